"""What goes wrong at one table, or comes from one visitor, harms nobody else."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from spinney.bots.thinking import think
from spinney.core.event import Event
from spinney.core.message import Refused
from spinney.core.replay import Match
from spinney.core.view import SPECTATOR
from spinney.games import GAMES
from spinney.server.app import Server
from spinney.server.news.audience import Audience
from spinney.server.news.recall import FAR_BEHIND, recall
from spinney.server.news.wire import Act, Ask, Leave, NewTable, SeatWish, Sit, Undo
from spinney.server.services import SLOW_BEAT
from spinney.server.settings import Limits, Settings
from spinney.server.store.sql.schema import downtimes
from spinney.server.upkeep import upkeep
from spinney.server.upkeep.metrics import Metrics
from spinney.server.web.refusals import REFUSED_STATUS
from tests.server.client import Person
from tests.server.client import Server as Process
from tests.server.inside import MARCO, OLENA, Time, ask, new_table, open_server, run, seat_people
from tests.waiting import PATIENCE, wait_until

# Taking back.


async def act(server: Server, audience: Audience) -> Any:
    live = audience.table.begun()
    seat = live.actors[0]
    text = next(iter(live.offers(seat)))
    return await ask(server, audience, [OLENA, MARCO][seat], Act(text, live.tickets[seat]), seat)


async def take_back(server: Server, audience: Audience, seat: int) -> Any:
    live = audience.table.begun()
    return await ask(server, audience, [OLENA, MARCO][seat], Undo(live.tickets[seat]), seat)


async def open_secret_game(server: Server) -> Audience:
    """A game whose first actions are choices in secret, so that they can be taken back at once."""
    audience = await seat_people(server, "treehouse", [OLENA, MARCO])
    while audience.table.begun().undo_ways()[audience.table.begun().actors[0]] != "free":
        await act(server, audience)
        if audience.table.begun().undo_ways()[0] == "free":
            break
    return audience


def test_a_game_that_gets_no_further_is_not_taken_back_for_ever(sqlite_url: str) -> None:
    async def play() -> None:
        settings = Settings(Limits(undos_in_place=3, undos=5))
        async with open_server(sqlite_url, settings=settings) as server:
            audience = await open_secret_game(server)
            live = audience.table.begun()
            seat = live.match.moves[-1].seat
            text = live.match.moves[-1].text

            async def again(times: int) -> Any:
                news: Any = None
                for _ in range(times):
                    news = await take_back(server, audience, seat)
                    if "refused" in news:
                        break
                    tickets = audience.table.begun().tickets
                    await ask(server, audience, [OLENA, MARCO][seat], Act(text, tickets[seat]), seat)
                return news

            refused = (await again(4))["refused"]
            assert (refused["key"], refused["args"]) == ("refused-undos-in-place", {"most": 3})
            news = msgspec.json.decode(audience.news_for([OLENA, MARCO][seat].id, seat, audience.table.seq))
            assert news.get("undo", "no") == "no", "nobody is offered what would be refused"
            assert audience.table.begun().take_backs == 3
            # Once somebody else has acted the game is further, and one may take back again; but not for ever.
            while (await act(server, audience))["undo"] != "free":
                pass
            seat, text = audience.table.begun().match.moves[-1].seat, audience.table.begun().match.moves[-1].text
            refused = (await again(4))["refused"]
            assert (refused["key"], refused["args"]) == ("refused-undos", {"most": 5})
            # The same after the table is loaded again.
            match = audience.table.id
            del live
            server.tables._kept.clear()
            server.tables.audiences.clear()
            loaded = await server.tables.find(match)
            assert loaded is not audience
            assert (loaded.table.begun().take_backs, loaded.table.begun().take_backs_in_place) == (5, 2)

    run(play())


def test_a_long_log_is_told_again_beside_the_event_loop(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []
    stories = Match.stories

    def watched(self: Match, first: int, until: int) -> list[list[Event]]:
        threads.append(threading.current_thread().name)
        return stories(self, first, until)

    async def play() -> None:
        async with open_server(sqlite_url) as server:
            audience = await seat_people(server, "arboretum", [OLENA, MARCO])
            for _ in range(FAR_BEHIND + 10):
                await act(server, audience)
            for eyes, visitor in ((SPECTATOR, ""), (0, OLENA.id), (1, MARCO.id)):
                for told in (0, 3):
                    # The same bytes as without looking back, except for the time.
                    audience.forget_picture()
                    plain = msgspec.json.decode(audience.news_for(visitor, eyes, told))
                    audience.forget_picture()
                    monkeypatch.setattr(Match, "stories", watched)
                    await recall(audience, told, eyes)
                    await act(server, audience)
                    news = msgspec.json.decode(audience.news_for(visitor, eyes, told))
                    monkeypatch.setattr(Match, "stories", stories)
                    assert [line for line in news["events"] if line["seq"] < plain["seq"]] == plain["events"]
                    assert news["events"][-1]["seq"] == plain["seq"]
            monkeypatch.setattr(Match, "stories", watched)
            await ask(server, audience, OLENA, Ask("log"))
            assert len(threads) == 7
            assert not [name for name in threads if not name.startswith("spinney-helper")]

    run(play())


def test_many_who_look_back_at_once_cost_one_replay(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    replays: list[int] = []
    stories = Match.stories

    def watched(self: Match, first: int, until: int) -> list[list[Event]]:
        replays.append(until)
        return stories(self, first, until)

    async def play() -> None:
        async with open_server(sqlite_url) as server:
            audience = await seat_people(server, "arboretum", [OLENA, MARCO])
            for _ in range(FAR_BEHIND + 10):
                await act(server, audience)
            monkeypatch.setattr(Match, "stories", watched)
            await asyncio.gather(*(recall(audience, told, SPECTATOR) for told in range(9)))
            assert len(replays) == 1

    run(play())


# Damaged rows.


async def damage(server: Server, audience: Audience) -> str:
    """Cut the stored row of a table short, and forget the table; its id."""
    match = audience.table.id
    cut = sa.text("UPDATE tables SET row = substr(row, 1, 40) WHERE id = :match")
    await server.store.write(lambda connection: connection.execute(cut, {"match": match}))
    return match


def forget_tables(server: Server) -> None:
    server.tables._kept.clear()
    server.tables.audiences.clear()


async def owing_game(server: Server) -> Audience:
    """A game in which a bot has to act, and does not: nobody has asked it to."""
    server.bots.stopping = True
    audience = await seat_people(server, "arboretum", [OLENA], bots=1, first=1)
    assert audience.table.begun().actors == [1]
    server.bots.stopping = False
    return audience


async def until_the_bot_has_acted(server: Server, match: str) -> None:
    while (await server.tables.find(match)).table.seq == 0:
        await server.upkeep._sweep()
        await asyncio.sleep(0.01)


def test_a_damaged_row_harms_its_own_table_only(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_server(sqlite_url) as server:
            await server.upkeep.stop()
            good, bad = await owing_game(server), await owing_game(server)
            healthy, match = good.table.id, await damage(server, bad)
            del good, bad
            forget_tables(server)
            assert [listed.row.id for listed in await server.store.tables_of(OLENA.id)] == [healthy]
            with pytest.raises(Refused) as refused:
                await server.tables.find(match)
            assert refused.value.message.key == "refused-unplayable"
            await until_the_bot_has_acted(server, healthy)

    run(play())


def test_more_damaged_rows_than_a_sweep_sees_keep_no_bot_waiting(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upkeep, "MOST_AT_ONCE", 2)

    async def play() -> None:
        async with open_server(sqlite_url) as server:
            await server.upkeep.stop()
            games = sorted([(await owing_game(server)).table.id for _ in range(7)])
            for match in games[:-1]:
                await damage(server, await server.tables.find(match))
            forget_tables(server)
            await until_the_bot_has_acted(server, games[-1])

    run(play())


def test_all_who_wait_hear_that_a_table_could_not_be_read(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with open_server(sqlite_url) as server:
            audience = await seat_people(server, "arboretum", [OLENA, MARCO])
            match = audience.table.id
            del audience
            forget_tables(server)
            read = server.store.read_table

            async def fail(*_: Any, **__: Any) -> None:
                await asyncio.sleep(0)
                raise OSError("the database is away")

            monkeypatch.setattr(server.store, "read_table", fail)
            found = await asyncio.gather(*(server.tables.find(match) for _ in range(6)), return_exceptions=True)
            keys = [error.message.key for error in found if isinstance(error, Refused)]
            assert keys == ["refused-no-database"] * 6
            assert REFUSED_STATUS["refused-no-database"] == 503
            monkeypatch.setattr(server.store, "read_table", read)
            # Whoever asked first may leave: the others get their table.
            first, *others = [asyncio.create_task(server.tables.find(match)) for _ in range(3)]
            await asyncio.sleep(0)
            first.cancel()
            assert len({id(audience) for audience in await asyncio.gather(*others)}) == 1

    run(play())


@pytest.mark.process
def test_health_is_not_ok_while_nothing_can_be_stored(tmp_path: Path) -> None:
    file = tmp_path / "spinney.db"
    with Process(f"sqlite:///{file}") as server:
        assert server.process is not None
        health = server.url + "/health"
        written = file.with_name(file.name + "-wal").stat().st_size
        import resource  # Unix only

        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (written, resource.RLIM_INFINITY))
        wait_until(lambda: httpx.get(health).status_code == 503, "it says that all is well")
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        wait_until(lambda: httpx.get(health).status_code == 200, "it does not recover")


def test_a_beat_that_takes_too_long_is_not_well(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_server(sqlite_url) as server:
            await server.upkeep.stop()
            assert server.services.can_store
            server.services.beat_began = time.monotonic() - SLOW_BEAT - 1
            assert not server.services.can_store

    run(play())


@pytest.mark.parametrize("unfinished", [False, True])
def test_downtimes_before_the_oldest_unfinished_game_are_forgotten(unfinished: bool, database: str) -> None:
    async def play() -> None:
        clock = Time()
        async with open_server(database, clock) as server:
            note = sa.insert(downtimes).values([{"began": clock.now - 100, "ended": clock.now - 50}])
            await server.store.write(lambda connection: connection.execute(note))
            note = sa.insert(downtimes).values([{"began": clock.now + 100, "ended": clock.now + 150}])
            if unfinished:
                await seat_people(server, "arboretum", [OLENA, MARCO])
            await server.store.write(lambda connection: connection.execute(note))
            left = await server.store.begin_process("another", clock.now + 200)
            assert (clock.now - 100, clock.now - 50) not in left
            assert ((clock.now + 100, clock.now + 150) in left) == unfinished

    run(play())


# What one visitor may do.


def test_a_rematch_counts_as_a_new_table(sqlite_url: str) -> None:
    with Process(sqlite_url, SPINNEY_NEW_TABLES_PER_MINUTE="0.001") as server:
        person = Person(server)
        seats = [{"who": "me"}, {"who": "me", "name": "Marco"}]
        matches = [person.make("arboretum", seats)["table"]["id"] for _ in range(4)]
        for match in matches:
            for seat in (0, 1):
                person.do(match, "sit", seat=seat)
            person.do(match, "leave")
        # The fifth and last: it is there for everybody then, however often they ask.
        for _ in range(3):
            assert person.do(matches[0], "rematch")["table"]["next"]
        assert person.ask(matches[1], "rematch").json()["refused"]["key"] == "refused-too-fast"
        socket = person.socket(matches[1])
        assert socket.ask(do="rematch")["refused"]["key"] == "refused-too-fast"


def test_a_stranger_cannot_leave(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_server(sqlite_url) as server:
            audience = await new_table(server, OLENA, NewTable("arboretum", [SeatWish(), SeatWish()]))
            before = audience.table.position
            news = await ask(server, audience, MARCO, Leave())
            assert news["refused"]["key"] == "refused-spectator"
            assert audience.table.position == before
            # A visitor who holds a seat may leave, and so may the host, who holds none.
            await ask(server, audience, MARCO, Sit(0))
            assert "refused" not in await ask(server, audience, MARCO, Leave())
            assert (await ask(server, audience, OLENA, Leave()))["table"]["status"] == "closed"

    run(play())


@pytest.mark.process
def test_requests_that_wait_for_news_are_counted_like_sockets(sqlite_url: str) -> None:
    with Process(sqlite_url, SPINNEY_SOCKETS_PER_VISITOR="3") as server:
        person = Person(server)
        match = person.make("arboretum", [{"who": "me"}, {"who": "me", "name": "Marco"}])["table"]["id"]
        sockets = [person.socket(match) for _ in range(2)]
        for socket in sockets:
            socket.hear()
        address, cookie = f"{server.url}/api/tables/{match}/news", {"cookie": person.cookie}
        params: dict[str, Any] = {"seq": 0, "version": 1000, "seconds": 50}

        async def poll() -> None:
            async with httpx.AsyncClient(headers=cookie, timeout=PATIENCE) as client:
                waiting = [asyncio.create_task(client.get(address, params=params)) for _ in range(3)]
                # One has a place and waits; the others are refused at once.
                done, pending = set[asyncio.Task[httpx.Response]](), set(waiting)
                while len(pending) > 1:
                    ended, pending = await asyncio.wait(pending, return_when=asyncio.FIRST_COMPLETED)
                    done |= ended
                assert [task.result().status_code for task in done] == [429, 429]
                for task in pending:
                    task.cancel()
                await asyncio.gather(*waiting, return_exceptions=True)

        asyncio.run(poll())
        # Places are free again once their holders have left.
        for socket in sockets:
            socket.close()
        params["seconds"] = 0
        wait_until(lambda: httpx.get(address, params=params, headers=cookie).status_code == 200, "the places are lost")


# Bots.


def test_a_bot_that_fails_leaves_its_table_waiting_and_the_others_continue(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with open_server(sqlite_url) as server:
            await server.upkeep.stop()
            good, bad = await owing_game(server), await owing_game(server)
            broken = bad.table.bot_seed(1)

            async def answer(game: str, level: str, view: bytes, seed: int) -> bytes:
                if seed == broken:
                    raise ValueError("no idea")
                return think(GAMES[game], level, view, seed)

            monkeypatch.setattr(server.bots, "_thought", answer)
            for audience in (bad, good):
                server.bots.consider(audience)
            while good.table.seq == 0 or server.bots.busy:
                await asyncio.sleep(0.01)
            assert bad.table.seq == 0
            assert bad.table.row.status == "playing"
            (line,) = [record for record in caplog.records if record.getMessage() == "a bot failed"]
            assert (line.levelname, vars(line)["match"], vars(line)["seat"]) == ("ERROR", bad.table.id, 1)

    run(play())


# The background.


def test_a_task_that_fails_is_logged_by_name_and_counted(sqlite_url: str, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        async with open_server(sqlite_url) as server:
            audience = await seat_people(server, "arboretum", [OLENA, MARCO])

            async def fail(*_: Any, **__: Any) -> None:
                raise OSError("the database is away")

            server.store.read_table = fail  # type: ignore[method-assign]
            server.upkeep._wake([audience.table.id])
            while not server.services.failures["catch_up"]:
                await asyncio.sleep(0.01)
            figures = Metrics(server.service, server.tables, server.bots, server.store).text().decode()
            assert 'spinney_failed_tasks_total{task="catch_up"} 1.0' in figures
        assert [record.getMessage() for record in caplog.records if record.name == "spinney.background"] == [
            "catch_up failed"
        ]

    run(play())


@pytest.mark.process
@pytest.mark.parametrize("fast", ["0", "1"])
def test_what_is_no_utf8_is_no_error(fast: str, sqlite_url: str) -> None:
    with Process(sqlite_url, SPINNEY_FAST_WEBSOCKET=fast) as server:
        person = Person(server)
        match = person.make("arboretum", [{"who": "me"}, {"who": "me", "name": "Marco"}])["table"]["id"]
        socket = person.socket(match)
        socket.hear()
        socket.connection.send(b"\xff\xfe", text=True)
        with pytest.raises(ConnectionClosed) as closed:
            list(socket.until())
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1007
        server.stop()
        assert '"level":"error"' not in server.log_file.read_text()
