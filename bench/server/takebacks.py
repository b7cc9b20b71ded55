"""A table whose log is full of take-backs, and whether anybody else notices: `python -m bench.server.takebacks --help`.

A stranger asks once a second for the news of that table from its first row, while /health is asked all the time.
Printed are the percentiles of /health alone and beside that, and how long the table takes to load after a start.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import statistics
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from bench.server.processes import Process, pin_client, scratch_folder, spinney

from spinney.core.record import Move
from spinney.core.rng import SealedRng
from spinney.core.shuffle import derive_seed, new_secret
from spinney.games import GAMES
from spinney.server.match.log import MoveRow
from spinney.server.randomness import new_id
from spinney.server.store.rows import Seat, TableRow
from spinney.server.store.sql.engine import open_engine, sqlite_url
from spinney.server.store.sql.migrations import migrate
from spinney.server.store.sql.queries import insert_table
from spinney.server.store.sql.store import SqlStore
from spinney.server.table.records import match_at_start


def taken_back_again_and_again(key: str, rows: int, deep: int) -> tuple[TableRow, list[MoveRow], Any]:
    """A game of two in which, after `deep` actions, one action is taken back again and again."""
    game = GAMES[key]
    secret, match_id, began = new_secret(), new_id(), time.time()
    seats = [Seat(new_id(), f"guest {seat}", "", "00" * 16) for seat in range(2)]
    options = game.options(players=2)
    state = game.deal(options, SealedRng(derive_seed(secret, match_id, [seat.nonce for seat in seats])))
    row = TableRow(
        id=match_id,
        game=key,
        options=msgspec.to_builtins(options),
        host=seats[0].visitor,
        seats=seats,
        secret=secret,
        created=began,
        rules_version=game.rules_version,
        status="playing",
        setup=game.write_setup(state),
        began=began,
    )
    live = match_at_start(GAMES, row)
    moves: list[MoveRow] = []

    def take(move: Move) -> None:
        moves.append(MoveRow(len(moves), move.seat, move.kind, move.text, began + len(moves)))
        live.take(moves[-1])

    while len(moves) < rows:
        seat = live.actors[0]
        take(Move(seat, next(iter(live.offers(seat)))))
        if len(moves) > deep:
            take(Move(seat, str(len(moves) - 1), "undo"))
    return row, moves, live.summary()


async def store(file: Path, key: str, rows: int, deep: int) -> str:
    engine = open_engine(sqlite_url(file))
    migrate(engine)
    row, moves, summary = taken_back_again_and_again(key, rows, deep)
    store = SqlStore(engine)
    await store.start()
    await store.write(lambda connection: insert_table(connection, row))
    await store.append(row.id, moves, summary)
    await store.stop()
    return row.id


async def health(client: httpx.AsyncClient, seconds: float) -> list[float]:
    """How long each answer took, in milliseconds."""
    found = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        began = time.perf_counter()
        (await client.get("/health")).raise_for_status()
        found.append((time.perf_counter() - began) * 1e3)
        await asyncio.sleep(0.005)
    return found


async def look_back(client: httpx.AsyncClient, match: str, seconds: float) -> list[float]:
    """The news from the first row, once a second, by somebody who is nobody."""
    found = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        began = time.perf_counter()
        (await client.get(f"/api/tables/{match}/news?seq=0")).raise_for_status()
        took = time.perf_counter() - began
        found.append(took * 1e3)
        await asyncio.sleep(max(0.0, 1 - took))
    return found


def percentile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


async def measure_one(server: Process, match: str, seconds: float) -> dict[str, float]:
    async with httpx.AsyncClient(base_url=server.address, timeout=60) as client:
        began = time.perf_counter()
        (await client.get(f"/api/tables/{match}")).raise_for_status()
        load = (time.perf_counter() - began) * 1e3
        alone = await health(client, seconds)
        before = server.usage()
        beside, looks = await asyncio.gather(health(client, seconds), look_back(client, match, seconds))
        used = server.usage().cpu - before.cpu
    return {
        "load_ms": load,
        "health_alone_p99_ms": percentile(alone, 0.99),
        "health_p50_ms": statistics.median(beside),
        "health_p99_ms": percentile(beside, 0.99),
        "health_worst_ms": max(beside),
        "news_p50_ms": statistics.median(looks),
        "cpu_share": used / seconds,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", type=int, default=4000)
    parser.add_argument("--deep", type=int, default=40, help="actions before the first is taken back")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--game", choices=list(GAMES), default="arboretum")
    parser.add_argument("--folder", help="for the database (default: a new one under build/)")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    folder = scratch_folder(arguments.folder)
    pin_client()
    try:
        file = folder / "takebacks.db"
        match = asyncio.run(store(file, arguments.game, arguments.rows, arguments.deep))
        with spinney(file) as server:
            found = asyncio.run(measure_one(server, match, arguments.seconds))
    finally:
        if not arguments.folder:
            shutil.rmtree(folder)
    if arguments.json:
        print(json.dumps(found, indent=1))
        return
    print(f"{arguments.game}, {arguments.rows:,} rows, take-backs after {arguments.deep} actions")
    for name, value in found.items():
        print(f"| {name} | {value:.2f} |")


if __name__ == "__main__":
    main()
