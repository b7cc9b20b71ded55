"""At least one test for every ruling of the scoring, A9 to A16, on positions drawn as small text boards."""

from __future__ import annotations

import pytest

from spinney.games.arboretum import ARBORETUM
from spinney.games.arboretum.material import SPECIES_COUNT, card_name
from spinney.games.arboretum.scoring import best_path, best_paths, hand_sums, may_score, path_worth
from spinney.games.arboretum.sheet import claim
from spinney.games.arboretum.state import Player, bare_ground, player_of
from tests.games.arboretum.boards import (
    BLUE_SPRUCE,
    CASSIA,
    CHERRY_BLOSSOM,
    DOGWOOD,
    JACARANDA,
    MAPLE,
    OAK,
    ROYAL_POINCIANA,
    TULIP_POPLAR,
    WILLOW,
    cards,
    grove,
    table,
)


def hands(*drawn: str) -> list[Player]:
    """Players with these hands and empty arboretums."""
    return [player_of(bare_ground(), cards(hand), []) for hand in drawn]


def rights(players: list[Player], species: int) -> list[int]:
    return [seat for seat in range(len(players)) if may_score(hand_sums(players), species, seat)]


def sums(players: list[Player], species: int) -> list[int]:
    return list(hand_sums(players))[species::SPECIES_COUNT]


def worth(drawing: str, species: int) -> int:
    """The points of the most valuable path, by both searches."""
    ground = grove(drawing)
    cells = list(best_path(ground, species))
    points = path_worth([ground.board[cell] for cell in cells], species)[0] if cells else 0
    assert points == best_paths(ground)[species]
    return points


def walked(drawing: str, species: int) -> list[str]:
    """The cards of the most valuable path."""
    ground = grove(drawing)
    return [card_name(ground.board[cell]) for cell in best_path(ground, species)]


def test_a9_the_highest_sum_may_score() -> None:
    players = hands("O3 O4", "O8", "O2")
    assert sums(players, OAK) == [7, 8, 2]
    assert rights(players, OAK) == [1]


def test_a9_all_who_tie_may_score() -> None:
    assert rights(hands("J7", "J2 J5", "J6"), JACARANDA) == [0, 1]
    assert rights(hands("J7", "J2 J5", "J1 J6", "J8"), JACARANDA) == [0, 1, 2]


def test_a9_only_cards_in_hand_and_of_the_species_count() -> None:
    state = table("""
        deck M1
        seat 0
          hand O2 W8
          pile O7
          O8 O6
        seat 1
          hand O3
    """)
    assert sums(state.players, OAK) == [2, 3]
    assert rights(state.players, OAK) == [1]


def test_a10_the_8_counts_nothing_while_another_hand_holds_the_1() -> None:
    players = hands("O8 O3", "O1", "O2")
    assert sums(players, OAK) == [3, 1, 2]
    assert rights(players, OAK) == [0]
    players = hands("O8", "O1", "O2")
    assert sums(players, OAK) == [0, 1, 2]
    assert rights(players, OAK) == [2]
    assert rights(hands("O8", "O1"), OAK) == [1]


def test_a10_the_own_1_does_no_harm() -> None:
    players = hands("O8 O1", "O7")
    assert sums(players, OAK) == [9, 7]
    assert rights(players, OAK) == [0]


def test_a10_a_1_of_another_species_does_no_harm() -> None:
    assert sums(hands("O8", "M1 O7"), OAK) == [8, 7]


@pytest.mark.parametrize("one", ["pile O1", "O1"])
def test_a10_a_1_in_a_pile_or_an_arboretum_does_no_harm(one: str) -> None:
    state = table(f"deck M1\nseat 0\nhand O8\nseat 1\nhand O7\n{one}")
    assert sums(state.players, OAK) == [8, 7]
    assert rights(state.players, OAK) == [0]


def test_a11_everyone_may_score_what_nobody_holds() -> None:
    assert rights(hands("O8", "M1", "W3"), CASSIA) == [0, 1, 2]
    state = table("""
        deck M1
        seat 0
          hand O8
          C1 C2
        seat 1
          hand O7
          C4 C8
    """)
    assert list(ARBORETUM.rules.points(state)) == [3, 4]


def test_a12_the_right_may_fall_to_someone_without_a_path() -> None:
    state = table("""
        deck M1
        seat 0
          hand O2
          C1 C2
        seat 1
          hand C3
          O4 W8
    """)
    assert rights(state.players, CASSIA) == [1]
    assert list(ARBORETUM.rules.points(state)) == [0, 0]


def test_a13_a_path_rises_over_adjacent_cards_and_turns_as_it_likes() -> None:
    assert worth("O2 C3 \n .  W5 \n O7 D6", OAK) == 5
    assert walked("O2 C3 \n .  W5 \n O7 D6", OAK) == ["oak2", "cassia3", "willow5", "dogwood6", "oak7"]


def test_a13_a_path_may_be_walked_in_any_direction() -> None:
    assert worth("O2 O3 O4", OAK) == worth("O4 O3 O2", OAK) == 3
    assert worth("O2\nO3\nO4", OAK) == worth("O4\nO3\nO2", OAK) == 3


def test_a13_values_may_leave_gaps_but_never_repeat_or_fall() -> None:
    assert worth("O2 O7", OAK) == 2
    assert worth("O2 C2 O3", OAK) == 0
    assert worth("O2 C3 W3 O4", OAK) == 0
    assert worth("O4 C3 O5", OAK) == 0
    assert worth("O2 C5 O4", OAK) == 0


def test_a13_first_and_last_card_are_of_the_species() -> None:
    assert worth("O2 O3 C4", OAK) == 2
    assert worth("C1 O3 O4", OAK) == 2
    assert worth("O2 C3 C4", OAK) == 0
    assert worth("O2 C3 C4", CASSIA) == 2


def test_a13_cards_that_touch_at_a_corner_are_not_adjacent() -> None:
    assert worth("O2 W8 \n W1 O3", OAK) == 0


def test_a13_rows_do_not_run_into_each_other() -> None:
    """The end of one row and the beginning of the next are not adjacent, even at the edge of the board."""
    assert worth("O2 W8 C4 \n C1 W7 C2 \n O3 W6 O4", OAK) == 0


def test_a13_a_lone_card_is_no_path() -> None:
    assert worth("O8", OAK) == worth("O1", OAK) == 0
    assert worth("O1 C2 W8", OAK) == 0
    assert list(best_paths(bare_ground())) == [0] * 10


def test_a14_a_point_a_card() -> None:
    assert worth("O3 O5", OAK) == 2
    assert worth("O3 C4 W5 D6 O7", OAK) == 5


def test_a14_four_cards_of_one_species_count_double_three_do_not() -> None:
    assert worth("O2 O3 O4", OAK) == 3
    assert worth("O2 O3 O4 O5", OAK) == 8
    assert worth("O2 O3 O4 O5 O6", OAK) == 10


def test_a14_one_strange_card_spoils_the_doubling() -> None:
    assert worth("O2 O3 C4 O5", OAK) == 4
    assert worth("O2 O3 C4 O5 O6 O7", OAK) == 6


def test_a14_a_1_in_front_and_an_8_at_the_end() -> None:
    assert worth("O1 O2", OAK) == 3
    assert worth("O7 O8", OAK) == 4
    assert worth("O1 O8", OAK) == 5
    assert worth("O2 W8", OAK) == 0
    assert worth("W1 O2 O3", OAK) == 2


def test_a14_the_extra_points_are_never_doubled() -> None:
    assert worth("O1 O2 O3 O4", OAK) == 9
    assert worth("O5 O6 O7 O8", OAK) == 10
    assert worth("O1 O2 O3", OAK) == 4
    assert worth("O1 O3 O8", OAK) == 6


def test_a14_the_most_one_species_can_be_worth() -> None:
    assert worth("O1 O2 O3 O4 \n O8 O7 O6 O5", OAK) == 8 + 8 + 1 + 2 == 19


def test_a15_the_most_valuable_path_counts_not_the_longest() -> None:
    """The pure four (8 points) beats the mixed six between the same cards (6 points)."""
    drawing = """
        O2 O3 O5
        C3 .  O7
        W4 D5 M6
    """
    assert walked(drawing, OAK) == ["oak2", "oak3", "oak5", "oak7"]
    assert worth(drawing, OAK) == 8


def test_a15_a_short_path_to_the_8_beats_a_longer_one() -> None:
    drawing = """
        O2 C3 O4
        O8 .  .
    """
    assert walked(drawing, OAK) == ["oak2", "oak8"]
    assert worth(drawing, OAK) == 4


def test_a15_a_short_path_from_the_1_equals_a_longer_one_without() -> None:
    assert worth("O1 O3 \n . C2 \n . O5", OAK) == 3


def test_a15_one_path_a_species() -> None:
    assert worth("O1 O2 W8 O3 O4", OAK) == 3


def test_a15_a_card_may_serve_several_species() -> None:
    drawing = """
        C1 O2 J3 W4
        .  .  .  O5
        .  .  .  C6
        .  .  .  J7
    """
    assert worth(drawing, CASSIA) == 6 + 1
    assert worth(drawing, OAK) == 4
    assert worth(drawing, JACARANDA) == 5
    assert worth(drawing, WILLOW) == 0


def test_a16_most_points_win() -> None:
    state = table("""
        seat 0
          O1 O2
        seat 1
          C2 C3
    """)
    outcome = ARBORETUM.outcome(state)
    assert (outcome.points, outcome.ranks, outcome.winners) == ([3, 2], [1, 2], [0])


def test_a16_a_tie_goes_to_more_species_in_the_own_arboretum() -> None:
    """Species in hand do not count."""
    state = table("""
        seat 0
          hand W1 M2 BS3
          O2 O3
        seat 1
          hand W2
          C2 C3 D1
    """)
    outcome = ARBORETUM.outcome(state)
    assert (outcome.points, outcome.tiebreaks) == ([2, 2], [1, 2])
    assert (outcome.ranks, outcome.winners) == ([2, 1], [1])


def test_a16_the_tie_break_weighs_less_than_a_point() -> None:
    state = table("""
        seat 0
          O1 O2
        seat 1
          C2 C3 D1 M4 W1
    """)
    outcome = ARBORETUM.outcome(state)
    assert (outcome.points, outcome.tiebreaks, outcome.winners) == ([3, 2], [1, 4], [0])


def test_a16_still_tied_is_a_shared_victory() -> None:
    state = table("""
        seat 0
          O2 O3
        seat 1
          C2 C3
        seat 2
          D2
    """)
    outcome = ARBORETUM.outcome(state)
    assert (outcome.winners, outcome.ranks) == ([0, 1], [1, 1, 3])


# Talia's layout was a picture; this one is ours, with the three paths that the text describes.
PRINTED_EXAMPLE = """
    seat 0
      hand J7 M6 M7 O3 O8 RP1 RP5
      O1  O2  O4  O6
      RP2 .   J3  C7
      W4  .   .   J8
      RP6 .   .   .
    seat 1
      hand BS4 C6 J2 J5 M4 M5 RP3
    seat 2
      hand C5 D2 O7 RP8 W1 W3 W8
"""


def test_checks_the_rights_of_the_printed_example() -> None:
    talia, jonte, rina = 0, 1, 2
    players = table(PRINTED_EXAMPLE).players
    assert rights(players, BLUE_SPRUCE) == [jonte]
    assert rights(players, CASSIA) == [jonte]
    assert rights(players, DOGWOOD) == [rina]
    assert rights(players, JACARANDA) == [talia, jonte]
    assert rights(players, MAPLE) == [talia]
    assert rights(players, OAK) == [talia]
    assert sums(players, OAK) == [11, 0, 7]
    assert rights(players, ROYAL_POINCIANA) == [talia]
    assert sums(players, ROYAL_POINCIANA) == [6, 3, 0]
    assert rights(players, WILLOW) == [rina]
    assert sums(players, WILLOW) == [0, 0, 12]
    for unseen in (CHERRY_BLOSSOM, TULIP_POPLAR):
        assert rights(players, unseen) == [talia, jonte, rina]


def test_checks_talias_points_of_the_printed_example() -> None:
    state = table(PRINTED_EXAMPLE)
    talia = [int(points) for points in best_paths(state.players[0].grove)]
    assert talia[OAK] == 4 + 4 + 1
    assert talia[JACARANDA] == 5 + 2
    assert talia[ROYAL_POINCIANA] == 3
    assert list(ARBORETUM.rules.points(state)) == [19, 0, 0]


def test_a10_the_sheet_says_who_cancelled_an_8() -> None:
    players = hands("O8 M8 M1", "O1 W8", "W1")
    assert [claim(players, OAK, seat).cancelled_by for seat in range(3)] == [1, None, None]
    assert [claim(players, WILLOW, seat).cancelled_by for seat in range(3)] == [None, 2, None]
    assert claim(players, MAPLE, 0).cancelled_by is None, "nobody cancels their own 8"
