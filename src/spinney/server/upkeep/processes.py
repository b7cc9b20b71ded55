"""What a server asks of the other processes on the same database."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Wake = Callable[[list[str] | None], None]
"""Other processes have changed these matches (None: any), or visitors: see `VISITOR`."""


class Processes(Protocol):
    def start(self, wake: Wake) -> None:
        """From now on call `wake` in the event loop when other processes have changed something."""

    async def stop(self) -> None: ...

    async def claim(self, match: str) -> bool:
        """Whether this process is to run the bots of a match."""

    async def give_back(self, match: str) -> None: ...


class Alone:
    """There are no others."""

    def start(self, wake: Wake) -> None:
        pass

    async def stop(self) -> None:
        pass

    async def claim(self, match: str) -> bool:
        return True

    async def give_back(self, match: str) -> None:
        pass
