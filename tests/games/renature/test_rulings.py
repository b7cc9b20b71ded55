"""One test per ruling, N1 to N24."""

from __future__ import annotations

from collections import Counter

import pytest

from spinney.core.chance import QuickChance
from spinney.core.message import Refused
from spinney.core.packed import packed
from spinney.games.renature import RENATURE
from spinney.games.renature.aids import aids
from spinney.games.renature.events import AreaScored, CloudsGathered, DominoDrawn, Planted, TokenTaken
from spinney.games.renature.material import (
    EVERY_DOMINO,
    TOKEN_BACKS,
    TOKEN_SIZES,
    back_of,
    domino_name,
    plants_at_start,
    secondary_points,
    size_of,
)
from spinney.games.renature.notation import CELL_BY_NAME
from spinney.games.renature.options import RenatureOptions
from spinney.games.renature.sheet import score_sheet
from spinney.games.renature.state import NOBODY, RenatureState
from spinney.games.renature.valley_file import standard_valley
from tests.games.renature.tables import act, choices, clouds, give, grow, joker, lay, phase, scores, table


def test_n1_the_valley() -> None:
    valley = standard_valley()
    assert Counter(valley.sizes) == {2: 6, 3: 1, 4: 3, 5: 2, 6: 2, 7: 1, 8: 2, 13: 1}
    assert sum(kind == -1 for kind in valley.ground) == 140
    assert len(valley.spots) == 85
    assert valley.positions == 157
    assert list(valley.spots_beside)[::6].count(-1) == 0, "each position touches an area"
    starts = [cell for cell, near in enumerate(valley.bare_near) if near]
    assert starts == [CELL_BY_NAME[name] for name in ("1,2", "1,6", "1,10", "1,14")]
    found = {valley.name_of_spot(spot): count for spot, count in enumerate(valley.clouds) if count}
    assert found == {"9,8": 2, "11,3": 1, "11,13": 1, "14,8": 2}
    assert valley.spot_at[CELL_BY_NAME["13,8"]] not in list(valley.spots_beside)
    rows = valley.text.splitlines()[1:]
    for row in rows:
        marks = [".S".find(mark) for mark in row.split()]
        assert marks == marks[::-1]


def test_n2_tokens() -> None:
    assert Counter(TOKEN_SIZES) == {2: 6, 3: 2, 4: 3, 5: 2, 6: 2, 7: 2, 8: 2, 13: 2}
    assert [secondary_points(size) for size in (2, 3, 4, 5, 6, 7, 8, 13)] == [1, 1, 2, 2, 3, 3, 4, 6]
    backs: dict[int, list[int]] = {size: [] for size in TOKEN_SIZES}
    for size, back in zip(TOKEN_SIZES, TOKEN_BACKS, strict=True):
        backs[size].append(back)
    assert backs == {
        2: [1, 1, 1, 1, 2, 2],
        3: [1, 2],
        4: [1, 2, 3],
        5: [2, 3],
        6: [2, 4],
        7: [3, 4],
        8: [3, 5],
        13: [5, 7],
    }


def test_n3_a_fitting_token_on_each_area() -> None:
    seen = set()
    for seed in range(20):
        state = table(seed=seed)
        laid = Counter((state.valley.sizes[area], state.land.backs[area]) for area in range(18))
        left = Counter((size_of(spare), back_of(spare)) for spare in state.spare_tokens)
        assert laid + left == Counter(zip(TOKEN_SIZES, TOKEN_BACKS, strict=True))
        assert all(holder == NOBODY for holder in state.land.holders)
        assert sorted(size_of(spare) for spare in state.spare_tokens) == [3, 7, 13]
        seen.add(tuple(state.land.backs))
    assert len(seen) > 10


def test_n4_clouds_at_the_start() -> None:
    state = table(3)
    assert [player.clouds for player in state.players] == [6, 6, 6]
    assert sum(state.land.clouds) == 6


@pytest.mark.parametrize(
    ("players", "own", "neutral"),
    [(2, [9, 4, 2, 2], [3, 2, 1, 1]), (3, [5, 3, 2, 1], [2, 1, 1, 1]), (4, [3, 2, 1, 1], [1, 1, 1, 1])],
)
def test_n5_plants(players: int, own: list[int], neutral: list[int]) -> None:
    for player in table(players).players:
        assert list(player.plants) == own + neutral
    box = [6, 4, 4, 4]
    assert all(count * players <= supply for count, supply in zip(neutral, box, strict=True))


def test_n5_plants_return_only_to_the_spaces_they_start_from() -> None:
    state = table(4)
    grow(state, "neutral grass 2,2")
    state.players[0].plants[4] += 1
    assert "return 2,2" not in choices(state), "the board of seat 0 is full"
    state.players[0].plants[4] -= 1
    assert "return 2,2" in choices(state)


@pytest.mark.parametrize(("players", "each", "left"), [(2, 26, 3), (3, 18, 1), (4, 13, 3)])
def test_n6_dominoes(players: int, each: int, left: int) -> None:
    state = table(players)
    dealt = list(state.left_out)
    assert len(dealt) == left
    for player in state.players:
        assert player.hand_size == 3
        assert player.reserve_left == each - 3
        dealt += [*player.hand, *[player.reserve[i] for i in range(player.reserve_left)]]
    assert sorted(dealt) == list(EVERY_DOMINO)


def test_n7_the_joker_and_the_first_scores() -> None:
    state = table(4, first=2)
    assert RENATURE.public_view(state).joker == "butterfly"
    assert state.turn == 2
    assert scores(state) == [2, 1, 4, 3]
    firsts = {RENATURE.new(RenatureOptions(players=4), QuickChance(seed)).first for seed in range(40)}
    assert firsts == {0, 1, 2, 3}


def test_n8_a_discard_is_always_allowed_and_ends_planting_and_scoring() -> None:
    state = table()
    clouds(state, 0, 0)
    give(state, 0, "frog-owl", "bat-bat", "snail-badger")
    assert choices(state, "discard") == ["discard bat-bat", "discard frog-owl", "discard snail-badger"]
    act(state, "discard frog-owl")
    assert RENATURE.public_view(state).discards == ["frog-owl"]
    assert state.turn == 1
    assert phase(state) == "place"
    assert scores(state) == [4, 3]


def test_n9_both_halves_lie_on_free_adjacent_brook_cells() -> None:
    state = table()
    give(state, 0, "frog-owl", "bat-bat", "snail-badger")
    lay(state, "bat-frog 1,1 1,2")
    for text, key in {
        "place owl-frog 1,14 2,14": "renature-in-area",
        "place owl-frog 1,2 1,3": "renature-cell-covered",
        "place owl-frog 0,2 1,2": "renature-off-grid",
        "place owl-frog 1,3 1,5": "renature-cells-apart",
        "place owl-frog 1,4 1,3": "renature-cells-order",
    }.items():
        with pytest.raises(Refused) as refused:
            act(state, text)
        assert refused.value.message.key == key
    assert "place frog-owl 1,3 1,4" in choices(state)


def test_n10_a_matching_neighbour_or_a_start_cell() -> None:
    state = table()
    give(state, 0, "frog-owl", "bat-bat", "snail-badger")
    starts = {"1,1 1,2", "1,2 1,3", "1,5 1,6", "1,6 1,7", "1,9 1,10", "1,10 1,11", "1,13 1,14", "1,14 1,15"}
    assert {text.split(" ", 2)[2] for text in choices(state, "place")} == starts
    assert len(choices(state, "place")) == 8 * 5, "a double has one orientation"
    lay(state, "snail-owl 15,1 15,2")
    assert "place owl-frog 15,3 15,4" in choices(state)
    assert "place frog-owl 15,3 15,4" not in choices(state)


def test_n11_every_pair_of_neighbours_matches() -> None:
    state = table()
    give(state, 0, "frog-owl", "owl-owl", "butterfly-bat")
    lay(state, "snail-owl 1,2 1,3", "frog-frog 1,5 1,6")
    assert "place owl-owl 1,4 2,4" not in choices(state), "1,5 is a frog"
    # A start cell does not excuse: 1,6 is covered, 1,7 touches the frog.
    assert "place owl-owl 1,7 1,8" not in choices(state)
    assert "place frog-owl 1,7 1,8" in choices(state)
    assert "place butterfly-bat 1,4 2,4" in choices(state), "the joker matches all"
    joker(state, "snail")
    assert "place butterfly-bat 1,4 2,4" not in choices(state)
    assert "place frog-owl 1,4 2,4" not in choices(state)
    joker(state, "owl")
    assert "place frog-owl 1,4 2,4" in choices(state), "an owl lies beside 1,4 and is the joker"
    # What was laid stays: the frog now lies beside an owl that is no joker any more.
    act(state, "place frog-owl 1,4 2,4", "joker bat")
    assert state.brook.laid_count == 3


def test_n12_one_plant_beside_the_domino() -> None:
    state = table()
    clouds(state, 0, 0)
    give(state, 0, "frog-owl")
    act(state, "place frog-owl 1,2 1,3")
    spots = {text.split()[-1] for text in choices(state, "plant")}
    assert spots == {"2,2", "2,3"}
    assert len(choices(state, "plant")) == 16
    assert "leave" in choices(state)
    act(state, "plant neutral spruce 2,3")
    assert list(state.players[0].plants) == [9, 4, 2, 2, 3, 2, 0, 1]
    assert state.turn == 1


def test_n13_clouds_of_the_cell() -> None:
    state = table()
    clouds(state, 5, 0)
    give(state, 0, "frog-owl", "bat-bat", "snail-snail")
    lay(state, "frog-frog 8,6 8,7")
    act(state, "place frog-owl 8,8 8,9")
    act(state, "plant own oak 9,8")
    assert phase(state) == "room"
    assert RENATURE.public_view(state).waiting == 2
    assert "gather" in choices(state)
    assert "joker bat" in choices(state)
    assert "return 9,8" in choices(state)
    assert not choices(state, "again")
    story = act(state, "joker bat")
    assert CloudsGathered(0, 2, 0) in story
    assert state.players[0].clouds == 5
    assert phase(state) == "end"
    assert sum(state.land.clouds) == 4
    act(state, "return 9,8")
    assert sum(state.land.clouds) == 4, "clouds never return to a cell"


def test_n13_what_does_not_fit_goes_out_of_the_game() -> None:
    state = table()
    clouds(state, 5, 0)
    give(state, 0, "frog-owl", "bat-bat", "snail-snail")
    lay(state, "frog-frog 8,6 8,7")
    story = act(state, "place frog-owl 8,8 8,9", "plant own oak 9,8", "gather")
    assert CloudsGathered(0, 1, 1) in story
    assert state.players[0].clouds == 6


def test_n13_the_moment_lasts_until_there_is_room_or_the_player_goes_on() -> None:
    state = table()
    clouds(state, 6, 0)
    give(state, 0, "frog-owl", "bat-bat", "snail-snail")
    lay(state, "frog-frog 8,6 8,7")
    act(state, "place frog-owl 8,8 8,9", "plant own grass 9,8")
    assert RENATURE.public_view(state).waiting == 2
    story = act(state, "return 9,8")
    assert state.players[0].clouds == 5
    assert phase(state) == "room", "one of the two clouds has a space, the other has not"
    assert not any(isinstance(event, CloudsGathered) for event in story)
    assert CloudsGathered(0, 1, 1) in act(state, "gather")


def test_n13_all_clouds_may_go_out_of_the_game() -> None:
    state = table()
    clouds(state, 6, 0)
    give(state, 0, "frog-owl", "bat-bat", "snail-snail")
    lay(state, "frog-frog 8,6 8,7")
    story = act(state, "place frog-owl 8,8 8,9", "plant own oak 9,8", "gather")
    assert CloudsGathered(0, 0, 2) in story
    assert state.players[0].clouds == 6


def test_n14_points_of_a_plant() -> None:
    """The rulebook's example in a 4-area: a bush, another colour's grass, its bush, a neutral spruce."""
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


def around_b(state: RenatureState) -> None:
    """Everything around the 2-area B (2,5 and 2,6) is covered but for 2,4 and 3,4."""
    lay(state, "owl-owl 1,5 1,6", "owl-owl 2,7 3,7", "owl-owl 3,5 3,6")


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


def test_n18_draw_one_and_skip_who_has_none() -> None:
    state = table(3)
    clouds(state, 0, 0, 0)
    next_one = state.players[0].reserve[state.players[0].reserve_left - 1]
    story = act(state, choices(state, "discard")[0])
    drawn = next(event for event in story if isinstance(event, DominoDrawn))
    assert drawn.domino == domino_name(next_one)
    assert drawn.noticed_by(1) == DominoDrawn(0, None, 14)
    assert drawn.reveals()
    state.players[2].hand_size = 0
    act(state, choices(state, "discard")[0])
    assert state.turn == 0, "seat 2 has no domino"
    state.players[0].reserve_left = 0
    act(state, choices(state, "discard")[0])
    assert state.players[0].hand_size == 2


def test_n18_the_last_one_with_dominoes_goes_on_alone() -> None:
    state = table(3)
    clouds(state, 0, 0, 0)
    for other in (1, 2):
        state.players[other].hand_size = 0
        state.players[other].reserve_left = 0
    act(state, choices(state, "discard")[0])
    assert state.turn == 0
    assert phase(state) == "place"


def test_n19_two_clouds_move_the_joker_to_any_other_animal() -> None:
    state = table()
    assert len(choices(state, "joker")) == 9
    assert "joker butterfly" not in choices(state)
    act(state, "joker owl")
    assert state.players[0].clouds == 4
    assert "joker butterfly" in choices(state)
    assert "joker owl" not in choices(state)
    clouds(state, 1, 0)
    assert not choices(state, "joker")


def test_n20_take_a_plant_back_for_its_value() -> None:
    state = table()
    grow(state, "0 oak 2,2", "1 grass 2,3", "neutral bush 4,2", "0 spruce 4,3")
    assert choices(state, "return") == ["return 2,2", "return 4,2", "return 4,3"]
    clouds(state, 3, 6)
    assert choices(state, "return") == ["return 4,2", "return 4,3"]
    # Completed areas included, and they are never scored again.
    state.land.holders[0] = 1
    clouds(state, 4, 6)
    act(state, "return 2,2")
    assert state.players[0].clouds == 0
    assert list(state.players[0].plants) == [9, 4, 1, 2, 3, 1, 1, 1]
    # Whoever planted a neutral one: seat 1 could take it if its board had room.
    state.turn = 1
    assert choices(state, "return") == ["return 2,3"]
    state.players[1].plants[5] -= 1
    assert choices(state, "return") == ["return 2,3", "return 4,2"]


def test_n21_three_clouds_for_another_turn() -> None:
    state = table()
    clouds(state, 6, 0)
    discarded = choices(state, "discard")[0]
    act(state, discarded, "end")
    assert choices(state) == ["again", "stop"]
    assert state.players[0].hand_size == 3, "the turn is complete, its draw included"
    act(state, "again")
    assert state.players[0].clouds == 3
    assert phase(state) == "place"
    act(state, choices(state, "discard")[0], "end", "again")
    act(state, choices(state, "discard")[0])
    assert state.turn == 1, "no clouds are left"
    state = table()
    act(state, choices(state, "discard")[0], "end", "stop")
    assert state.turn == 1
    assert state.players[0].clouds == 6


def test_n21_not_without_a_domino_in_hand() -> None:
    state = table()
    state.players[0].reserve_left = 0
    state.players[0].hand_size = 1
    act(state, choices(state, "discard")[0], "end")
    assert state.turn == 1


def test_n22_moments_are_asked_only_if_there_is_something_to_choose() -> None:
    state = table()
    clouds(state, 6, 0)
    around_b(state)
    give(state, 0, "owl-snail", "bat-bat", "frog-frog")
    act(state, "place owl-snail 1,4 2,4")
    assert phase(state) == "plant"
    assert "joker owl" in choices(state)
    act(state, "plant own grass 2,5")
    assert phase(state) == "score"
    assert {text.split()[0] for text in choices(state)} == {"score", "joker", "return"}
    act(state, "joker owl")
    assert phase(state) == "score"
    act(state, "joker bat", "return 2,5")
    assert scores(state) == [5, 3], "the grass scored 1 when it was planted and was gone when the area was scored"
    # One cloud is left and nothing to take back: all the rest of the turn goes by without a question.
    assert state.turn == 1


def test_n22_the_last_cloud_ends_the_moment() -> None:
    state = table()
    clouds(state, 2, 0)
    act(state, choices(state, "discard")[0])
    assert phase(state) == "end"
    act(state, "joker bat")
    assert state.turn == 1
    state = table()
    clouds(state, 2, 0)
    give(state, 0, "owl-snail", "bat-bat", "frog-frog")
    act(state, "place owl-snail 1,2 1,3", "joker bat")
    assert phase(state) == "plant", "there is still a plant to choose"


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
    assert list(RENATURE.game.points(state)) == expected, "at any time"
    act(state, choices(state, "discard")[0])
    assert phase(state) == "over"
    assert list(RENATURE.game.points(state)) == expected
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
