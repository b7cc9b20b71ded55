"""Who is asking, and how often they may."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import cast

import httpx
import pytest

from spinney.core.message import Refused
from spinney.server.settings import Limits
from spinney.server.upkeep.people import People
from spinney.server.web.access import Access, AnyConnection
from tests.server.client import Person, Server, news_of, start_game
from tests.server.inside import OLENA
from tests.server.memory_store import services_in_memory


@pytest.fixture(scope="module")
def strict_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with limits that even a slow test reaches."""
    database = f"sqlite:///{tmp_path_factory.mktemp('limits')}/spinney.db"
    with Server(database, SPINNEY_MESSAGES_PER_SECOND="0.01", SPINNEY_UNFINISHED_TABLES="3") as server:
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


def test_the_unfinished_tables_of_a_host_are_limited(strict_server: Server) -> None:
    person = Person(strict_server)
    seats = [{"who": "anyone"}] * 2
    made = [person.http.post("/api/tables", json={"game": "arboretum", "seats": seats}) for _ in range(4)]
    assert [answer.status_code for answer in made] == [201, 201, 201, 409]


def test_anonymous_clients_may_only_look(shared_server: Server) -> None:
    match = start_game(Person(shared_server), Person(shared_server, "Marco"))
    assert news_of(httpx.get(f"{shared_server.url}/api/tables/{match}"))["seat"] == -1
    answer = httpx.post(f"{shared_server.url}/api/tables/{match}", json={"do": "emote", "emote": "hello"})
    assert answer.json()["refused"]["key"] == "refused-no-visitor"
    wanted = {"game": "arboretum", "seats": [{"who": "anyone"}] * 2}
    assert httpx.post(shared_server.url + "/api/tables", json=wanted).status_code == 401


def connection_from(address: str) -> AnyConnection:
    return cast(AnyConnection, SimpleNamespace(client=SimpleNamespace(host=address)))


def test_requests_without_a_visitor_are_counted_by_address() -> None:
    access = Access(People(services_in_memory()), Limits(messages_per_second=0.001, messages_at_once=2))
    near, far = connection_from("192.0.2.1"), connection_from("192.0.2.2")
    for _ in range(2):
        access.slow_down(near, None)
    with pytest.raises(Refused, match="refused-too-fast"):
        access.slow_down(near, None)
    access.slow_down(far, None)
    # A club behind one address: visitors are counted by themselves.
    access.slow_down(near, OLENA)
    # What came over a socket counts too.
    assert access.rate.take(access.key(far, OLENA))
    with pytest.raises(Refused, match="refused-too-fast"):
        access.slow_down(near, OLENA)
