"""A server with many open tables: `python -m bench.server.crowd --help`.

2,000 open tables with 4,000 sockets, most of them idle; at 200 tables somebody acts every second. Prints, over time,
how long actions take from request to answer, and the memory of the server process.
A table whose game ends is replaced by one that was idle so far; its sockets stay open.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import shutil
import sys
import time
from typing import Any

import uvloop
from bench.server.players import Clock, Guests, Player, percentile
from bench.server.processes import Process, cores_used_by_others, pin_client, scratch_folder, spinney

SEATS = 2
Row = dict[str, float]


class Crowd:
    def __init__(self, arguments: argparse.Namespace, server: Process) -> None:
        self.arguments = arguments
        self.server = server
        self.clock = Clock()
        self.rng = random.Random(arguments.seed)
        self.idle: list[list[Player]] = []
        self.late = 0
        """Actions that were due before the previous one was answered."""

    async def open_tables(self) -> None:
        """Open all tables, ten for each pair of visitors."""
        guests = Guests(self.server)
        visitors = max(SEATS, self.arguments.tables * SEATS // 10)
        await guests.invite(visitors)
        for first in range(0, self.arguments.tables, 100):
            numbers = range(first, min(first + 100, self.arguments.tables))
            people = [[(number * SEATS + seat) % visitors for seat in range(SEATS)] for number in numbers]
            self.idle += await asyncio.gather(
                *(guests.table(self.arguments.game, seats, self.clock, self.rng) for seats in people)
            )
            log(f"{len(self.idle):,} tables, {len(self.idle) * SEATS:,} sockets")
        for table in self.idle:
            for player in table:
                player.paused = True
                player.play()
        await guests.close()

    async def play_steadily(self, number: int, until: float) -> None:
        """One action per second, at one table after another."""
        table = self.idle.pop()
        due = time.perf_counter() + number / self.arguments.active
        while due < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += 1.0
            if any(player.over for player in table):
                table = self.idle.pop()
            if any(player.sent_at for player in table):
                self.late += 1
                continue
            for player in table:
                if player.news.choices:
                    player.act()
                    break

    async def run(self) -> list[Row]:
        await self.open_tables()
        await asyncio.sleep(2)
        self.clock.seconds.clear()
        began = time.perf_counter()
        until = began + self.arguments.minutes * 60
        players = [asyncio.create_task(self.play_steadily(number, until)) for number in range(self.arguments.active)]
        rows: list[Row] = []
        counted = 0
        while time.perf_counter() < until - 1:
            before, client = self.server.usage(), sum(os.times()[:2])
            await asyncio.sleep(min(self.arguments.every, until - time.perf_counter()))
            after = self.server.usage()
            wall, own = after.wall - before.wall, after.cpu - before.cpu
            new = self.clock.seconds[counted:]
            counted += len(new)
            others = cores_used_by_others(before, after, own + sum(os.times()[:2]) - client)
            rows.append(
                {
                    "minute": (after.wall - began) / 60,
                    "moves_a_second": len(new) / wall,
                    "p50_ms": percentile(new, 0.5),
                    "p99_ms": percentile(new, 0.99),
                    "cpu_us": own / max(1, len(new)) * 1e6,
                    "megabytes": self.server.megabytes(),
                    "server_core": own / wall,
                    "others_cores": others,
                }
            )
            log("  ".join(f"{name} {value:,.1f}" for name, value in rows[-1].items()))
        await asyncio.gather(*players)
        return rows

    def summary(self, rows: list[Row]) -> dict[str, Any]:
        memory = [row["megabytes"] for row in rows]
        return {
            "tables": self.arguments.tables,
            "sockets": self.arguments.tables * SEATS,
            "minutes": rows[-1]["minute"],
            "moves": len(self.clock.seconds),
            "late": self.late,
            "p50_ms": percentile(self.clock.seconds, 0.5),
            "p99_ms": percentile(self.clock.seconds, 0.99),
            "megabytes_first": memory[0],
            "megabytes_last": memory[-1],
            "megabytes_most": max(memory),
            "growth": memory[-1] / memory[0],
            "server_core": sum(row["server_core"] for row in rows) / len(rows),
            "others_cores": sum(row["others_cores"] for row in rows) / len(rows),
        }


def log(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def show(summary: dict[str, Any]) -> None:
    print("| what | seen | wanted |")
    print("|---|---|---|")
    print(f"| tables, sockets | {summary['tables']:,}, {summary['sockets']:,} | |")
    print(f"| minutes, moves | {summary['minutes']:.1f}, {summary['moves']:,} ({summary['late']:,} late) | |")
    print(f"| p50 ms | {summary['p50_ms']:.1f} | |")
    print(f"| p99 ms | {summary['p99_ms']:.1f} | under 100 |")
    print(
        f"| MB first, last, most | {summary['megabytes_first']:.0f}, {summary['megabytes_last']:.0f}, "
        f"{summary['megabytes_most']:.0f} | under 400 |"
    )
    print(f"| memory last / first | {summary['growth']:.3f} | flat |")
    print(f"| server's share of its core | {summary['server_core']:.2f} | |")
    print(f"| cores busy with others | {summary['others_cores']:.2f} | |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--active", type=int, default=200, help="tables at which somebody acts every second")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--every", type=float, default=30.0, help="seconds between two measurements")
    parser.add_argument("--game", default="arboretum")
    parser.add_argument("--folder", help="folder for the database (default: a new one under build/)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print every measurement and the summary as JSON")
    arguments = parser.parse_args()
    if not 0 < arguments.active <= arguments.tables:
        parser.error("--active must be between 1 and --tables")
    allow_sockets(arguments.tables * SEATS + 500)
    pin_client()
    folder = scratch_folder(arguments.folder)
    try:
        with spinney(folder / "crowd.db") as server:
            crowd = Crowd(arguments, server)
            rows = uvloop.run(crowd.run())
    finally:
        if not arguments.folder:
            shutil.rmtree(folder)
    summary = crowd.summary(rows)
    if arguments.json:
        print(json.dumps({"looks": rows, "summary": summary}, indent=1))
    else:
        show(summary)


def allow_sockets(number: int) -> None:
    """Raise the limit on open files, for this process and the server it starts."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < number:
        raise SystemExit(f"{number:,} open files are needed but only {hard:,} allowed: raise the limit with ulimit -n")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, number), hard))


if __name__ == "__main__":
    main()
