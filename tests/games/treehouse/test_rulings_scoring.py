"""The rulings of the scoring, T11 to T17, one by one, on drawn boards."""

from __future__ import annotations

from collections import Counter

import pytest

from spinney.core.rng import QuickRng
from spinney.games.treehouse import TREEHOUSE
from spinney.games.treehouse.events import (
    BonusTaken,
    RoundDealt,
    RoundScored,
    ScoringBegan,
)
from spinney.games.treehouse.material import COLOURS
from spinney.games.treehouse.options import TreehouseOptions
from spinney.games.treehouse.sheet import score_sheet
from spinney.games.treehouse.state import CHOOSE, CLAIM, LAY, PLACE, TAKE, TreehouseState
from tests.games.treehouse.boards import act, new, of_kind, play_until, table, texts, whole_story


def test_t11_nobody_knows_the_first_chooser_before_the_first_scoring() -> None:
    state = new(3)
    while state.phase in (CHOOSE, PLACE):
        for seat in (-1, 0, 1, 2):
            assert TREEHOUSE.view(state, seat).public.rounds[0].first is None
        seat = TREEHOUSE.rules.actor(state)
        story = TREEHOUSE.act(state, seat, TREEHOUSE.rules.legal(state, seat)[0])
    [began] = of_kind(story, ScoringBegan)
    assert began == ScoringBegan(1, state.firsts[0], drawn=True)
    assert began.reveals()
    assert TREEHOUSE.view(state, -1).public.rounds[0].first == state.firsts[0] == state.turn


def test_t11_the_first_chooser_is_drawn_among_all_or_chosen_by_the_table() -> None:
    drawn = Counter(new(3, seed).firsts[0] for seed in range(60))
    assert set(drawn) == {0, 1, 2}
    state = TREEHOUSE.deal(TreehouseOptions(players=3, first=2), QuickRng(1))
    assert TREEHOUSE.view(state, 0).public.rounds[0].first == 2
    began = [event for event in whole_story(state) if isinstance(event, ScoringBegan)]
    assert [event.drawn for event in began] == [False, False, False]
    assert not any(event.reveals() for event in began)
    drawn_only_once = [event.drawn for event in whole_story(new(3)) if isinstance(event, ScoringBegan)]
    assert drawn_only_once == [True, False, False]


@pytest.mark.parametrize(
    ("scores", "previous", "first"),
    [
        ((5, 9, 7), 0, 1),
        ((9, 9, 7), 0, 1),
        ((9, 9, 7), 1, 0),
        ((9, 7, 9), 0, 2),
        ((9, 9, 9), 2, 0),
        ((9, 9, 9), 0, 1),
        ((9, 7, 7), 0, 0),
    ],
)
def test_t11_then_the_leader_or_of_tied_leaders_the_next_clockwise(
    scores: tuple[int, int, int], previous: int, first: int
) -> None:
    drawing = "".join(f"seat {seat}\nscore {score}\ncard none\n" for seat, score in enumerate(scores))
    state = table(drawing, phase=LAY, turn=previous, first=previous, laid="red none, blue two")
    act(state, f"{previous} lay green")
    assert (state.round, state.firsts[1]) == (1, first)
    assert TREEHOUSE.view(state, -1).public.rounds[1].first == first


def test_t12_conditions_are_taken_clockwise_and_laid_backwards() -> None:
    state = table("seat 0\nseat 1\nseat 2\nseat 3", phase=TAKE, turn=2, first=2)
    assert texts(state, 2) == {"take two", "take none"}
    assert [texts(state, seat) for seat in (0, 1, 3)] == [set()] * 3
    act(state, "2 take two", "3 take two")
    assert texts(state, 0) == {"take none"}
    act(state, "0 take none")
    assert texts(state, 1) == {"take none"}, "the last card, and still taken by hand"
    act(state, "1 take none")
    assert texts(state, 1) == {f"lay {colour}" for colour in COLOURS}
    act(state, "1 lay red")
    assert texts(state, 0) == {f"lay {colour}" for colour in COLOURS if colour != "red"}
    act(state, "0 lay blue", "3 lay green")
    assert state.turn == 2
    story = act(state, "2 lay brown")
    [scored] = of_kind(story, RoundScored)
    assert isinstance(scored, RoundScored)
    assert scored.worth == {"red": 0, "yellow": 1, "green": 2, "blue": 0, "purple": 1, "brown": 2}


def test_t14_a_scored_round_is_told_as_the_score_sheet_has_it() -> None:
    state = new(4)
    told = [event for event in whole_story(state) if isinstance(event, RoundScored)]
    assert [event.sheet for event in told] == score_sheet(state).rounds
    assert [event.gained for event in told] == [event.sheet.points for event in told]
    assert all(event.noticed_by(-1) == event for event in told)


def test_t12_with_three_players_one_card_stays_out() -> None:
    state = table("seat 0\nseat 1\nseat 2", phase=TAKE, first=0)
    act(state, "0 take none", "1 take none")
    assert texts(state, 2) == {"take two"}
    act(state, "2 take two")
    assert state.turn == 2
    assert state.phase == LAY


def test_t13_of_two_players_the_first_chooser_lays_first() -> None:
    state = table("seat 0\nchosen R1\nhand R2\nseat 1\nchosen Y1\nhand Y2", pick=4, first=1)
    act(state, "0 discard", "1 discard")
    assert texts(state, 0) == set()
    assert texts(state, 1) == {f"lay {colour}" for colour in COLOURS}
    act(state, "1 lay green")
    assert texts(state, 0) == {f"lay {colour}" for colour in COLOURS if colour != "green"}
    story = act(state, "0 lay red")
    [scored] = of_kind(story, RoundScored)
    assert isinstance(scored, RoundScored)
    assert scored.worth == {"red": 0, "yellow": 1, "green": 0, "blue": 1, "purple": 1, "brown": 1}


SCORING = """
    seat 0
      card none
      score 10
      R3 R4 Y1
       R1 R2
    seat 1
      card none
      . . G3
       G1 G2
    seat 2
      card two
"""


def test_t14_the_whole_house_scores_by_the_cards_laid() -> None:
    state = table(SCORING, phase=LAY, turn=0, first=0, laid="red two, green none")
    story = act(state, "0 lay blue")
    [scored] = of_kind(story, RoundScored)
    assert isinstance(scored, RoundScored)
    assert scored.gained == [4 * 2 + 1, 0, 0]
    assert scored.scores == [19, 0, 0]
    [dealt] = of_kind(story, RoundDealt)
    assert isinstance(dealt, RoundDealt)
    assert dealt.round == 2
    noticed = dealt.noticed_by(1)
    assert isinstance(noticed, RoundDealt)
    assert [hand is None for hand in noticed.hands] == [True, False, True]
    public = TREEHOUSE.view(state, -1).public
    assert public.rounds[1].laid == []
    assert public.seats[0].card is None


def last_round(drawing: str) -> TreehouseState:
    """The last card of the last round is about to be laid, on a colour that nobody has."""
    return table(drawing, phase=LAY, turn=1, first=0, round=2, laid="purple none")


def test_t15_the_one_with_most_rooms_of_a_colour_gains_as_many_points() -> None:
    state = last_round("""
        seat 0
          R3 Y2 Y3
           R1 Y1
        seat 1
          card none
          R6 Y5 .
           R5 Y4
    """)
    story = act(state, "1 lay blue")
    assert of_kind(story, BonusTaken) == [BonusTaken(0, "yellow", 3)]
    assert TREEHOUSE.outcome(state).points == [5 + 3, 4]


def test_t15_conditions_do_not_touch_the_bonus() -> None:
    state = last_round("seat 0\nR1 R2\nseat 1\ncard none\nG1 .")
    act(state, "1 lay red")
    assert TREEHOUSE.outcome(state).points == [0 + 2, 1 + 1]


def test_t16_of_equal_points_the_largest_colour_wins() -> None:
    state = last_round("""
        seat 0
          score 4
           R1 R2
        seat 1
          score 1
          card none
          . G3 .
           G1 G2
    """)
    act(state, "1 lay blue")
    outcome = TREEHOUSE.outcome(state)
    assert outcome.points == [4 + 2 + 2, 1 + 3 + 3]
    assert outcome.winners == [0]
    state.players[0].score -= 1
    outcome = TREEHOUSE.outcome(state)
    assert (outcome.points, outcome.tiebreaks, outcome.winners) == ([7, 7], [2, 3], [1])


def test_t16_still_tied_is_a_shared_victory() -> None:
    state = last_round("seat 0\nR1 .\nseat 1\ncard none\nG1 .")
    act(state, "1 lay blue")
    assert TREEHOUSE.outcome(state).winners == [0, 1]


def test_t17_the_youngest_claim_colours_in_turn_and_only_those_score() -> None:
    state = table(
        """
        seat 0
          R3 R4 Y1
           R1 R2
        seat 1
          . . G3
           G1 G2
        seat 2
          . Y2 .
           R5 B1
        """,
        phase=CLAIM,
        turn=1,
        first=1,
        youngest=True,
    )
    assert texts(state, 0) == set()
    assert texts(state, 1) == {f"claim {colour}" for colour in COLOURS}
    act(state, "1 claim green")
    assert texts(state, 2) == {f"claim {colour}" for colour in COLOURS if colour != "green"}
    act(state, "2 claim yellow")
    story = act(state, "0 claim red")
    [scored] = of_kind(story, RoundScored)
    assert isinstance(scored, RoundScored)
    assert scored.worth == {"red": 1, "yellow": 1, "green": 1, "blue": 0, "purple": 0, "brown": 0}
    assert scored.gained == [5, 3, 2]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_t17_there_are_no_condition_cards_in_the_variant(players: int) -> None:
    state = new(players, youngest=True)
    play_until(state, CLAIM)
    assert [seat.card for seat in TREEHOUSE.view(state, -1).public.seats] == [None] * players
    assert state.turn == state.firsts[0]
