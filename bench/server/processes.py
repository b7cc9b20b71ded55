"""Server processes pinned to one core, and their resource usage."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

SERVER_CORE, CLIENT_CORE = 0, 1
TICKS = os.sysconf("SC_CLK_TCK")
START_SECONDS = 60.0

LIFTED = {
    "SPINNEY_MESSAGES_PER_SECOND": "0",
    "SPINNEY_UNFINISHED_TABLES": "1000000",
    "SPINNEY_SOCKETS_PER_VISITOR": "1000000",
    "SPINNEY_UNDOS": "1000000",
    "SPINNEY_UNDOS_IN_PLACE": "1000000",
}
"""Limits that a load client would exceed, lifted."""


class Usage(NamedTuple):
    """The time that a process, and the whole machine, had used at some moment, in seconds."""

    wall: float
    user: float
    system: float
    machine: float

    @property
    def cpu(self) -> float:
        return self.user + self.system


class Process:
    """A server under measurement."""

    def __init__(self, command: Sequence[str], address: str, environment: Mapping[str, str] | None = None) -> None:
        self.log = tempfile.TemporaryFile()  # noqa: SIM115
        self.process = subprocess.Popen(
            ["taskset", "-c", str(SERVER_CORE), *command],
            env=os.environ | (environment or {}),
            stdout=self.log,
            stderr=self.log,
            start_new_session=True,
        )
        self.pid = self.process.pid
        self.address = address

    def wait_until_it_answers(self, path: str) -> None:
        deadline = time.monotonic() + START_SECONDS
        while not answers(self.address + path):
            if self.process.poll() is not None or time.monotonic() > deadline:
                self.log.seek(0)
                raise SystemExit(f"the server does not answer: {self.log.read()[-2000:].decode()}")
            time.sleep(0.005)

    def usage(self) -> Usage:
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return Usage(time.perf_counter(), int(fields[11]) / TICKS, int(fields[12]) / TICKS, machine_seconds())

    def megabytes(self) -> float:
        """Its resident memory, without child processes."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    def stop(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.pid, signal.SIGTERM)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            os.killpg(self.pid, signal.SIGKILL)
            self.process.wait()
        self.log.close()


def answers(url: str) -> bool:
    try:
        with urllib.request.urlopen(url, timeout=10):
            return True
    except urllib.error.HTTPError:
        return True
    except OSError:
        return False


@contextlib.contextmanager
def spinney(database: Path, environment: Mapping[str, str] | None = None) -> Iterator[Process]:
    """Runs `spinney serve` on this database, installed or from PYTHONPATH."""
    port = free_port()
    command = [sys.executable, "-m", "spinney", "serve", "--database", f"sqlite:///{database}", "--port", str(port)]
    process = Process(command, f"http://127.0.0.1:{port}", LIFTED | dict(environment or {}))
    try:
        process.wait_until_it_answers("/health")
        yield process
    finally:
        process.stop()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def machine_seconds() -> float:
    """CPU seconds of all processes on all cores."""
    user, nice, system, _idle, _wait, irq, soft = map(int, Path("/proc/stat").read_text().split()[1:8])
    return (user + nice + system + irq + soft) / TICKS


def cores_used_by_others(before: Usage, after: Usage, own: float) -> float:
    """How many cores other processes kept busy."""
    return max(0.0, (after.machine - before.machine - own) / (after.wall - before.wall))


def pin_client() -> None:
    """Pin this process to another core than the server's."""
    if shutil.which("taskset") is None:
        raise SystemExit("taskset is needed (Debian: util-linux)")
    if os.cpu_count() == 1:
        raise SystemExit("two cores are needed: one for the server, one for the load")
    os.sched_setaffinity(0, {CLIENT_CORE})


def scratch_folder(path: str | None) -> Path:
    """A folder for the databases, on a real disk and not in memory, so that syncing has its real cost."""
    folder = Path(path) if path else Path(tempfile.mkdtemp(prefix="spinney-bench-", dir=Path.cwd() / "build"))
    folder.mkdir(parents=True, exist_ok=True)
    return folder
