"""Several server processes on one PostgreSQL serve the same tables at once."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterator

import psycopg
import pytest

from spinney.server.house import Settings
from spinney.server.lobby import Lobby
from spinney.server.queries import read_moves
from spinney.server.store import open_engine
from spinney.server.wire import NewTable, SeatWish, Sit, Start
from tests.server.client import Person, Server
from tests.server.databases import Postgres
from tests.server.inside import MARCO, OLENA, ask, open_lobby, run

TWO = [{"who": "anyone"}] * 2


@pytest.fixture
def pair(postgres_server: Postgres) -> Iterator[tuple[Server, Server]]:
    """Two servers, as on two machines, with one database."""
    database = postgres_server.new_database()
    with Server(database) as first, Server(database) as second:
        yield first, second


def elsewhere(person: Person, server: Server) -> Person:
    """The same visitor at another server."""
    other = object.__new__(Person)
    other.server, other.me = server, person.me
    other.http = server.guests.enter_context(type(person.http)(base_url=server.url, timeout=60))
    other.http.cookies.set("spinney", person.http.cookies["spinney"])
    return other


def start_game(olena: Person, marco: Person) -> str:
    match: str = olena.make("arboretum", TWO, options={"first": 0})["table"]["id"]
    olena.do(match, "sit", seat=0)
    marco.do(match, "sit", seat=1)
    olena.do(match, "start")
    return match


def test_what_one_server_stores_the_other_tells(pair: tuple[Server, Server]) -> None:
    olena, marco = Person(pair[0]), Person(pair[1], "Marco")
    match = start_game(olena, marco)
    socket = marco.socket(match)
    socket.hear()
    for ticket in range(2):
        olena.do(match, "act", text="draw deck", ticket=ticket)
    news = next(told for told in socket.until() if told["seq"] == 2)
    assert news["view"]["public"] == olena.look(match)["view"]["public"]
    socket.close()


def test_what_another_process_has_just_stored_counts_at_once(
    postgres_server: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a wake-up and long before the poll: nobody is refused for what is no longer so."""
    monkeypatch.setattr(Lobby, "_wake", lambda lobby, matches: None)
    database, patient = postgres_server.new_database(), Settings(poll=1000)

    async def scene() -> None:
        async with open_lobby(database, settings=patient) as here, open_lobby(database, settings=patient) as there:
            table = await here.new_table(OLENA, NewTable("arboretum", [SeatWish(), SeatWish()]))
            await ask(here, table, OLENA, Sit(0, "ab" * 16))
            await ask(there, await there.table(table.id), MARCO, Sit(1, "ab" * 16))
            news = await ask(here, table, OLENA, Start())
            assert "refused" not in news
            assert news["table"]["status"] == "playing"

    run(scene())


def test_a_lost_listener_is_covered_by_the_poll(pair: tuple[Server, Server], postgres_server: Postgres) -> None:
    olena, marco = Person(pair[0]), Person(pair[1], "Marco")
    match = start_game(olena, marco)
    socket = marco.socket(match)
    socket.hear()
    with psycopg.connect(postgres_server.url + "/postgres", autocommit=True) as connection:
        connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
    olena.do(match, "act", text="draw deck", ticket=0)
    assert next(told for told in socket.until(30) if told["seq"] == 1)
    socket.close()


def test_both_servers_acting_at_once_write_one_log(pair: tuple[Server, Server]) -> None:
    """The same visitor clicks at both servers, always the same ticket with different actions: one of them wins."""
    olena = Person(pair[0])
    match = olena.make("renature", [{"who": "me"}, {"who": "me", "name": "Marco"}])["table"]["id"]
    for seat in (0, 1):
        olena.do(match, "sit", seat=seat)
    people = [olena, elsewhere(olena, pair[1])]
    accepted: list[tuple[int, int, str]] = []
    errors: list[BaseException] = []

    def hammer(person: Person, seed: int) -> None:
        dice = random.Random(seed)
        end = time.monotonic() + 6
        try:
            while time.monotonic() < end:
                seat = dice.randrange(2)
                news = person.look(match, seat=seat)
                if not news.get("choices"):
                    continue
                text, ticket = dice.choice(news["choices"]), news.get("ticket", 0)
                answer = person.ask(match, "act", eyes=seat, seat=seat, text=text, ticket=ticket)
                assert answer.status_code in (200, 409)
                if answer.status_code == 200:
                    accepted.append((seat, ticket, text))
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=hammer, args=(person, seed)) for seed, person in enumerate(people * 2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not errors, errors[0]
    engine = open_engine(pair[0].database)
    with engine.connect() as connection:
        moves = read_moves(connection, match)
    engine.dispose()
    assert [row.seq for row in moves] == list(range(len(moves)))
    for seat, ticket, text in accepted:
        assert [row.text for row in moves if row.seat == seat][ticket] == text
    assert len(set(accepted)) == len(moves) > 0
    views = [person.look(match, seat=0)["view"] for person in people]
    deadline = time.monotonic() + 10
    while views[0] != views[1] and time.monotonic() < deadline:
        views = [person.look(match, seat=0)["view"] for person in people]
    assert views[0] == views[1]


def test_a_killed_servers_tables_go_on_at_the_other(pair: tuple[Server, Server]) -> None:
    """Also what its bots owed: their claims die with the process."""
    olena = Person(pair[0])
    bots = [{"who": "bot", "level": "seedling"}] * 2
    match = olena.make("renature", [{"who": "me"}, *bots], options={"first": 0})["table"]["id"]
    news = olena.do(match, "sit", seat=0)
    there = elsewhere(olena, pair[1])
    olena.do(match, "act", text=news["choices"][0], ticket=0)
    pair[0].kill()
    deadline = time.monotonic() + 60
    news = there.look(match)
    while time.monotonic() < deadline and news["seq"] < 12:
        if 0 in news["table"]["waiting"] and news.get("choices"):
            news = there.do(match, "act", text=news["choices"][0], ticket=news.get("ticket", 0))
        else:
            time.sleep(0.1)
            news = there.look(match)
    assert news["seq"] >= 12


def test_several_workers_behind_one_address(postgres_server: Postgres) -> None:
    with Server(postgres_server.new_database(), workers=2) as server:
        olena, marco = Person(server), Person(server, "Marco")
        match = start_game(olena, marco)
        sockets = [olena.socket(match) for _ in range(4)]
        for socket in sockets:
            socket.hear()
        marco.do(match, "emote", emote="hello")
        for socket in sockets:
            assert next(news for news in socket.until() if news["table"].get("emotes"))
            socket.close()
