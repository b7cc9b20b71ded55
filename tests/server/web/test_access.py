"""How much one may ask for, and what becomes of requests that nobody sane would send."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from spinney.core.record import quick_seed, write_record
from spinney.core.replay import Match
from spinney.games import GAMES
from tests.server.client import Person, Server

SITE = "https://games.example.org"


@pytest.fixture(scope="module")
def strict_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with limits that a test can reach, however slowly it asks."""
    database = f"sqlite:///{tmp_path_factory.mktemp('limits')}/spinney.db"
    with Server(
        database, SPINNEY_MESSAGES_PER_SECOND="0.01", SPINNEY_UNFINISHED_TABLES="3", SPINNEY_ORIGINS=SITE
    ) as server:
        yield server


def test_the_sockets_of_one_visitor_share_a_limit(strict_server: Server) -> None:
    person = Person(strict_server)
    match = person.make("arboretum", [{"who": "me"}, {"who": "me", "name": "Marco"}])["table"]["id"]
    sockets = [person.socket(match) for _ in range(3)]
    refused = 0
    for number in range(120):
        news = sockets[number % 3].ask(do="look", seat=-1, id=number + 1)
        refused += news.get("refused", {}).get("key") == "refused-too-fast"
    assert refused > 30


def test_looking_has_a_limit_too(strict_server: Server) -> None:
    person = Person(strict_server)
    answers = [person.http.get("/api/lobby").status_code for _ in range(400)]
    assert answers[:200] == [200] * 200
    assert 429 in answers


def test_tables_count_for_who_made_them(strict_server: Server) -> None:
    person = Person(strict_server)
    seats = [{"who": "anyone"}] * 2
    made = [person.http.post("/api/tables", json={"game": "arboretum", "seats": seats}) for _ in range(4)]
    assert [answer.status_code for answer in made] == [201, 201, 201, 409]


def test_a_request_is_small(strict_server: Server) -> None:
    person = Person(strict_server)
    answer = person.http.post("/api/me", content=b'{"name": "' + b"x" * 20_000 + b'"}')
    assert (answer.status_code, answer.json()["key"]) == (413, "refused-long")


def test_a_second_address_may_do_everything(strict_server: Server) -> None:
    person = Person(strict_server)
    for origin, status in ((SITE, 200), ("https://other.example.org", 403), ("http://[", 403)):
        answer = person.http.post("/api/me", json={"name": "Olena"}, headers={"origin": origin})
        assert answer.status_code == status, origin


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/me", b'{"name": "\xff"}', 400),
        ("/api/me", b"", 400),
        ("/api/me", b"[" * 10_000, 400),
        ("/api/replay", b"[" * 100_000, 400),
        ("/api/tables", b'{"game": "arboretum", "seats": [{}, {}], "hook": "http://[::1"}', 409),
    ],
)
def test_odd_bodies_are_refused_in_words(shared_server: Server, path: str, body: bytes, status: int) -> None:
    person = Person(shared_server)
    answer = person.http.post(path, content=body, headers={"content-type": "application/json"})
    assert answer.status_code == status, answer.text
    assert answer.json()["key"].startswith("refused-")
    assert answer.json()["text"]


def test_a_record_of_endless_undoing_is_not_played(shared_server: Server) -> None:
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


def test_the_schema_is_json(shared_server: Server) -> None:
    person = Person(shared_server)
    for path in ("/schema", "/schema/openapi.json"):
        assert person.http.get(path, follow_redirects=True).json()["openapi"].startswith("3.")


def test_a_closed_table_says_so(shared_server: Server) -> None:
    olena, marco = Person(shared_server), Person(shared_server, "Marco")
    match = olena.make("arboretum", [{"who": "me"}, {"who": "anyone"}])["table"]["id"]
    olena.do(match, "leave")
    assert marco.ask(match, "sit", seat=1).json()["refused"]["key"] == "refused-closed"
