"""Who is at a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from spinney.server.store.rows import Presence


class Attendance:
    """Who is away, by what all server processes have stored, and who has a connection open to this one."""

    def __init__(self) -> None:
        self.away: dict[str, float] = {}
        """Since when each visitor who was here is away; 0 for those who are here."""
        self._connections: Counter[str] = Counter()

    def absorb(self, notes: Iterable[Presence]) -> None:
        self.away |= {note.visitor: note.gone for note in notes}

    def is_here(self, visitor: str) -> bool:
        return self.away.get(visitor) == 0

    def away_since(self, visitor: str, otherwise: float) -> float:
        """0 for a visitor who is here; `otherwise` for one who was never seen."""
        return self.away.get(visitor, otherwise)

    # Connections to this process: sockets, and programs that wait for news over HTTP.

    def connect(self, visitor: str) -> None:
        self._connections[visitor] += 1

    def disconnect(self, visitor: str) -> None:
        self._connections[visitor] -= 1
        if not self._connections[visitor]:
            del self._connections[visitor]

    def is_connected(self, visitor: str) -> bool:
        return visitor in self._connections
