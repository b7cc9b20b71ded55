"""Files of earlier commits still work: games load, continue, replay and verify by the rules they began with."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

from spinney.core.message import Unreadable
from spinney.core.record import read_record, write_record
from spinney.core.replay import open_record, replay, steps
from spinney.core.verify import verify
from spinney.games import OUR_GAMES
from spinney.games.renature.valley_file import RULES_VERSION, standard_valley, standard_valley_of
from spinney.server.news.frames import frames
from spinney.server.news.questions import answer
from spinney.server.news.wire import Act, AnyRequest, Ask, Sit
from spinney.server.store.sql.archive import exported, imported
from spinney.server.store.sql.engine import open_engine
from spinney.server.store.sql.migrations import migrate
from spinney.server.store.sql.schema import tables
from spinney.server.table.opening import rematch
from tests.old.write import PEOPLE, play
from tests.server.inside import INES, MARCO, OLENA, Time, ask, open_server, run

FOLDERS = sorted(path.parent for path in Path(__file__).parent.glob("*/spinney.db"))
RECORDS = sorted(path for folder in FOLDERS for path in folder.glob("*.json"))


@pytest.fixture(params=FOLDERS, ids=lambda folder: folder.name)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A copy of the old database: opening one changes it."""
    shutil.copy(request.param / "spinney.db", tmp_path / "spinney.db")
    return f"sqlite:///{tmp_path / 'spinney.db'}"


def matches(url: str, status: str) -> list[tuple[str, str]]:
    engine = open_engine(url)
    migrate(engine)
    with engine.connect() as connection:
        wanted = sa.select(tables.c.id, tables.c.game).where(tables.c.status == status).order_by(tables.c.id)
        found = [(row.id, row.game) for row in connection.execute(wanted)]
    engine.dispose()
    return found


def test_there_is_one_of_every_kind() -> None:
    assert FOLDERS
    assert {path.stem.partition("-")[0] for path in RECORDS} == set(OUR_GAMES)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_record_replays_and_is_written_as_it_was(path: Path) -> None:
    text = path.read_text("utf-8")
    record = read_record(text)
    match = replay(OUR_GAMES, record)
    again = match.record(record.seats)
    assert write_record(msgspec.structs.replace(again, shuffle=record.shuffle)) == text


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_record_verifies(path: Path) -> None:
    record = read_record(path.read_text("utf-8"))
    if record.shuffle is not None:
        assert len(verify(OUR_GAMES, record)) == 3
    else:
        # Everything is right, except that only games of a server have a shuffle to check.
        with pytest.raises(Unreadable, match="what its seed was made of"):
            verify(OUR_GAMES, record)


def test_a_record_that_was_begun_goes_on() -> None:
    for path in RECORDS:
        record = read_record(path.read_text("utf-8"))
        if record.result is None:
            match = open_record(OUR_GAMES, record)
            for _ in steps(match, record.moves):
                pass
            dice = random.Random(1)
            while not match.over:
                seat = match.game.rules.actor(match.state)
                match.act(seat, dice.choice(sorted(match.game.choices(match.state, seat))))
            assert match.record().rules_version == record.rules_version
            assert replay(OUR_GAMES, match.record()).outcome == match.outcome


def test_games_under_way_load_and_go_on_to_their_end(url: str) -> None:
    async def go_on() -> None:
        async with open_server(url, Time()) as server:
            for match, _ in matches(url, "playing"):
                audience = await server.tables.find(match)
                table = audience.table
                version = table.row.rules_version
                first = table.begun().seq
                assert first > 0
                moment = await answer(table, 0, Ask("moment", seq=first), server.bots.advise)
                assert moment.seq == first - 1
                await play(server, audience, 10_000, random.Random(1))
                assert table.begun().over
                record = table.record()
                assert record.rules_version == version
                assert len(verify(OUR_GAMES, record)) == 3

    assert {game for _, game in matches(url, "playing")} == set(OUR_GAMES)
    run(go_on())


def test_tables_that_wait_for_people_begin_by_the_present_rules(url: str) -> None:
    async def begin() -> None:
        async with open_server(url, Time()) as server:
            for match, key in matches(url, "gathering"):
                audience = await server.tables.find(match)
                for number, person in enumerate([OLENA, MARCO]):
                    await ask(server, audience, person, Sit(number))
                await ask(server, audience, OLENA, msgspec.convert({"do": "start"}, AnyRequest))
                table = audience.table
                assert table.row.rules_version == OUR_GAMES[key].rules_version
                seat = table.begun().actors[0]
                await ask(server, audience, PEOPLE[seat], Act(next(iter(table.begun().offers(seat))), 0, seat=seat))
                assert table.begun().seq == 1

    assert {game for _, game in matches(url, "gathering")} == set(OUR_GAMES)
    run(begin())


def test_a_rematch_of_an_old_game_follows_the_present_rules(url: str) -> None:
    async def play_again() -> None:
        async with open_server(url, Time()) as server:
            old = next(match for match, game in matches(url, "finished") if game == "renature")
            audience = await server.tables.find(old)
            await rematch(audience.table, OLENA.id)
            again = await server.tables.find(audience.table.row.next)
            new = again.table
            for number, seat in enumerate(new.row.seats):
                person = next(person for person in (OLENA, MARCO, INES) if person.id == seat.visitor)
                await ask(server, again, person, Sit(number))
            assert new.row.rules_version == RULES_VERSION
            assert new.begun().match.state.valley is standard_valley()  # type: ignore[attr-defined]

    run(play_again())


def test_finished_games_are_told_again_and_exported_as_they_were(url: str, tmp_path: Path) -> None:
    engine = open_engine(url)
    for match, key in matches(url, "finished"):
        with engine.begin() as connection:
            record = exported(connection, OUR_GAMES, match)
            written = [path for path in RECORDS if path.name == f"{key}-{match}.json"]
            assert write_record(record) in [path.read_text("utf-8") for path in written]
            told = frames(OUR_GAMES, record, None)
            assert len(told.frames) == len(record.moves) + 1
            assert told.outcome == record.result
            # An export can be imported again, whatever the version of its rules.
            copy = imported(connection, OUR_GAMES, record)
            assert exported(connection, OUR_GAMES, copy).moves == record.moves
    engine.dispose()


def test_each_version_keeps_its_valley() -> None:
    """Records that name no valley depend on these texts, so they must never change."""
    first, second = standard_valley_of(1).text, standard_valley_of(2).text
    assert first != second
    played = {
        read_record(path.read_text("utf-8")).rules_version for path in RECORDS if path.stem.startswith("renature")
    }
    assert 1 in played
    for path in RECORDS:
        record = read_record(path.read_text("utf-8"))
        if record.game == "renature":
            assert record.setup["valley"] == standard_valley_of(record.rules_version).text
