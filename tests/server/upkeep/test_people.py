"""Identity without accounts: cookies, tokens, links."""

from __future__ import annotations

import hashlib

import httpx
import pytest
import sqlalchemy as sa

from spinney.server.store.sql import schema
from spinney.server.store.sql.engine import open_engine
from tests.server.client import Person, Server

TWO = [{"who": "anyone"}, {"who": "anyone"}]


@pytest.fixture
def server(shared_server: Server) -> Server:
    return shared_server


def test_only_the_hash_of_a_secret_is_stored(server: Server) -> None:
    person = Person(server)
    secret = person.http.cookies["spinney"]
    engine = open_engine(server.database)
    with engine.connect() as connection:
        hashes = set(connection.scalars(sa.select(schema.secrets.c.hash)))
    engine.dispose()
    assert hashlib.sha256(secret.encode()).hexdigest() in hashes
    assert secret not in hashes


def test_a_link_works_once_on_one_more_device(server: Server) -> None:
    person = Person(server, "Inês")
    code = person.http.post("/api/me/link").json()["code"]
    assert httpx.get(server.url + "/api/me", cookies={"spinney": code}).json()["id"] == "", "a link is not a cookie"
    adopted = httpx.post(server.url + "/api/device", json={"code": code})
    assert adopted.json() == {"id": person.me["id"], "name": "Inês"}
    assert httpx.post(server.url + "/api/device", json={"code": code}).status_code == 403
    again = httpx.get(server.url + "/api/me", cookies=dict(adopted.cookies))
    assert again.json()["id"] == person.me["id"]


def test_a_program_identifies_itself_by_a_token(server: Server) -> None:
    person = Person(server)
    token = person.http.post("/api/me/token").json()["token"]
    headers = {"authorization": f"Bearer {token}"}
    assert httpx.get(server.url + "/api/me", headers=headers).json()["id"] == person.me["id"]
    match = person.make("arboretum", TWO)["table"]["id"]
    answer = httpx.post(f"{server.url}/api/tables/{match}", json={"do": "sit", "seat": 0}, headers=headers)
    assert answer.json()["own"] == [0]


@pytest.mark.parametrize("name", ["", "   ", "x" * 31, "\x00\x07"])
def test_bad_names_are_refused(server: Server, name: str) -> None:
    person = Person(server)
    answer = person.http.post("/api/me", json={"name": name})
    if name == "":
        assert answer.json()["name"] == "Olena", "no name, no change"
    else:
        assert answer.status_code == 409
        assert answer.json()["key"] == "refused-name"


def test_a_token_used_as_a_link_is_refused_and_stays_valid(server: Server) -> None:
    person = Person(server)
    token = person.http.post("/api/me/token").json()["token"]
    assert httpx.post(server.url + "/api/device", json={"code": token}).status_code == 403
    bearer = {"authorization": f"Bearer {token}"}
    assert httpx.get(server.url + "/api/me", headers=bearer).json()["id"] == person.me["id"]
