"""A campaign against flaky tests: it repeats the tests that start servers, browsers, databases and terminals.

    python -m tests.campaign               run what is missing, from where the last campaign ended
    python -m tests.campaign --tally       show how often each file has passed

There are three kinds of runs: `quiet`, two files at a time as in `make test`; `stopped`, beside two busy loops and
a program that stops random processes of the tests for seconds; `whole`, `make test` in a fresh clone beside two busy
loops. A file is done when it has passed often enough in a row. The first failure ends the campaign: fix it and rerun.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import uuid
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import platformdirs
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from tests.waiting import wait_until

ROOT = Path(__file__).parents[1]
# Not in the working tree, so that runs count even after a fresh clone.
FOLDER = Path(platformdirs.user_cache_dir("spinney", appauthor=False)) / "campaign"
TALLY = FOLDER / "tally.jsonl"
WANTED = {"quiet": 10, "stopped": 5, "whole": 2}
"""How often each kind of run must have passed in a row."""
MARKED = "browser or postgres or process"
CLOCKS = "not clock"
"""A clock that runs while the players' processes are stopped is not a defect."""
WHOLE = "make test"
STOPPED_SECONDS = 3.0
PAUSE_SECONDS = 4.0
"""The longest time that a process is stopped, and the longest pause between two."""
MARK = "SPINNEY_CAMPAIGN"
"""The environment variable that marks the processes of a run, whatever their parents."""


class Run(msgspec.Struct, frozen=True):
    """The result of one file in one round."""

    kind: str
    file: str
    commit: str
    seconds: float
    tests: int
    failed: list[str]


def read_tally() -> list[Run]:
    if not TALLY.is_file():
        return []
    return [msgspec.json.decode(line, type=Run) for line in TALLY.read_bytes().splitlines()]


def note(runs: Sequence[Run]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with TALLY.open("ab") as file:
        for run in runs:
            file.write(msgspec.json.encode(run) + b"\n")


def in_a_row(runs: Sequence[Run]) -> Counter[tuple[str, str]]:
    """How often each file has passed since it last failed, by kind and file."""
    passed: Counter[tuple[str, str]] = Counter()
    for run in runs:
        passed[run.kind, run.file] = 0 if run.failed else passed[run.kind, run.file] + 1
    return passed


def files(marked: str) -> list[str]:
    """The files with tests that have these marks."""
    line = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-m", marked, "-p", "no:cacheprovider"]
    listed = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return sorted({name.split("::")[0] for name in listed.splitlines() if "::" in name})


def commit() -> str:
    return subprocess.check_output(["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, text=True).strip()


# Trouble.


@contextlib.contextmanager
def busy_loops(count: int) -> Iterator[None]:
    loops = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(count)]
    try:
        yield
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()


def processes_of(mark: str) -> list[int]:
    wanted, found = f"{MARK}={mark}".encode(), []
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if wanted in (folder / "environ").read_bytes().split(b"\0"):
                found.append(int(folder.name))
    return found


@contextlib.contextmanager
def stopping(mark: str) -> Iterator[None]:
    """Stop random processes of this run, one after the other, until the end."""
    over, dice = threading.Event(), random.Random()

    def stop_and_go() -> None:
        while not over.wait(dice.random() * PAUSE_SECONDS):
            found = processes_of(mark)
            if not found:
                continue
            chosen = dice.choice(found)
            with contextlib.suppress(ProcessLookupError):
                os.kill(chosen, signal.SIGSTOP)
                over.wait(dice.random() * STOPPED_SECONDS)
                os.kill(chosen, signal.SIGCONT)

    thread = threading.Thread(target=stop_and_go)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


# Runs.


def run_files(kind: str, wanted: Sequence[str]) -> list[Run]:
    """One round over these files."""
    mark = uuid.uuid4().hex
    report, log = FOLDER / "report.xml", FOLDER / f"{kind}.log"
    marked = f"({MARKED}) and {CLOCKS}" if kind == "stopped" else MARKED
    line = [sys.executable, "-m", "pytest", "-n", "2", "-m", marked, "-p", "no:cacheprovider"]
    line += [f"--junitxml={report}", "-o", "junit_family=xunit1", *wanted]
    report.unlink(missing_ok=True)
    started = time.monotonic()
    with contextlib.ExitStack() as trouble, log.open("wb") as output:
        if kind == "stopped":
            trouble.enter_context(busy_loops(2))
            trouble.enter_context(stopping(mark))
        code = subprocess.call(line, cwd=ROOT, env=os.environ | {MARK: mark}, stdout=output, stderr=output)
    seconds = time.monotonic() - started
    with contextlib.suppress(AssertionError):
        wait_until(lambda: not processes_of(mark), "they stay", pause=0.5)
    left = processes_of(mark)
    if not report.is_file():
        raise SystemExit(f"pytest ended with {code} and no report; {log} says more")
    tests: Counter[str] = Counter()
    failed: dict[str, list[str]] = {}
    for case in ElementTree.parse(report).iter("testcase"):
        file = case.get("file") or wanted[0]
        tests[file] += 1
        if case.find("failure") is not None or case.find("error") is not None:
            failed.setdefault(file, []).append(str(case.get("name")))
    if left:
        failed.setdefault(wanted[0], []).append(f"processes are left behind: {left}")
    if failed:
        shutil.copy(log, FOLDER / f"{kind}-{time.strftime('%d-%H%M%S')}-failed.log")
    hash_ = commit()
    return [Run(kind, file, hash_, round(seconds, 1), tests[file], failed.get(file, [])) for file in wanted]


def run_whole() -> list[Run]:
    """`make test` as on a newcomer's machine, but busy."""
    folder = Path(tempfile.mkdtemp(prefix="spinney-whole-"))
    log = FOLDER / "whole.log"
    clean = {name: value for name, value in os.environ.items() if name not in ("VIRTUAL_ENV", "PYTHONPATH")}
    started = time.monotonic()
    try:
        subprocess.run(["git", "clone", "-q", str(ROOT), str(folder / "clone")], check=True)
        with (
            busy_loops(2),
            log.open("wb") as output,
            subprocess.Popen(
                ["make", "test"],
                cwd=folder / "clone",
                env=clean,
                stdout=output,
                stderr=output,
                start_new_session=True,
            ) as run,
        ):
            try:
                code = run.wait()
            finally:
                # Ctrl-C ends this program alone, and the tests would continue without their folder.
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(run.pid, signal.SIGKILL)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    passed = sum(map(int, re.findall(r"(\d+) passed", log.read_text(errors="replace"))))
    failed = [] if code == 0 else [f"exit code {code}; {log} says more"]
    return [Run("whole", WHOLE, commit(), round(time.monotonic() - started, 1), passed, failed)]


def show(console: Console) -> None:
    runs = read_tally()
    rows = Counter((run.file, run.kind) for run in runs)
    broken = Counter((run.file, run.kind) for run in runs if run.failed)
    row = in_a_row(runs)
    table = Table("file", *(f"{kind} ({wanted})" for kind, wanted in WANTED.items()))
    for file in sorted({run.file for run in runs}):
        cells = []
        for kind in WANTED:
            count, bad = rows[file, kind], broken[file, kind]
            since = f", {row[kind, file]} since" if bad else ""
            cells.append(f"{count - bad} of {count}{since}" if count else "")
        table.add_row(file, *cells)
    console.print(table)
    total = sum(run.tests for run in runs)
    console.print(f"{len(runs)} runs, {total} tests, {sum(len(run.failed) for run in runs)} failures")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tally", action="store_true", help="only show how often each file has passed")
    parser.add_argument("--only", choices=list(WANTED), action="append", help="this kind of runs; may be given again")
    parser.add_argument("files", nargs="*", help="these files of tests instead of all that start processes")
    args = parser.parse_args()
    # As Ctrl-C does: what was started is ended too.
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(143))
    console = Console()
    if args.tally:
        show(console)
        return 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    kinds = args.only or list(WANTED)
    # A whole run has tests of its own, in its own clone.
    chosen = args.files or ([] if kinds == ["whole"] else files(MARKED))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console) as progress:
        for kind in kinds:
            wanted = [WHOLE] if kind == "whole" else chosen
            bar = progress.add_task(kind, total=WANTED[kind] * len(wanted))
            while True:
                row = in_a_row(read_tally())
                progress.update(bar, completed=sum(min(row[kind, file], WANTED[kind]) for file in wanted))
                todo = [file for file in wanted if row[kind, file] < WANTED[kind]]
                if not todo:
                    break
                runs = run_whole() if kind == "whole" else run_files(kind, todo)
                note(runs)
                if failed := [f"{run.file}: {name}" for run in runs for name in run.failed]:
                    console.print(f"[red]{kind}:[/] failed", *failed, sep="\n  ")
                    return 1
    show(console)
    return 0


if __name__ == "__main__":
    sys.exit(main())
