"""Tables over HTTP, on a real server."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from spinney.core.record import quick_seed, read_record, write_record
from spinney.core.replay import Match
from spinney.core.shuffle import commit
from spinney.core.verify import verify
from spinney.games import GAMES
from tests.server.client import BOT, Person, Server, play_to_the_end


@pytest.fixture
def server(shared_server: Server) -> Server:
    return shared_server


@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_against_bots(server: Server, game: str) -> None:
    person = Person(server)
    news = person.make(game, [{"who": "me"}, BOT, BOT])
    match = news["table"]["id"]
    assert news["table"]["status"] == "gathering"
    assert news["table"]["commitment"]
    news = person.do(match, "sit", seat=0, commitment=commit("0f" * 16))
    assert news["table"]["revealing"]["seats"] == [0]
    news = person.do(match, "reveal", seat=0, nonce="0f" * 16)
    assert news["table"]["status"] == "playing", "a table without free seats starts by itself"
    socket = person.socket(match)
    news = play_to_the_end(socket)
    assert len(news["outcome"]["points"]) == 3
    answer = person.http.get(f"/api/tables/{match}/record")
    record = read_record(answer.text)
    assert record.shuffle is not None
    assert record.shuffle.nonces[0] == "0f" * 16
    assert record.shuffle.commitment == news["table"]["commitment"]
    assert len(verify(GAMES, record)) == 3
    frames = person.http.get(f"/api/tables/{match}/frames", params={"seat": 0}).json()
    assert len(frames["frames"]) == news["seq"] + 1
    assert frames["frames"][-1]["view"] == news["view"]
    again = person.http.post("/api/replay", json=answer.json()).json()
    assert len(again["frames"][3]["open"]) == 3
    sheet = socket.ask(do="ask", what="sheet")
    assert sheet["answer"] == frames["sheet"]
    socket.close()


@pytest.mark.parametrize(
    ("bot", "said"), [("elder", {"key": "level-elder", "args": {}}), ("cmd:x", "cmd:x"), ("", "?")]
)
def test_a_replay_names_the_bot_that_took_over(server: Server, bot: str, said: Any) -> None:
    """There are words only for levels; a record from elsewhere may name another bot, or none."""
    record = json.loads(Path("docs/examples/arboretum-game.json").read_text())
    record["moves"].insert(3, {"seat": 0, "kind": "takeover", "text": bot})
    frames = Person(server).http.post("/api/replay", json=record).json()["frames"]
    words = [event["words"] for frame in frames for event in frame.get("events", [])]
    assert [line["args"]["level"] for line in words if line["key"] == "row-takeover"] == [said]


def test_pass_and_play(server: Server) -> None:
    """One visitor holds several seats: the view shows one hand at a time, and switches only on request."""
    person = Person(server)
    match = person.make("arboretum", [{"who": "me"}, {"who": "me", "name": "Marco"}])["table"]["id"]
    for seat in (0, 1):
        person.do(match, "sit", seat=seat)
    socket = person.socket(match)
    news = socket.hear()
    assert [seat["name"] for seat in news["table"]["seats"]] == ["Olena", "Marco"]
    hands = [socket.ask(do="look", seat=seat)["view"]["private"]["hand"] for seat in (0, 1)]
    assert not set(hands[0]) & set(hands[1])
    hidden = socket.ask(do="look", seat=-1)
    assert hidden["view"]["private"] is None
    ambiguous = person.ask(match, "act", text="draw deck", ticket=0)
    assert ambiguous.json()["refused"]["key"] == "refused-which-seat"
    assert play_to_the_end(person.socket(match))["outcome"]
    socket.close()


def test_the_lobby(server: Server) -> None:
    olena, marco = Person(server), Person(server, "Marco")
    listed = olena.make("treehouse", [{"who": "me"}, {"who": "anyone"}], open=True)["table"]["id"]
    unlisted = olena.make("treehouse", [{"who": "me"}, {"who": "anyone"}])["table"]["id"]
    lobby = marco.http.get("/api/lobby").json()
    assert listed in [table["id"] for table in lobby["open"]]
    assert unlisted not in [table["id"] for table in lobby["open"]]
    assert lobby["mine"] == []
    olena.do(listed, "sit", seat=0)
    marco.do(listed, "sit", seat=1)
    olena.do(listed, "start")
    mine = marco.http.get("/api/lobby").json()["mine"]
    assert [(own["table"]["id"], own["own"], own["my_turn"]) for own in mine] == [(listed, [1], True)]
    assert listed in [table["id"] for table in marco.http.get("/api/lobby").json()["watch"]]
    olena.do(unlisted, "leave")
    assert unlisted not in [own["table"]["id"] for own in olena.http.get("/api/lobby").json()["open"]]


def test_waiting_for_news_over_http(server: Server) -> None:
    olena, marco = Person(server), Person(server, "Marco")
    match = olena.make("arboretum", [{"who": "anyone"}] * 2, options={"first": 0})["table"]["id"]
    olena.do(match, "sit", seat=0)
    marco.do(match, "sit", seat=1)
    news = olena.do(match, "start")
    version = news["table"]["version"]
    still = marco.http.get(f"/api/tables/{match}/news", params={"seq": 0, "version": version, "seconds": 0.2}).json()
    assert still["seq"] == 0
    olena.do(match, "act", text="draw deck", ticket=0)
    later = marco.http.get(f"/api/tables/{match}/news", params={"seq": 0, "version": version}).json()
    assert later["seq"] == 1
    assert [line["text"] for line in later["events"]] == ["draw deck"]


def test_impossible_tables_are_refused(server: Server) -> None:
    person = Person(server)
    for wanted, key in (
        ({"game": "chess", "seats": [BOT, BOT]}, "refused-game"),
        ({"game": "arboretum", "seats": [BOT]}, "refused-options"),
        ({"game": "arboretum", "seats": [BOT] * 5}, "refused-options"),
        ({"game": "arboretum", "seats": [BOT, BOT], "options": {"colour": 1}}, "refused-options"),
        ({"game": "arboretum", "seats": [BOT, BOT], "pace": {"kind": "clock", "seconds": 1}}, "refused-pace"),
        ({"game": "arboretum", "seats": [BOT, BOT], "pace": {"kind": "days"}}, "refused-pace"),
        ({"game": "arboretum", "seats": [{"who": "bot", "level": "god"}, BOT]}, "refused-level"),
        ({"game": "arboretum", "seats": [BOT, BOT], "surprise": 1}, "refused-malformed"),
    ):
        answer = person.http.post("/api/tables", json=wanted)
        assert answer.status_code in (400, 409), wanted
        assert answer.json()["key"] == key
        assert answer.json()["text"]
    assert httpx.get(server.url + "/api/tables/nowhere").status_code == 404


def test_the_record_is_available_only_at_the_end(server: Server) -> None:
    person = Person(server)
    match = person.make("arboretum", [{"who": "me"}, BOT])["table"]["id"]
    news = person.do(match, "sit", seat=0)
    assert "secret" not in news["table"]
    for path in ("record", "frames"):
        answer = person.http.get(f"/api/tables/{match}/{path}")
        assert answer.status_code == 409
        assert answer.json()["key"] == "refused-record-while-playing"


def test_a_record_with_too_many_rows_is_refused(shared_server: Server) -> None:
    game = GAMES["arboretum"]
    match = Match.deal(game, game.options(players=2, first=0), quick_seed(1))
    for _ in range(1001):
        match.act(0, "draw deck")
        match.undo(type(match.moves[0])(0, str(len(match.moves) - 1), "undo"))
        match.state = match.start.copy()
    person = Person(shared_server)
    answer = person.http.post("/api/replay", content=write_record(match.record()).encode())
    assert answer.json()["key"] == "refused-record"
    assert "at most 2,000" in answer.json()["text"]


def test_frames_include_the_aids(shared_server: Server) -> None:
    olena = Person(shared_server)
    match = olena.make("treehouse", [{"who": "me"}, {"who": "me"}])["table"]["id"]
    for seat in (0, 1):
        olena.do(match, "sit", seat=seat)
    aids = olena.ask(match, "ask", eyes=0, what="aids").json()["answer"]
    olena.do(match, "resign", seat=0, ticket=0)
    frames = olena.http.get(f"/api/tables/{match}/frames", params={"seat": 0}).json()["frames"]
    assert frames[0]["aids"] == aids
    opened = olena.http.get(f"/api/tables/{match}/frames").json()["frames"]
    assert opened[0]["view"]["seat"] == -1, "with all cards open nobody is 'you'"
    assert [len(hand["hand"]) for hand in opened[0]["open"]] == [6, 6]
