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

import httpx
from bench.server.processes import Process, pin_client, scratch_folder, spinney
from bench.server.stored import StoredGame, open_store

from spinney.core.record import Move
from spinney.games import GAMES


def taken_back_again_and_again(key: str, rows: int, deep: int) -> StoredGame:
    """A game of two in which, after `deep` actions, one action is taken back again and again."""
    game = StoredGame(key, 2)
    while len(game.moves) < rows:
        seat = game.live.actors[0]
        game.take(Move(seat, next(iter(game.live.offers(seat)))))
        if len(game.moves) > deep:
            game.take(Move(seat, str(len(game.moves) - 1), "undo"))
    return game


async def store(file: Path, game: StoredGame) -> None:
    async with open_store(file) as store:
        await store.insert_table(game.row)
        await store.append(game.row.id, game.moves, game.live.summary())


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
        game = taken_back_again_and_again(arguments.game, arguments.rows, arguments.deep)
        asyncio.run(store(file, game))
        with spinney(file) as server:
            found = asyncio.run(measure_one(server, game.row.id, arguments.seconds))
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
