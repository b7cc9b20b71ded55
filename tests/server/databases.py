"""A PostgreSQL server for the tests, started here with a port and a folder of its own."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import tempfile
import uuid
from collections.abc import Iterator
from pathlib import Path

from tests.server.client import free_port

WHERE = "/usr/lib/postgresql/*/bin"


def postgres_programs() -> Path | None:
    """The folder with `initdb`: on PATH, or where Debian puts it."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return folders[-1].parent if folders else None


class Postgres:
    """A PostgreSQL server of our own. It refuses to run as root, so root starts it as `postgres` or `nobody`."""

    def __init__(self, programs: Path) -> None:
        self.programs = programs
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="spinney-postgres-"))
        self.user = _unprivileged() if os.geteuid() == 0 else None
        if self.user:
            shutil.chown(self.folder, self.user)
        self._run("initdb", "-D", str(self.folder / "data"), "-U", "spinney", "-A", "trust", "-E", "UTF8")
        self.start()

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [str(self.programs / program), *arguments],
            check=False,
            user=self.user,
            capture_output=True,
            text=True,
            cwd=self.folder,
        )
        if done.returncode:
            raise RuntimeError(f"{program} failed: {done.stderr}")

    def start(self) -> None:
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c max_connections=200"
        log = str(self.folder / "log")
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-l", log, "-w", "-o", options, "start")

    def stop(self) -> None:
        with contextlib.suppress(RuntimeError):
            self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)

    def restart(self) -> None:
        """End all connections at once, as after a crash, and start again."""
        log = str(self.folder / "log")
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-l", log, "-m", "immediate", "-w", "restart")

    @property
    def url(self) -> str:
        return f"postgresql://spinney@127.0.0.1:{self.port}"

    def new_database(self) -> str:
        import psycopg

        name = "t" + uuid.uuid4().hex[:12]
        with psycopg.connect(self.url + "/postgres", autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"'.encode())
        return f"{self.url}/{name}"


def _unprivileged() -> str:
    import pwd  # Only Unix has this module, and only root needs it.

    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name).pw_name
    raise RuntimeError("there is no unprivileged user to run PostgreSQL")


@contextlib.contextmanager
def postgres() -> Iterator[Postgres | None]:
    """A running PostgreSQL, or None if it is not installed."""
    programs = postgres_programs()
    if programs is None:
        yield None
        return
    server = Postgres(programs)
    try:
        yield server
    finally:
        server.stop()
