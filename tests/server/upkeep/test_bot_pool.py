"""Bots that think when the server stops: they are ended at once, and no other process is."""

from __future__ import annotations

import asyncio
import multiprocessing
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
from tests.server.inside import run
from tests.waiting import PATIENCE, wait_until

pytestmark = [pytest.mark.process, pytest.mark.usefixtures("sealed_pools")]


def ponder(game: str, level: str, view: bytes, seed: int) -> bytes:
    """A bot that says that it has begun, and does not come to an end before the test has given up."""
    Path(game).touch()
    time.sleep(10 * PATIENCE)
    return b""


def bots_at(url: str) -> BotPool:
    settings = Settings(bot_workers=2)
    store, say = SqlStore(open_engine(url)), catalogue("en").say
    services = Services(store, GAMES, list(LEVELS), say, settings, fixed_randomness(url))
    return BotPool(services, ponder, Alone(), lambda audience: None)


def test_stopping_ends_the_bots_that_think_and_nobody_else(tmp_path: Path) -> None:
    other = multiprocessing.get_context("spawn").Process(target=time.sleep, args=(10 * PATIENCE,))
    other.start()
    begun = [tmp_path / "one", tmp_path / "two"]

    async def scene() -> None:
        bots = bots_at(f"sqlite:///{tmp_path}/x.sqlite")
        thoughts = [asyncio.create_task(bots._thought(str(file), "", b"", 0)) for file in begun]
        while not all(file.exists() for file in begun):
            await asyncio.sleep(0.05)
        await bots.stop()
        # Nobody is left waiting for an answer.
        answers = await asyncio.gather(*thoughts, return_exceptions=True)
        assert all(isinstance(answer, Exception) for answer in answers)

    try:
        run(scene())
        wait_until(lambda: multiprocessing.active_children() == [other], "a bot is still thinking")
    finally:
        for process in multiprocessing.active_children():
            process.terminate()
            process.join()
