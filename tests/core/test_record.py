"""Records: written, read, refused with the place."""

from __future__ import annotations

import dataclasses
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spinney.core.catalogue import LANGUAGES, catalogue
from spinney.core.event import GameEnded
from spinney.core.message import Message, Refused, Unreadable
from spinney.core.record import Move, Record, Seed, quick_seed, read_record, sealed_seed, write_record
from spinney.core.replay import Match, replay
from spinney.core.rng import QuickRng, SealedRng
from spinney.core.rules import in_floats, lead
from spinney.core.verify import verify
from spinney.games import GAMES
from tests.scale import scaled

ARBORETUM = GAMES["arboretum"]


def played(decisions: int = 10_000) -> Match:
    match = Match.deal(ARBORETUM, ARBORETUM.options(players=2, first=0), quick_seed(8))
    rng = QuickRng(1)
    while not match.over and len(match.moves) < decisions:
        seat = ARBORETUM.rules.actor(match.state)
        match.apply(seat, ARBORETUM.rules.random_action(match.state, seat, rng))
    return match


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
    """Whoever has the seed can deal the game again: the setup follows from it."""
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
    """Whatever is torn out of a record or put in, there is no other error than a sentence."""
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
        # People read it in the browser: it can be said in every language.
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


def test_undo_takes_the_named_action_back() -> None:
    match = played(2)
    before = ARBORETUM.view(match.state, 0)
    match.act(0, next(iter(ARBORETUM.choices(match.state, 0))))
    match.take(Move(0, "2", "undo"))
    assert ARBORETUM.view(match.state, 0) == before
    assert [move.kind for move in match.moves] == ["action", "action", "action", "undo"]
    assert replay(GAMES, match.record()).record() == match.record()


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        (Move(1, "0", "undo"), "not an action of seat 1"),
        (Move(0, "9", "undo"), "not an action of seat 0"),
        (Move(0, "x", "undo"), "not an action of seat 0"),
    ],
)
def test_undo_of_what_is_not_there_is_refused(move: Move, sentence: str) -> None:
    with pytest.raises(Unreadable, match=sentence):
        played(3).take(move)


def test_an_action_is_taken_back_once() -> None:
    match = played(3)
    match.take(Move(0, "2", "undo"))
    with pytest.raises(Unreadable, match="has already been taken back"):
        match.take(Move(0, "2", "undo"))


def test_who_resigns_ranks_last() -> None:
    match = played(40)
    story = match.take(Move(1, kind="resign"))
    assert match.over
    assert story == [GameEnded(match.outcome, "arboretum", [1])]
    assert match.outcome.winners == [0]
    assert match.outcome.ranks == [1, 2]
    assert replay(GAMES, match.record()).outcome == match.outcome


@pytest.mark.parametrize("key", GAMES)
def test_log_and_sheet_know_who_resigned(key: str) -> None:
    game = GAMES[key]
    led = 0
    for seed in range(20):
        match = Match.deal(game, game.options(players=3), quick_seed(seed))
        match.take(Move(0, kind="resign"))
        story, rng = [], QuickRng(seed)
        while not match.over:
            seat = int(game.rules.actor(match.state))
            story = match.apply(seat, game.rules.random_action(match.state, seat, rng))
        assert story[-1] == GameEnded(match.outcome, key, [0])
        assert msgspec.to_builtins(match.sheet())["outcome"] == msgspec.to_builtins(match.outcome)
        assert match.outcome.ranks[0] == 3
        led += game.outcome(match.state).ranks[0] == 1
    assert led, "the one who resigned never had most points: this shows nothing"


def test_a_refused_action_changes_nothing() -> None:
    match = played(5)
    before = (ARBORETUM.view(match.state, 0), list(match.moves))
    with pytest.raises(Refused):
        match.act(0, "play oak4 40,40")
    assert (ARBORETUM.view(match.state, 0), match.moves) == before


def test_nobody_resigns_twice() -> None:
    match = Match.deal(ARBORETUM, ARBORETUM.options(players=3), quick_seed(8))
    match.take(Move(1, kind="resign"))
    with pytest.raises(Unreadable, match="seat 1 has already resigned"):
        match.take(Move(1, kind="resign"))
    assert not match.over


def test_nothing_happens_after_the_end() -> None:
    match = played(40)
    match.take(Move(1, kind="resign"))
    with pytest.raises(Unreadable, match="the game is over"):
        match.take(Move(0, kind="resign"))
    with pytest.raises(Refused):
        match.act(0, next(iter(ARBORETUM.choices(match.state, 0)), "draw deck"))


def test_a_match_after_some_of_its_rows_is_the_match_as_it_was_then() -> None:
    """Whatever they hold: actions, what was taken back, what became of a seat."""
    match = Match.deal(ARBORETUM, ARBORETUM.options(players=3, first=0), quick_seed(8))
    rows: list[Move] = []
    seen = [match.copy()]
    rng = QuickRng(1)
    for number in range(40):
        seat = ARBORETUM.rules.actor(match.state)
        action = ARBORETUM.rules.random_action(match.state, seat, rng)
        rows.append(Move(seat, ARBORETUM.write(match.state, action)))
        if number % 7 == 6:
            rows += [Move(seat, str(len(rows) - 1), "undo"), Move(seat, "", "timeout")]
        if number == 20:
            rows.append(Move(2, "", "resign"))
        for row in rows[len(match.moves) :]:
            match.take(row)
            seen.append(match.copy())
    for count, then in enumerate(seen):
        again = match.after(rows[:count])
        assert (again.moves, again.resigned, again.taken_back) == (then.moves, then.resigned, then.taken_back)
        assert ARBORETUM.view(again.state, 0) == ARBORETUM.view(then.state, 0)
        assert again.outcome == then.outcome


def test_a_copy_of_a_match_goes_its_own_way() -> None:
    match = played(20)
    before = (list(match.moves), set(match.taken_back), match.outcome)
    other = match.copy()
    last = other.moves[-1]
    other.take(Move(last.seat, "19", "undo"))
    other.act(last.seat, last.text)
    other.take(Move(1, "", "resign"))
    assert (match.moves, match.taken_back, match.outcome) == before
    assert not match.resigned


SOLO = dataclasses.replace(ARBORETUM, players=range(1, 5))


def test_a_game_for_one_goes_on_until_its_player_resigns() -> None:
    match = Match.deal(SOLO, SOLO.read_options({"players": 1}), quick_seed(8))
    assert not match.over
    match.act(0, "draw deck")
    assert not match.over
    (ending,) = match.take(Move(0, "", "resign"))
    assert isinstance(ending, GameEnded)
    assert catalogue().say(ending.words()) == "Nobody wins."
    assert match.over
    assert replay({"arboretum": SOLO}, match.record()).outcome.winners == []


def test_a_game_for_one_is_played_and_replayed_to_its_end() -> None:
    match = Match.deal(SOLO, SOLO.read_options({"players": 1}), quick_seed(8))
    while not match.over:
        match.apply(0, SOLO.legal(match.state, 0)[0])
    assert SOLO.actor(match.state) < 0
    assert match.outcome.winners == [0]
    assert replay({"arboretum": SOLO}, match.record()).outcome == match.outcome


def test_alone_one_leads_by_what_one_has() -> None:
    state, rng = SOLO.new(seed=8, players=1), QuickRng(1)
    while SOLO.actor(state) >= 0:
        SOLO.apply(state, 0, SOLO.rules.random_action(state, 0, rng))
    points = in_floats(SOLO.rules.points(state))
    assert points[0] > 0
    assert lead(points, points, 0) == points[0]
