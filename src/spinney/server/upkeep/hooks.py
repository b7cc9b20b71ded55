"""Web hooks: an address chosen by the host of a table is notified when it is somebody's turn, for games over days.

The receivers are strangers: they may be slow, silent or many. A call has one deadline for everything, visitors are
served in turn, and of each table only the newest notice waits.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import ipaddress
import logging
import re
import socket
import ssl
import threading
from collections import Counter
from urllib.parse import urlsplit, urlunsplit

import msgspec

from spinney.server.table.table import Table
from spinney.server.upkeep.fair_queue import PRESENT, FairQueue, QueueFull

log = logging.getLogger("spinney.hooks")

# For a whole call, from looking up the name to the first line of the answer.
SECONDS = 5.0
CALLS_AT_ONCE = 8
# Nobody can end a lookup, so those that hang are counted: for one visitor, and for all.
MOST_LOOKUPS_EACH = 2
MOST_LOOKUPS = 16
# How many running games are remembered with whose turn it was.
SEEN = 10_000
LONGEST_FIRST_LINE = 1024
# Compatible, mapped, translated, NAT64: the last 32 bits are an address of IPv4.
IPV4_AT_THE_END = [
    ipaddress.IPv6Network(f"{prefix}/96") for prefix in ("::", "::ffff:0:0", "::ffff:0:0:0", "64:ff9b::")
]
# Without local, site-local and multicast addresses.
WORLD_IPV6 = ipaddress.IPv6Network("2000::/3")
# Where clouds keep the secrets of a machine, under addresses that are not private ones.
CLOUD_NETWORKS = [ipaddress.IPv4Network("192.0.0.0/24"), ipaddress.IPv4Network("168.63.129.16/32")]
CONTROL = re.compile(r"[\x00-\x20\x7f]")


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
        return any(leads_inside(address) for address in self.addresses)

    async def post(self, body: bytes) -> None:
        """Send it. Redirects are not followed, and nothing is read but the first line of the answer."""
        reader, writer = await asyncio.open_connection(
            self.addresses[0],
            self.port,
            limit=LONGEST_FIRST_LINE,
            ssl=tls() if self.safe else None,
            server_hostname=self.host if self.safe else None,
        )
        try:
            writer.write(self.head(len(body)) + body)
            await reader.readline()
        finally:
            writer.transport.abort()

    def head(self, length: int) -> bytes:
        path = urlunsplit(("", "", self.parts.path or "/", self.parts.query, ""))
        if CONTROL.search(path) or CONTROL.search(self.host):
            raise ValueError("a web hook must not contain spaces or control characters")
        host = self.host.encode("idna").decode() if not self.host.isascii() else self.host
        host = f"[{host}]" if ":" in host else host
        lines = [
            f"POST {path} HTTP/1.1",
            f"host: {host}" if self.parts.port is None else f"host: {host}:{self.port}",
            "content-type: application/json",
            f"content-length: {length}",
            "connection: close",
        ]
        return "".join(f"{line}\r\n" for line in [*lines, ""]).encode("ascii")


def leads_inside(address: str) -> bool:
    """Whether an address is not one of the world's: of this machine, of a network around it, or of many at once."""
    found = ipaddress.ip_address(address)
    if isinstance(found, ipaddress.IPv6Address):
        inner = ipv4_inside(found)
        if inner is None:
            return found not in WORLD_IPV6 or not found.is_global
        found = inner
    return not found.is_global or found.is_multicast or any(found in network for network in CLOUD_NETWORKS)


def ipv4_inside(address: ipaddress.IPv6Address) -> ipaddress.IPv4Address | None:
    """The address that a translator on the way would make of this one."""
    if address.sixtofour is not None:
        return address.sixtofour
    if any(address in network for network in IPV4_AT_THE_END):
        return ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF)
    return None


@functools.cache
def tls() -> ssl.SSLContext:
    return ssl.create_default_context()


class Lookups:
    """Finds targets in threads, which may hang for as long as the machine's resolver does."""

    def __init__(self) -> None:
        self.running: Counter[str] = Counter()

    async def find(self, hook: str, visitor: str) -> Target:
        if self.running[visitor] >= MOST_LOOKUPS_EACH or self.running.total() >= MOST_LOOKUPS:
            raise OSError("too many names are being looked up")
        loop = asyncio.get_running_loop()
        found: asyncio.Future[Target] = loop.create_future()
        self.running[visitor] += 1

        def finish(target: Target | None, error: Exception | None) -> None:
            self.running[visitor] -= 1
            if not self.running[visitor]:
                del self.running[visitor]
            if found.done():
                return
            if target is not None:
                found.set_result(target)
            elif error is not None:
                found.set_exception(error)

        def look_up() -> None:
            target, problem = None, None
            try:
                target = Target(hook)
                if target.safe:
                    # Reading the certificates takes a while the first time.
                    tls()
            except (OSError, ValueError) as error:
                problem = error
            # The server may have stopped meanwhile.
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(finish, target, problem)

        # A daemon: a server that stops does not wait for it.
        threading.Thread(target=look_up, name="spinney-hook", daemon=True).start()
        return await found


class Hooks:
    def __init__(self, allow_inside: bool, seconds: float = SECONDS) -> None:
        self.allow_inside = allow_inside
        self.seconds = seconds
        self.seen: dict[str, tuple[int, list[int]]] = {}
        """For each running game the last row stored here, and which people had to act then; the latest at the end."""
        self.queue = FairQueue(CALLS_AT_ONCE)
        self.lookups = Lookups()
        self.newest: dict[str, tuple[str, bytes]] = {}
        """For each match the address and the notice that waits to be sent."""
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def consider(self, table: Table) -> None:
        """Called by the process that stored a row: notify the hook if it is now somebody else's turn, or the end."""
        live, hook = table.live, table.row.hook
        if not hook or live is None:
            return
        waiting = [seat for seat in live.actors if not live.bots[seat]]
        # Where another process has stored rows in between, this one does not know whose turn it was.
        same = self.seen.pop(table.id, None) == (live.seq - 1, waiting)
        if not live.over:
            self.seen[table.id] = (live.seq, waiting)
            if len(self.seen) > SEEN:
                # At worst somebody is notified twice of the same turn.
                del self.seen[next(iter(self.seen))]
            if same or not waiting:
                return
        body = {
            "match": table.id,
            "game": table.row.game,
            "status": table.row.status,
            "path": f"/t/{table.id}",
            "waiting": [table.row.seats[seat].name for seat in waiting],
        }
        self.notify(table.id, table.row.host, hook, msgspec.json.encode(body))

    def notify(self, match: str, visitor: str, hook: str, body: bytes) -> None:
        """Send this to the hook soon. A notice of the same match that still waits is replaced."""
        self.newest[match] = (hook, body)
        if match not in self.tasks:
            self.tasks[match] = asyncio.create_task(self._deliver(match, visitor))

    async def _deliver(self, match: str, visitor: str) -> None:
        try:
            while match in self.newest:
                async with self.queue.join(visitor, PRESENT):
                    hook, body = self.newest.pop(match)
                    await self._call(hook, body, visitor)
        except QueueFull:
            log.warning("a web hook is not called: too many wait")
        finally:
            self.newest.pop(match, None)
            del self.tasks[match]

    async def _call(self, hook: str, body: bytes, visitor: str) -> None:
        try:
            async with asyncio.timeout(self.seconds):
                target = await self.lookups.find(hook, visitor)
                if target.inside and not self.allow_inside:
                    log.warning("a web hook leads into the host's own network and is not called")
                    return
                await target.post(body)
        except (OSError, ValueError) as error:
            log.warning("a web hook could not be called: %s", type(error).__name__)

    async def stop(self) -> None:
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
