"""Positions of Best Treehouse Ever drawn as small text boards.

    seat 0
      hand R2 Y1
      chosen G3            chosen in secret or, in the phase PLACE, revealed
      score 7
      card two
      .  .  .              the house from the top: a row of three is level 3
       R1 .                a row of two is level 2, on the trunk
    seat 1

Rooms are written with one letter for the colour: R7 is red7, N is brown.
"""

from __future__ import annotations

from spinney.core.event import Event
from spinney.core.packed import packed
from spinney.core.rng import QuickRng
from spinney.games.treehouse import TREEHOUSE
from spinney.games.treehouse.material import NOTHING_EACH, ROOMS, TWO_EACH, place_at, the_room
from spinney.games.treehouse.options import TreehouseOptions
from spinney.games.treehouse.state import (
    PLACE,
    UNLAID,
    House,
    Player,
    TreehouseState,
    bare_trunk,
    laid_card,
    new_player,
    state_of,
)

LETTERS = "RYGBPN"
COLOURS = ("red", "yellow", "green", "blue", "purple", "brown")
CARDS = {"two": TWO_EACH, "none": NOTHING_EACH}

SCENE = """
    seat 0
      chosen R2
      hand G2 P1
      .  .  .  .
       B1 Y1 .
        R1 G1
    seat 1
      chosen N1
      hand N2 N3
      . R3 .
       R4 B2
"""
TABLES = [(2, False), (3, False), (4, False), (3, True)]
"""The number of players, and whether the variant for the youngest is played."""


def room(word: str) -> int:
    """`R7` is red7."""
    return int(the_room(LETTERS.index(word[0]), int(word[1:])))


def rooms(words: str) -> list[int]:
    return [room(word) for word in words.split()]


def house(drawing: str) -> House:
    """A drawn house, built level by level from the trunk."""
    built = bare_trunk()
    for words in reversed([line.split() for line in drawing.splitlines() if line.strip()]):
        for position, word in enumerate(words, 1):
            if word != ".":
                built.build(room(word), place_at(len(words), position))
    return built


def table(
    drawing: str,
    *,
    phase: int = PLACE,
    turn: int = 0,
    round: int = 0,
    pick: int = 0,
    first: int = 0,
    first_known: bool = True,
    youngest: bool = False,
    laid: str = "",
) -> TreehouseState:
    """A drawn position. `laid` has the cards on this round's score cards, all by seat 0: `red two, blue none`."""
    players: list[Player] = []
    rows: list[str] = []
    for line in [*drawing.splitlines(), "seat end"]:
        word, _, rest = line.strip().partition(" ")
        if word == "seat":
            if players:
                players[-1].house = house("\n".join(rows))
            rows = []
            if rest != "end":
                players.append(new_player())
        elif word == "hand":
            players[-1].hand = packed(sorted(rooms(rest)))
        elif word == "chosen":
            players[-1].chosen = room(rest)
        elif word == "score":
            players[-1].score = int(rest)
        elif word == "card":
            players[-1].card = CARDS[rest]
        else:
            rows.append(line)
    used = {one for player in players for one in [*player.hand, *player.house.rooms, player.chosen]}
    deck = [one for one in range(ROOMS) if one not in used]
    cards = [UNLAID] * 18
    for words in filter(None, laid.split(", ")):
        colour, condition = words.split()
        worth = 1 if condition == "claim" else CARDS[condition]
        cards[round * 6 + COLOURS.index(colour)] = int(laid_card(0, worth))
    firsts = [first if number <= round else -1 for number in range(3)]
    sizes = [len(player.house.order) for player in players] + [0] * (4 - len(players))
    return state_of(
        seats=len(players),
        youngest=youngest,
        round=round,
        pick=pick,
        phase=phase,
        turn=turn,
        deck=deck,
        players=players,
        leftovers=[],
        firsts=firsts,
        first_known=first_known,
        laid=cards,
        sizes=sizes * 3,
    )


def texts(state: TreehouseState, seat: int = 0) -> set[str]:
    """What a seat may do, as texts."""
    return set(TREEHOUSE.choices(state, seat))


def builds(state: TreehouseState, seat: int = 0) -> set[str]:
    """Where a seat may build."""
    return {text.removeprefix("build ") for text in texts(state, seat) if text.startswith("build")}


def act(state: TreehouseState, *written: str) -> list[Event]:
    """Let seats take actions in order, written `0 choose red1`; returns what happened."""
    story: list[Event] = []
    for text in written:
        seat, _, action = text.partition(" ")
        story += TREEHOUSE.act(state, int(seat), TREEHOUSE.find(state, int(seat), action))
    return story


def of_kind(story: list[Event], *kinds: type[Event]) -> list[Event]:
    return [event for event in story if isinstance(event, kinds)]


def new(players: int, seed: int = 1, **options: bool) -> TreehouseState:
    return TREEHOUSE.deal(TreehouseOptions(players=players, **options), QuickRng(seed))


def after(state: TreehouseState, decisions: int, seed: int) -> TreehouseState:
    """The same game after this many random decisions, seats in any order, or at its end."""
    rng = QuickRng(seed, 1)
    for _ in range(decisions):
        seats = TREEHOUSE.rules.actors(state)
        if seats:
            seat = seats[rng.below(len(seats))]
            TREEHOUSE.rules.apply(state, seat, TREEHOUSE.rules.random_action(state, seat, rng))
    return state


def play_until(state: TreehouseState, phase: int, round: int = 0, seed: int = 1) -> None:
    """Random actions until this phase of this round begins."""
    rng = QuickRng(seed, 9)
    while (state.phase, state.round) != (phase, round):
        seat = TREEHOUSE.rules.actor(state)
        TREEHOUSE.rules.apply(state, seat, TREEHOUSE.rules.random_action(state, seat, rng))


def whole_story(state: TreehouseState) -> list[Event]:
    """Everything that happens in a random game from here."""
    story: list[Event] = []
    rng = QuickRng(1, 9)
    while (seat := TREEHOUSE.rules.actor(state)) >= 0:
        story += TREEHOUSE.act(state, seat, TREEHOUSE.rules.random_action(state, seat, rng))
    return story
