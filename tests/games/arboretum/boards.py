"""Positions of Arboretum drawn as small text boards.

    deck M1 M2              the next card first
    seat 0
      hand O8 J7
      shown O8              the cards in hand that everyone has seen (A5)
      pile C1 C2            the bottom card first
      O1 O4 .               the arboretum row by row, a dot for each gap
      .  O6 J8
    seat 1
      hand W1

Cards are written with the letters of the scoring pad. The first card of an arboretum, read line by line, is at 0,0.
"""

from __future__ import annotations

from spinney.core.event import Event
from spinney.core.rng import QuickRng
from spinney.games.arboretum import ARBORETUM
from spinney.games.arboretum.material import CARDS, SPECIES, species_of, the_card
from spinney.games.arboretum.options import ArboretumOptions
from spinney.games.arboretum.state import DRAW_FIRST, ArboretumState, Grove, bare_ground, cell_at, player_of, state_of

LETTERS = ("BS", "C", "CB", "D", "J", "M", "O", "RP", "TP", "W")
BLUE_SPRUCE, CASSIA, CHERRY_BLOSSOM, DOGWOOD, JACARANDA, MAPLE, OAK, ROYAL_POINCIANA, TULIP_POPLAR, WILLOW = range(10)

SCENE = """
    deck M1 M2
    seat 0
      hand O8 O2 J7 W1
      pile C1
      O3 O4
      .  W5
      .  O6
    seat 1
      hand O1 O7 D2
      shown O1 O7
      pile C2
      O5
    seat 2
      hand J1 J8 W8
      shown J8 W8
"""


def card(word: str) -> int:
    """`O4` is the 4 of Oak."""
    return int(the_card(LETTERS.index(word[:-1]), int(word[-1])))


def cards(words: str) -> list[int]:
    return [card(word) for word in words.split()]


def laid(drawing: str) -> dict[tuple[int, int], int]:
    """The place of each card in a drawn arboretum."""
    found: dict[tuple[int, int], int] = {}
    for y, line in enumerate(line for line in drawing.splitlines() if line.strip()):
        for x, word in enumerate(line.split()):
            if word != ".":
                found[x, y] = card(word)
    left, top = next(iter(found), (0, 0))
    return {(x - left, y - top): one for (x, y), one in found.items()}


def planted(layout: dict[tuple[int, int], int]) -> Grove:
    """An arboretum with these cards, each laid next to one before it, beginning at 0,0."""
    grove = bare_ground()
    waiting = dict(layout)
    while waiting:
        x, y = next((x, y) for x, y in waiting if cell_at(x, y) in grove.open)
        grove.plant(waiting.pop((x, y)), cell_at(x, y))
    return grove


def grove(drawing: str) -> Grove:
    return planted(laid(drawing))


def table(drawing: str, *, turn: int = 0, phase: int = DRAW_FIRST) -> ArboretumState:
    """A drawn position; the species that appear in it are in play."""
    deck: list[int] = []
    shown: list[int] = []
    hands: list[list[int]] = []
    piles: list[list[int]] = []
    rows: list[list[str]] = []
    for line in drawing.splitlines():
        word, _, rest = line.strip().partition(" ")
        if word == "deck":
            deck = cards(rest)
        elif word == "seat":
            hands.append([])
            piles.append([])
            rows.append([])
        elif word == "hand":
            hands[-1] = cards(rest)
        elif word == "shown":
            shown += cards(rest)
        elif word == "pile":
            piles[-1] = cards(rest)
        elif word:
            rows[-1].append(line)
    groves = [laid("\n".join(lines)) for lines in rows]
    everything = [deck, *hands, *piles, *(list(layout.values()) for layout in groves)]
    present = {int(species_of(one)) for part in everything for one in part}
    return state_of(
        seats=len(hands),
        first=0,
        turn=turn,
        phase=phase,
        in_play=[int(species in present) for species in range(len(SPECIES))],
        deck=deck[::-1],
        players=[
            player_of(planted(layout), hand, pile) for layout, hand, pile in zip(groves, hands, piles, strict=True)
        ],
        shown=[int(one in shown) for one in range(CARDS)],
    )


def texts(state: ArboretumState, seat: int) -> set[str]:
    """What a seat may do, as texts."""
    return set(ARBORETUM.choices(state, seat))


def act(state: ArboretumState, *written: str) -> list[Event]:
    """Let the acting seats take these actions in order; returns what happened."""
    story: list[Event] = []
    for text in written:
        seat = ARBORETUM.rules.actor(state)
        story += ARBORETUM.act(state, seat, ARBORETUM.find(state, seat, text))
    return story


def middle(players: int, seed: int, decisions: int) -> ArboretumState:
    """A random game after this many decisions, or at its end."""
    state = ARBORETUM.deal(ArboretumOptions(players=players), QuickRng(seed))
    rng = QuickRng(seed, 1)
    for _ in range(decisions):
        seat = ARBORETUM.rules.actor(state)
        if seat >= 0:
            ARBORETUM.rules.apply(state, seat, ARBORETUM.rules.random_action(state, seat, rng))
    return state
