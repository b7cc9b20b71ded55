"""`python -m tests.old.write FOLDER`: a database and records, written by the current code.

Run it at the last commit before a change of the rules or the database, and keep the folder for test_old.py.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

import msgspec
import sqlalchemy as sa

from spinney.bots import make_bot
from spinney.bots.playing import play_bots
from spinney.core.record import Record, SeatNote, write_record
from spinney.games import GAMES
from spinney.server.lobby import Lobby
from spinney.server.store import open_engine
from spinney.server.table import Table
from spinney.server.wire import Act, Consent, NewTable, Resign, SeatWish, Undo
from tests.server.inside import INES, MARCO, OLENA, Time, ask, open_lobby, run, seat_people

PEOPLE = [OLENA, MARCO, INES]


async def play(lobby: Lobby, table: Table, rows: int, dice: random.Random) -> None:
    """Play this many rows, or to the end; now and then somebody undoes an action."""
    course = table.begun()
    while not course.over and table.seq < rows:
        last = course.match.moves[-1].seat if course.seq else 0
        if dice.random() < 0.05 and course.undo_plan(last).how != "no":
            await ask(lobby, table, PEOPLE[last], Undo(course.tickets[last], seat=last))
            for person in PEOPLE:
                await ask(lobby, table, person, Consent(agree=True))
        else:
            seat = dice.choice(course.actors)
            text = dice.choice(list(course.offers(seat)))
            await ask(lobby, table, PEOPLE[seat], Act(text, course.tickets[seat], seat=seat))
        course = table.begun()


async def fill(url: str) -> None:
    """For each game: one table finished, one resigned, one in progress, one with free seats."""
    dice = random.Random(2026)
    async with open_lobby(url, Time()) as lobby:
        for key in GAMES:
            await play(lobby, await seat_people(lobby, key, PEOPLE), 10_000, dice)
            resigned = await seat_people(lobby, key, PEOPLE[:2])
            await play(lobby, resigned, 12, dice)
            seat = resigned.begun().actors[0]
            ticket = resigned.begun().tickets[seat]
            await ask(lobby, resigned, PEOPLE[seat], Resign(ticket, seat=seat))
            await play(lobby, await seat_people(lobby, key, PEOPLE), 21, dice)
            await lobby.new_table(OLENA, NewTable(key, [SeatWish("me"), SeatWish()]))


def simulated(key: str) -> Record:
    """A game between bots, from a quick seed."""
    game = GAMES[key]
    options = msgspec.convert({"players": 2}, game.options)
    match = play_bots(game, options, [make_bot("greedy", game), make_bot("random", game)], 2026, 1)
    return match.record([SeatNote("Ann", "greedy"), SeatNote("Ben", "random")])


def main(folder: Path) -> None:
    from spinney.server.archive import exported
    from spinney.server.schema import tables

    folder.mkdir(parents=True)
    url = f"sqlite:///{folder / 'spinney.db'}"
    run(fill(url))
    with open_engine(url).connect() as connection:
        connection.execute(sa.text("PRAGMA journal_mode=DELETE"))
        finished = sa.select(tables.c.id, tables.c.game).where(tables.c.status == "finished")
        for match, key in connection.execute(finished).all():
            record = exported(connection, GAMES, match)
            (folder / f"{key}-{match}.json").write_text(write_record(record), "utf-8")
    for key in GAMES:
        record = simulated(key)
        (folder / f"{key}-bots.json").write_text(write_record(record), "utf-8")
        begun = msgspec.structs.replace(record, moves=record.moves[:15], result=None)
        (folder / f"{key}-begun.json").write_text(write_record(begun), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
