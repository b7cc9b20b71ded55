"""Who is at the table."""

from __future__ import annotations

import asyncio
import threading
import time

from spinney.server.news.onlooker import Onlooker
from spinney.server.news.wire import Ask, Look, SendEmote, TakeOver
from spinney.server.settings import Settings
from spinney.server.table.rights import may_take_over
from spinney.server.web.tables import wait_for_news
from tests.server.client import Person, Server
from tests.server.inside import MARCO, OLENA, Time, ask, open_server, run, seat_people
from tests.waiting import PATIENCE


def test_a_visitor_who_sits_down_over_an_open_socket_is_here(shared_server: Server) -> None:
    olena, marco = Person(shared_server), Person(shared_server, "Marco")
    match = olena.make("arboretum", [{"who": "me"}, {"who": "anyone"}])["table"]["id"]
    socket = marco.socket(match)
    socket.ask(do="sit", seat=1)
    assert any(news["table"]["seats"][1].get("here") for news in socket.until()), "here as soon as the seat is taken"


def test_a_program_without_a_socket_is_here_while_it_asks(sqlite_url: str) -> None:
    async def scene() -> None:
        time = Time()
        async with open_server(sqlite_url, time, Settings(grace=60)) as server:
            audience = await seat_people(server, "arboretum", [OLENA, MARCO], first=0)
            for _ in range(5):
                time.now += 50
                assert "refused" not in await ask(server, audience, OLENA, SendEmote("hello"))
                assert not may_take_over(audience.table, 0, time.now)
            time.now += 59
            assert "refused" in await ask(server, audience, MARCO, TakeOver(0, "seedling"))
            time.now += 20
            assert "refused" not in await ask(server, audience, MARCO, TakeOver(0, "seedling"))

    run(scene())


def test_a_visitor_who_waits_for_news_is_here(sqlite_url: str) -> None:
    async def scene() -> None:
        time = Time()
        async with open_server(sqlite_url, time, Settings(grace=60)) as server:
            audience = await seat_people(server, "arboretum", [OLENA, MARCO], first=0)
            service, away = server.service, audience.table.attendance.away
            socket = Onlooker(audience.table, OLENA.id, 0, 64)
            audience.join(socket)
            await service.arrive(audience, OLENA.id)
            poll = asyncio.create_task(wait_for_news(service, audience, OLENA, 0, PATIENCE))
            while len(audience.onlookers) < 2:
                await asyncio.sleep(0)
            audience.leave(socket)
            await service.depart(audience, OLENA.id)
            time.now += 1000
            assert away[OLENA.id] == 0, "the request is still waiting"
            assert "refused" in await ask(server, audience, MARCO, TakeOver(0, "seedling"))
            await ask(server, audience, MARCO, SendEmote("hello"))
            await poll
            assert away[OLENA.id] == time.now, "the grace period begins when it ends"
            assert "refused" in await ask(server, audience, MARCO, TakeOver(0, "seedling"))
            time.now += 61
            assert "refused" not in await ask(server, audience, MARCO, TakeOver(0, "seedling"))

    run(scene())


def test_programs_that_wait_do_not_wake_each_other(shared_server: Server) -> None:
    """Noting who is here must not wake those who wait, again and again."""
    olena, marco = Person(shared_server), Person(shared_server, "Marco")
    match = olena.make("arboretum", [{"who": "anyone"}] * 2, options={"first": 0})["table"]["id"]
    olena.do(match, "sit", seat=0)
    marco.do(match, "sit", seat=1)
    olena.do(match, "start")
    answers: list[int] = []

    def wait(person: Person) -> None:
        news = person.look(match)
        end = time.monotonic() + 3
        while time.monotonic() < end:
            asked = {"seq": news["seq"], "version": news["table"]["version"], "seconds": 1}
            news = person.http.get(f"/api/tables/{match}/news", params=asked).json()
            answers.append(news["table"]["version"])

    waiting = [threading.Thread(target=wait, args=(person,)) for person in (olena, marco)]
    for one in waiting:
        one.start()
    for one in waiting:
        one.join()
    assert len(answers) <= 12


def test_requests_are_noted_four_times_in_a_period_and_questions_not_at_all(sqlite_url: str) -> None:
    async def scene() -> None:
        time = Time()
        async with open_server(sqlite_url, time, Settings(grace=60)) as server:
            audience = await seat_people(server, "arboretum", [OLENA, MARCO], first=0)
            away = audience.table.attendance.away
            await ask(server, audience, OLENA, SendEmote("hello"))
            noted = {away[OLENA.id]}
            for _ in range(60):
                time.now += 1
                await ask(server, audience, OLENA, SendEmote("hello"))
                noted.add(away[OLENA.id])
            assert len(noted) - 1 <= 4
            before = away[OLENA.id]
            time.now += 50
            await ask(server, audience, OLENA, Look(0))
            await ask(server, audience, OLENA, Ask("log"))
            assert away[OLENA.id] == before
            time.now += 20
            assert "refused" not in await ask(server, audience, MARCO, TakeOver(0, "seedling"))

    run(scene())
