"""Tables from their making to the rematch, on a real server."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import httpx
import pytest

from spinney.core.record import read_record
from spinney.core.shuffle import commit
from spinney.core.verify import verify
from spinney.games import GAMES
from tests.server.client import Person, Server, Socket

BOT = {"who": "bot", "level": "seedling"}


@pytest.fixture
def server(shared_server: Server) -> Server:
    return shared_server


def play_to_the_end(socket: Socket, seed: int = 1) -> dict[str, Any]:
    """Act for whichever own seat has to; the last news."""
    dice = random.Random(seed)
    news = socket.hear()
    while news["table"]["status"] == "playing":
        mine = [seat for seat in news["table"]["waiting"] if seat in news["own"]]
        if not mine:
            news = socket.hear()
        elif news["seat"] != mine[0]:
            news = socket.ask(do="look", seat=mine[0])
        else:
            news = socket.ask(do="act", seat=mine[0], text=dice.choice(news["choices"]), ticket=news.get("ticket", 0))
            assert "refused" not in news
    return news


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
    assert news["table"]["status"] == "playing", "a table without free seats begins by itself"
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
def test_a_replay_names_whichever_bot_took_over(server: Server, bot: str, said: Any) -> None:
    """Only of levels are there words; a record from elsewhere may name another bot, or none."""
    record = json.loads(Path("docs/examples/arboretum-game.json").read_text())
    record["moves"].insert(3, {"seat": 0, "kind": "takeover", "text": bot})
    frames = Person(server).http.post("/api/replay", json=record).json()["frames"]
    words = [event["words"] for frame in frames for event in frame.get("events", [])]
    assert [line["args"]["level"] for line in words if line["key"] == "row-takeover"] == [said]


def test_pass_and_play(server: Server) -> None:
    """Several seats in one hand: the view is switched on purpose, and shows one hand at a time."""
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


def test_a_table_by_link(server: Server) -> None:
    olena, marco = Person(server), Person(server, "Marco")
    match = olena.make("renature", [{"who": "anyone"}] * 3)["table"]["id"]
    watcher = Socket(server, match)
    assert watcher.hear()["table"]["status"] == "gathering"
    olena.do(match, "sit", seat=0)
    assert watcher.hear()["table"]["seats"][0]["name"] == "Olena"
    assert marco.ask(match, "sit", seat=0).json()["refused"]["key"] == "refused-taken"
    marco.do(match, "sit", seat=2)
    marco.do(match, "stand", seat=2)
    marco.do(match, "sit", seat=1)
    assert olena.ask(match, "start").json()["refused"]["key"] == "refused-free-seats"
    assert marco.ask(match, "seat-bot", seat=2, level="seedling").json()["refused"]["key"] == "refused-host-only"
    assert olena.ask(match, "seat-bot", seat=2, level="wizard").json()["refused"]["key"] == "refused-level"
    olena.do(match, "seat-bot", seat=2, level="seedling")
    assert olena.do(match, "start")["table"]["status"] == "playing"
    assert olena.do(match, "start")["table"]["status"] == "playing", "a second click does no harm"
    assert marco.ask(match, "stand", seat=1).json()["refused"]["key"] == "refused-begun"
    watcher.close()


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


def test_a_rematch_has_the_seats_rotated_and_needs_everyone_again(server: Server) -> None:
    olena, marco = Person(server), Person(server, "Marco")
    match = olena.make("arboretum", [{"who": "anyone"}] * 2)["table"]["id"]
    olena.do(match, "sit", seat=0)
    marco.do(match, "sit", seat=1)
    olena.do(match, "start")
    assert olena.ask(match, "rematch").json()["refused"]["key"] == "refused-not-over"
    olena.do(match, "leave")
    next_match = marco.do(match, "rematch")["table"]["next"]
    assert olena.do(match, "rematch")["table"]["next"] == next_match, "one rematch, whoever asks"
    table = olena.look(next_match)["table"]
    assert [seat["name"] for seat in table["seats"]] == ["Marco", "Olena"]
    olena.do(next_match, "sit", seat=1)
    assert marco.ask(next_match, "start").json()["refused"]["key"] == "refused-not-ready"
    assert marco.do(next_match, "sit", seat=0)["table"]["status"] == "playing"


def test_hints(server: Server) -> None:
    olena, marco = Person(server), Person(server, "Marco")
    alone = olena.make("arboretum", [{"who": "me"}, BOT], options={"first": 0})["table"]["id"]
    olena.do(alone, "sit", seat=0)
    hint = olena.do(alone, "ask", what="hint")["answer"]
    assert hint["do"] in olena.look(alone)["choices"]
    match = olena.make("arboretum", [{"who": "anyone"}] * 2, options={"first": 0})["table"]["id"]
    olena.do(match, "sit", seat=0)
    marco.do(match, "sit", seat=1)
    olena.do(match, "start")
    refused = olena.ask(match, "ask", what="hint")
    assert (refused.status_code, refused.json()["refused"]["key"]) == (409, "refused-hints")
    assert olena.do(match, "propose-hints")["table"]["proposal"]["waiting"] == [1]
    marco.do(match, "consent", agree=True)
    assert olena.do(match, "ask", what="hint")["answer"]["do"]
    assert marco.ask(match, "ask", what="hint").json()["refused"]["key"] == "refused-nothing-to-do"


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


def test_the_games_say_how_many_can_play_and_how_long(server: Server) -> None:
    told = {info["key"]: info for info in httpx.get(server.url + "/api/games").json()}
    assert list(told) == list(GAMES)
    for key, game in GAMES.items():
        facts = (told[key]["min_players"], told[key]["max_players"], told[key]["minutes"])
        assert facts == (game.players[0], game.players[-1], game.minutes)


def test_what_cannot_be_made_is_refused_in_a_sentence(server: Server) -> None:
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


def test_the_record_is_kept_until_the_end(server: Server) -> None:
    person = Person(server)
    match = person.make("arboretum", [{"who": "me"}, BOT])["table"]["id"]
    news = person.do(match, "sit", seat=0)
    assert "secret" not in news["table"]
    for path in ("record", "frames"):
        answer = person.http.get(f"/api/tables/{match}/{path}")
        assert answer.status_code == 409
        assert answer.json()["key"] == "refused-record-while-playing"
