"""At least one test for every ruling of the scoring: N14 to N17, N23, N24."""

from __future__ import annotations

import pytest

from spinney.core.packed import packed
from spinney.games.renature import RENATURE
from spinney.games.renature.aids import aids
from spinney.games.renature.events import AreaScored, Planted, TokenTaken
from spinney.games.renature.material import plants_at_start
from spinney.games.renature.sheet import score_sheet
from spinney.games.renature.state import RenatureState
from tests.games.renature.boards import act, around_b, choices, clouds, give, grow, lay, phase, scores, table


def test_n14_points_of_a_plant() -> None:
    """The rulebook's example in an area of 4: a bush, grass and a bush of another colour, a neutral spruce."""
    state = table()
    clouds(state, 0, 0)
    lay(state, "owl-owl 2,4 3,4")
    story = []
    for domino, place, plant in (
        ("frog-owl", "place owl-frog 3,5 3,6", "plant own bush 4,5"),
        ("frog-bat", "place frog-bat 3,7 4,7", "plant own grass 4,6"),
        ("snail-snail", "discard snail-snail", ""),
        ("bat-bat", "place bat-bat 5,7 6,7", "plant own bush 5,6"),
        ("snail-bat", "place snail-bat 6,5 6,6", "plant neutral spruce 5,5"),
    ):
        give(state, state.turn, domino)
        story += act(state, place, *([plant] if plant else []))
    assert [event.points for event in story if isinstance(event, Planted)] == [1, 1, 3, 4]
    assert scores(state) == [4 + 1 + 4, 3 + 1 + 3]


def test_n15_an_area_is_complete_when_all_around_is_covered() -> None:
    state = table()
    clouds(state, 0, 0)
    around_b(state)
    assert state.brook.bounds[1] == 1
    give(state, 0, "owl-snail")
    story = act(state, "place owl-snail 1,4 2,4", "leave")
    scored = [event.scoring.area for event in story if isinstance(event, AreaScored)]
    assert scored == ["B"]


def test_n15_an_isolated_cell_completes_an_area_that_the_domino_does_not_touch() -> None:
    state = table()
    clouds(state, 0, 0)
    lay(state, "owl-owl 1,14 1,15", "owl-bat 1,12 1,13", "owl-frog 2,12 3,12", "bat-bat 3,13 3,14")
    assert state.brook.bounds[4] == 1, "E waits for 2,15 alone"
    give(state, 0, "frog-bat")
    assert aids(RENATURE.view(state, 0)).places["3,15 4,15"].isolates == ["2,15"]
    story = act(state, "place bat-frog 3,15 4,15", "leave")
    assert [event.scoring.area for event in story if isinstance(event, AreaScored)] == ["E"]


def test_n15_several_areas_at_once_in_board_order() -> None:
    state = table()
    clouds(state, 0, 0)
    lay(state, "owl-owl 1,2 1,3", "owl-owl 1,1 2,1", "owl-owl 3,2 3,3")
    lay(state, "owl-owl 1,5 1,6", "owl-owl 2,7 3,7", "owl-owl 3,5 3,6")
    give(state, 0, "owl-snail")
    story = act(state, "place owl-snail 1,4 2,4", "leave")
    assert [event.scoring.area for event in story if isinstance(event, AreaScored)] == ["A", "B"]
    assert list(state.players[0].tokens)[:2] == [0, 1]


@pytest.mark.parametrize(
    ("plants", "gains"),
    [
        (["0 bush 4,5", "1 bush 4,6", "1 grass 5,5", "neutral spruce 5,6"], [6, 0]),
        (["neutral spruce 4,5", "1 bush 4,6"], [0, 2]),
        (["0 oak 4,5", "1 bush 4,6"], [4, 2]),
        (["0 oak 4,5", "1 oak 4,6"], [0, 0]),
        (["0 oak 4,5", "neutral oak 4,6"], [0, 0]),
        (["neutral oak 4,5"], [0, 0]),
        (["0 oak 4,5", "neutral bush 4,6"], [4, 0]),
        (["0 oak 4,5", "neutral bush 4,6", "1 grass 5,5"], [4, 0]),
        ([], [0, 0]),
    ],
)
def test_n16_who_gets_what(plants: list[str], gains: list[int]) -> None:
    state = table()
    clouds(state, 0, 0)
    grow(state, *plants)
    lay(state, "owl-owl 3,5 3,6", "owl-owl 4,4 5,4", "owl-owl 4,7 5,7", "owl-owl 6,4 6,5")
    give(state, 0, "owl-owl")
    before = scores(state)
    act(state, "place owl-owl 6,6 6,7", "leave")
    assert [after - was for after, was in zip(scores(state), before, strict=True)] == gains


def test_n17_who_completes_an_area_takes_its_token_and_alone_knows_its_back() -> None:
    state = table(3)
    clouds(state, 0, 0, 0)
    around_b(state)
    grow(state, "1 oak 2,5")
    give(state, 0, "owl-snail")
    story = act(state, "place owl-snail 1,4 2,4", "leave")
    assert scores(state) == [4, 6, 2]
    taken = next(event for event in story if isinstance(event, TokenTaken))
    assert taken.seat == 0
    assert taken.noticed_by(0) == taken
    assert taken.noticed_by(1) == taken.noticed_by(-1) == TokenTaken(0, "B", 2, None)
    assert taken.reveals()
    assert RENATURE.private_view(state, 0).backs == {"B": state.land.backs[1]}
    assert RENATURE.private_view(state, 1).backs == {}
    assert RENATURE.public_view(state).tokens[1].back is None
    assert RENATURE.public_view(state).tokens[1].holder == 0


def last_turn(players: int = 2) -> RenatureState:
    """Seat 0 has the last domino of the game."""
    state = table(players)
    for player in state.players:
        player.hand_size = 0
        player.reserve_left = 0
        player.clouds = 0
    state.players[0].hand_size = 1
    return state


def test_n23_the_final_scoring() -> None:
    state = last_turn()
    grow(state, "0 oak 2,2", "1 bush 2,3", "1 oak 4,2")
    state.land.holders[1] = 1
    state.players[1].take_token(1)
    state.land.backs = packed([back if area != 1 else 2 for area, back in enumerate(state.land.backs)])
    clouds(state, 0, 1)
    spaces = list(plants_at_start(2))
    cost = sum(count * (1 + kind % 4) for kind, count in enumerate(spaces))
    expected = [4 + 2 - (cost - 4), 3 + 1 + (5 + 2) + 1 - (cost - 6) + 2]
    assert list(RENATURE.rules.points(state)) == expected, "at any time"
    act(state, choices(state, "discard")[0])
    assert phase(state) == "over"
    assert list(RENATURE.rules.points(state)) == expected
    assert min(expected) < 0, "scores may be negative"
    sheet = score_sheet(state)
    assert [(seat.before, seat.areas, seat.clouds, seat.plants, seat.backs) for seat in sheet.seats] == [
        (4, 2, 0, cost - 4, []),
        (3, 8, 1, cost - 6, [2]),
    ]
    assert RENATURE.public_view(state).tokens[1].back == 2


def test_n24_ties_are_broken_by_tokens_then_shared() -> None:
    state = last_turn()
    state.players[0].score = 5
    state.players[1].score = 5 - state.land.backs[1]
    state.land.holders[1] = 1
    state.players[1].take_token(1)
    act(state, choices(state, "discard")[0])
    outcome = RENATURE.outcome(state)
    assert outcome.points[0] == outcome.points[1]
    assert outcome.winners == [1]
    state = last_turn()
    state.players[0].score = state.players[1].score = 5
    act(state, choices(state, "discard")[0])
    assert RENATURE.outcome(state).winners == [0, 1]
