"""Bots think in separate processes, which are replaced if they die and end with the server."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import time
from pathlib import Path

import pytest

from spinney.core.catalogue import catalogue
from spinney.core.levels import LEVELS
from spinney.games import GAMES
from spinney.server.services import Services
from spinney.server.settings import Settings
from spinney.server.store.sql.engine import open_engine
from spinney.server.store.sql.store import SqlStore
from spinney.server.upkeep.bot_pool import BotPool
from spinney.server.upkeep.processes import Alone
from tests.chance import fixed_randomness
from tests.server.client import Person, Server
from tests.server.inside import run
from tests.waiting import PATIENCE, wait_until

pytestmark = [pytest.mark.process, pytest.mark.usefixtures("sealed_pools")]


def ponder(game: str, level: str, view: bytes, seed: int) -> bytes:
    """A bot that reports that it has started, and thinks for longer than the test waits."""
    Path(game).touch()
    time.sleep(10 * PATIENCE)
    return b""


def bots_at(url: str) -> BotPool:
    settings = Settings(bot_workers=2)
    store, say = SqlStore(open_engine(url)), catalogue("en").say
    services = Services(store, GAMES, list(LEVELS), say, settings, fixed_randomness(url))
    return BotPool(services, ponder, Alone(), lambda audience: None)


def test_stopping_ends_only_the_processes_of_bots(tmp_path: Path) -> None:
    other = multiprocessing.get_context("spawn").Process(target=time.sleep, args=(10 * PATIENCE,))
    other.start()
    begun = [tmp_path / "one", tmp_path / "two"]

    async def scene() -> None:
        bots = bots_at(f"sqlite:///{tmp_path}/x.sqlite")
        thoughts = [asyncio.create_task(bots._thought(str(file), "", b"", 0)) for file in begun]
        while not all(file.exists() for file in begun):
            await asyncio.sleep(0.05)
        await bots.stop()
        # Nobody waits for an answer that never comes.
        answers = await asyncio.gather(*thoughts, return_exceptions=True)
        assert all(isinstance(answer, Exception) for answer in answers)

    try:
        run(scene())
        wait_until(lambda: multiprocessing.active_children() == [other], "a bot is still thinking")
    finally:
        for process in multiprocessing.active_children():
            process.terminate()
            process.join()


def test_a_killed_worker_is_replaced(server: Server) -> None:
    """The game continues after a worker has died."""
    person = Person(server)
    bots = [{"who": "bot", "level": "seedling"}] * 2
    match = person.make("renature", [{"who": "me"}, *bots], options={"first": 1})["table"]["id"]
    person.do(match, "sit", seat=0)
    socket = person.socket(match)
    news = next(told for told in socket.until() if 0 in told["table"]["waiting"])
    assert server.process is not None
    for worker in bot_workers(server.process.pid):
        os.kill(worker, signal.SIGKILL)
    seq = news["seq"]
    while news["table"]["status"] == "playing" and news["seq"] <= seq + 8:
        if 0 in news["table"]["waiting"]:
            news = socket.ask(do="act", text=news["choices"][0], ticket=news.get("ticket", 0))
        else:
            news = socket.hear()
    assert news["seq"] > seq + 8
    socket.close()


def bot_workers(server: int) -> list[int]:
    """The ids of the server's bot processes."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rsplit(")", 1)[1].split()
            command = (status.parent / "cmdline").read_bytes()
        except OSError:
            continue
        if int(fields[1]) == server and b"spawn_main" in command:
            found.append(int(status.parent.name))
    return found
