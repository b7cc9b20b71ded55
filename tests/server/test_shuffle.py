"""The shuffle at the server: records are checked, seats commit and reveal, and nobody can choose the deal."""

from __future__ import annotations

import asyncio
import contextlib
import json
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from spinney.core.record import Record, write_record
from spinney.core.shuffle import Shuffle, commit
from spinney.core.verify import about_shuffle, verify
from spinney.games import GAMES
from spinney.server.app import Server
from spinney.server.match.clocks import Pace
from spinney.server.news.audience import Audience
from spinney.server.news.onlooker import Onlooker
from spinney.server.news.wire import (
    Free,
    Leave,
    NewTable,
    Rematch,
    Resign,
    Reveal,
    SeatBot,
    SeatWish,
    Sit,
    Stand,
    Start,
)
from spinney.server.settings import Settings
from spinney.server.store.rows import Seat
from spinney.server.store.sql.engine import open_engine
from spinney.server.store.sql.migrations import migrate
from spinney.server.store.sql.schema import tables
from spinney.server.table.dealing import free_unrevealed
from tests.core.shuffled import FORGERIES, forged, honest, shuffled
from tests.server.client import Person
from tests.server.client import Server as Process
from tests.server.inside import BYTES, INES, MARCO, OLENA, Time, ask, new_table, open_server, reveal_all, run


@pytest.fixture
def server(shared_server: Process) -> Process:
    return shared_server


def sent(record: Record) -> bytes:
    return write_record(record).encode()


def test_the_server_checks_the_shuffle_of_a_record(server: Process) -> None:
    person = Person(server)
    answer = person.http.post("/api/verify", content=sent(honest()))
    assert answer.status_code == 200
    assert len(answer.json()["right"]) == 3
    older = person.http.post("/api/verify", content=sent(shuffled())).json()
    assert "openly" in older["notes"][0]


@pytest.mark.parametrize("name", FORGERIES)
def test_the_server_refuses_a_forged_record(server: Process, name: str) -> None:
    how, said = FORGERIES[name]
    answer = Person(server).http.post("/api/verify", content=sent(forged(how)))
    assert answer.status_code == 409
    assert answer.json()["key"] == "refused-shuffle"
    assert said in answer.json()["text"]


def test_a_record_that_is_too_long_or_none_is_not_checked(server: Process) -> None:
    record = msgspec.structs.replace(honest(), moves=honest().moves * 1001)
    http = Person(server).http
    assert "2002 rows" in http.post("/api/verify", content=sent(record)).json()["text"].replace(",", "")
    assert http.post("/api/verify", json={"game": "arboretum"}).status_code == 409


# The protocol: commit when sitting down, reveal when all sit.

ONE, TWO = "11" * 16, "22" * 32
FREE = [SeatWish(), SeatWish()]


@contextlib.asynccontextmanager
async def seated(
    folder: Path, settings: Settings | None = None, pace: Pace | None = None
) -> AsyncIterator[tuple[Server, Audience, Time]]:
    """Olena and Marco have committed to their bytes, and nobody has said that the game begins."""
    time = Time()
    async with open_server(f"sqlite:///{folder}/x.db", time, settings) as server:
        audience = await new_table(server, OLENA, NewTable("arboretum", FREE, pace=pace or Pace()))
        assert "refused" not in await ask(server, audience, OLENA, Sit(0, commit(ONE)))
        assert "refused" not in await ask(server, audience, MARCO, Sit(1, commit(TWO)))
        yield server, audience, time


def refused(news: Any) -> str:
    return str(news.get("refused", {}).get("key", ""))


def test_bytes_are_revealed_when_all_sit_and_the_last_ones_deal(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path) as (server, audience, time):
            table = audience.table
            promised = table.row.secret
            early = await ask(server, audience, OLENA, Reveal(0, ONE))
            assert refused(early) == "refused-not-revealing"
            news = await ask(server, audience, OLENA, Start())
            assert news["table"]["status"] == "gathering"
            assert news["table"]["revealing"] == {"seats": [0, 1], "until": time.now + 90}
            assert news["table"]["commitments"] == [commit(ONE), commit(TWO)]
            news = await ask(server, audience, MARCO, Reveal(1, TWO))
            assert news["table"]["revealing"]["seats"] == [0]
            assert table.live is None
            news = await ask(server, audience, OLENA, Reveal(0, ONE))
            assert news["table"]["status"] == "playing"
            assert "revealing" not in news["table"]
            assert news["table"]["nonces"] == [ONE, TWO]
            assert news["view"] is not None
            assert table.row.secret == promised
            # The answer was lost, and the browser says it again.
            assert not refused(await ask(server, audience, OLENA, Reveal(0, ONE)))
            assert refused(await ask(server, audience, OLENA, Reveal(0, TWO))) == "refused-begun"

            await ask(server, audience, OLENA, Resign(table.begun().tickets[0]))
            record = table.record()
            assert record.shuffle == Shuffle(
                table.id, promised, commit(promised), [ONE, TWO], [commit(ONE), commit(TWO)]
            )
            assert len(verify(GAMES, record)) == 3

    run(play())


def test_nobody_sees_the_bytes_of_another_before_all_are_revealed(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path) as (server, audience, _):
            everyone = [Onlooker(audience.table, visitor, -1, 100) for visitor in ("", OLENA.id, MARCO.id)]
            for onlooker in everyone:
                audience.join(onlooker)
            secret = audience.table.row.secret
            told = [await server.service.handle(audience, Start(), OLENA)]
            told.append(await server.service.handle(audience, Reveal(1, TWO), MARCO))
            # A refusal tells no more.
            told.append(await server.service.handle(audience, Reveal(0, TWO), OLENA))
            heard = [reply.content for reply in told] + [news for onlooker in everyone for news in onlooker.news]
            heard.append(audience.news_for(OLENA.id, 0, 0))
            assert len(heard) > 6
            for news in heard:
                assert TWO.encode() not in news
                assert secret.encode() not in news
            await server.service.handle(audience, Reveal(0, ONE), OLENA)
            last = audience.news_for("", -1, 0)
            assert TWO.encode() in last
            assert secret.encode() not in last

    run(play())


def test_only_the_bytes_of_ones_own_commitment_are_taken(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path) as (server, audience, _):
            await ask(server, audience, OLENA, Start())
            before = audience.table.position
            for visitor, seat, nonce, why in [
                (OLENA, 0, TWO, "refused-other-bytes"),
                (OLENA, 1, TWO, "refused-not-your-seat"),
                (INES, 0, ONE, "refused-not-your-seat"),
                (OLENA, 2, ONE, "refused-no-such-seat"),
                (OLENA, 0, ONE[:30], "refused-nonce"),
                (OLENA, 0, "AA" * 16, "refused-nonce"),
                (OLENA, 0, "", "refused-nonce"),
            ]:
                assert refused(await ask(server, audience, visitor, Reveal(seat, nonce))) == why
            assert audience.table.position == before, "nothing has changed"

    run(play())


def test_bytes_revealed_twice_count_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path) as (server, audience, _):
            await ask(server, audience, OLENA, Start())
            await ask(server, audience, OLENA, Reveal(0, ONE))
            before = audience.table.position
            assert not refused(await ask(server, audience, OLENA, Reveal(0, ONE)))
            assert audience.table.position == before

    run(play())


def test_a_seat_that_never_reveals_is_freed_and_everything_is_drawn_anew(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path) as (server, audience, time):
            table = audience.table
            listener = Onlooker(table, "somebody", -1, 100)
            audience.join(listener)
            first = commit(table.row.secret)
            await ask(server, audience, OLENA, Start())
            await ask(server, audience, OLENA, Reveal(0, ONE))
            time.now += 89
            await server.upkeep._sweep()
            assert table.row.revealing
            time.now += 2
            listener.news.clear()
            await server.upkeep._sweep()
            told = msgspec.json.decode(listener.news[-1])["table"]
            assert told["status"] == "gathering"
            assert "revealing" not in told
            assert (told["refusals"], told["refused_by"]) == (1, ["Marco"])
            assert told["commitment"] != first
            assert "commitments" not in told
            assert [seat.get("name", "") for seat in told["seats"]] == ["Olena", ""]
            assert table.row.seats[0] == Seat(OLENA.id, "Olena"), "what she revealed is void, and her seat stays hers"
            assert refused(await ask(server, audience, OLENA, Start())) == "refused-free-seats"

            # Ines comes instead; Olena commits to other bytes.
            await ask(server, audience, INES, Sit(1, commit(TWO)))
            assert refused(await ask(server, audience, OLENA, Start())) == "refused-not-ready"
            await ask(server, audience, OLENA, Sit(0, commit("33" * 16)))
            news = await ask(server, audience, OLENA, Start())
            assert "refused_by" not in news["table"]
            await ask(server, audience, OLENA, Reveal(0, "33" * 16))
            await ask(server, audience, INES, Reveal(1, TWO))
            await ask(server, audience, OLENA, Resign(table.begun().tickets[0]))
            record = table.record()
            assert record.shuffle is not None
            assert record.shuffle.refusals == 1
            assert record.shuffle.commitment == told["commitment"]
            assert len(verify(GAMES, record)) == 3
            assert "failed to begin once" in about_shuffle(record)[-1]

    run(play())


async def standing_up(server: Server, audience: Audience) -> None:
    await ask(server, audience, MARCO, Stand(1))


async def leaving(server: Server, audience: Audience) -> None:
    await ask(server, audience, MARCO, Leave())


async def being_sent_away(server: Server, audience: Audience) -> None:
    await ask(server, audience, OLENA, Free(1))


@pytest.mark.parametrize("way", [standing_up, leaving, being_sent_away])
def test_a_seat_that_is_left_while_bytes_are_revealed_counts_as_a_refusal(
    tmp_path: Path, way: Callable[[Server, Audience], Awaitable[None]]
) -> None:
    """Otherwise whoever knows the secret could look at the deal, and stand up if it is bad."""

    async def play() -> None:
        async with seated(tmp_path) as (server, audience, time):
            row = audience.table.row
            await ask(server, audience, OLENA, Start())
            await ask(server, audience, OLENA, Reveal(0, ONE))
            await way(server, audience)
            after = audience.table.row
            assert (after.refusals, after.refused_by, after.revealing) == (1, ["Marco"], 0.0)
            assert after.secret != row.secret
            assert after.seats == [Seat(OLENA.id, "Olena"), Seat()]
            time.now += 1000
            await server.upkeep._sweep()
            assert audience.table.row.refusals == 1

    run(play())


def test_before_bytes_are_revealed_a_seat_is_left_without_a_trace(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path) as (server, audience, _):
            secret = audience.table.row.secret
            await standing_up(server, audience)
            row = audience.table.row
            assert (row.refusals, row.secret, row.seats[0].commitment) == (0, secret, commit(ONE))

    run(play())


def test_nothing_else_happens_while_bytes_are_revealed(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_server(f"sqlite:///{tmp_path}/x.db") as server:
            wishes = [SeatWish("me"), SeatWish("bot", "seedling")]
            audience = await new_table(server, OLENA, NewTable("arboretum", wishes))
            await ask(server, audience, OLENA, Sit(0, commit(ONE)))
            row = audience.table.row
            assert row.revealing, "a table without free seats begins by itself"
            assert refused(await ask(server, audience, OLENA, Sit(0, commit(TWO)))) == "refused-revealing"
            assert refused(await ask(server, audience, OLENA, SeatBot(1, "elder"))) == "refused-revealing"
            for again in (Sit(0, commit(ONE)), Sit(0), Start()):
                assert not refused(await ask(server, audience, OLENA, again))
            assert audience.table.row.revealing == row.revealing
            await ask(server, audience, OLENA, Reveal(0, ONE))
            assert audience.table.begun().seq >= 0

    run(play())


def test_ones_own_commitment_may_change_until_the_game_is_to_begin(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path) as (server, audience, _):
            await ask(server, audience, OLENA, Sit(0, commit(TWO)))
            await ask(server, audience, OLENA, Sit(0))
            assert audience.table.row.seats[0].commitment == commit(TWO)
            assert refused(await ask(server, audience, INES, Sit(0, commit(ONE)))) == "refused-taken"

    run(play())


def test_a_program_that_commits_to_nothing_adds_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_server(f"sqlite:///{tmp_path}/x.db") as server:
            audience = await new_table(server, OLENA, NewTable("arboretum", FREE))
            table = audience.table
            await ask(server, audience, OLENA, Sit(0))
            await ask(server, audience, MARCO, Sit(1, commit(TWO)))
            news = await ask(server, audience, OLENA, Start())
            assert news["table"]["revealing"]["seats"] == [1]
            assert refused(await ask(server, audience, OLENA, Reveal(0, ONE))) == "refused-other-bytes"
            await ask(server, audience, MARCO, Reveal(1, TWO))
            await ask(server, audience, OLENA, Resign(table.begun().tickets[0]))
            assert table.record().shuffle == Shuffle(
                table.id, table.row.secret, commit(table.row.secret), ["", TWO], ["", commit(TWO)]
            )
            assert "seat 0 added nothing" in about_shuffle(table.record())

            alone = await seat_silently(server)
            await ask(server, alone, OLENA, Resign(alone.table.begun().tickets[0]))
            record = alone.table.record()
            assert record.shuffle is not None
            assert (record.shuffle.nonces, record.shuffle.commitments) == (["", ""], ["", ""])
            assert "the server alone" in about_shuffle(record)[-1]

    run(play())


async def seat_silently(server: Server) -> Audience:
    audience = await new_table(server, OLENA, NewTable("arboretum", FREE))
    await ask(server, audience, OLENA, Sit(0))
    await ask(server, audience, MARCO, Sit(1))
    await ask(server, audience, OLENA, Start())
    return audience


@pytest.mark.parametrize(
    ("commitment", "nonce", "why"),
    [
        ("", ONE, "refused-open-bytes"),
        (commit(ONE), ONE, "refused-open-bytes"),
        ("ab" * 16, "", "refused-commitment"),
        (commit(ONE).upper(), "", "refused-commitment"),
    ],
)
def test_bytes_are_not_taken_when_sitting_down(tmp_path: Path, commitment: str, nonce: str, why: str) -> None:
    async def play() -> None:
        async with open_server(f"sqlite:///{tmp_path}/x.db") as server:
            audience = await new_table(server, OLENA, NewTable("arboretum", FREE))
            assert refused(await ask(server, audience, OLENA, Sit(0, commitment, nonce))) == why
            assert not audience.table.row.seats[0].taken

    run(play())


def test_a_game_of_days_leaves_days_to_reveal(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, pace=Pace("days", days=3)) as (server, audience, time):
            await ask(server, audience, OLENA, Start())
            time.now += 3 * 86400 - 1
            await server.upkeep._sweep()
            assert audience.table.row.revealing
            time.now += 2
            await server.upkeep._sweep()
            assert audience.table.row.refused_by == ["Olena", "Marco"]

    run(play())


def test_a_rematch_commits_anew(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path) as (server, audience, _):
            await ask(server, audience, OLENA, Start())
            await ask(server, audience, OLENA, Reveal(0, ONE))
            await ask(server, audience, MARCO, Reveal(1, TWO))
            await ask(server, audience, OLENA, Resign(audience.table.begun().tickets[0]))
            await ask(server, audience, OLENA, Rematch())
            again = await server.tables.find(audience.table.row.next)
            assert again.table.row.seats == [Seat(MARCO.id, "Marco"), Seat(OLENA.id, "Olena")]
            await ask(server, again, MARCO, Sit(0, commit(TWO)))
            assert not again.table.row.revealing
            await ask(server, again, OLENA, Sit(1, commit(ONE)))
            assert again.table.row.unrevealed == [0, 1], "it begins by itself"

    run(play())


def test_a_restart_while_bytes_are_revealed_loses_nothing(tmp_path: Path) -> None:
    async def before() -> str:
        async with seated(tmp_path) as (server, audience, _):
            await ask(server, audience, OLENA, Start())
            await ask(server, audience, OLENA, Reveal(0, ONE))
            return audience.table.id

    async def after(match: str) -> None:
        time = Time()
        time.now += 3600
        async with open_server(f"sqlite:///{tmp_path}/x.db", time) as server:
            # The hour without a server does not count.
            await server.upkeep._sweep()
            audience = await server.tables.find(match)
            assert audience.table.row.unrevealed == [1]
            assert not refused(await ask(server, audience, MARCO, Reveal(1, TWO)))
            assert audience.table.row.status == "playing"

    async def too_late(match: str) -> None:
        time = Time()
        time.now += 3600
        async with open_server(f"sqlite:///{tmp_path}/x.db", time) as server:
            time.now += 91
            await server.upkeep._sweep()
            audience = await server.tables.find(match)
            assert audience.table.row.refused_by == ["Marco"]

    run(after(run(before())))
    (tmp_path / "x.db").unlink()
    run(too_late(run(before())))


def test_two_processes_agree_about_the_deal_and_about_a_refusal(tmp_path: Path) -> None:
    """Two servers on one file that do not hear of each other."""

    async def play() -> None:
        url, time = f"sqlite:///{tmp_path}/x.db", Time()
        async with open_server(url, time) as here, open_server(url, time) as there:
            for revealed in (True, False):
                local = await new_table(here, OLENA, NewTable("arboretum", FREE))
                remote = await there.tables.find(local.table.id)
                await ask(here, local, OLENA, Sit(0, commit(ONE)))
                await ask(there, remote, MARCO, Sit(1, commit(TWO)))
                await here.service.catch_up(local)
                await ask(here, local, OLENA, Start())
                # The other process learns that bytes are wanted by being refused, as it does where stores are shared.
                await there.service.catch_up(remote)
                await ask(there, remote, MARCO, Reveal(1, TWO))
                if revealed:
                    await ask(here, local, OLENA, Reveal(0, ONE))
                    await there.service.catch_up(remote)
                    assert local.table.row.setup == remote.table.row.setup is not None
                    assert [seat.nonce for seat in remote.table.row.seats] == [ONE, TWO]
                else:
                    time.now += 91
                    await asyncio.gather(free_unrevealed(local.table), free_unrevealed(remote.table))
                    await here.service.catch_up(local)
                    await there.service.catch_up(remote)
                    assert local.table.row == remote.table.row
                    assert (local.table.row.refusals, local.table.row.refused_by) == (1, ["Olena"])

    run(play())


def test_bytes_revealed_at_two_processes_at_once_deal_once(tmp_path: Path) -> None:
    async def play() -> None:
        url = f"sqlite:///{tmp_path}/x.db"
        async with open_server(url) as here, open_server(url) as there:
            local = await new_table(here, OLENA, NewTable("arboretum", FREE))
            await ask(here, local, OLENA, Sit(0, commit(ONE)))
            await ask(here, local, MARCO, Sit(1, commit(TWO)))
            await ask(here, local, OLENA, Start())
            remote = await there.tables.find(local.table.id)
            heard = await asyncio.gather(
                ask(here, local, OLENA, Reveal(0, ONE)), ask(there, remote, MARCO, Reveal(1, TWO))
            )
            assert not any(refused(news) for news in heard)
            await here.service.catch_up(local)
            await there.service.catch_up(remote)
            assert local.table.row.setup == remote.table.row.setup is not None

    run(play())


# Tables that were gathering before there were commitments.

OLD = Path(__file__).parents[1] / "old/dbb0397/spinney.db"


@pytest.mark.parametrize("nonces", [[""], [ONE], [ONE, TWO]], ids=["reserved", "one sits", "all sit"])
def test_a_table_that_gathered_before_the_upgrade_still_starts(tmp_path: Path, nonces: list[str]) -> None:
    shutil.copy(OLD, tmp_path / "x.db")
    url = f"sqlite:///{tmp_path}/x.db"
    engine = open_engine(url)
    migrate(engine)
    with engine.begin() as connection:
        wanted = sa.select(tables.c.id, tables.c.row).where(
            tables.c.status == "gathering", tables.c.game == "arboretum"
        )
        match, row = connection.execute(wanted).one()
        # As the version before stored who had sat down.
        plain = json.loads(row)
        plain["seats"] = [
            {"visitor": who.id, "name": who.name, **({"nonce": nonce} if nonce else {})}
            for who, nonce in zip((OLENA, MARCO), nonces, strict=False)
        ] + [{}] * (2 - len(nonces))
        for name in ("revealing", "refusals", "refused_by"):
            assert name not in plain
        connection.execute(sa.update(tables).where(tables.c.id == match).values(row=json.dumps(plain)))
    engine.dispose()

    async def go_on() -> None:
        async with open_server(url, Time()) as server:
            audience = await server.tables.find(match)
            table = audience.table
            for number, who in enumerate((OLENA, MARCO)):
                if not table.row.seats[number].ready:
                    await ask(server, audience, who, Sit(number, commit(BYTES)))
            await ask(server, audience, OLENA, Start())
            await reveal_all(server, audience)
            await ask(server, audience, OLENA, Resign(table.begun().tickets[0], seat=0))
            record = table.record()
            assert len(verify(GAMES, record)) == 3
            assert record.shuffle is not None
            kinds = [record.shuffle.contribution(seat) for seat in (0, 1)]
            assert kinds == ["open" if nonce else "sealed" for nonce in (*nonces, "")[:2]]

    run(go_on())


def test_a_browser_commits_anew_where_it_gave_its_bytes_openly(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path) as (server, audience, _):
            table = audience.table
            older = msgspec.structs.replace(table.row, seats=[Seat(OLENA.id, "Olena", nonce=ONE), table.row.seats[1]])
            assert await table.exchange(older)
            await ask(server, audience, OLENA, Sit(0, commit(TWO)))
            assert table.row.seats[0] == Seat(OLENA.id, "Olena", commitment=commit(TWO), sat=True)

    run(play())


def test_the_lobby_marks_tables_that_wait_for_bytes(server: Process) -> None:
    olena = Person(server)
    match = olena.make("arboretum", [{"who": "me"}, {"who": "bot", "level": "seedling"}])["table"]["id"]
    olena.do(match, "sit", seat=0, commitment=commit(ONE))
    (mine,) = [own for own in olena.http.get("/api/lobby").json()["mine"] if own["table"]["id"] == match]
    assert mine["table"]["revealing"]["seats"] == mine["own"] == [0]
    assert olena.do(match, "reveal", seat=0, nonce=ONE)["table"]["status"] == "playing"
