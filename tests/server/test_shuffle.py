"""The shuffle at the server: records are checked, seats commit and reveal, and nobody can choose the deal."""

from __future__ import annotations

import msgspec
import pytest

from spinney.core.record import Record, write_record
from tests.core.shuffled import FORGERIES, forged, honest, shuffled
from tests.server.client import Person, Server


@pytest.fixture
def server(shared_server: Server) -> Server:
    return shared_server


def sent(record: Record) -> bytes:
    return write_record(record).encode()


def test_the_server_checks_the_shuffle_of_a_record(server: Server) -> None:
    person = Person(server)
    answer = person.http.post("/api/verify", content=sent(honest()))
    assert answer.status_code == 200
    assert len(answer.json()["right"]) == 3
    older = person.http.post("/api/verify", content=sent(shuffled())).json()
    assert "openly" in older["notes"][0]


@pytest.mark.parametrize("name", FORGERIES)
def test_the_server_refuses_a_forged_record(server: Server, name: str) -> None:
    how, said = FORGERIES[name]
    answer = Person(server).http.post("/api/verify", content=sent(forged(how)))
    assert answer.status_code == 409
    assert answer.json()["key"] == "refused-shuffle"
    assert said in answer.json()["text"]


def test_a_record_that_is_too_long_or_none_is_not_checked(server: Server) -> None:
    record = msgspec.structs.replace(honest(), moves=honest().moves * 1001)
    http = Person(server).http
    assert "2002 rows" in http.post("/api/verify", content=sent(record)).json()["text"].replace(",", "")
    assert http.post("/api/verify", json={"game": "arboretum"}).status_code == 409
