"""A shuffle is made of exactly one contribution a seat, and a forged record is refused."""

from __future__ import annotations

import contextlib
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from spinney.cli.verify import command
from spinney.core.message import Unreadable
from spinney.core.record import Record, SeatNote, read_record, write_record
from spinney.core.shuffle import commit
from spinney.core.verify import about_shuffle, compare, verify
from spinney.games import GAMES
from tests.core.shuffled import (
    FILE,
    FORGERIES,
    MADE_LATER,
    MARCO,
    MATCH,
    NOBODY,
    OLENA,
    SECRET,
    everything,
    forged,
    honest,
    sealed,
    shuffled,
)
from tests.figures import Figures
from tests.scale import scaled


def test_an_honest_record_verifies() -> None:
    assert len(verify(GAMES, honest())) == 3
    assert about_shuffle(honest()) == [
        "each of the seats 0, 1 committed to its bytes when sitting down, and revealed them when all sat"
    ]


@pytest.mark.parametrize("name", FORGERIES)
def test_a_forged_record_is_refused(name: str) -> None:
    how, said = FORGERIES[name]
    with pytest.raises(Unreadable, match=said):
        verify(GAMES, forged(how))


def test_any_other_value_in_the_deal_or_the_shuffle_is_found(figures: Figures) -> None:
    dice, times = random.Random(1), scaled(300)
    for _ in range(times):
        plain = msgspec.json.decode(write_record(honest()))
        parts = {part: plain[part] for part in ("chance", "shuffle", "setup")}
        place, key = dice.choice(list(leaves(parts)))
        before = place[key]
        place[key] = other_value(before, dice)
        with contextlib.suppress(Unreadable):
            verify(GAMES, read_record(msgspec.json.encode(plain)))
            raise AssertionError(f"{key} may be {place[key]!r} instead of {before!r}")
    figures("forged records", times=times)


def leaves(node: Any) -> Iterator[tuple[Any, Any]]:
    """Every place that holds a value, as the list or mapping it is in and its key there."""
    for key, value in node.items() if isinstance(node, dict) else enumerate(node):
        if isinstance(value, (dict, list)):
            yield from leaves(value)
        else:
            yield node, key


def other_value(value: Any, dice: random.Random) -> Any:
    if isinstance(value, int):
        return value + dice.choice([-1, 1])
    if not value:
        return "ab" * 16
    place = dice.randrange(len(value))
    letter = dice.choice([letter for letter in "0123456789abcdef" if letter != value[place]])
    return value[:place] + letter + value[place + 1 :]


@pytest.mark.parametrize("name", MADE_LATER)
def test_a_record_made_later_is_refused_by_whoever_kept_something(name: str) -> None:
    record = forged(MADE_LATER[name])
    assert len(verify(GAMES, record)) == 3, "the file agrees with itself"
    with pytest.raises(Unreadable):
        compare(record, MATCH, [commit(SECRET), commit(OLENA), commit(MARCO)], [OLENA])


def test_what_was_kept_is_found_in_an_honest_record() -> None:
    assert compare(honest(), MATCH, [commit(SECRET), commit(MARCO)], [MARCO]) == [
        "it is the match you named",
        "the server's commitment is the one you kept",
        "the commitment of seat 1 is the one you kept",
        "the bytes of seat 1 are the ones you kept",
    ]


@pytest.mark.parametrize(
    ("match", "commitments", "nonces"),
    [("other", [], []), ("", ["00" * 32], []), ("", [""], []), ("", [], ["00" * 16]), ("", [], [""])],
)
def test_what_was_kept_must_be_there(match: str, commitments: list[str], nonces: list[str]) -> None:
    with pytest.raises(Unreadable):
        compare(honest(), match, commitments, nonces)


def test_an_older_record_says_that_its_bytes_were_open() -> None:
    assert len(verify(GAMES, shuffled())) == 3
    (note,) = about_shuffle(shuffled())
    assert note.startswith("each of the seats 0, 1 gave its bytes openly when sitting down")


def test_a_record_says_who_added_nothing() -> None:
    record = shuffled([NOBODY, MARCO, NOBODY], sealed([NOBODY, MARCO, NOBODY]))
    assert len(verify(GAMES, record)) == 3
    assert "seat 0 added nothing" in about_shuffle(record)
    alone = about_shuffle(shuffled([NOBODY] * 3, [NOBODY] * 3))
    assert alone == [
        "each of the seats 0, 1 added nothing",
        "no seat added any bytes, so the server alone made the seed",
    ]


def test_a_record_counts_how_often_somebody_refused() -> None:
    record = shuffled(commitments=sealed([OLENA, MARCO, NOBODY]), refusals=2)
    assert about_shuffle(record)[-1].startswith("before this deal the game failed to begin 2 times")
    assert '"refusals":2' in write_record(record)
    assert "refusals" not in write_record(honest())


def test_a_table_of_people_alone_has_no_seat_to_spare() -> None:
    seats = [SeatNote("Olena"), SeatNote("Marco"), SeatNote("Inês")]
    assert len(verify(GAMES, shuffled([OLENA, MARCO, "cc" * 16], seats=seats))) == 3


def told(folder: Path, record: Record, *more: str) -> tuple[int, dict[str, Any]]:
    file = folder / "record.json"
    file.write_text(write_record(record))
    answer = CliRunner().invoke(command, [str(file), "--json", *more], standalone_mode=False)
    return answer.return_value, json.loads(answer.stdout)


def test_the_command_compares_what_was_kept(tmp_path: Path) -> None:
    kept = ["--match", MATCH, "--nonce", OLENA.upper()]
    for commitment in (commit(SECRET), commit(OLENA), commit(MARCO)):
        kept += ["--commitment", commitment]
    code, found = told(tmp_path, honest(), *kept)
    assert (code, found["wrong"], len(found["right"])) == (0, None, 8)
    assert not any("a file cannot show" in note for note in found["notes"])
    code, found = told(tmp_path, honest())
    assert code == 0
    assert "a file cannot show" in found["notes"][-1]
    for how in MADE_LATER.values():
        code, found = told(tmp_path, forged(how), *kept)
        assert code == 1
        assert found["wrong"]


@pytest.mark.parametrize("name", FORGERIES)
def test_the_command_refuses_forged_records(tmp_path: Path, name: str) -> None:
    how, said = FORGERIES[name]
    code, found = told(tmp_path, forged(how))
    assert code == 1
    assert said in found["wrong"]


def test_the_command_shows_the_hashes_and_the_bytes(tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text(write_record(honest()))
    shown = CliRunner().invoke(command, [str(file)], standalone_mode=False).stdout
    assert f"the server's commitment: {commit(SECRET)}" in shown
    assert f"seat 0: commitment {commit(OLENA)}, bytes {OLENA}" in shown
    assert "seat 2: commitment none, bytes none" in shown


def test_the_client_is_tested_with_the_same_records() -> None:
    assert json.loads(FILE.read_text()) == everything(), "python -m tests.core.shuffled"
