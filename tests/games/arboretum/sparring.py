"""Sparring partners that play Arboretum like the best published bots: for measuring bots, not for playing.

denial   always draws from the deck; values a card by its rank (1 and 8 high, depending on what the opponent is
         known to hold) plus the opponent's best path in that species; plays and discards the two least valued
builder  lays a rising staircase on the diagonal, then the card and cell with the largest gain over all species
one_ply  path points times the chance of the right to score, minus the opponent's; one action ahead
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from spinney.core.bot import Answer, Bot
from spinney.core.rng import QuickRng
from spinney.games.arboretum.guess import assemble
from spinney.games.arboretum.material import CARD_BY_NAME, SPECIES_COUNT, species_of, value_of
from spinney.games.arboretum.rules import DRAW_DECK, FIRST_DISCARD, FIRST_PILE, FIRST_PLAY, card_of, cell_of
from spinney.games.arboretum.scoring import best_paths
from spinney.games.arboretum.state import ArboretumState, Grove, cell_at
from spinney.games.arboretum.view_types import ArboretumView


def draws(legal: Sequence[int]) -> bool:
    return legal[0] < FIRST_DISCARD


def others_best(state: ArboretumState, seat: int) -> list[int]:
    """species -> the points of the best path of any other seat."""
    paths = [list(best_paths(player.grove)) for other, player in enumerate(state.players) if other != seat]
    return [max(path[species] for path in paths) for species in range(SPECIES_COUNT)]


def shown_elsewhere(view: ArboretumView) -> set[int]:
    return {
        CARD_BY_NAME[name] for seat, seen in enumerate(view.public.seats) if seat != view.seat for name in seen.shown
    }


def gain(grove: Grove, card: int, cell: int) -> int:
    """How many points a card there adds to the best paths of all species together."""
    after = grove.copy()
    after.plant(card, cell)
    return sum(best_paths(after)) - sum(best_paths(grove))


class DenialBot(Bot):
    def choose(self, view: ArboretumView, legal: Sequence[int], rng: QuickRng) -> Answer:
        if draws(legal):
            return Answer(DRAW_DECK if DRAW_DECK in legal else legal[rng.below(len(legal))])
        state = assemble(view)
        against = others_best(state, view.seat)
        known = shown_elsewhere(view)
        worth = {action: self.worth(int(card_of(action)), against, known) for action in legal}
        least = min(worth.values())
        cheapest = [action for action in legal if worth[action] == least]
        if cheapest[0] < FIRST_PLAY:
            return Answer(cheapest[rng.below(len(cheapest))])
        grove = state.players[view.seat].grove
        return Answer(max(cheapest, key=lambda action: gain(grove, int(card_of(action)), int(cell_of(action)))))

    def worth(self, card: int, against: list[int], known: set[int]) -> float:
        value, species = int(value_of(card)), int(species_of(card))
        rank = float(value)
        if value == 1:
            rank = 8.0 if card + 7 in known else 6.0
        if value == 8:
            rank = 2.0 if card - 7 in known else 9.0
        return rank + against[species]


class BuilderBot(Bot):
    """Its staircase of rising cards goes right and down alternately from the first card."""

    def choose(self, view: ArboretumView, legal: Sequence[int], rng: QuickRng) -> Answer:
        state = assemble(view)
        player = state.players[view.seat]
        if draws(legal):
            return Answer(self.draw(view, state, legal))
        if legal[0] < FIRST_PLAY:
            # Keep cards for its own paths, discard the others, the lowest first.
            own = list(best_paths(player.grove))
            return Answer(min(legal, key=lambda a: (own[species_of(card_of(a))], value_of(card_of(a)))))
        steps = len(player.grove.cells)
        if steps < 5:
            stair = int(cell_at((steps + 1) // 2, steps // 2))
            top = value_of(player.grove.board[player.grove.cells[steps - 1]]) if steps else 0
            rising = [a for a in legal if cell_of(a) == stair and value_of(card_of(a)) > top]
            if rising:
                return Answer(min(rising, key=lambda a: value_of(card_of(a))))
        return Answer(
            max(legal, key=lambda a: (gain(player.grove, int(card_of(a)), int(cell_of(a))), -value_of(card_of(a))))
        )

    def draw(self, view: ArboretumView, state: ArboretumState, legal: Sequence[int]) -> int:
        grove = state.players[view.seat].grove
        best, best_gain = DRAW_DECK if DRAW_DECK in legal else legal[0], 1
        for action in legal:
            if action != DRAW_DECK:
                card = CARD_BY_NAME[view.public.seats[action - FIRST_PILE].pile[-1]]
                lift = max(gain(grove, card, cell) for cell in grove.open)
                if lift > best_gain:
                    best, best_gain = action, lift
        return best


class OnePlyBot(Bot):
    """Estimates for every species how likely its own sum is to beat the unseen cards."""

    def choose(self, view: ArboretumView, legal: Sequence[int], rng: QuickRng) -> Answer:
        state = assemble(view)
        player = state.players[view.seat]
        hand = list(player.hand)
        if draws(legal):
            worths = {}
            for action in legal:
                if action == DRAW_DECK:
                    worths[action] = self.worth(view, state, player.grove, hand) + 0.8
                else:
                    card = CARD_BY_NAME[view.public.seats[action - FIRST_PILE].pile[-1]]
                    worths[action] = self.worth(view, state, player.grove, [*hand, card])
            return Answer(max(legal, key=lambda action: worths[action]))
        best, best_worth = legal[0], -1e9
        for action in legal:
            card = int(card_of(action))
            grove = player.grove
            if action >= FIRST_PLAY:
                grove = grove.copy()
                grove.plant(card, cell_of(action))
            worth = self.worth(view, state, grove, [held for held in hand if held != card])
            if worth > best_worth:
                best, best_worth = action, worth
        return Answer(best)

    def worth(self, view: ArboretumView, state: ArboretumState, grove: Grove, hand: list[int]) -> float:
        own = list(best_paths(grove))
        against = others_best(state, view.seat)
        total = 0.0
        for species in range(SPECIES_COUNT):
            mine = sum(int(value_of(card)) for card in hand if species_of(card) == species)
            theirs = self.expected(view, hand, species)
            right = min(1.0, max(0.0, 0.5 + (mine - theirs) / 12))
            total += right * float(own[species]) - (1 - right) * float(against[species]) + 0.02 * mine
        return total

    def expected(self, view: ArboretumView, hand: list[int], species: int) -> float:
        """What the other hand is expected to hold of a species: known cards, and its share of the unseen ones."""
        known = [card for card in shown_elsewhere(view) if species_of(card) == species]
        gone = set(hand) | set(known)
        for seat in view.public.seats:
            gone.update(CARD_BY_NAME[name] for name in seat.pile)
            gone.update(CARD_BY_NAME[laid.card] for laid in seat.arboretum)
        unseen = [card for card in range(species * 8, species * 8 + 8) if card not in gone]
        hidden = sum(seat.hand_size - len(seat.shown) for i, seat in enumerate(view.public.seats) if i != view.seat)
        share = hidden / max(1, hidden + view.public.deck)
        return sum(int(value_of(card)) for card in known) + share * sum(int(value_of(card)) for card in unseen)


SPARRING: dict[str, Callable[[], Bot]] = {"denial": DenialBot, "builder": BuilderBot, "one_ply": OnePlyBot}
