"""Identity without accounts: nobody acts for a seat that is not theirs, on any path."""

from __future__ import annotations

import hashlib
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import connect
from websockets.typing import Origin

from spinney.server.store.sql import schema
from spinney.server.store.sql.engine import open_engine
from tests.server.client import Person, Server, Socket, news_of
from tests.waiting import PATIENCE

TWO = [{"who": "anyone"}, {"who": "anyone"}]


@pytest.fixture
def server(shared_server: Server) -> Server:
    return shared_server


def start_game(olena: Person, marco: Person, game: str = "arboretum") -> str:
    match: str = olena.make(game, TWO, options={"first": 0})["table"]["id"]
    olena.do(match, "sit", seat=0, nonce="aa" * 16)
    marco.do(match, "sit", seat=1, nonce="bb" * 16)
    olena.do(match, "start")
    return match


def test_the_cookie_is_kept_from_scripts_and_other_sites(server: Server) -> None:
    answer = httpx.post(server.url + "/api/me", json={"name": "Olena"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    behind = httpx.post(server.url + "/api/me", json={"name": "Olena"}, headers={"x-forwarded-proto": "https"})
    assert "Secure" in behind.headers["set-cookie"]


def test_only_the_hash_of_a_secret_is_stored(server: Server) -> None:
    person = Person(server)
    secret = person.http.cookies["spinney"]
    engine = open_engine(server.database)
    with engine.connect() as connection:
        hashes = set(connection.scalars(sa.select(schema.secrets.c.hash)))
    engine.dispose()
    assert hashlib.sha256(secret.encode()).hexdigest() in hashes
    assert secret not in hashes


def test_a_link_makes_one_more_device_this_visitor_once(server: Server) -> None:
    person = Person(server, "Inês")
    code = person.http.post("/api/me/link").json()["code"]
    assert httpx.get(server.url + "/api/me", cookies={"spinney": code}).json()["id"] == "", "a link is no cookie"
    adopted = httpx.post(server.url + "/api/device", json={"code": code})
    assert adopted.json() == {"id": person.me["id"], "name": "Inês"}
    assert httpx.post(server.url + "/api/device", json={"code": code}).status_code == 403
    again = httpx.get(server.url + "/api/me", cookies=dict(adopted.cookies))
    assert again.json()["id"] == person.me["id"]


def test_a_program_sits_with_a_token(server: Server) -> None:
    person = Person(server)
    token = person.http.post("/api/me/token").json()["token"]
    headers = {"authorization": f"Bearer {token}"}
    assert httpx.get(server.url + "/api/me", headers=headers).json()["id"] == person.me["id"]
    match = person.make("arboretum", TWO)["table"]["id"]
    answer = httpx.post(f"{server.url}/api/tables/{match}", json={"do": "sit", "seat": 0}, headers=headers)
    assert answer.json()["own"] == [0]


@pytest.mark.parametrize("name", ["", "   ", "x" * 31, "\x00\x07"])
def test_a_name_is_one_short_line(server: Server, name: str) -> None:
    person = Person(server)
    answer = person.http.post("/api/me", json={"name": name})
    if name == "":
        assert answer.json()["name"] == "Olena", "no name, no change"
    else:
        assert answer.status_code == 409
        assert answer.json()["key"] == "refused-name"


def test_nobody_acts_for_another_seat(server: Server) -> None:
    olena, marco, eve = Person(server), Person(server, "Marco"), Person(server, "Eve")
    match = start_game(olena, marco)
    before = eve.look(match)
    requests: list[dict[str, Any]] = [
        {"do": "act", "text": "draw deck", "ticket": 0, "seat": 0},
        {"do": "act", "text": "draw deck", "ticket": 0},
        {"do": "undo", "ticket": 0, "seat": 0},
        {"do": "resign", "ticket": 0, "seat": 0},
        {"do": "reclaim", "seat": 0},
        {"do": "emote", "emote": "hello", "seat": 0},
        {"do": "look", "seat": 0},
        {"do": "take-over", "seat": 0, "level": "seedling"},
        {"do": "consent", "agree": True},
        {"do": "rematch"},
        {"do": "start"},
        {"do": "stand", "seat": 0},
        {"do": "free", "seat": 0},
        {"do": "seat-bot", "seat": 0, "level": "seedling"},
    ]
    for request in requests:
        for person in (eve, marco) if request.get("seat") == 0 and request["do"] != "take-over" else (eve,):
            answer = person.ask(match, **request)
            assert answer.status_code in (403, 409), (request, answer.text)
            assert answer.json()["refused"]["text"]
    after = eve.look(match)
    assert after["seq"] == before["seq"] == 0
    assert after["table"]["version"] == before["table"]["version"]
    assert marco.http.get(f"/api/tables/{match}", params={"seat": 0}).status_code == 403
    with pytest.raises(ConnectionClosedError, match="4403"):
        Socket(server, match, eve.cookie, seat=0).hear()
    socket = eve.socket(match)
    assert socket.hear()["seat"] == -1
    assert socket.ask(do="look", seat=0)["refused"]["key"] == "refused-not-your-seat"
    socket.close()


def test_without_a_visitor_one_may_look_and_nothing_else(server: Server) -> None:
    match = start_game(Person(server), Person(server, "Marco"))
    assert news_of(httpx.get(f"{server.url}/api/tables/{match}"))["seat"] == -1
    answer = httpx.post(f"{server.url}/api/tables/{match}", json={"do": "emote", "emote": "hello"})
    assert answer.json()["refused"]["key"] == "refused-no-visitor"
    assert httpx.post(server.url + "/api/tables", json={"game": "arboretum", "seats": TWO}).status_code == 401


def test_other_sites_pages_are_turned_away(server: Server) -> None:
    person = Person(server)
    foreign = person.http.post("/api/me", json={"name": "Eve"}, headers={"origin": "https://elsewhere.example"})
    assert foreign.status_code == 403
    assert person.http.get("/api/me").json()["name"] == "Olena"
    match = person.make("arboretum", TWO)["table"]["id"]
    address = server.url.replace("http", "ws") + f"/api/tables/{match}/socket"
    socket = connect(address, origin=Origin("https://elsewhere.example"))
    with socket, pytest.raises(ConnectionClosedError, match="4403"):
        socket.recv(PATIENCE)


def test_every_answer_carries_the_security_headers(server: Server) -> None:
    for path in ("/", "/api/games", "/nowhere.txt", "/health"):
        headers = httpx.get(server.url + path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
