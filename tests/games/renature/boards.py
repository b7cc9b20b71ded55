"""Positions of Renature: a table that is set up by hand and then played by written actions."""

from __future__ import annotations

from spinney.core.event import Event
from spinney.core.packed import packed
from spinney.core.rng import QuickRng
from spinney.games.renature import RENATURE
from spinney.games.renature.guess import position_of
from spinney.games.renature.material import ANIMALS, NEUTRAL, PAIRS, PLANTS, domino_as_laid, domino_named
from spinney.games.renature.options import RenatureOptions
from spinney.games.renature.state import RenatureState
from spinney.games.renature.valley import CELL_BY_NAME
from spinney.games.renature.valley_file import standard_valley
from spinney.games.renature.view_types import LaidDomino

STANDARD = standard_valley().text
# The same valley upside down: a different one, with its areas in another order.
FLIPPED = "\n".join([STANDARD.splitlines()[0], *STANDARD.splitlines()[:0:-1]]) + "\n"


def table(players: int = 2, *, first: int = 0, seed: int = 1) -> RenatureState:
    return RENATURE.deal(RenatureOptions(players=players, first=first), QuickRng(seed))


def give(state: RenatureState, seat: int, *names: str) -> None:
    """Swap the hand of a seat for these dominoes, wherever these are."""
    for place, name in enumerate(names):
        wanted, had = domino_named(name), state.players[seat].hand[place]
        for player in state.players:
            player.hand = packed([swapped(domino, wanted, had) for domino in player.hand])
            player.reserve = packed([swapped(domino, wanted, had) for domino in player.reserve])
        state.left_out = packed([swapped(domino, wanted, had) for domino in state.left_out])
    state.players[seat].hand_size = len(names)


def swapped(domino: int, one: int, other: int) -> int:
    return other if domino == one else one if domino == other else domino


def lay(state: RenatureState, *texts: str) -> None:
    """Lay dominoes without asking the rules: `owl-frog 3,4 3,5`."""
    for text in texts:
        name, first, second = text.split()
        state.brook.lay(
            state.valley, position_of(state.valley, LaidDomino(name, first, second)) * PAIRS + domino_as_laid(name)
        )


def grow(state: RenatureState, *texts: str) -> None:
    """Plant without asking the rules: `0 oak 3,4`, `neutral grass 3,5`; the plants come from a board."""
    for text in texts:
        owner, name, cell = text.split()
        plant = PLANTS.index(name)
        spot = state.valley.spot_at[CELL_BY_NAME[cell]]
        colour = NEUTRAL if owner == "neutral" else int(owner)
        state.land.plant(state.valley.area_of_spot[spot], spot, colour * 4 + plant)
        giver = state.players[0 if owner == "neutral" else int(owner)]
        giver.plants[plant + (4 if owner == "neutral" else 0)] -= 1


def joker(state: RenatureState, animal: str) -> None:
    state.joker = ANIMALS.index(animal)


def clouds(state: RenatureState, *counts: int) -> None:
    for player, count in zip(state.players, counts, strict=True):
        player.clouds = count


def choices(state: RenatureState, word: str = "") -> list[str]:
    """What the acting seat may do, or only what starts with this word."""
    texts = RENATURE.choices(state, state.turn)
    return sorted(text for text in texts if text.split()[0] == word or not word)


def act(state: RenatureState, *texts: str) -> list[Event]:
    """Let the acting seats take these actions in order; returns what happened."""
    story = []
    for text in texts:
        story += RENATURE.act(state, state.turn, RENATURE.find(state, state.turn, text))
    return story


def scores(state: RenatureState) -> list[int]:
    return [player.score for player in state.players]


def phase(state: RenatureState) -> str:
    return RENATURE.public_view(state).phase


def around_b(state: RenatureState) -> None:
    """Cover everything around area B (2,5 and 2,6) except 2,4 and 3,4."""
    lay(state, "owl-owl 1,5 1,6", "owl-owl 2,7 3,7", "owl-owl 3,5 3,6")


def scene() -> RenatureState:
    state = table()
    give(state, 0, "frog-owl", "bat-bat", "snail-badger")
    lay(state, "owl-snail 1,2 1,3", "turtle-frog 1,5 1,6")
    grow(state, "0 oak 2,2", "1 oak 2,3", "neutral bush 4,2", "1 grass 5,2")
    joker(state, "badger")
    return state
