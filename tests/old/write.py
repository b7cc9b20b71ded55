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
from spinney.games import OUR_GAMES
from spinney.server.app import Server
from spinney.server.news.audience import Audience
from spinney.server.news.wire import Act, Consent, NewTable, Resign, SeatWish, Undo
from spinney.server.store.sql.engine import open_engine
from tests.server.inside import INES, MARCO, OLENA, Time, ask, new_table, open_server, run, seat_people

PEOPLE = [OLENA, MARCO, INES]


async def play(server: Server, audience: Audience, rows: int, dice: random.Random) -> None:
    """Play this many rows, or to the end; now and then somebody takes an action back."""
    live = audience.table.begun()
    while not live.over and live.seq < rows:
        last = live.match.moves[-1].seat if live.seq else 0
        if dice.random() < 0.05 and live.undo_plan(last).how != "no":
            await ask(server, audience, PEOPLE[last], Undo(live.tickets[last], seat=last))
            for person in PEOPLE:
                await ask(server, audience, person, Consent(agree=True))
        else:
            seat = dice.choice(live.actors)
            text = dice.choice(list(live.offers(seat)))
            await ask(server, audience, PEOPLE[seat], Act(text, live.tickets[seat], seat=seat))
        live = audience.table.begun()


async def fill(url: str) -> None:
    """For each game: one table finished, one resigned, one in progress, one with free seats."""
    dice = random.Random(2026)
    async with open_server(url, Time()) as server:
        for key in OUR_GAMES:
            await play(server, await seat_people(server, key, PEOPLE), 10_000, dice)
            resigned = await seat_people(server, key, PEOPLE[:2])
            await play(server, resigned, 12, dice)
            seat = resigned.table.begun().actors[0]
            ticket = resigned.table.begun().tickets[seat]
            await ask(server, resigned, PEOPLE[seat], Resign(ticket, seat=seat))
            await play(server, await seat_people(server, key, PEOPLE), 21, dice)
            await new_table(server, OLENA, NewTable(key, [SeatWish("me"), SeatWish()]))


def simulated(key: str) -> Record:
    """A game between bots, from a quick seed."""
    game = OUR_GAMES[key]
    options = msgspec.convert({"players": 2}, game.options)
    match = play_bots(game, options, [make_bot("greedy", game), make_bot("random", game)], 2026, 1)
    return match.record([SeatNote("Ann", "greedy"), SeatNote("Ben", "random")])


def main(folder: Path) -> None:
    from spinney.server.store.sql.archive import exported
    from spinney.server.store.sql.schema import tables

    folder.mkdir(parents=True)
    url = f"sqlite:///{folder / 'spinney.db'}"
    run(fill(url))
    with open_engine(url).connect() as connection:
        connection.execute(sa.text("PRAGMA journal_mode=DELETE"))
        finished = sa.select(tables.c.id, tables.c.game).where(tables.c.status == "finished")
        for match, key in connection.execute(finished).all():
            record = exported(connection, OUR_GAMES, match)
            (folder / f"{key}-{match}.json").write_text(write_record(record), "utf-8")
    for key in OUR_GAMES:
        record = simulated(key)
        (folder / f"{key}-bots.json").write_text(write_record(record), "utf-8")
        begun = msgspec.structs.replace(record, moves=record.moves[:15], result=None)
        (folder / f"{key}-begun.json").write_text(write_record(begun), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
