"""What a host meets: starts that fail, two servers on one file, addresses mistyped, busy threads."""

from __future__ import annotations

import asyncio
import os
import stat
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from spinney.cli import run as run_command
from spinney.core.message import Unreadable
from spinney.server.match.log import Summary
from spinney.server.news.wire import NewTable, SeatWish
from spinney.server.store.rows import Seat, TableRow
from spinney.server.store.sql import migrations, queries, schema
from spinney.server.store.sql.engine import open_engine
from spinney.server.store.sql.migrations import migrate
from spinney.server.upkeep.metrics import Stopwatch
from tests.server.client import Person, Server, free_port
from tests.server.databases import Postgres
from tests.server.inside import OLENA, open_server, open_store, run
from tests.waiting import PATIENCE, wait_until

PASSWORD = "oak4-secret"


def table_of(match: str, host: str, *people: str) -> TableRow:
    return TableRow(match, "arboretum", {}, host, [Seat(person, person) for person in people] + [Seat()], "00", 1.0)


def serve(database: str, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A server that is expected to end by itself."""
    line = [sys.executable, "-m", "spinney", "serve", "--port", str(free_port()), "--database", database, *words]
    return finish(line, os.environ | environment)


def finish(line: list[str], environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(line, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False)


def is_refused(done: subprocess.CompletedProcess[str], sentence: str) -> None:
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1, done.stderr
    assert sentence in done.stderr


# The store.


def test_what_is_read_together_is_of_one_moment(database: str) -> None:
    async def check() -> None:
        store = await open_store(database)

        def look(connection: sa.Connection) -> tuple[int, int]:
            first = len(queries.read_downtimes(connection))
            with store.engine.begin() as other:
                other.execute(sa.insert(schema.downtimes).values(began=1.0, ended=2.0))
            return first, len(queries.read_downtimes(connection))

        assert await store.read(look) == (0, 0)
        assert len(await store.read(queries.read_downtimes)) == 1
        await store.stop()

    run(check())


def test_slow_work_holds_up_no_reading(sqlite_url: str) -> None:
    async def check() -> None:
        async with open_server(sqlite_url) as server:
            match = (await server.service.open_table(OLENA, NewTable("arboretum", [SeatWish(), SeatWish()]))).id
            enough = threading.Event()
            aside = server.services.aside
            slow = [asyncio.ensure_future(aside(lambda: enough.wait(PATIENCE))) for _ in range(8)]
            await asyncio.sleep(0.1)
            try:
                await asyncio.wait_for(server.store.read(queries.read_downtimes), PATIENCE / 2)
                await asyncio.wait_for(server.tables.find(match), PATIENCE / 2)
            finally:
                enough.set()
            assert all(await asyncio.gather(*slow))
        assert not [thread for thread in threading.enumerate() if thread.name.startswith("spinney-")]

    run(check())


def test_processes_that_start_at_once_note_a_downtime_once(postgres_server: Postgres) -> None:
    engine = open_engine(postgres_server.new_database())
    migrate(engine)
    with engine.begin() as connection:
        queries.beat(connection, "yesterday", 1_000.0)
    errors: list[BaseException] = []

    def begin_second() -> None:
        try:
            with engine.begin() as connection:
                queries.begin_process(connection, "second", 2_000.5)
        except BaseException as error:
            errors.append(error)

    with engine.begin() as connection:
        queries.begin_process(connection, "first", 2_000.0)
        other = threading.Thread(target=begin_second)
        other.start()
        other.join(0.5)
    other.join()
    assert errors == []
    with engine.connect() as connection:
        assert queries.read_downtimes(connection) == [(1_000.0, 2_000.0)]
        assert set(connection.scalars(sa.select(schema.processes.c.id))) == {"first", "second"}
    engine.dispose()


def test_tables_count_for_who_made_them_and_for_who_sits_there(database: str) -> None:
    engine = open_engine(database)
    migrate(engine)
    with engine.begin() as connection:
        queries.insert_table(connection, table_of("a", "olena"))
        queries.insert_table(connection, table_of("b", "olena", "olena", "marco"))
        queries.insert_table(connection, table_of("c", "marco", "olena"))
        queries.insert_table(connection, table_of("d", "marco"))
        over = table_of("e", "olena", "olena")
        queries.insert_table(connection, over)
        queries.replace_table(connection, over, Summary(0, [], False, None, "finished"))
        counts = [queries.unfinished_tables_of(connection, visitor) for visitor in ("olena", "marco", "ines")]
    assert counts == [3, 3, 0]
    engine.dispose()


def test_older_tables_get_their_maker_from_their_row(database: str) -> None:
    engine = open_engine(database)
    row = b'{"id":"a","game":"arboretum","options":{},"host":"olena","seats":[],"secret":"00","created":1.0}'
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(Path(migrations.__file__).parent))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(
            sa.text(
                "INSERT INTO tables (id, game, status, open, created, row, version, seq, waiting, owes)"
                " VALUES ('a', 'arboretum', 'gathering', false, 1, :row, 0, 0, '', false)"
            ),
            {"row": row.decode()},
        )
    migrate(engine)
    with engine.connect() as connection:
        assert queries.unfinished_tables_of(connection, "olena") == 1
    engine.dispose()


def test_the_file_is_for_its_owner_alone(tmp_path: Path, sqlite_url: str) -> None:
    engine = open_engine(sqlite_url)
    before = os.umask(0o022)
    try:
        migrate(engine)
        with engine.connect() as connection:
            queries.read_downtimes(connection)
            modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
    finally:
        os.umask(before)
        engine.dispose()
    assert set(modes) == {"spinney.db", "spinney.db-wal", "spinney.db-shm"}
    assert set(modes.values()) == {0o600}


# Addresses.


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        (f"mysql://spinney:{PASSWORD}@localhost/spinney", "not mysql://"),
        (f"postgres://spinney:{PASSWORD}@localhost/spinney", "write postgresql:// for postgres://"),
        (f"postgresql://spinney:{PASSWORD}@localhost:port/x", "the port must be a number"),
        (f"postgresql:spinney:{PASSWORD}@localhost/x", "neither"),
        (f"sqlite://:{PASSWORD}@/", "not sqlite://"),
        ("sqlite:///file:x.db?uri=true", "not sqlite://"),
    ],
)
def test_what_is_refused_shows_no_password(url: str, sentence: str) -> None:
    with pytest.raises(Unreadable, match="sqlite:///FILE or postgresql://") as refused:
        open_engine(url)
    assert sentence in str(refused.value)
    assert PASSWORD not in str(refused.value)


def test_a_server_that_cannot_be_reached_is_no_secret_but_its_password_is(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    url = f"postgresql://spinney:{PASSWORD}@127.0.0.1:{free_port()}/spinney"
    assert run_command(["backup", str(tmp_path / "b.backup"), "--database", url]) == 2
    said = capsys.readouterr().err
    assert "the database cannot be opened" in said
    assert PASSWORD not in said


def test_without_the_driver_the_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(Unreadable, match="pip install"):
        open_engine("postgresql://localhost/spinney")


@pytest.mark.process
def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Marco, the oaks are doing well. " * 50)
    done = serve(f"sqlite:///{file}")
    is_refused(done, "the database cannot be opened: file is not a database")
    assert file.read_text().startswith("Dear Marco")


# Starting.


@pytest.mark.process
def test_two_servers_on_one_file_are_refused(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'spinney.db'}"
    (tmp_path / "other").symlink_to(tmp_path)
    with Server(database) as first:
        is_refused(serve(database), "another Spinney serves")
        is_refused(serve(f"sqlite:///{tmp_path / 'other' / 'spinney.db'}"), "another Spinney serves")
        words = [sys.executable, "-m", "spinney", "play", "--no-open", "--port", str(free_port())]
        home = os.environ | {"SPINNEY_HOME": str(tmp_path)}
        is_refused(finish(words, home), "another Spinney serves")
        assert httpx.get(first.url + "/health").status_code == 200
        first.kill()
        first.start()


@pytest.mark.process
def test_a_server_without_a_folder_says_so(tmp_path: Path) -> None:
    is_refused(serve(f"sqlite:///{tmp_path / 'nowhere' / 'spinney.db'}"), "cannot be opened: No such file")


def without_processes(url: str) -> str:
    """A database that looks right and on which no server can start."""
    engine = open_engine(url)
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(sa.text("DROP TABLE processes"))
    engine.dispose()
    return url


@pytest.mark.process
@pytest.mark.parametrize("workers", [1, 2])
def test_a_start_that_fails_is_said_and_has_its_code(workers: int, postgres_server: Postgres) -> None:
    done = serve(without_processes(postgres_server.new_database()), "--workers", str(workers))
    assert done.returncode == 2
    assert done.stderr.endswith("spinney: the server could not start; the lines above say why\n"), done.stderr
    assert "listens on" not in done.stderr


@pytest.mark.process
def test_workers_with_a_wrong_setting_do_not_start_again_and_again(postgres_server: Postgres) -> None:
    done = serve(postgres_server.new_database(), "--workers", "2", SPINNEY_GRACE="soon")
    is_refused(done, "SPINNEY_GRACE must be a number")


@pytest.mark.process
@pytest.mark.parametrize("workers", [1, 2])
def test_a_server_says_once_where_it_listens(workers: int, postgres_server: Postgres) -> None:
    with Server(postgres_server.new_database(), workers=workers) as server:
        log, line = server.log_file, f"Spinney listens on {server.url}/"
        wait_until(lambda: line in log.read_text(), "it does not say where")
        # Long enough for the supervisor to look at its workers again.
        time.sleep(1)
        assert log.read_text().count(line) == 1


# People.


def test_a_token_that_is_offered_as_a_link_goes_on_working(server: Server) -> None:
    person = Person(server)
    token = person.http.post("/api/me/token").json()["token"]
    assert httpx.post(server.url + "/api/device", json={"code": token}).status_code == 403
    bearer = {"authorization": f"Bearer {token}"}
    assert httpx.get(server.url + "/api/me", headers=bearer).json()["id"] == person.me["id"]


# Figures.


def figures(server: Server) -> dict[str, float]:
    """Every line of the figures by what stands before its number."""
    lines = Person(server).http.get("/metrics").text.splitlines()
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[0] != "#")}


@pytest.mark.process
def test_requests_are_counted_by_kind_and_fate(sqlite_url: str) -> None:
    with Server(sqlite_url) as server:
        person = Person(server)
        match = person.make("arboretum", [{"who": "me"}, {"who": "me", "name": "Marco"}])["table"]["id"]
        for seat in (0, 1):
            person.do(match, "sit", seat=seat)
        assert person.ask(match, "stand", seat=0).status_code == 409
        socket = person.socket(match)
        waiting = socket.hear()["table"]["waiting"][0]
        socket.ask(do="act", seat=waiting, text="draw deck", ticket=0)
        socket.ask(do="act", seat=waiting, text="dance", ticket=1)
        socket.ask(do="ask", what="log")
        socket.connection.send("nonsense")
        while "refused" not in socket.hear():
            pass
        found = figures(server)
        counted = {name: value for name, value in found.items() if name.startswith("spinney_requests_total")}
        assert counted == {
            f'spinney_requests_total{{do="{do}",fate="{fate}"}}': count
            for do, fate, count in [
                ("sit", "done", 2),
                ("stand", "refused", 1),
                ("act", "done", 1),
                ("act", "refused", 1),
                ("ask", "done", 1),
                ("malformed", "refused", 1),
            ]
        }
        # Those of the socket were timed.
        assert found["spinney_request_seconds_count"] == 4
        assert found['spinney_request_seconds_bucket{le="+Inf"}'] == 4
        assert found["spinney_request_seconds_sum"] > 0


def test_a_stopwatch_counts_what_took_at_most_so_long() -> None:
    watch = Stopwatch()
    for seconds in (0.0005, 0.001, 0.0011, 0.3, 7.0):
        watch.observe(seconds)
    buckets = dict(watch.buckets())
    assert [buckets[bound] for bound in ("0.001", "0.002", "0.2", "0.5", "5.0", "+Inf")] == [2, 3, 3, 4, 4, 5]
    assert watch.total == pytest.approx(7.3026)
