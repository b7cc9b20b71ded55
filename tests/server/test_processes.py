"""Several server processes on one PostgreSQL serve the same tables at once."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator

import httpx
import psycopg
import pytest
import sqlalchemy as sa

from spinney.server.news.wire import NewTable, SeatWish, Sit, Start
from spinney.server.settings import Settings
from spinney.server.store.sql.engine import open_engine
from spinney.server.store.sql.queries import read_moves
from spinney.server.upkeep.upkeep import Upkeep
from tests.scale import scaled
from tests.server.client import Person, Server, start_game
from tests.server.databases import WHERE, Postgres, postgres
from tests.server.inside import MARCO, OLENA, ask, new_table, open_server, run
from tests.waiting import wait_until

TWO = [{"who": "anyone"}] * 2
ENOUGH = 150
"""The number of accepted actions after which clients stop hammering two servers."""


@pytest.fixture(scope="module")
def pair(postgres_server: Postgres) -> Iterator[tuple[Server, Server]]:
    """Two servers on one database, as on two machines. A test that kills one starts it again."""
    database = postgres_server.new_database()
    with Server(database) as first, Server(database) as second:
        yield first, second


def elsewhere(person: Person, server: Server) -> Person:
    """The same visitor, at another server."""
    other = object.__new__(Person)
    other.server, other.me = server, person.me
    other.http = server.guests.enter_context(type(person.http)(base_url=server.url, timeout=60))
    other.http.cookies.set("spinney", person.http.cookies["spinney"])
    return other


def test_one_server_sends_what_the_other_stores(pair: tuple[Server, Server]) -> None:
    olena, marco = Person(pair[0]), Person(pair[1], "Marco")
    match = start_game(olena, marco)
    socket = marco.socket(match)
    socket.hear()
    for ticket in range(2):
        olena.do(match, "act", text="draw deck", ticket=ticket)
    news = next(told for told in socket.until() if told["seq"] == 2)
    assert news["view"]["public"] == olena.look(match)["view"]["public"]
    socket.close()


def test_leaving_a_seat_elsewhere_hides_its_cards_here(pair: tuple[Server, Server]) -> None:
    """Ines leaves her seat at one server; her socket at the other must not show the next player's cards."""
    olena, marco, ines = Person(pair[1]), Person(pair[1], "Marco"), Person(pair[0], "Ines")
    match = olena.make("arboretum", TWO, options={"first": 0})["table"]["id"]
    socket = ines.socket(match)
    socket.ask(do="sit", seat=1)
    olena.do(match, "sit", seat=0)
    elsewhere(ines, pair[1]).do(match, "stand", seat=1)
    marco.do(match, "sit", seat=1)
    olena.do(match, "start")
    olena.do(match, "act", text="draw deck", ticket=0)
    news = next(told for told in socket.until() if told["seq"] == 1)
    assert (news["seat"], news.get("own", [])) == (-1, [])
    assert news["view"].get("private") is None
    hand = marco.look(match)["view"]["private"]["hand"]
    assert not any(card.encode() in heard for heard in socket.raw for card in hand)
    assert socket.ask(do="ask", what="aids")["answer"] == olena.ask(match, "ask", eyes=-1, what="aids").json()["answer"]


def test_sitting_down_elsewhere_shows_the_cards_here(pair: tuple[Server, Server]) -> None:
    olena, marco = Person(pair[1]), Person(pair[0], "Marco")
    match = olena.make("arboretum", TWO, options={"first": 0})["table"]["id"]
    socket = marco.socket(match)
    elsewhere(marco, pair[1]).do(match, "sit", seat=1)
    olena.do(match, "sit", seat=0)
    olena.do(match, "start")
    news = next(told for told in socket.until() if told["table"]["status"] == "playing")
    assert news["view"]["private"]["hand"] == marco.look(match)["view"]["private"]["hand"]


@pytest.mark.process
def test_upkeep_survives_a_database_outage(postgres_server: Postgres) -> None:
    database = postgres_server.new_database()
    with Server(database) as server, psycopg.connect(postgres_server.url + "/postgres", autocommit=True) as admin:
        person, name = Person(server), database.rsplit("/", 1)[1]
        admin.execute(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS false')

        def upkeep_has_failed() -> bool:
            # The pool's open connections are closed too.
            admin.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name])
            return all(
                f"{work} failed, and is tried again" in server.log_file.read_text() for work in ("beat", "sweep")
            )

        wait_until(upkeep_has_failed, "upkeep did not notice the outage")
        assert person.http.get("/health").status_code == 503
        admin.execute(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS true')
        engine = open_engine(database)
        with engine.connect() as connection:
            query = sa.text("SELECT max(beat) FROM processes")
            before = connection.execute(query).scalar_one()

            def beats_again() -> bool:
                connection.rollback()
                return bool(connection.execute(query).scalar_one() > before)

            wait_until(beats_again, "upkeep has stopped")
        engine.dispose()
        assert person.http.get("/health").text == "ok"


def test_a_request_counts_what_another_process_has_just_stored(
    postgres_server: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody is refused because of an old state, though there was no wake-up and the poll is far away."""
    monkeypatch.setattr(Upkeep, "_wake", lambda upkeep, matches: None)
    database, patient = postgres_server.new_database(), Settings(poll=1000)

    async def scene() -> None:
        async with open_server(database, settings=patient) as here, open_server(database, settings=patient) as there:
            audience = await new_table(here, OLENA, NewTable("arboretum", [SeatWish(), SeatWish()]))
            await ask(here, audience, OLENA, Sit(0))
            await ask(there, await there.tables.find(audience.table.id), MARCO, Sit(1))
            news = await ask(here, audience, OLENA, Start())
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
    assert next(told for told in socket.until() if told["seq"] == 1)
    socket.close()


def test_simultaneous_actions_at_two_servers_make_one_log(pair: tuple[Server, Server]) -> None:
    """One visitor clicks at both servers, with different actions for the same ticket: one of them wins."""
    olena = Person(pair[0])
    match = olena.make("renature", [{"who": "me"}, {"who": "me", "name": "Marco"}])["table"]["id"]
    for seat in (0, 1):
        olena.do(match, "sit", seat=seat)
    people = [olena, elsewhere(olena, pair[1])]
    accepted: list[tuple[int, int, str]] = []
    errors: list[BaseException] = []

    def hammer(person: Person, seed: int) -> None:
        dice = random.Random(seed)
        try:
            while len(accepted) < ENOUGH:
                seat = dice.randrange(2)
                news = person.look(match, seat=seat)
                if news["table"]["status"] != "playing":
                    return
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
    wait_until(lambda: len({str(person.look(match, seat=0)["view"]) for person in people}) == 1, "they still differ")


def test_games_of_a_killed_server_continue_at_the_other(pair: tuple[Server, Server]) -> None:
    """Its bots are taken over too: their claims end with the process."""
    olena = Person(pair[0])
    bots = [{"who": "bot", "level": "seedling"}] * 2
    match = olena.make("renature", [{"who": "me"}, *bots], options={"first": 0})["table"]["id"]
    news = olena.do(match, "sit", seat=0)
    there = elsewhere(olena, pair[1])
    olena.do(match, "act", text=news["choices"][0], ticket=0)
    pair[0].kill()

    def continues() -> bool:
        news = there.look(match)
        if 0 in news["table"]["waiting"] and news.get("choices"):
            news = there.do(match, "act", text=news["choices"][0], ticket=news.get("ticket", 0))
        return bool(news["seq"] >= 12)

    wait_until(continues, "the game does not continue")
    pair[0].start()


@pytest.mark.process
def test_everyone_hears_what_was_stored_while_the_database_restarted() -> None:
    """Somebody watches at either server, and the players act at both, again and again until it is stored."""
    with postgres() as cluster:
        if cluster is None:
            pytest.skip(f"NO POSTGRESQL: no initdb on PATH or in {WHERE}")
        database = cluster.new_database()
        with Server(database) as first, Server(database) as second:
            people = [Person(first), Person(second, "Marco")]
            match = start_game(people[0], people[1])
            watchers = [person.socket(match, seat=-1) for person in people]
            rows = 0
            for _ in range(scaled(2)):
                restart = threading.Thread(target=cluster.restart)
                restart.start()
                for _ in range(8):
                    act_until_stored(people, match, rows)
                    rows += 1
                restart.join()
            for watcher in watchers:
                assert next(told for told in watcher.until() if told["seq"] == rows)


def act_until_stored(people: list[Person], match: str, rows: int) -> None:
    """The player whose turn it is takes the first action that is offered, over and over until it is the next row."""

    def stored() -> bool:
        try:
            for seat, person in enumerate(people):
                news = person.look(match)
                if news["seq"] > rows:
                    return True
                if news["seq"] == rows and news.get("choices"):
                    person.ask(match, "act", seat=seat, text=news["choices"][0], ticket=news.get("ticket", 0))
        except httpx.HTTPError:
            pass  # the database is away
        return False

    wait_until(stored, "it is never stored")


@pytest.mark.process
def test_several_workers_serve_one_address(postgres_server: Postgres) -> None:
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
