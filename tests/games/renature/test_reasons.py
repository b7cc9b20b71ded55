"""Reasons for an action: positions with one obvious reason each."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from spinney.core.catalogue import catalogue
from spinney.core.message import Message
from spinney.core.rng import QuickRng
from spinney.core.view import SPECTATOR
from spinney.games.renature import RENATURE
from spinney.games.renature.options import RenatureOptions
from spinney.games.renature.reasons import MOST_REASONS
from spinney.games.renature.state import RenatureState
from tests.games.renature.boards import act, clouds, give, grow, joker, lay, table

MESSAGES = Path(__file__).parents[3] / "src/spinney/messages/en/renature.ftl"


def why(state: RenatureState, text: str) -> list[str]:
    """The reasons of the acting seat for a written action, as people read them."""
    return [say(message) for message in given(state, text)]


def given(state: RenatureState, text: str) -> tuple[Message, ...]:
    return RENATURE.reasons(RENATURE.view(state, state.turn), RENATURE.find(state, state.turn, text))


def say(message: Message) -> str:
    return catalogue().say(message, ["Ada", "Bo", "Cy", "Di"])


def around_a(*plants: str) -> RenatureState:
    """Only cell 2,1 is missing to complete area A."""
    state = table()
    give(state, 0, "frog-owl", "bat-bat", "snail-badger")
    lay(state, "owl-snail 1,2 1,3", "turtle-frog 2,4 3,4", "bat-frog 3,2 3,3")
    grow(state, *plants)
    joker(state, "squirrel")
    return state


def beside_p(*plants: str) -> RenatureState:
    """The next domino can go under area P, next to 14,8 with its clouds."""
    state = table()
    give(state, 0, "frog-owl", "bat-bat", "snail-badger")
    lay(state, "owl-snail 15,9 15,10")
    grow(state, *plants)
    joker(state, "squirrel")
    return state


def p_open(*plants: str) -> RenatureState:
    state = beside_p(*plants)
    act(state, "place frog-owl 15,7 15,8")
    return state


def a_completed(*plants: str) -> RenatureState:
    state = around_a(*plants)
    act(state, "place owl-frog 1,1 2,1")
    return state


def a_to_score(*plants: str) -> RenatureState:
    state = a_completed(*plants)
    act(state, "leave")
    return state


def too_many_clouds() -> RenatureState:
    state = p_open("0 oak 14,2")
    act(state, "plant own grass 14,8")
    return state


def few_clouds() -> RenatureState:
    state = p_open()
    clouds(state, 3, 3)
    return state


def no_plants() -> RenatureState:
    state = p_open()
    for kind in range(8):
        state.players[0].plants[kind] = 0
    return state


def after_discard() -> RenatureState:
    state = around_a()
    act(state, "discard bat-bat")
    return state


def nothing_fits() -> RenatureState:
    state = table()
    give(state, 0, "frog-owl", "bat-bat", "turtle-badger")
    lay(
        state,
        "snail-snail 1,2 1,3",
        "snail-woodpecker 1,6 1,7",
        "snail-squirrel 1,10 1,11",
        "salamander-snail 1,13 1,14",
    )
    for player in state.players:
        player.reserve_left = 10  # the laid dominoes came from it
    return state


def one_fits() -> RenatureState:
    """Only snail-turtle of this hand fits, at 1,15."""
    state = nothing_fits()
    give(state, 0, "frog-owl", "bat-bat", "snail-turtle")
    return state


def a_scored() -> RenatureState:
    """Area A is scored, and it is the next turn of seat 0."""
    state = a_to_score("0 oak 2,2")
    act(state, "score", "end", "stop")
    while state.turn == 1:
        act(state, next(text for text in RENATURE.choices(state, 1) if text.split()[0] in ("discard", "end", "stop")))
    return state


def before_another_turn(*plants: str) -> RenatureState:
    """The turn is over up to the draw; with frog-owl in hand, area A could be completed in another turn."""
    state = around_a(*plants)
    act(state, "discard bat-bat", "end")
    return state


CASES: list[tuple[str, Callable[[], RenatureState], str, str]] = [
    (
        "completes",
        lambda: around_a("0 oak 2,2"),
        "place owl-frog 1,1 2,1",
        "Completes area A, which pays 3 as it stands.",
    ),
    (
        "completes-before",
        lambda: around_a("0 bush 2,2", "1 grass 2,3"),
        "place owl-frog 1,1 2,1",
        "Completes area A for 2 before Bo can draw level.",
    ),
    ("token", around_a, "place owl-frog 1,1 2,1", "Takes the sunflower token of area A, size 2."),
    ("opens", beside_p, "place frog-owl 15,7 15,8", "A plant can go into area P, which pays 13."),
    ("nothing-fits", nothing_fits, "discard bat-bat", "No domino in the hand fits anywhere."),
    ("planting", p_open, "plant own grass 14,7", "The plant scores 1 at once."),
    ("takes-lead", p_open, "plant own grass 14,7", "Takes the lead in area P, which pays 13."),
    (
        "keeps-lead",
        lambda: p_open("0 oak 14,6"),
        "plant own grass 14,7",
        "Keeps the lead in area P, which pays 13.",
    ),
    (
        "breaks-tie",
        lambda: p_open("0 oak 14,6", "1 oak 14,5"),
        "plant own grass 14,7",
        "Breaks the tie in area P and takes the lead there, which pays 13.",
    ),
    (
        "second",
        lambda: p_open("1 oak 14,6"),
        "plant own grass 14,7",
        "Comes second in area P, which pays 6.",
    ),
    (
        "strikes",
        lambda: p_open("1 oak 14,6", "0 grass 14,5"),
        "plant neutral oak 14,7",
        "Draws level with Bo in area P and cancels 13 points.",
    ),
    ("leaves", p_open, "leave", "Every plant will do more elsewhere."),
    ("scores", lambda: a_to_score("0 oak 2,2"), "score", "Area A pays 3."),
    ("scores-nothing", a_to_score, "score", "Nothing done before the scoring would be worth its clouds."),
    (
        "returns-tie",
        lambda: a_to_score("0 oak 2,2", "neutral oak 2,3"),
        "return 2,3",
        "Without this plant, area A pays 3 more.",
    ),
    (
        "does-not-fit",
        one_fits,
        "discard bat-bat",
        "bat-bat does not fit anywhere now, and the others are worth keeping.",
    ),
    ("helps-others", around_a, "discard bat-bat", "Wherever bat-bat fits, it would help others more."),
    ("isolates", around_a, "place frog-owl 4,4 5,4", "Beside it, a cell of the brook can never be covered now."),
    ("clouds", few_clouds, "plant own grass 14,8", "Gathers 2 clouds."),
    ("keeps-clouds", too_many_clouds, "gather", "The clouds on the board are worth more than these."),
    ("makes-room", too_many_clouds, "return 14,2", "Makes room for 2 clouds."),
    ("makes-room", too_many_clouds, "joker butterfly", "Makes room for 2 clouds."),
    ("makes-room", too_many_clouds, "return 14,8", "Makes room for 1 cloud."),
    ("cannot-plant", no_plants, "leave", "Nothing can be planted here."),
    ("joker-fits", nothing_fits, "joker bat", "With the bat as the joker, bat-bat fits."),
    ("joker-more", around_a, "joker turtle", "With the turtle as the joker, there are 13 ways to place snail-badger."),
    (
        "replants",
        lambda: a_to_score("1 bush 2,2", "0 bush 2,3"),
        "return 2,3",
        "Planted again, the bush can score once more.",
    ),
    ("replants-scored", a_scored, "return 2,2", "Area A has been scored: the oak can do more elsewhere."),
    ("ends", after_discard, "end", "Nothing more in this turn is worth its clouds."),
    ("again", before_another_turn, "again", "Another turn comes before anyone can respond."),
    (
        "again-completes",
        lambda: before_another_turn("0 oak 2,2"),
        "again",
        "Another turn can complete area A at once, which pays 3.",
    ),
    ("stops", before_another_turn, "stop", "6 clouds are kept for later; each is worth a point at the end."),
]


@pytest.mark.parametrize(("key", "scene", "text", "sentence"), CASES, ids=[f"{case[0]}: {case[2]}" for case in CASES])
def test_an_obvious_reason_is_given(key: str, scene: Callable[[], RenatureState], text: str, sentence: str) -> None:
    state = scene()
    assert f"renature-reason-{key}" in [message.key for message in given(state, text)]
    assert sentence in why(state, text)


def test_every_reason_has_a_position() -> None:
    keys = re.findall(r"^renature-reason-([a-z-]+) =", MESSAGES.read_text(), re.MULTILINE)
    assert sorted(keys) == sorted({key for key, _, _, _ in CASES})


def test_the_weightiest_reason_comes_first() -> None:
    assert why(around_a("0 oak 2,2"), "place bat-bat 2,1 3,1") == [
        "Completes area A, which pays 3 as it stands.",
        "Takes the sunflower token of area A, size 2.",
        "Beside it, a cell of the brook can never be covered now.",
    ]


def test_a_plant_in_a_scored_area_is_not_praised_for_its_lead() -> None:
    state = p_open()
    state.land.holders[ord("P") - ord("A")] = 1
    assert why(state, "plant own grass 14,7") == ["The plant scores 1 at once."]


def test_reasons_for_whole_games() -> None:
    """They are few, differ, have words, and a spectator gets none; asking for them changes nothing."""
    game = RENATURE.rules
    for players in (2, 3, 4):
        state = RENATURE.deal(RenatureOptions(players=players), QuickRng(players))
        rng = QuickRng(players, 1)
        while (seat := game.actor(state)) >= 0:
            action = game.random_action(state, seat, rng)
            view = RENATURE.view(state, seat)
            found = RENATURE.reasons(view, action)
            assert len(found) <= MOST_REASONS
            assert len({say(message) for message in found}) == len(found)
            assert RENATURE.view(state, seat) == view
            assert RENATURE.reasons(RENATURE.view(state, SPECTATOR), action) == ()
            game.apply(state, seat, action)


def test_reasons_come_from_the_view_alone() -> None:
    state = around_a("0 oak 2,2")
    for player in state.players:
        player.reserve_left = 10
    action = RENATURE.find(state, 0, "discard bat-bat")
    before = RENATURE.reasons(RENATURE.view(state, 0), action)
    RENATURE.rules.deal_unseen(state, 0, QuickRng(5))
    assert RENATURE.reasons(RENATURE.view(state, 0), action) == before
