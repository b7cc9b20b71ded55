"""Records that people send to be replayed: one after the other, not too many, and not for those who have left."""

from __future__ import annotations

import asyncio
import threading
from typing import Any, cast

import pytest
from litestar import Request

from spinney import play
from spinney.core.message import Refused, Unreadable
from spinney.core.record import Record
from spinney.games import GAMES
from spinney.server.news.frames import Allowance, Stopped, frames
from spinney.server.upkeep.uploads import MOST_EACH, Uploads
from spinney.server.web.leaving import ClientGone, while_connected
from tests.server.inside import run
from tests.waiting import PATIENCE


class Slow:
    """Work that lasts until the test ends it, or until nobody wants it any more."""

    def __init__(self) -> None:
        self.running = 0
        self.most_running = 0
        self.stopped = threading.Event()
        self.end = threading.Event()

    def __call__(self, allowance: Allowance) -> str:
        self.running += 1
        self.most_running = max(self.most_running, self.running)
        try:
            while not self.end.wait(0.01):
                allowance.spend(0)
        except Stopped:
            self.stopped.set()
            raise
        finally:
            self.running -= 1
        return "done"


async def started(slow: Slow) -> None:
    while not slow.running:
        await asyncio.sleep(0.01)


def test_one_at_a_time_and_too_many_are_refused() -> None:
    async def scene() -> None:
        uploads, slow = Uploads(), Slow()
        tasks = [asyncio.create_task(uploads.replay("olena", slow)) for _ in range(MOST_EACH + 3)]
        other = asyncio.create_task(uploads.replay("marco", slow))
        await started(slow)
        slow.end.set()
        done = await asyncio.gather(*tasks, return_exceptions=True)
        refused = [error for error in done if isinstance(error, Refused)]
        assert [error.message.key for error in refused] == ["refused-too-fast"] * 2
        assert done.count("done") == MOST_EACH + 1
        assert await other == "done"
        assert slow.most_running == 1
        uploads.stop()

    run(scene())


def test_work_for_somebody_who_has_left_is_ended() -> None:
    async def scene() -> None:
        uploads, slow, quick = Uploads(), Slow(), Slow()
        quick.end.set()
        leaving = asyncio.Event()

        async def receive() -> dict[str, Any]:
            await leaving.wait()
            return {"type": "http.disconnect"}

        request = cast("Request[Any, Any, Any]", type("Left", (), {"receive": staticmethod(receive)}))
        asking = asyncio.create_task(while_connected(request, uploads.replay("olena", slow)))
        await started(slow)
        leaving.set()
        with pytest.raises(ClientGone):
            await asking
        assert await uploads.replay("marco", quick) == "done"
        assert slow.stopped.wait(PATIENCE)
        uploads.stop()

    run(scene())


def recorded() -> Record:
    return play(GAMES["arboretum"], ["random", "random"], seed=1).record()


def test_an_answer_that_would_be_too_long_is_refused() -> None:
    record = recorded()
    whole = frames(GAMES, record, None)
    assert whole.frames
    with pytest.raises(Unreadable, match="1 MB"):
        frames(GAMES, record, None, allowance=Allowance(20_000))


def test_a_replay_ends_when_nobody_wants_it() -> None:
    allowance = Allowance(10**9)
    allowance.stopped = True
    with pytest.raises(Stopped):
        frames(GAMES, recorded(), None, allowance=allowance)
