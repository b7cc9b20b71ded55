"""The cost of a move on the server, compared with boardgame.io: `python -m bench.server.moves --help`.

32 tables of 4 seats, each seat with its own socket. Spinney plays Arboretum with random players and stores every move
durably (SQLite, WAL, synchronous FULL) before anyone is notified; boardgame.io plays a trivial game in memory. A lap is
one whole game at every table; laps of both are interleaved. The server has one core, the load client another.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import shutil
import statistics
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import uvloop
from bench.server.peer import peer_table
from bench.server.players import Clock, Guests, percentile
from bench.server.processes import Process, cores_used_by_others, free_port, pin_client, scratch_folder, spinney

HERE = Path(__file__).parent
Lap = dict[str, float]


async def commits(guests: Guests) -> float:
    """How often the server has written to disk so far."""
    answer = await guests.http.get("/metrics")
    lines = answer.text.splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith("spinney_commits_total ")))


def measured(server: Process, before: Any, client_before: float, clock: Clock, moves: int) -> Lap:
    after = server.usage()
    wall, cpu = after.wall - before.wall, after.cpu - before.cpu
    client = sum(os.times()[:2]) - client_before
    return {
        "moves": moves,
        "seconds": wall,
        "cpu_us": cpu / moves * 1e6,
        "user_us": (after.user - before.user) / moves * 1e6,
        "moves_a_second": moves / wall,
        "server_core": cpu / wall,
        "client_core": client / wall,
        "others_cores": cores_used_by_others(before, after, cpu + client),
        "p50_ms": percentile(clock.seconds, 0.5),
        "p99_ms": percentile(clock.seconds, 0.99),
        "news_bytes": clock.bytes / max(1, clock.news),
    }


async def our_lap(guests: Guests, game: str, tables: int, seats: int, rng: random.Random) -> Lap:
    clock = Clock()
    made = await asyncio.gather(
        *(guests.table(game, range(number * seats, (number + 1) * seats), clock, rng) for number in range(tables))
    )
    players = [player for table in made for player in table]
    await asyncio.sleep(0.3)
    clock.bytes = clock.news = 0
    written = await commits(guests)
    before, client_before = guests.server.usage(), sum(os.times()[:2])
    for player in players:
        player.play()
    await clock.all_done.wait()
    lap = measured(guests.server, before, client_before, clock, sum(table[0].news.seq for table in made))
    lap["moves_a_commit"] = lap["moves"] / (await commits(guests) - written)
    for player in players:
        player.transport.disconnect()
    await asyncio.sleep(0.3)
    return lap


async def peer_lap(server: Process, tables: int, moves: int, rng: random.Random) -> Lap:
    clock = Clock()
    made = [await peer_table(server, clock, rng) for _ in range(tables)]
    players = [player for table in made for player in table]
    await asyncio.sleep(0.3)
    clock.bytes = clock.news = 0
    start = players[0].state.number if players[0].state else 0
    before, client_before = server.usage(), sum(os.times()[:2])
    for player in players:
        player.play(start + moves)
    await clock.all_done.wait()
    lap = measured(server, before, client_before, clock, moves * tables)
    for player in players:
        player.transport.disconnect()
    await asyncio.sleep(0.3)
    return lap


def peer(folder: str) -> Process:
    node = shutil.which("node")
    modules = Path(folder) / "node_modules"
    if node is None or not (modules / "boardgame.io").is_dir():
        raise SystemExit(f"no boardgame.io under {folder}, or no node: see bench/server/README.md, or --no-peer")
    port = free_port()
    environment = {"NODE_PATH": str(modules), "NODE_ENV": "production"}
    process = Process([node, str(HERE / "peer.js"), str(port)], f"http://127.0.0.1:{port}", environment)
    process.wait_until_it_answers("/games")
    return process


async def run(arguments: argparse.Namespace, server: Process, other: Process | None) -> dict[str, list[Lap]]:
    rng = random.Random(arguments.seed)
    guests = Guests(server)
    await guests.invite(arguments.tables * arguments.seats)
    laps: dict[str, list[Lap]] = {}
    runners: dict[str, Callable[[], Awaitable[Lap]]] = {
        f"Spinney, {arguments.game}, SQLite": lambda: our_lap(
            guests, arguments.game, arguments.tables, arguments.seats, rng
        )
    }
    if other is not None:
        runners["boardgame.io, trivial, memory"] = lambda: peer_lap(other, arguments.tables, arguments.moves, rng)
    for number in range(arguments.laps + 1):
        for name, runner in runners.items():
            lap = await runner()
            # The first lap is a warm-up.
            if number:
                laps.setdefault(name, []).append(lap)
    await guests.close()
    return laps


def medians(laps: list[Lap]) -> Lap:
    return {name: statistics.median(lap[name] for lap in laps) for name in laps[0]}


def show(found: dict[str, Lap]) -> None:
    names = list(found)
    rows = [
        ("CPU us per move", "cpu_us", "{:.0f}"),
        ("of that in user mode", "user_us", "{:.0f}"),
        ("moves per second", "moves_a_second", "{:,.0f}"),
        ("p50 ms", "p50_ms", "{:.1f}"),
        ("p99 ms", "p99_ms", "{:.1f}"),
        ("bytes per news message", "news_bytes", "{:,.0f}"),
        ("moves per commit", "moves_a_commit", "{:.1f}"),
        ("server's share of its core", "server_core", "{:.2f}"),
        ("client's share of its core", "client_core", "{:.2f}"),
        ("cores busy with others", "others_cores", "{:.2f}"),
    ]
    print("| | " + " | ".join(names) + (" | ratio |" if len(names) == 2 else " |"))
    print("|---|" + "---|" * (len(names) + (len(names) == 2)))
    for title, key, form in rows:
        values = [found[name].get(key) for name in names]
        cells = ["" if value is None else form.format(value) for value in values]
        if len(values) == 2:
            cells.append(f"{values[0] / values[1]:.2f}" if values[0] and values[1] else "")
        print(f"| {title} | " + " | ".join(cells) + " |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=32)
    parser.add_argument("--seats", type=int, default=4, choices=(2, 3, 4))
    parser.add_argument("--game", default="arboretum")
    parser.add_argument("--laps", type=int, default=5, help="measured laps, after one to warm up")
    parser.add_argument("--moves", type=int, default=200, help="moves per match of boardgame.io in a lap")
    parser.add_argument("--peer", default="build/peer", metavar="FOLDER", help="where boardgame.io is installed")
    parser.add_argument("--no-peer", action="store_true", help="measure Spinney alone")
    parser.add_argument("--folder", help="folder for the database (default: a new one under build/)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print every lap as JSON")
    arguments = parser.parse_args()
    pin_client()
    folder = scratch_folder(arguments.folder)
    other = None if arguments.no_peer else peer(arguments.peer)
    try:
        with spinney(folder / "moves.db") as server:
            laps = uvloop.run(run(arguments, server, other))
    finally:
        if other is not None:
            other.stop()
        if not arguments.folder:
            shutil.rmtree(folder)
    if arguments.json:
        print(json.dumps(laps, indent=1))
    else:
        show({name: medians(of_one) for name, of_one in laps.items()})


if __name__ == "__main__":
    main()
