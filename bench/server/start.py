"""How long a server takes to its first answer: `python -m bench.server.start --help`.

Measured from the start of the process to the first `ok` of /health: on SQLite with one process, and on PostgreSQL with
three, each after a clean stop and after kill -9. The programs of PostgreSQL must be installed; a cluster of our own is
started for the measurement.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import statistics
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.server.processes import free_port
from rich.progress import track
from tests.server.databases import postgres

PATIENCE = 60.0
Seconds = dict[str, list[float]]


def first_answer(database: str, workers: int) -> tuple[subprocess.Popen[bytes], float]:
    """A running server, and how many seconds it took."""
    port, began = free_port(), time.perf_counter()
    command = [sys.executable, "-m", "spinney", "serve", "--port", str(port), "--workers", str(workers)]
    process = subprocess.Popen(
        [*command, "--database", database],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    while time.perf_counter() - began < PATIENCE:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=PATIENCE) as answer:
                if answer.status == 200:
                    return process, time.perf_counter() - began
        except (urllib.error.URLError, OSError):
            time.sleep(0.005)
    raise SystemExit("the server does not answer")


def end(process: subprocess.Popen[bytes], how: signal.Signals) -> None:
    """SIGKILL reaches all its processes, SIGTERM the first one, which ends the others."""
    (os.killpg if how is signal.SIGKILL else os.kill)(process.pid, how)
    process.wait(PATIENCE)


def measure(database: str, workers: int, laps: int, name: str) -> Seconds:
    found: Seconds = {f"{name}, after a clean stop": [], f"{name}, after kill -9": []}
    stopped, killed = found.values()
    # The first start makes the tables; it is not counted.
    process, _ = first_answer(database, workers)
    for _ in track(range(laps), name):
        for how, seconds in ((signal.SIGTERM, stopped), (signal.SIGKILL, killed)):
            end(process, how)
            process, took = first_answer(database, workers)
            seconds.append(took)
    end(process, signal.SIGTERM)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--laps", type=int, default=5)
    parser.add_argument("--workers", type=int, default=3, help="processes on PostgreSQL")
    parser.add_argument("--json", action="store_true", help="print every start as JSON")
    arguments = parser.parse_args()
    if arguments.laps < 1 or arguments.workers < 1:
        parser.error("at least 1 lap and 1 worker")
    with TemporaryDirectory(prefix="spinney-start-") as folder:
        found = measure(f"sqlite:///{Path(folder) / 'start.db'}", 1, arguments.laps, "SQLite")
    with postgres() as cluster:
        if cluster is None:
            raise SystemExit("no initdb on PATH or in /usr/lib/postgresql: install PostgreSQL first")
        name = f"PostgreSQL, {arguments.workers} workers"
        found |= measure(cluster.new_database(), arguments.workers, arguments.laps, name)
    if arguments.json:
        print(json.dumps(found, indent=1))
        return
    print("| seconds to the first answer | median | slowest |\n|---|---|---|")
    for name, seconds in found.items():
        print(f"| {name} | {statistics.median(seconds):.2f} | {max(seconds):.2f} |")


if __name__ == "__main__":
    main()
