"""The toy on a server: HTTP and sockets, its messages, its picture, and the host's list of games."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import httpx
import pytest

from spinney.core.record import read_record
from spinney.core.verify import verify
from spinney.games import GAMES
from tests.server.client import BOT, Person, Server, is_refused, play_to_the_end, serve


@pytest.fixture(scope="module")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with Server(f"sqlite:///{tmp_path_factory.mktemp('toy') / 'spinney.db'}") as running:
        yield running


def begin(person: Person, seats: list[dict[str, Any]], **fields: Any) -> str:
    """A table of the toy where this person has taken all seats but those of bots."""
    match: str = person.make("pebbles", seats, **fields)["table"]["id"]
    for number, seat in enumerate(seats):
        if seat["who"] == "me":
            person.do(match, "sit", seat=number)
    return match


def test_the_server_says_what_it_is(shared_server: Server) -> None:
    games = {game["key"]: game for game in httpx.get(shared_server.url + "/api/games").json()}
    pebbles = games["pebbles"]
    assert (pebbles["min_players"], pebbles["max_players"], pebbles["minutes"]) == (1, 5, 5)
    assert pebbles["options"]["properties"]["short"]["type"] == "boolean"


@pytest.mark.parametrize("players", [1, 5])
def test_a_game_over_a_socket(shared_server: Server, players: int) -> None:
    person = Person(shared_server)
    match = begin(person, [{"who": "me"}, *[BOT] * (players - 1)], options={"short": True})
    news = play_to_the_end(person.socket(match))
    assert len(news["outcome"]["points"]) == players
    record = read_record(person.http.get(f"/api/tables/{match}/record").text)
    assert len(verify(GAMES, record)) == 3


def test_a_game_over_http(shared_server: Server) -> None:
    person = Person(shared_server)
    match = begin(person, [{"who": "me"}, {"who": "me", "name": "Zoë"}])
    news, dice = person.look(match), random.Random(1)
    while news["table"]["status"] == "playing":
        seat = news["table"]["waiting"][0]
        news = person.look(match, seat=seat)
        person.do(match, "act", eyes=seat, seat=seat, text=dice.choice(news["choices"]), ticket=news.get("ticket", 0))
        news = person.look(match)
    assert news["seq"] == 12


def test_who_plays_alone_and_resigns_has_ended_the_game(shared_server: Server) -> None:
    person = Person(shared_server)
    match = begin(person, [{"who": "me"}])
    assert person.do(match, "resign", ticket=0)["table"]["status"] == "finished"


def numbers_in(said: Any) -> set[int]:
    """All numbers anywhere in a message."""
    if isinstance(said, dict):
        return {number for value in said.values() for number in numbers_in(value)}
    if isinstance(said, list):
        return {number for value in said for number in numbers_in(value)}
    if isinstance(said, str):
        return {int(word) for word in said.replace(",", " ").split() if word.isdigit()}
    return {said} if isinstance(said, int) and not isinstance(said, bool) else set()


def test_hidden_hands_and_secret_choices_stay_so(shared_server: Server) -> None:
    """Only the view is searched: the rest of the message has other numbers."""
    olena, marco, stranger = Person(shared_server), Person(shared_server, "Marco"), Person(shared_server, "Ines")
    match = olena.make("pebbles", [{"who": "me"}, {"who": "anyone"}])["table"]["id"]
    marco.do(match, "sit", seat=1)
    olena.do(match, "sit", seat=0)
    olena.do(match, "start")
    hand = olena.look(match)["view"]["private"]["hand"]
    chosen = hand[-1]
    olena.do(match, "act", text=f"throw {chosen}", ticket=0)
    for other in (marco, stranger):
        news = other.look(match)
        own = (news["view"]["private"] or {"hand": []})["hand"]
        sketch = other.ask(match, "ask", what="sketch", seq=news["seq"]).json()["answer"]
        log = other.ask(match, "ask", what="log").json()["answer"]
        seen = numbers_in([news["view"]["public"], [line["words"] for line in log], sketch])
        # The floating lily and small counts may have the number of a pebble.
        secret = set(hand) - set(own) - {news["view"]["public"]["lily"], *range(7)}
        assert secret
        assert seen & secret == set()
        assert [line["text"] for line in log if "text" in line] == []
    assert f"you throw: {chosen}" in olena.ask(match, "ask", what="sketch", seq=1).json()["answer"]


def test_the_picture_is_in_the_language_that_was_asked_for(shared_server: Server) -> None:
    person = Person(shared_server)
    match = begin(person, [{"who": "me"}, BOT, BOT])
    socket = person.socket(match)

    def drawn(language: str) -> str:
        text: str = socket.ask(do="ask", what="sketch", seq=0, language=language)["answer"]
        return text

    assert "Olena (tu): 0 ninfee, 0 punti" in drawn("it")
    assert "your hand" in drawn("")
    assert "ваша рука" in drawn("uk"), "what is ours is said in any language"
    assert socket.ask(do="ask", what="sketch", language="tlh")["refused"]["key"] == "refused-malformed"
    assert socket.ask(do="ask", what="sketch", seq=99)["refused"]["key"] == "refused-no-such-moment"
    names = [line.partition(":")[0] for line in drawn("en").splitlines() if "lilies" in line]
    assert names == ["Olena (you)", "Reed", "Bryony"]


def test_earlier_pictures_and_those_of_a_replay(shared_server: Server) -> None:
    person = Person(shared_server)
    match = begin(person, [{"who": "me"}], options={"short": True})
    socket = person.socket(match)
    before = socket.ask(do="ask", what="sketch", seq=0)["answer"]
    play_to_the_end(person.socket(match))
    assert socket.ask(do="ask", what="sketch", seq=0)["answer"] == before
    plain = person.http.get(f"/api/tables/{match}/frames").json()["frames"]
    assert "sketch" not in plain[0]
    told = person.http.get(f"/api/tables/{match}/frames", params={"sketch": "it", "seat": -1}).json()["frames"]
    assert len(told) == 5
    assert all("Olena: " in frame["sketch"] and "la tua mano" not in frame["sketch"] for frame in told)
    record = person.http.get(f"/api/tables/{match}/record").json()
    again = person.http.post("/api/replay", params={"sketch": "en", "seat": 0}, json=record).json()["frames"]
    assert again[0]["sketch"] == before


def test_its_words_and_its_handbook_are_served_and_kept(shared_server: Server) -> None:
    with httpx.Client(base_url=shared_server.url) as http:
        words = http.get("/api/words/it")
        assert "game-name-pebbles = Sassolini" in words.text
        assert http.get("/api/words/uk").text == "", "the client falls back to English by itself"
        again = http.get("/api/words/it", headers={"if-none-match": words.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert http.get("/api/words/tlh").status_code == 400
        assert http.get("/api/games/pebbles/handbook/it").text.startswith("# Sassolini")
        assert http.get("/api/games/pebbles/handbook/uk").text.startswith("# Pebbles")
        for key in ("arboretum", "chess"):
            assert http.get(f"/api/games/{key}/handbook/en").status_code == 404


def test_a_host_chooses_the_games(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'spinney.db'}"
    with Server(database) as server:
        person = Person(server)
        match = begin(person, [{"who": "me"}])
        seen = person.make("renature", [{"who": "me"}, {"who": "anyone"}], open=True)["table"]["id"]
        cookies = dict(person.http.cookies)
        server.stop()
    with Server(database, SPINNEY_GAMES="renature,arboretum") as server:
        with httpx.Client(base_url=server.url, cookies=cookies) as http:
            assert [game["key"] for game in http.get("/api/games").json()] == ["renature", "arboretum"]
            lobby = http.get("/api/lobby").json()
            assert [mine["table"]["id"] for mine in lobby["mine"]] == [seen]
            assert http.get(f"/api/tables/{match}").status_code == 404
            assert http.get("/api/words/en").text == ""
            wish = {"game": "pebbles", "seats": [{"who": "me"}]}
            refused = http.post("/api/tables", json=wish).json()
            assert refused["text"] == "There is no such game; the games are Renature and Arboretum."
        assert '"level":"error"' not in server.log_file.read_text()


@pytest.mark.process
def test_a_list_with_an_unknown_game_is_refused(tmp_path: Path) -> None:
    done = serve(f"sqlite:///{tmp_path / 'spinney.db'}", SPINNEY_GAMES="renature chess")
    is_refused(done, "SPINNEY_GAMES: unknown game 'chess'; choose from arboretum, treehouse, renature, pebbles")
