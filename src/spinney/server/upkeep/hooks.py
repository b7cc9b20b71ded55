"""Web hooks: an address chosen by the host of a table is notified when it is somebody's turn, for games over days."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection, HTTPException
from urllib.parse import urlsplit, urlunsplit

import msgspec

from spinney.server.table.table import Table

log = logging.getLogger("spinney.hooks")

SECONDS = 5.0


class Target:
    """Where a hook leads. The name is resolved once, and the address that was checked is the one used."""

    def __init__(self, hook: str) -> None:
        self.parts = urlsplit(hook)
        self.safe = self.parts.scheme == "https"
        self.host = self.parts.hostname or ""
        self.port = self.parts.port or (443 if self.safe else 80)
        found = socket.getaddrinfo(self.host, self.port, type=socket.SOCK_STREAM)
        self.addresses = [str(address[4][0]) for address in found]

    @property
    def inside(self) -> bool:
        """Whether it lies in the host's own network, which visitors must not reach through the server."""
        return any(not ipaddress.ip_address(address).is_global for address in self.addresses)

    def post(self, body: bytes) -> None:
        """Send it. Redirects are not followed, and the answer is not read."""
        line = socket.create_connection((self.addresses[0], self.port), SECONDS)
        try:
            if self.safe:
                line = ssl.create_default_context().wrap_socket(line, server_hostname=self.host)
            connection = HTTPConnection(self.host, self.port, timeout=SECONDS)
            connection.sock = line
            path = urlunsplit(("", "", self.parts.path or "/", self.parts.query, ""))
            connection.request("POST", path, body, {"content-type": "application/json"})
            connection.getresponse().close()
        finally:
            line.close()


class Hooks:
    def __init__(self, allow_inside: bool) -> None:
        self.allow_inside = allow_inside
        self.threads = ThreadPoolExecutor(2, thread_name_prefix="spinney-hook")
        self.seen: dict[str, tuple[int, list[int]]] = {}
        """For each running game the last row stored here, and which people had to act then."""

    def consider(self, table: Table) -> None:
        """Called by the process that stored a row: notify the hook if it is now somebody else's turn, or the end."""
        live, hook = table.live, table.row.hook
        if not hook or live is None:
            return
        waiting = [seat for seat in live.actors if not live.bots[seat]]
        # Where another process has stored rows in between, this one does not know whose turn it was.
        same = self.seen.get(table.id) == (live.seq - 1, waiting)
        self.seen[table.id] = (live.seq, waiting)
        if live.over:
            del self.seen[table.id]
        elif same or not waiting:
            return
        body = {
            "match": table.id,
            "game": table.row.game,
            "status": table.row.status,
            "path": f"/t/{table.id}",
            "waiting": [table.row.seats[seat].name for seat in waiting],
        }
        asyncio.get_running_loop().run_in_executor(self.threads, self._post, hook, msgspec.json.encode(body))

    def _post(self, hook: str, body: bytes) -> None:
        try:
            target = Target(hook)
            if target.inside and not self.allow_inside:
                log.warning("a web hook leads into the host's own network and is not called")
                return
            target.post(body)
        except (OSError, ValueError, HTTPException) as error:
            log.warning("a web hook could not be called: %s", type(error).__name__)

    def stop(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)
