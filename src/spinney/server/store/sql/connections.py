"""The open connections to PostgreSQL, so that they can be cut when nothing is heard on them any more.

A thread that waits for a silent database cannot be interrupted: TCP notices a dead network by itself, but not a
database that has stopped. Cutting the connection ends the waiting with an error.
"""

from __future__ import annotations

import contextlib
import os
import socket
from typing import Any
from weakref import WeakSet

import sqlalchemy as sa
from sqlalchemy.engine import Engine


class Connections:
    def __init__(self, engine: Engine) -> None:
        self._open: WeakSet[Any] = WeakSet()
        self._closed = False
        # Those that were opened before would not be known here.
        engine.dispose()

        @sa.event.listens_for(engine, "do_connect")
        def _refuse(*_: Any) -> None:
            if self._closed:
                raise ConnectionAbortedError("the server is stopping, and its database is silent")

        @sa.event.listens_for(engine, "connect")
        def _note(connection: Any, _record: Any) -> None:
            self._open.add(connection)

    def cut(self) -> None:
        """End all connections; threads that wait on one get an error."""
        for connection in list(self._open):
            # It may have been closed meanwhile.
            with contextlib.suppress(Exception), socket.socket(fileno=os.dup(connection.fileno())) as wire:
                wire.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        """End all connections and open no more."""
        self._closed = True
        self.cut()
