"""Web hooks: an address of the table's maker is told when it is somebody's turn. For games that take days."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection, HTTPException
from typing import TYPE_CHECKING
from urllib.parse import urlsplit, urlunsplit

import msgspec

from spinney.core.message import Message, Refused

if TYPE_CHECKING:
    from spinney.server.table.table import Table

log = logging.getLogger("spinney.hooks")

SECONDS = 5.0
LONGEST = 500


def checked_hook(hook: str) -> str:
    """An address that can be told; whether it may be is looked at each time."""
    try:
        parts = urlsplit(hook)
        right = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0 and len(hook) <= LONGEST
    except ValueError:
        right = False
    if hook and not right:
        raise Refused(Message("refused-hook"))
    return hook


class Door:
    """Where a hook leads. Its name is looked up once, so that what is checked is what is knocked at."""

    def __init__(self, hook: str) -> None:
        self.parts = urlsplit(hook)
        self.safe = self.parts.scheme == "https"
        self.host = self.parts.hostname or ""
        self.port = self.parts.port or (443 if self.safe else 80)
        found = socket.getaddrinfo(self.host, self.port, type=socket.SOCK_STREAM)
        self.addresses = [str(address[4][0]) for address in found]

    @property
    def inside(self) -> bool:
        """Whether it lies in the host's own network, where a visitor must not make the server knock."""
        return any(not ipaddress.ip_address(address).is_global for address in self.addresses)

    def post(self, body: bytes) -> None:
        """Redirects are not followed, and the answer is not read."""
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
        """For each game under way the last row stored here, and who was to act then."""

    def consider(self, table: Table) -> None:
        """Called by the process that stored a row: tell the hook if it is now somebody else's turn, or the end."""
        course, hook = table.course, table.row.hook
        if not hook or course is None:
            return
        waiting = [seat for seat in course.actors if not course.bots[seat]]
        # Where another process has stored rows in between, this one does not know whose turn it was.
        same = self.seen.get(table.id) == (course.seq - 1, waiting)
        self.seen[table.id] = (course.seq, waiting)
        if course.over:
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
            door = Door(hook)
            if door.inside and not self.allow_inside:
                log.warning("a web hook leads into the own network and is not told")
                return
            door.post(body)
        except (OSError, ValueError, HTTPException) as error:
            log.warning("a web hook could not be told: %s", type(error).__name__)

    def stop(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)
