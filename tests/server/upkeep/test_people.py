"""Identity without accounts: cookies, tokens, links."""

from __future__ import annotations

import hashlib
from types import SimpleNamespace

import httpx
import pytest
import sqlalchemy as sa

from spinney.core.message import Refused
from spinney.server.store.sql import schema
from spinney.server.store.sql.engine import open_engine
from spinney.server.upkeep.people import People
from tests.server.client import Person, Server
from tests.server.inside import Time, run
from tests.server.memory_store import MemoryStore, services_in_memory

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


def test_no_address_is_stored(server: Server) -> None:
    person = Person(server)
    address = "203.0.113.77"
    person.http.headers["x-forwarded-for"] = address
    match = person.make("arboretum", TWO)["table"]["id"]
    person.do(match, "sit", seat=0)
    person.http.post("/api/me/link")
    person.http.post("/api/me", json={"name": "Olenka"})
    engine = open_engine(server.database)
    with engine.connect() as connection:
        stored = [str(row) for table in schema.metadata.sorted_tables for row in connection.execute(sa.select(table))]
    engine.dispose()
    assert any("Olenka" in row for row in stored)
    assert [row for row in stored if address in row] == []
    columns = {column.name for table in (schema.visitors, schema.secrets) for column in table.columns}
    assert columns == {"id", "name", "created", "hash", "visitor", "kind", "expires"}


# Without a server.


@pytest.mark.parametrize(("minutes", "works"), [(14, True), (16, False)])
def test_a_link_works_for_a_quarter_of_an_hour(minutes: int, works: bool) -> None:
    async def scene() -> None:
        services, time = services_in_memory(), Time()
        services.now = time
        people = People(services)
        olena, _ = await people.welcome("Olena")
        link = await people.new_secret(olena.id, "link")
        time.now += minutes * 60
        if works:
            assert (await people.adopt(link))[0] == olena
        else:
            with pytest.raises(Refused, match="refused-link"):
                await people.adopt(link)

    run(scene())


def test_where_no_wake_up_arrives_a_deleted_secret_is_believed_for_ten_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        services, seconds = services_in_memory(), Time()
        monkeypatch.setattr("spinney.server.upkeep.people.time", SimpleNamespace(monotonic=seconds))
        monkeypatch.setattr(MemoryStore, "shared", True)
        here, there = People(services), People(services)
        olena, cookie = await here.welcome("Olena")
        stolen = await here.new_secret(olena.id, "cookie")
        assert await there.who(stolen) == olena
        await here.sign_out_elsewhere(olena, cookie)
        assert await here.who(stolen) is None
        seconds.now += 9.9
        assert await there.who(stolen) == olena
        seconds.now += 0.2
        assert await there.who(stolen) is None
        assert await there.who(cookie) == olena

    run(scene())
