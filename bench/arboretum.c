/* Random two-player games of Arboretum in C, move for move the same as the engine's `play_out`, to compare with.

   usage: arboretum GAMES        prints CPU microseconds per game, decisions, and a checksum of the final hands. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SEATS = 2, SPECIES = 10, IN_PLAY = 6, WIDTH = 35, CELLS = 1225, ORIGIN = 612, NOTHING = -1, OPEN = -2 };

typedef struct { uint32_t a, b, c, counter; } Rng;

typedef struct {
    int8_t board[CELLS];
    int16_t open[64];
    int opened, laid;
    int16_t cells[20], rising[20];
    int8_t hand[9], pile[64];
    int held, piled;
} Player;

typedef struct {
    Player players[SEATS];
    int8_t deck[48], shown[80];
    int deck_left, turn, phase;
} State;

static uint32_t word(Rng *rng) {
    uint32_t fresh = rng->a + rng->b + rng->counter++;
    rng->a = rng->b ^ (rng->b >> 9);
    rng->b = rng->c + (rng->c << 3);
    rng->c = ((rng->c << 21) | (rng->c >> 11)) + fresh;
    return fresh;
}

static int below(Rng *rng, int n) { return (int)(((uint64_t)word(rng) * (uint64_t)n) >> 32); }

static void shuffle(Rng *rng, int8_t *items, int count) {
    for (int i = count - 1; i > 0; i--) {
        int j = below(rng, i + 1);
        int8_t item = items[i];
        items[i] = items[j];
        items[j] = item;
    }
}

static void setup(State *state, Rng *rng) {
    int8_t order[SPECIES], in_play[SPECIES] = {0};
    for (int i = 0; i < SPECIES; i++) order[i] = (int8_t)i;
    shuffle(rng, order, SPECIES);
    for (int i = 0; i < IN_PLAY; i++) in_play[order[i]] = 1;
    state->turn = below(rng, SEATS);
    state->phase = 0;
    int size = 0;
    for (int species = 0; species < SPECIES; species++)
        if (in_play[species])
            for (int value = 0; value < 8; value++) state->deck[size++] = (int8_t)(species * 8 + value);
    shuffle(rng, state->deck, size);
    memset(state->shown, 0, sizeof state->shown);
    for (int seat = 0; seat < SEATS; seat++) {
        Player *player = &state->players[seat];
        memset(player->board, NOTHING, sizeof player->board);
        player->board[ORIGIN] = OPEN;
        player->open[0] = ORIGIN;
        player->opened = 1;
        player->laid = player->piled = 0;
        memcpy(player->hand, state->deck + size - 7, 7);
        player->held = 7;
        size -= 7;
    }
    state->deck_left = size;
}

static void open_up(Player *player, int cell) {
    if (player->board[cell] == NOTHING) {
        player->board[cell] = OPEN;
        player->open[player->opened++] = (int16_t)cell;
    }
}

static void plant(Player *player, int card, int cell) {
    player->board[cell] = (int8_t)card;
    player->cells[player->laid] = (int16_t)cell;
    int i = player->laid++;
    while (i > 0 && (player->board[player->rising[i - 1]] & 7) > (card & 7)) {
        player->rising[i] = player->rising[i - 1];
        i--;
    }
    player->rising[i] = (int16_t)cell;
    for (i = 0; player->open[i] != cell; i++) {}
    memmove(player->open + i, player->open + i + 1, (size_t)(player->opened - i - 1) * sizeof player->open[0]);
    player->opened--;
    open_up(player, cell - WIDTH);
    open_up(player, cell - 1);
    open_up(player, cell + 1);
    open_up(player, cell + WIDTH);
}

static void drop(Player *player, int card) {
    int i = 0;
    while (player->hand[i] != card) i++;
    memmove(player->hand + i, player->hand + i + 1, (size_t)(player->held - i - 1));
    player->held--;
}

static int play_out(State *state, Rng *rng) {
    int decisions = 0;
    while (state->phase < 4) {
        Player *player = &state->players[state->turn];
        decisions++;
        if (state->phase < 2) {
            int sources = state->deck_left > 0, card = -1;
            for (int seat = 0; seat < SEATS; seat++) sources += state->players[seat].piled > 0;
            int place = below(rng, sources);
            if (state->deck_left > 0 && place-- == 0) {
                card = state->deck[--state->deck_left];
            } else {
                for (int seat = 0; card < 0; seat++)
                    if (state->players[seat].piled > 0 && place-- == 0)
                        card = state->players[seat].pile[--state->players[seat].piled];
                state->shown[card] = 1;
            }
            player->hand[player->held++] = (int8_t)card;
            state->phase++;
        } else if (state->phase == 2) {
            int place = below(rng, player->held * player->opened);
            int card = player->hand[place / player->opened], cell = player->open[place % player->opened];
            drop(player, card);
            state->shown[card] = 0;
            plant(player, card, cell);
            state->phase = 3;
        } else {
            int card = player->hand[below(rng, player->held)];
            drop(player, card);
            state->shown[card] = 0;
            player->pile[player->piled++] = (int8_t)card;
            state->phase = state->deck_left > 0 ? 0 : 4;
            if (state->phase == 0) state->turn = 1 - state->turn;
        }
    }
    return decisions;
}

int main(int argc, char **argv) {
    long games = argc > 1 ? atol(argv[1]) : 100000, decisions = 0;
    unsigned long checksum = 0;
    clock_t started = clock();
    for (long number = 0; number < games; number++) {
        Rng rng = {1, 0, (uint32_t)number, 1};
        for (int i = 0; i < 15; i++) word(&rng);
        State state;
        setup(&state, &rng);
        decisions += play_out(&state, &rng);
        for (int seat = 0; seat < SEATS; seat++)
            for (int i = 0; i < state.players[seat].held; i++)
                checksum = (checksum * 31 + (unsigned long)state.players[seat].hand[i]) & 0xFFFFFFFF;
    }
    double seconds = (double)(clock() - started) / CLOCKS_PER_SEC;
    printf("%f %ld %lu\n", seconds * 1e6 / (double)games, decisions, checksum);
    return 0;
}
