"""What each pair of eyes sees of a state of Arboretum. Compiled: a server makes all views after every action."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.core.arrays import vec
from spinney.games.arboretum.material import CARD_NAMES, SPECIES
from spinney.games.arboretum.state import CELLS, OVER, ArboretumState, Grove, Player, x_of, y_of
from spinney.games.arboretum.view_types import PHASES, LaidCard, PrivateView, PublicView, SeatView


def names(cards: vec[i64]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def names_in_order(cards: list[int]) -> list[str]:
    """By species and value."""
    cards.sort()
    return [CARD_NAMES[card] for card in cards]


def laid_cards(numbers: list[int]) -> list[LaidCard]:
    """The cards and cells that `Grove.laid` packed into numbers."""
    cards = []
    for number in numbers:
        cell: i64 = number % CELLS
        cards.append(LaidCard(CARD_NAMES[number // CELLS], int(x_of(cell)), int(y_of(cell))))
    return cards


def arboretum_of(grove: Grove) -> list[LaidCard]:
    """Cached in the grove: an action changes one arboretum, but a server sends all of them after each."""
    seen = grove.seen
    if isinstance(seen, list):
        return seen
    laid = laid_cards(grove.laid())
    grove.seen = laid
    return laid


def shown_cards(state: ArboretumState, player: Player) -> list[str]:
    over = state.phase == OVER
    return names_in_order([int(card) for card in player.hand if over or state.shown[card]])


def public_view(state: ArboretumState) -> PublicView:
    return PublicView(
        phase=PHASES[state.phase],
        turn=state.turn,
        first=state.first,
        species=[SPECIES[species] for species, plays in enumerate(state.in_play) if plays],
        deck=state.deck_left,
        seats=[
            SeatView(
                arboretum=arboretum_of(player.grove),
                pile=names(player.pile),
                hand_size=len(player.hand),
                shown=shown_cards(state, player),
            )
            for player in state.players
        ],
    )


def private_view(state: ArboretumState, seat: int) -> PrivateView:
    return PrivateView(hand=names_in_order([int(card) for card in state.players[seat].hand]))
