"""Which costs grow with the stored data: `python -m bench.server.growth --help`.

Measures the time from start-up to the first answered request, and the CPU time of a move, on an empty database and on
one with 10,000 finished games; and the CPU time of a move in games with a short log and with one many times as long
(cards played and taken back again and again, which does not change the position).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import shutil
import statistics
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from bench.server.players import Clock, Guests, Player
from bench.server.processes import pin_client, scratch_folder, spinney
from bench.server.stored import StoredGame, open_store

from spinney.core.record import Move
from spinney.server.match.log import MoveRow, Summary
from spinney.server.randomness import new_id
from spinney.server.store.rows import TableRow
from spinney.server.store.sql.queries import insert_table
from spinney.server.store.sql.store import SqlStore

DEALT = 100
"""How many different games are played; the others are copies of them under new ids."""
SEATS = 4


def played(key: str, number: int) -> tuple[TableRow, list[MoveRow], Summary]:
    """A whole game between random players, as the server would store it."""
    game, rng = StoredGame(key, SEATS), random.Random(number)
    while not game.live.over:
        seat = game.live.actors[0]
        game.take(Move(seat, rng.choice(list(game.live.offers(seat)))))
    return msgspec.structs.replace(game.row, status="finished", open=True), game.moves, game.live.summary()


async def fill(file: Path, game: str, games: int) -> int:
    """Store finished games through the server's own store; returns the number of rows."""
    async with open_store(file) as store:
        rows = await store_games(store, game, games)
    print(file=sys.stderr)
    return rows


async def store_games(store: SqlStore, game: str, games: int) -> int:
    dealt = [played(game, number) for number in range(min(DEALT, games))]
    rows = 0
    for first in range(0, games, DEALT):
        copies = [
            (msgspec.structs.replace(row, id=new_id()), moves, summary)
            for row, moves, summary in dealt[: games - first]
        ]

        def write(connection: Any, copies: Any = copies) -> None:
            for row, _, _ in copies:
                insert_table(connection, row)

        await store.write(write)
        await asyncio.gather(*(store.append(row.id, moves, summary) for row, moves, summary in copies))
        rows += sum(len(moves) for _, moves, _ in copies)
        print(f"\r{first + len(copies):,} games stored", end="", file=sys.stderr, flush=True)
    return rows


def start_ups(file: Path, times: int) -> tuple[float, float]:
    """Median seconds from the start of the process to its first answer, in wall time and in CPU time."""
    walls, cpus = [], []
    for _ in range(times + 1):
        began = time.perf_counter()
        with spinney(file) as server:
            walls.append(time.perf_counter() - began)
            cpus.append(server.usage().cpu)
    # The first start warms the disk cache.
    return statistics.median(walls[1:]), statistics.median(cpus[1:])


async def play(players: list[list[Player]], moves: int) -> None:
    """Play `moves` actions at each table, all tables at once."""

    async def one(table: list[Player]) -> None:
        for _ in range(moves):
            await act(table)

    await asyncio.gather(*(one(table) for table in players))


def asked(table: list[Player]) -> Player:
    return next(player for player in table if player.news.choices)


async def act(table: list[Player], lay: bool = False) -> Player:
    """One action by the player who must act; with `lay`, one that plays a card."""
    player = asked(table)
    choices = [text for text in player.news.choices if text.startswith("play")] if lay else player.news.choices
    seq = player.news.seq
    await player.ask({"do": "act", "text": player.rng.choice(choices), "ticket": player.news.ticket})
    while any(other.news.seq == seq for other in table):
        await asyncio.sleep(0.001)
    return player


async def lengthen(table: list[Player], pairs: int) -> None:
    """Play a card and take it back, again and again."""
    while not any(text.startswith("play") for text in asked(table).news.choices):
        await act(table)
    for _ in range(pairs):
        player = await act(table, lay=True)
        seq = player.news.seq
        await player.ask({"do": "undo", "ticket": player.news.ticket})
        while any(other.news.seq == seq for other in table):
            await asyncio.sleep(0.001)


async def cost_of_moves(file: Path, arguments: argparse.Namespace, pairs: int) -> tuple[float, float]:
    """CPU microseconds per move in the middle of games, and the mean length of their logs by then."""
    with spinney(file) as server:
        guests, clock, rng = Guests(server), Clock(), random.Random(7)
        await guests.invite(arguments.tables * SEATS)
        tables = await asyncio.gather(
            *(
                guests.table("arboretum", range(number * SEATS, (number + 1) * SEATS), clock, rng)
                for number in range(arguments.tables)
            )
        )
        await play(tables, 40)
        if pairs:
            await asyncio.gather(*(lengthen(table, pairs) for table in tables))
            # End the log with ordinary rows again.
        await play(tables, 20)
        before = server.usage()
        await play(tables, arguments.moves)
        cost = (server.usage().cpu - before.cpu) / (arguments.moves * arguments.tables) * 1e6
        rows = statistics.mean(table[0].news.seq for table in tables)
        await guests.close()
        return cost, rows


def measure(arguments: argparse.Namespace, folder: Path) -> dict[str, Any]:
    empty, full = folder / "empty.db", folder / "full.db"
    uvloop.run(fill(empty, "arboretum", 0))
    rows = uvloop.run(fill(full, "arboretum", arguments.games))
    found: dict[str, Any] = {"games": arguments.games, "rows": rows, "megabytes": full.stat().st_size / 1e6}
    found["start_empty"], found["start_empty_cpu"] = start_ups(empty, arguments.starts)
    found["start_full"], found["start_full_cpu"] = start_ups(full, arguments.starts)
    costs: dict[str, list[float]] = {"empty": [], "full": [], "long": []}
    for _ in range(arguments.rounds):
        costs["empty"].append(uvloop.run(cost_of_moves(empty, arguments, 0))[0])
        costs["full"].append(uvloop.run(cost_of_moves(full, arguments, 0))[0])
        cost, found["long_rows"] = uvloop.run(cost_of_moves(empty, arguments, arguments.pairs))
        costs["long"].append(cost)
    for name, values in costs.items():
        found[f"move_{name}_us"] = statistics.median(values)
    return found


def show(found: dict[str, Any]) -> None:
    games = f"{found['games']:,} stored games"
    print(f"{games}: {found['rows']:,} rows of moves, {found['megabytes']:.0f} MB")
    print()
    print("| what | empty database | compared | ratio | wanted |\n|---|---|---|---|---|")
    wall, cpu, move = "s to the first answer", "s of CPU for it", "CPU us per move"
    print(
        f"| {wall} ({games}) | {found['start_empty']:.2f} | {found['start_full']:.2f} "
        f"| {found['start_full'] / found['start_empty']:.2f} | under 1.5 s |"
    )
    print(
        f"| {cpu} ({games}) | {found['start_empty_cpu']:.2f} | {found['start_full_cpu']:.2f} "
        f"| {found['start_full_cpu'] / found['start_empty_cpu']:.2f} | |"
    )
    for name, what in (("full", games), ("long", f"logs of {found['long_rows']:,.0f} rows")):
        print(
            f"| {move} ({what}) | {found['move_empty_us']:.0f} | {found[f'move_{name}_us']:.0f} "
            f"| {found[f'move_{name}_us'] / found['move_empty_us']:.2f} | about 1 |"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--starts", type=int, default=5)
    parser.add_argument("--rounds", type=int, default=3, help="rounds of measuring moves")
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--moves", type=int, default=60, help="measured moves at each table")
    parser.add_argument("--pairs", type=int, default=300, help="cards played and taken back in each long log")
    parser.add_argument("--folder", help="folder for the databases (default: a new one under build/)")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    if min(arguments.games, arguments.starts, arguments.rounds, arguments.tables, arguments.moves) < 1:
        parser.error("all numbers must be at least 1")
    folder = scratch_folder(arguments.folder)
    pin_client()
    try:
        found = measure(arguments, folder)
    finally:
        if not arguments.folder:
            shutil.rmtree(folder)
    if arguments.json:
        print(json.dumps(found, indent=1))
    else:
        show(found)


if __name__ == "__main__":
    main()
