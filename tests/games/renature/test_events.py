"""What happened, in words, and which events reveal a secret."""

from __future__ import annotations

import pytest

from spinney.core.catalogue import catalogue
from spinney.core.event import Event
from spinney.core.replay import Match
from spinney.core.rng import QuickRng
from spinney.core.view import SPECTATOR
from spinney.games.renature import RENATURE
from spinney.games.renature.events import (
    AreaScored,
    AreaScoring,
    DominoDiscarded,
    DominoDrawn,
    FinalCount,
    JokerMoved,
    TokenTaken,
)
from spinney.games.renature.options import RenatureOptions
from tests.contract.worlds import finished
from tests.games.renature.boards import act, scene

NAMES = ["Ann", "Bob", "Cleo", "Dan"]


def test_every_event_has_words_for_every_pair_of_eyes() -> None:
    said = set()
    for seed in range(5):
        state = RENATURE.deal(RenatureOptions(players=3), QuickRng(seed))
        rng = QuickRng(seed, 1)
        while (seat := RENATURE.rules.actor(state)) >= 0:
            for event in RENATURE.act(state, seat, RENATURE.rules.random_action(state, seat, rng)):
                assert isinstance(event, RENATURE.events)
                for watcher in range(SPECTATOR, 3):
                    noticed = event.noticed_by(watcher)
                    assert noticed is not None
                    said.add(noticed.words().key.removeprefix("renature-"))
                    if isinstance(noticed, AreaScored):
                        said.add(noticed.scoring.result().key.removeprefix("renature-"))
                    assert catalogue().say(noticed.words(), NAMES)
    turn = {"placed", "discarded", "planted", "clouds", "joker-moved", "returned", "drew", "drew-unseen", "again"}
    areas = {"area-nobody", "area-both", "area-main", "area-secondary", "area-two", "area-scored", "area-tied"}
    tokens = {"token-taken", "token-seen"}
    assert said - {"game-won", "game-shared"} == turn | areas | tokens | {"final-count"}


def test_events_in_words() -> None:
    story = act(scene(), "return 2,2", "place frog-owl 1,7 1,8", "plant own bush 2,8", "joker owl", "end")
    assert [catalogue().say(event.words(), NAMES) for event in story] == [
        "Ann pays 4 clouds and takes the oak back from area A.",
        "Ann places frog-owl beside area C.",
        "Ann plants a bush in area C for 1 point.",
        "Ann gathers 2 clouds.",
        "Ann pays 2 clouds: the owl is now the joker.",
        "Ann draws badger-badger; 22 are left in the reserve.",
    ]


@pytest.mark.parametrize(
    ("scoring", "said"),
    [
        (
            AreaScoring("H", [2, 1, 0, 2], [0, 3], 4, 1, 2, 1),
            "Ann and the neutral plants tie with 2 and drop out; Bob gets 4 + 2",
        ),
        (AreaScoring("H", [2, 1, 0, 0], [], 4, 0, 2, 1), "Ann gets 4, Bob gets 2"),
        (
            AreaScoring("B", [3, 1, 3, 1, 0], [0, 1, 2, 3], 3, None, 1, None),
            "Ann and Cleo tie with 3 and drop out; Bob and Dan tie with 1 and drop out; nobody scores",
        ),
    ],
)
def test_an_area_says_who_dropped_out(scoring: AreaScoring, said: str) -> None:
    assert catalogue().say(scoring.words(), NAMES) == f"Area {scoring.area}: {said}."


@pytest.mark.parametrize(
    ("event", "reveals"),
    [
        (DominoDiscarded(0, "bat-owl"), False),
        (JokerMoved(0, "owl", 2), False),
        (TokenTaken(0, "A", 2, 1), True),
        (DominoDrawn(0, "bat-owl", 5), True),
        (FinalCount(0, 10, 2, 1, 3, [4], 14), True),
        (FinalCount(0, 10, 2, 1, 3, [], 10), False),
    ],
)
def test_which_events_reveal_something(event: Event, reveals: bool) -> None:
    assert event.reveals() is reveals


@pytest.mark.parametrize("players", [2, 3, 4])
def test_renatures_last_lines_can_be_added_up(players: int) -> None:
    match = finished("renature", players)
    *_, last = [match.game.act(state, seat, action) for state, seat, action in moves_of(match)]
    counts = [event for event in last if isinstance(event, FinalCount)]
    assert len(counts) == players
    for count in counts:
        assert count.before + count.areas + count.clouds - count.plants + sum(count.backs) == count.total
        told = catalogue().say(count.words(), NAMES)
        assert all(str(number) in told for number in (count.before, count.areas, count.total))


def moves_of(match: Match):  # type: ignore[no-untyped-def]
    """The state before every action, the seat and the action."""
    state = match.start.copy()
    for move in match.moves:
        action = match.game.find(state, move.seat, move.text)
        yield state.copy(), move.seat, action
        match.game.rules.apply(state, move.seat, action)
