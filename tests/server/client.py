"""A client that plays for real: HTTP and sockets to a real server process."""

from __future__ import annotations

import contextlib
import os
import random
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from tests.chance import folder
from tests.processes import children, command_line
from tests.waiting import PATIENCE

ROOT = Path(__file__).parents[2]
BOT = {"who": "bot", "level": "seedling"}


class Server:
    """A server in a process of its own, on a free port."""

    def __init__(self, database: str, workers: int = 1, port: int = 0, **environment: str) -> None:
        self.database = database
        self.workers = workers
        self.port = port or free_port()
        self.environment = {
            "SPINNEY_MESSAGES_PER_SECOND": "0",
            "SPINNEY_UNFINISHED_TABLES": "100000",
            "SPINNEY_BOT_WORKERS": "1",
            **environment,
        }
        self.process: subprocess.Popen[bytes] | None = None
        # Ports are reused, so the port alone does not identify a log.
        self.log_file = folder() / f"server-{self.port}-{secrets.token_hex(4)}.log"
        self.guests = contextlib.ExitStack()
        """Closes what the visitors of this server have opened."""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Server:
        self.log = self.log_file.open("ab")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.launcher", self.database, str(self.port), str(self.workers)],
            env=with_tests() | self.environment,
            stderr=self.log,
            start_new_session=True,
        )
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(self.url + "/health", timeout=PATIENCE).status_code == 200:
                    return self
            if self.process.poll() is not None:
                raise RuntimeError(f"the server has exited: {self.log_file.read_text()[-2000:]}")
            time.sleep(0.02)
        raise RuntimeError("the server does not answer")

    def worker_pids(self) -> list[int]:
        """The workers of a server that has several, without the process that helps Python to start them."""
        assert self.process is not None
        return [pid for pid in sorted(children(self.process.pid)) if "spawn_main" in command_line(pid)]

    def kill(self) -> None:
        """kill -9, with all workers."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.log.close()

    def stop(self) -> int:
        """Stop it cleanly; the exit code."""
        assert self.process is not None
        self.process.terminate()
        code = self.process.wait(PATIENCE)
        self.log.close()
        return code

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()
        self.guests.close()
        if error is not None:
            # pytest shows this with the failure.
            print(f"the end of the server's log:\n{self.log_file.read_text()[-4000:]}")


def with_tests() -> dict[str, str]:
    """The environment, with a path on which Python finds the launchers in tests/."""
    return os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), str(ROOT)]))}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Person:
    """A visitor with a browser of their own."""

    def __init__(self, server: Server, name: str = "Olena") -> None:
        self.server = server
        self.http = server.guests.enter_context(httpx.Client(base_url=server.url, timeout=PATIENCE))
        self.me = self.http.post("/api/me", json={"name": name}).raise_for_status().json()

    @property
    def cookie(self) -> str:
        return f"spinney={self.http.cookies['spinney']}"

    def make(self, game: str, seats: list[dict[str, Any]], **fields: Any) -> dict[str, Any]:
        answer = self.http.post("/api/tables", json={"game": game, "seats": seats, **fields})
        assert answer.status_code == 201, answer.text
        return news_of(answer)

    def ask(self, match: str, do: str, eyes: int | None = None, **fields: Any) -> httpx.Response:
        """One request over HTTP."""
        params = {} if eyes is None else {"seat": eyes}
        return self.http.post(f"/api/tables/{match}", json={"do": do, **fields}, params=params)

    def do(self, match: str, do: str, **fields: Any) -> dict[str, Any]:
        answer = self.ask(match, do, **fields)
        assert answer.status_code == 200, answer.text
        return news_of(answer)

    def look(self, match: str, **params: Any) -> dict[str, Any]:
        return news_of(self.http.get(f"/api/tables/{match}", params=params).raise_for_status())

    def socket(self, match: str, **params: Any) -> Socket:
        return Socket(self.server, match, self.cookie, **params)


def news_of(answer: httpx.Response) -> dict[str, Any]:
    found: dict[str, Any] = answer.json()
    return found


class Socket:
    """An open socket at a table."""

    def __init__(self, server: Server, match: str, cookie: str = "", max_queue: int = 64, **params: Any) -> None:
        query = "&".join(f"{name}={value}" for name, value in params.items())
        address = server.url.replace("http", "ws") + f"/api/tables/{match}/socket?{query}"
        headers = {"cookie": cookie} if cookie else {}
        self.opened = contextlib.ExitStack()
        wanted = connect(
            address,
            additional_headers=headers,
            open_timeout=PATIENCE,
            close_timeout=1,
            compression=None,
            max_size=2**24,
            max_queue=max_queue,
        )
        self.connection: ClientConnection = self.opened.enter_context(wanted)
        server.guests.callback(self.close)
        self.raw: list[bytes] = []

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        text = self.connection.recv(timeout)
        self.raw.append(text.encode() if isinstance(text, str) else text)
        found: dict[str, Any] = msgspec.json.decode(self.raw[-1])
        return found

    def say(self, **request: Any) -> None:
        self.connection.send(msgspec.json.encode(request).decode())

    def ask(self, **request: Any) -> dict[str, Any]:
        """Send a request and wait for the reply to it."""
        number = request.setdefault("id", 7)
        self.say(**request)
        for news in self.until():
            if news.get("to") == number:
                return news
        raise AssertionError("no answer")

    def until(self) -> Iterator[dict[str, Any]]:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            yield self.hear(max(0.01, deadline - time.monotonic()))

    def close(self) -> None:
        self.opened.close()


def start_game(olena: Person, marco: Person, game: str = "arboretum") -> str:
    """A game between two people, Olena to act first."""
    match: str = olena.make(game, [{"who": "anyone"}] * 2, options={"first": 0})["table"]["id"]
    olena.do(match, "sit", seat=0)
    marco.do(match, "sit", seat=1)
    olena.do(match, "start")
    return match


def play_to_the_end(socket: Socket, seed: int = 1) -> dict[str, Any]:
    """Act for the visitor's seats whenever one has to; the last news."""
    dice = random.Random(seed)
    news = socket.hear()
    while news["table"]["status"] == "playing":
        mine = [seat for seat in news["table"]["waiting"] if seat in news["own"]]
        if not mine:
            news = socket.hear()
        elif news["seat"] != mine[0]:
            news = socket.ask(do="look", seat=mine[0])
        else:
            news = socket.ask(do="act", seat=mine[0], text=dice.choice(news["choices"]), ticket=news.get("ticket", 0))
            assert "refused" not in news
    return news


# Servers that do not start.


def serve(database: str, *options: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A server that is expected to exit."""
    line = [sys.executable, "-m", "spinney", "serve", "--port", str(free_port()), "--database", database, *options]
    return finish(line, os.environ | environment)


def finish(line: list[str], environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(line, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False)


def is_refused(done: subprocess.CompletedProcess[str], sentence: str) -> None:
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1, done.stderr
    assert sentence in done.stderr
