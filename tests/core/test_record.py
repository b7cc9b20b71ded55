"""Records: written, read, and refused with the place of the error."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spinney.core.catalogue import LANGUAGES, catalogue
from spinney.core.message import Message, Unreadable
from spinney.core.record import Record, Seed, quick_seed, read_record, sealed_seed, write_record
from spinney.core.replay import Match, replay
from spinney.core.rng import SealedRng
from spinney.core.verify import verify
from spinney.games import GAMES
from tests.core.matches import ARBORETUM, played
from tests.scale import scaled


def plain(record: Record) -> dict[str, Any]:
    value: dict[str, Any] = msgspec.json.decode(write_record(record))
    return value


def refusal(change: dict[str, Any], record: Record | None = None) -> str:
    value = plain(record or played().record()) | change
    with pytest.raises(Unreadable) as refused:
        replay(GAMES, read_record(msgspec.json.encode(value)))
    return str(refused.value)


def test_a_record_reads_back() -> None:
    record = played().record()
    assert read_record(write_record(record)) == record


def test_a_record_of_a_game_under_way_has_no_result() -> None:
    record = played(50).record()
    assert record.result is None
    assert replay(GAMES, record).record() == record


def test_the_seed_deals_the_setup() -> None:
    """The setup follows from the seed: with the seed anyone can deal the game again."""
    for seed in (quick_seed(12, 3), sealed_seed(b"k" * 32)):
        match = Match.deal(ARBORETUM, ARBORETUM.options(), seed)
        again = ARBORETUM.deal(ARBORETUM.options(), match.record().seed.rng())
        assert ARBORETUM.write_setup(again) == match.record().setup


def test_sealed_seeds_are_fresh() -> None:
    assert sealed_seed() != sealed_seed()
    assert isinstance(sealed_seed().rng(), SealedRng)


@pytest.mark.parametrize(
    "seed", ["", "1", "a/b", "-1/0", "1/2/3", "9223372036854775808/0", "0/99999999999999999999", "²/1"]
)
def test_bad_quick_seeds_are_refused(seed: str) -> None:
    with pytest.raises(Unreadable, match="seed/stream"):
        Seed("quick", seed).rng()


@pytest.mark.parametrize("seed", ["", "00", "zz" * 32, "00 " * 32, "AB" * 32])
def test_bad_sealed_seeds_are_refused(seed: str) -> None:
    with pytest.raises(Unreadable, match="64 hexadecimal digits"):
        Seed("sealed", seed).rng()


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"format": "pgn"}, "its format is “pgn”"),
        ({"game": "chess"}, "there is no game “chess”"),
        ({"rules": 99}, "it follows version 99 of the rules of Arboretum"),
        ({"options": {"players": 9}}, "options: this game is for 2 to 4 players, not 9"),
        ({"options": {"colour": 1}}, "options: there is no field “colour”"),
        ({"seats": [{}]}, "1 seats for a game of 2 players"),
        ({"setup": {}}, "setup: the field “"),
        ({"moves": []}, "the record has a result, but its moves do not end the game"),
        ({"moves": [{"seat": 0, "text": "play oak9 0,0"}]}, "move 0: seat 0 cannot play “play oak9 0,0” there"),
        ({"moves": [{"seat": 7, "text": "draw deck"}]}, "move 0: there is no seat 7"),
        ({"moves": [{"seat": 0, "text": "0", "kind": "undo"}]}, "move 0: undo names row “0”"),
        ({"result": None}, "the game has ended, but the record has no result"),
        ({"extra": 1}, "it is not a record: there is no field “extra”"),
        ({"moves": 3}, "it is not a record: at moves: it should be array"),
    ],
)
def test_what_is_wrong_is_named(change: dict[str, Any], sentence: str) -> None:
    assert refusal(change).startswith(sentence)


def test_a_wrong_move_is_named_by_its_row() -> None:
    moves = plain(played().record())["moves"]
    moves[31] = {"seat": moves[31]["seat"], "text": "dance"}
    assert refusal({"moves": moves}).startswith("move 31: seat")


def test_a_wrong_result_is_named() -> None:
    result = plain(played().record())["result"]
    result["points"] = [99, 0]
    assert "the record says [99, 0] points" in refusal({"result": result})


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "3", '"record"', "\x00"])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(Unreadable, match="not a record"):
        read_record(text)


@settings(max_examples=scaled(200))
@given(data=st.data())
def test_a_damaged_record_is_refused_or_replays(data: st.DataObject) -> None:
    """Whatever is removed from a record or put in, the only error is `Unreadable` with a sentence."""
    value = plain(played().record())
    junk = st.none() | st.booleans() | st.integers(-3, 99) | st.text(max_size=5) | st.lists(st.integers(), max_size=2)
    key = data.draw(st.sampled_from(sorted(value)))
    if isinstance(value[key], dict) and data.draw(st.booleans()):
        value[key][data.draw(st.sampled_from(sorted(value[key])))] = data.draw(junk)
    elif isinstance(value[key], list) and value[key] and data.draw(st.booleans()):
        value[key][data.draw(st.integers(0, len(value[key]) - 1))] = data.draw(junk)
    else:
        value[key] = data.draw(junk)
    why = wrong_with(value)
    if why is not None:
        # It is shown in the browser, so every language must have it.
        assert isinstance(why, Message)
        for language in LANGUAGES:
            assert len(catalogue(language).say(why)) < 400


def wrong_with(value: dict[str, Any]) -> str | Message | None:
    """Why this cannot be read, played or verified; None if it can."""
    try:
        verify(GAMES, read_record(msgspec.json.encode(value)))
    except Unreadable as error:
        return error.why
    return None


@pytest.mark.parametrize("key", GAMES)
def test_no_refusal_of_a_record_repeats_all_that_was_written(key: str) -> None:
    game = GAMES[key]
    record = plain(Match.deal(game, game.options(), quick_seed(1)).record())
    long = "x" * 100_000
    changes: list[dict[str, Any]] = [
        {"format": long},
        {"game": long},
        {"options": record["options"] | {long: 1}},
        {"setup": record["setup"] | {long: 1}},
        {"moves": [{"seat": 0, "text": long}]},
        {"moves": [{"seat": 0, "text": long, "kind": "undo"}]},
        {"moves": [{"seat": 0, "kind": long}]},
        {"chance": {"kind": "quick", "seed": long}, "shuffle": None},
        {long: 1},
    ]
    for part, value in record["setup"].items():
        if isinstance(value, list) and value and isinstance(value[0], str):
            changes.append({"setup": record["setup"] | {part: [long, *value[1:]]}})
    for change in changes:
        why = wrong_with(record | change)
        assert isinstance(why, Message)
        assert len(catalogue().say(why)) < 400, sorted(change)[0][:20]
