"""Another valley can be given as an option; a bad one is refused with one sentence."""

from __future__ import annotations

import pytest

from spinney.core.message import Unreadable
from spinney.core.playout import play_out
from spinney.core.record import quick_seed, read_record, write_record
from spinney.core.replay import Match, replay
from spinney.core.rng import QuickRng
from spinney.games import GAMES
from spinney.games.renature import RENATURE
from spinney.games.renature.options import RenatureOptions
from spinney.games.renature.state import RenatureState
from spinney.games.renature.valley_file import standard_valley, valley_of
from tests.games.renature.boards import FLIPPED, STANDARD


def changed(row: int, column: int, mark: str) -> str:
    lines = STANDARD.splitlines()
    cells = lines[row].split()
    cells[column - 1] = mark
    lines[row] = " ".join(cells)
    return "\n".join(lines)


BAD = {
    "mark": (changed(3, 3, "Z"), "“Z” is not a cell"),
    "short row": (STANDARD.replace(". S . . . S . . . S . . . S .", ". S . ."), "a row has 15 cells"),
    "few rows": (STANDARD.rsplit("\n", 2)[0], "a valley has 15 rows"),
    "no area": (changed(2, 2, ".").replace("A", "."), "there is no area A"),
    "two pieces": (changed(15, 1, "A"), "area A is not in one piece"),
    "touching": (changed(2, 4, "A"), "areas A and B touch"),
    "size": (changed(15, 8, "P"), "areas of 14 cells: 1, but sunflower tokens of that size: 0"),
    "three starts": (changed(1, 2, "."), "4 start cells, this one has 3"),
    "five starts": (changed(15, 1, "S"), "4 start cells, this one has 5"),
    "clouds twice in an area": (changed(3, 8, "c"), "area C has two cloud cells"),
    "no clouds": (changed(2, 8, "C"), "4 cloud cells (lower-case letters), this one has 3"),
    "count missing": (STANDARD.replace("c 2, ", ""), "does not say how many lie on c"),
    "count too many": (STANDARD.replace("c 2", "c 2, a 1"), "no cell a"),
    "count bad": (STANDARD.replace("c 2", "c two"), "“c two” is not a cloud cell"),
    "count twice": (STANDARD.replace("c 2", "c 2, c 1"), "clouds of c are given twice"),
    "line twice": ("clouds: c 1\n" + STANDARD, "the clouds are given twice"),
    "many clouds": (STANDARD.replace("c 2", "c 9"), "the box has only 6"),
    "long": (STANDARD + "#" * 20_000, "at most 20,000 are read"),
    "empty": ("", "15 rows"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_valley_is_refused(name: str) -> None:
    text, sentence = BAD[name]
    with pytest.raises(Unreadable, match="valley: ") as refused:
        RenatureOptions(valley=text).check()
    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_brook_in_two_pieces_is_refused() -> None:
    # Move E and R so that the corner 15,15 is cut off.
    lines = [line.split() for line in STANDARD.splitlines()]
    for row, column, mark in ((14, 13, "."), (14, 14, "."), (14, 15, "R")):
        lines[row][column - 1] = mark
    lines[15][13] = "R"
    with pytest.raises(Unreadable, match="area R is not in one piece"):
        valley_of("\n".join(" ".join(cells) for cells in lines))
    for row, column, mark in ((14, 14, "R"), (14, 15, "."), (15, 14, "R")):
        lines[row][column - 1] = mark
    assert valley_of("\n".join(" ".join(cells) for cells in lines)).sizes[17] == 2
    # An area of three around a corner cuts off 15,15.
    for row, column, mark in ((14, 15, "R"), (8, 8, "."), (2, 8, "."), (3, 8, "C"), (4, 8, "C")):
        lines[row][column - 1] = mark
    with pytest.raises(Unreadable, match="15,15 is cut off from 1,1"):
        valley_of("\n".join(" ".join(cells) for cells in lines))


def test_remarks_and_gaps_do_not_make_another_valley() -> None:
    text = "# ours\n" + STANDARD.replace(". A A", ".  A   A").replace("\n", "  # a row\n")
    assert valley_of(text) is standard_valley()


def test_another_valley_is_played_recorded_and_seen() -> None:
    options = RenatureOptions(players=3, valley=FLIPPED)
    options.check()
    match = Match.deal(RENATURE, options, quick_seed(3))
    rng = QuickRng(3, 1)
    while not match.over:
        seat = RENATURE.rules.actor(match.state)
        match.apply(seat, RENATURE.rules.random_action(match.state, seat, rng))
        assert isinstance(match.state, RenatureState)
        view = RENATURE.view(match.state, seat)
        assert RENATURE.view(RENATURE.guess(view, rng), seat) == view
        assert view.public.valley == FLIPPED
    record = match.record()
    assert record.setup["valley"] == FLIPPED
    assert replay(GAMES, read_record(write_record(record))).record() == record


def test_copies_share_the_valley_and_games_in_it_end() -> None:
    state = RENATURE.deal(RenatureOptions(valley=FLIPPED), QuickRng(1))
    assert state.copy().valley is state.valley
    play_out(RENATURE.rules, state, QuickRng(2))
    assert RENATURE.rules.actor(state) == -1
