"""How a round begins and how it is scored: T3, T11 to T17."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.core.event import Event
from spinney.games.treehouse import scoring
from spinney.games.treehouse.events import (
    BonusTaken,
    ColourClaimed,
    ConditionLaid,
    ConditionTaken,
    RoundDealt,
    RoundScored,
    ScoringBegan,
)
from spinney.games.treehouse.material import (
    CARDS_OF_A_KIND,
    COLOUR_COUNT,
    COLOURS,
    HAND,
    NO_CARD,
    NOTHING_EACH,
    ROUNDS,
    TWO_EACH,
    Colour,
    Condition,
    room_name,
)
from spinney.games.treehouse.state import (
    CHOOSE,
    CLAIM,
    LAY,
    OVER,
    TAKE,
    TreehouseState,
    count_of,
    laid_card,
    sort_rooms,
)


def condition_name(worth: i64) -> Condition:
    """A condition card in actions and events: `none` or `two`."""
    return "two" if worth == TWO_EACH else "none"


def deal(state: TreehouseState, story: list[Event] | None) -> None:
    """T3: each seat in turn gets six rooms from the top of the deck."""
    left = state.deck_left
    for player in state.players:
        player.hand = sort_rooms(state.deck[left - HAND : left])
        left -= HAND
    state.deck_left = left
    state.pick = 0
    state.phase = CHOOSE
    state.turn = 0
    if story is not None:
        story.append(RoundDealt(int(state.round) + 1, hands_in_words(state)))


def hands_in_words(state: TreehouseState) -> list[list[str] | None]:
    hands: list[list[str] | None] = []
    for player in state.players:
        hands.append([room_name(room) for room in player.hand])
    return hands


def begin_scoring(state: TreehouseState, story: list[Event] | None) -> None:
    """T11 to T13, T17: the first chooser begins."""
    if story is not None:
        lays = state.seats == 2 and not state.youngest
        story.append(ScoringBegan(int(state.round) + 1, int(state.first()), not state.first_known, lays))
    state.first_known = True
    state.turn = state.first()
    if state.youngest:
        state.phase = CLAIM
    elif state.seats == 2:
        for player in state.players:
            player.card = NOTHING_EACH
        state.phase = LAY
    else:
        state.phase = TAKE


def seat_after(state: TreehouseState, seat: i64) -> i64:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < state.seats else 0


def seat_before(state: TreehouseState, seat: i64) -> i64:
    return seat - 1 if seat > 0 else state.seats - 1


def cards_left(state: TreehouseState, worth: i64) -> i64:
    """T12: how many condition cards of a kind nobody has taken."""
    left: i64 = CARDS_OF_A_KIND
    for player in state.players:
        if player.card == worth:
            left -= 1
    return left


def take(state: TreehouseState, seat: i64, worth: i64, story: list[Event] | None) -> None:
    """T12: when all have taken a card, the last chooser lays first."""
    state.players[seat].card = worth
    if story is not None:
        story.append(ConditionTaken(int(seat), condition_name(worth)))
    if seat_after(state, seat) == state.first():
        state.phase = LAY
    else:
        state.turn = seat_after(state, seat)


def lay(state: TreehouseState, seat: i64, colour: i64, story: list[Event] | None) -> None:
    """T12: in reverse order, the first chooser last. T13: with two players the first chooser lays first."""
    player = state.players[seat]
    if story is not None:
        story.append(ConditionLaid(int(seat), COLOURS[colour], condition_name(player.card)))
    state.laid[state.round * COLOUR_COUNT + colour] = laid_card(seat, player.card)
    player.card = NO_CARD
    last = state.first() if state.seats > 2 else seat_after(state, state.first())
    if seat == last:
        score_round(state, story)
    else:
        state.turn = seat_before(state, seat)


def claim(state: TreehouseState, seat: i64, colour: i64, story: list[Event] | None) -> None:
    """T17."""
    if story is not None:
        story.append(ColourClaimed(int(seat), COLOURS[colour]))
    state.laid[state.round * COLOUR_COUNT + colour] = laid_card(seat, 1)
    if seat_after(state, seat) == state.first():
        score_round(state, story)
    else:
        state.turn = seat_after(state, seat)


def score_round(state: TreehouseState, story: list[Event] | None) -> None:
    """T14; then the next round, or T15."""
    seat: i64 = 0
    gained: list[int] = []
    for player in state.players:
        state.sizes[state.round * 4 + seat] = len(player.house.order)
        points = scoring.round_points(state, state.round, player.house.tally)
        player.score += points
        if story is not None:
            gained.append(int(points))
        seat += 1
    if story is not None:
        report_scores(state, gained, story)
    if state.round + 1 < ROUNDS:
        state.firsts[state.round + 1] = scoring.next_first(state)
        state.round += 1
        deal(state, story)
        return
    state.phase = OVER
    state.turn = -1
    if story is not None:
        report_bonuses(state, story)


def report_scores(state: TreehouseState, gained: list[int], story: list[Event]) -> None:
    worth: dict[Colour, int] = {}
    for colour in range(COLOUR_COUNT):
        worth[COLOURS[colour]] = int(scoring.worth(state, state.round, colour))
    scores = [int(player.score) for player in state.players]
    sheet = scoring.round_sheet(state, int(state.round))
    story.append(RoundScored(int(state.round) + 1, worth, gained, scores, sheet))


def report_bonuses(state: TreehouseState, story: list[Event]) -> None:
    """T15: the bonuses are not part of `score`; they follow from the houses (`scoring.points`)."""
    for colour in range(COLOUR_COUNT):
        winner = scoring.bonus_winner(state, colour)
        if winner != scoring.NOBODY:
            points = count_of(state.players[winner].house.tally, colour)
            story.append(BonusTaken(int(winner), COLOURS[colour], int(points)))
