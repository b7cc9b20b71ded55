"""At least one test for every ruling of setup, play and clouds: N1 to N13, N18 to N22."""

from __future__ import annotations

from collections import Counter

import pytest

from spinney.core.message import Refused
from spinney.core.rng import QuickRng
from spinney.games.renature import RENATURE
from spinney.games.renature.events import CloudsGathered, DominoDrawn
from spinney.games.renature.material import (
    EVERY_DOMINO,
    TOKEN_BACKS,
    TOKEN_SIZES,
    back_of,
    domino_name,
    secondary_points,
    size_of,
)
from spinney.games.renature.options import RenatureOptions
from spinney.games.renature.state import NOBODY, RenatureState
from spinney.games.renature.valley import CELL_BY_NAME
from spinney.games.renature.valley_file import standard_valley
from tests.games.renature.boards import act, around_b, choices, clouds, give, grow, joker, lay, phase, scores, table


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
    assert found == {"2,8": 2, "11,3": 1, "11,13": 1, "14,8": 2}
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
    firsts = {RENATURE.deal(RenatureOptions(players=4), QuickRng(seed)).first for seed in range(40)}
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
    # A start cell is no exception: 1,6 is covered, 1,7 touches the frog.
    assert "place owl-owl 1,7 1,8" not in choices(state)
    assert "place frog-owl 1,7 1,8" in choices(state)
    assert "place butterfly-bat 1,4 2,4" in choices(state), "the joker matches all"
    joker(state, "snail")
    assert "place butterfly-bat 1,4 2,4" not in choices(state)
    assert "place frog-owl 1,4 2,4" not in choices(state)
    joker(state, "owl")
    assert "place frog-owl 1,4 2,4" in choices(state), "an owl lies beside 1,4 and is the joker"
    # What was laid stays: the frog is now beside an owl that is not the joker any more.
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


def on_a_cloud_cell(own_clouds: int, plant: str) -> RenatureState:
    """Seat 0 has planted on 2,8, which has two clouds."""
    state = table()
    clouds(state, own_clouds, 0)
    give(state, 0, "frog-owl", "bat-bat", "snail-snail")
    lay(state, "frog-frog 1,6 1,7")
    act(state, "place frog-owl 1,8 1,9", f"plant own {plant} 2,8")
    return state


def test_n13_clouds_of_the_cell() -> None:
    state = on_a_cloud_cell(5, "oak")
    assert phase(state) == "room"
    assert RENATURE.public_view(state).waiting == 2
    assert "gather" in choices(state)
    assert "joker bat" in choices(state)
    assert "return 2,8" in choices(state)
    assert not choices(state, "again")
    story = act(state, "joker bat")
    assert CloudsGathered(0, 2, 0) in story
    assert state.players[0].clouds == 5
    assert phase(state) == "end"
    assert sum(state.land.clouds) == 4
    act(state, "return 2,8")
    assert sum(state.land.clouds) == 4, "clouds never return to a cell"


@pytest.mark.parametrize(("own_clouds", "gathered", "lost"), [(5, 1, 1), (6, 0, 2)])
def test_n13_what_does_not_fit_goes_out_of_the_game(own_clouds: int, gathered: int, lost: int) -> None:
    state = on_a_cloud_cell(own_clouds, "oak")
    assert CloudsGathered(0, gathered, lost) in act(state, "gather")
    assert state.players[0].clouds == 6


def test_n13_the_moment_lasts_until_there_is_room_or_the_player_goes_on() -> None:
    state = on_a_cloud_cell(6, "grass")
    story = act(state, "return 2,8")
    assert state.players[0].clouds == 5
    assert phase(state) == "room", "one of the two clouds has a space, the other has not"
    assert not any(isinstance(event, CloudsGathered) for event in story)
    assert CloudsGathered(0, 1, 1) in act(state, "gather")


def test_n13_the_plant_scores_before_room_is_made() -> None:
    """The rulebook moves the clouds first; it matters only if room is made by taking back a plant of the same area."""
    state = table()
    clouds(state, 6, 0)
    give(state, 0, "frog-owl", "bat-bat", "snail-snail")
    lay(state, "frog-frog 1,6 1,7")
    grow(state, "0 grass 3,8")
    before = state.players[0].score
    story = act(state, "place frog-owl 1,8 1,9", "plant own bush 2,8")
    assert phase(state) == "room"
    assert state.players[0].score == before + 2, "1, and 1 for the grass"
    assert "return 3,8" in choices(state)
    act(state, "return 3,8")
    assert state.players[0].score == before + 2
    assert not any(isinstance(event, CloudsGathered) for event in story)


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
    # This includes completed areas, which are never scored again.
    state.land.holders[0] = 1
    clouds(state, 4, 6)
    act(state, "return 2,2")
    assert state.players[0].clouds == 0
    assert list(state.players[0].plants) == [9, 4, 1, 2, 3, 1, 1, 1]
    # It does not matter who planted a neutral one: seat 1 could take it if its board had room.
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
    # With one cloud left and nothing to take back, the rest of the turn offers no choice.
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
