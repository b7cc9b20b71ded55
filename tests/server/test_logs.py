"""Whatever fails, no line of the log holds a card, an address, a hook, a cookie or a parameter of a statement."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import re
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from spinney.cli.logs import JsonFormatter
from spinney.core.message import Message, Unreadable
from spinney.games.arboretum.material import CARD_NAMES
from tests.server.client import Person, Server
from tests.server.databases import Postgres
from tests.waiting import PATIENCE, wait_until

ADDRESS = "203.0.113.77"
HOOK = "https://hooks.example/keep-this-to-yourself"
TWO = [{"who": "me"}, {"who": "me", "name": "Marco"}]
CARD = re.compile(rf"\b(?:{'|'.join(CARD_NAMES)})\b")


def from_far(server: Server, name: str = "Olena") -> Person:
    """A visitor whose address a proxy tells the server."""
    person = Person(server, name)
    person.http.headers["x-forwarded-for"] = ADDRESS
    return person


def open_sockets(person: Person, match: str) -> None:
    """One that is accepted and one that is not."""
    for wanted in (match, "nosuchtable"):
        with contextlib.suppress(WebSocketException):
            address = f"{person.server.url.replace('http', 'ws')}/api/tables/{wanted}/socket"
            with connect(address, additional_headers={"cookie": person.cookie, "x-forwarded-for": ADDRESS}) as socket:
                socket.recv(PATIENCE)


def begin(person: Person) -> httpx.Response:
    """A table with a hook, and the answer to its start."""
    match = person.make("arboretum", TWO, hook=HOOK)["table"]["id"]
    person.do(match, "sit", seat=0)
    return person.ask(match, "sit", seat=1)


def require_silence(server: Server, person: Person, *needed: str) -> None:
    """The log holds what is needed to understand the failure, and nothing of what it must not."""
    log = server.log_file.read_text()
    for text in needed:
        assert text in log
    assert not CARD.findall(log)
    assert ADDRESS not in log
    assert "keep-this-to-yourself" not in log
    assert person.http.cookies["spinney"] not in log
    assert "parameters:" not in log
    assert "DETAIL" not in log


@pytest.mark.process
@pytest.mark.parametrize("fast", ["0", "1"])
def test_a_socket_leaves_no_address_in_the_log(fast: str, sqlite_url: str) -> None:
    with Server(sqlite_url, SPINNEY_FAST_WEBSOCKET=fast) as server:
        person = from_far(server)
        match = person.make("arboretum", TWO)["table"]["id"]
        open_sockets(person, match)
        server.stop()
        require_silence(server, person)
        assert match not in server.log_file.read_text()


@pytest.mark.process
def test_a_locked_database_leaves_no_card_in_the_log(tmp_path: Path) -> None:
    file = tmp_path / "spinney.db"
    with Server(f"sqlite:///{file}?timeout=0.1") as server:
        person = from_far(server)
        match = person.make("arboretum", TWO, hook=HOOK)["table"]["id"]
        person.do(match, "sit", seat=0)
        with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert begin_is_refused(person, match)
            assert person.http.post("/api/tables", json={"game": "arboretum", "seats": TWO, "hook": HOOK}).is_error
            other.execute("ROLLBACK")
        wait_until(lambda: person.ask(match, "sit", seat=1).status_code == 200, "it does not recover")
        require_silence(server, person, "database is locked")


def begin_is_refused(person: Person, match: str) -> bool:
    return person.ask(match, "sit", seat=1).status_code == 500


@pytest.mark.process
def test_a_full_disk_leaves_no_card_in_the_log(tmp_path: Path) -> None:
    file = tmp_path / "spinney.db"
    with Server(f"sqlite:///{file}") as server:
        person = from_far(server)
        match = person.make("arboretum", TWO, hook=HOOK)["table"]["id"]
        person.do(match, "sit", seat=0)
        assert server.process is not None
        # No file of the server's may grow beyond this, as if the disk were full; its log is shorter.
        written = file.with_name(file.name + "-wal").stat().st_size
        import resource  # Unix only

        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (written, resource.RLIM_INFINITY))
        wait_until(lambda: begin_is_refused(person, match), "the disk has room")
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        wait_until(lambda: begin(person).status_code == 200, "it does not recover")
        require_silence(server, person, "sqlite3.OperationalError")


@pytest.mark.process
def test_a_row_that_postgresql_refuses_is_not_in_the_log(postgres_server: Postgres) -> None:
    database = postgres_server.new_database()
    with Server(database) as server:
        person = from_far(server)
        with psycopg.connect(database, autocommit=True) as admin:
            # PostgreSQL adds the whole row to such an error: "DETAIL: Failing row contains (...)".
            admin.execute("ALTER TABLE tables ADD CONSTRAINT no_game CHECK (status <> 'playing')")
        assert begin(person).status_code == 500
        require_silence(server, person, "CheckViolation")


@pytest.mark.process
def test_a_damaged_row_is_not_in_the_log(tmp_path: Path) -> None:
    file = tmp_path / "spinney.db"
    with Server(f"sqlite:///{file}") as server:
        person = from_far(server)
        match = begin(person).json()["table"]["id"]
        server.stop()
        with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute(
                'UPDATE tables SET row = replace(row, \'"deck":[\', \'"deck":["oak4",\') WHERE id = ?', [match]
            )
        server.start()
        assert person.http.get(f"/api/tables/{match}").is_error
        require_silence(server, person, "a stored game cannot be played", match)


# Lines of any kind, without a server.


def written(record: logging.LogRecord) -> dict[str, Any]:
    line: dict[str, Any] = json.loads(JsonFormatter().format(record))
    return line


def failure(error: BaseException) -> logging.LogRecord:
    try:
        raise error
    except BaseException as raised:
        return logging.LogRecord("spinney.app", logging.ERROR, "", 0, "it failed", (), (type(raised), raised, None))


def test_a_trace_names_kinds_and_places_but_no_words() -> None:
    try:
        try:
            raise KeyError("oak4")
        except KeyError as error:
            raise ValueError("in hand: oak5") from error
    except ValueError as error:
        info = (type(error), error, error.__traceback__)
    line = written(logging.LogRecord("spinney.app", logging.ERROR, "", 0, "it failed", (), info))
    assert "KeyError" in line["trace"]
    assert "ValueError" in line["trace"]
    assert __file__ in line["trace"]
    assert "oak" not in line["trace"].replace('raise KeyError("oak4")', "").replace(
        'raise ValueError("in hand: oak5") from error', ""
    )


def test_a_group_of_errors_is_shown_without_words() -> None:
    line = written(failure(ExceptionGroup("oak4", [KeyError("oak5"), OSError(28, "No space left on device")])))
    assert "oak" not in line["trace"].replace("raise error", "")
    assert "KeyError" in line["trace"]
    assert "No space left on device" in line["trace"]


def test_a_refusal_is_shown_by_its_key() -> None:
    line = written(failure(Unreadable(Message("record-no-action", {"row": "oak4", "seat": 0}))))
    assert "record-no-action" in line["trace"]
    assert "oak4" not in line["trace"]


def test_what_other_packages_fill_in_is_left_out() -> None:
    record = logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, "%s is odd", (ADDRESS,), None)
    assert written(record)["message"] == "%s is odd"
    record = logging.LogRecord("uvicorn.error", logging.INFO, "", 0, "Started server process [%d]", (7,), None)
    assert written(record)["message"] == "Started server process [7]"


def test_an_error_nobody_asked_for_is_logged_without_its_words(caplog: pytest.LogCaptureFixture) -> None:
    async def forget() -> None:
        future = asyncio.get_running_loop().create_future()
        future.set_exception(ValueError("oak4"))
        del future

    asyncio.run(forget())
    found = [record for record in caplog.records if record.name == "asyncio"]
    assert found
    for record in found:
        assert "oak4" not in json.dumps(written(record))
