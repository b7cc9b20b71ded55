"""Visitors: an identity is whoever knows a random secret. Only the hash of a secret is stored."""

from __future__ import annotations

import hashlib
import secrets
from typing import Literal

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection

from spinney.core.message import Message, Refused
from spinney.server.randomness import new_id
from spinney.server.services import House
from spinney.server.store.sql import schema

COOKIE = "spinney"
COOKIE_SECONDS = 400 * 86400
LINK_SECONDS = 15 * 60
LONGEST_NAME = 30
# So many identities are kept in memory.
KNOWN = 20_000


class Visitor(Struct, frozen=True):
    id: str
    """Public: others see it at the table. It opens nothing."""
    name: str


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def checked_name(name: str) -> str:
    """A name as it will be shown: one line, no control characters, not too long."""
    clean = " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
    if not clean or len(clean) > LONGEST_NAME:
        raise Refused(Message("refused-name", {"longest": LONGEST_NAME}))
    return clean


class People:
    def __init__(self, house: House) -> None:
        self.house = house
        self._known: dict[str, Visitor] = {}

    async def who(self, secret: str) -> Visitor | None:
        """The visitor who knows this secret."""
        if not secret or len(secret) > 100:
            return None
        key = hashed(secret)
        known = self._known.get(key)
        if known is None:
            now = self.house.now()
            known = await self.house.store.read(lambda connection: find(connection, key, now))
            if known is not None:
                self._remember(key, known)
        return known

    def _remember(self, key: str, visitor: Visitor) -> None:
        if len(self._known) >= KNOWN:
            self._known.clear()
        self._known[key] = visitor

    async def welcome(self, name: str) -> tuple[Visitor, str]:
        """A new visitor and the secret of the first browser."""
        visitor = Visitor(new_id(), checked_name(name))
        now = self.house.now()

        def insert(connection: Connection) -> None:
            connection.execute(sa.insert(schema.visitors).values(id=visitor.id, name=visitor.name, created=now))

        await self.house.store.write(insert)
        return visitor, await self.new_secret(visitor.id, "cookie")

    def some_name(self) -> str:
        """A name for somebody who gave none."""
        return self.house.say(Message("guest", {"number": self.house.randomness.guest_number()}))

    async def rename(self, visitor: Visitor, name: str) -> Visitor:
        renamed = Visitor(visitor.id, checked_name(name))

        def update(connection: Connection) -> None:
            wanted = sa.update(schema.visitors).where(schema.visitors.c.id == visitor.id)
            connection.execute(wanted.values(name=renamed.name))

        await self.house.store.write(update)
        self._known = {key: known for key, known in self._known.items() if known.id != visitor.id}
        return renamed

    async def new_secret(self, visitor: str, kind: Literal["cookie", "token", "link"]) -> str:
        """A further way to be this visitor: a browser's cookie, a program's token, a link that works once."""
        secret = secrets.token_urlsafe(32)
        now = self.house.now()
        row = {
            "hash": hashed(secret),
            "visitor": visitor,
            "kind": kind,
            "created": now,
            "expires": now + LINK_SECONDS if kind == "link" else None,
        }
        await self.house.store.write(lambda connection: connection.execute(sa.insert(schema.secrets).values(**row)))
        return secret

    async def adopt(self, code: str) -> tuple[Visitor, str]:
        """Be the visitor who made this link, on one more device. The link is used up."""
        key, now = hashed(code), self.house.now()

        def use_up(connection: Connection) -> Visitor | None:
            visitor = find(connection, key, now, link=True)
            # Only a link is used up: a token or cookie that is offered here goes on working.
            link = sa.and_(schema.secrets.c.hash == key, schema.secrets.c.kind == "link")
            gone = connection.execute(sa.delete(schema.secrets).where(link))
            return visitor if gone.rowcount == 1 else None

        visitor = await self.house.store.write(use_up)
        if visitor is None:
            raise Refused(Message("refused-link"))
        return visitor, await self.new_secret(visitor.id, "cookie")


def find(connection: Connection, key: str, now: float, link: bool = False) -> Visitor | None:
    """Whose secret has this hash. A link's opens nothing by itself: it must be used up."""
    found = connection.execute(
        sa.select(schema.visitors.c.id, schema.visitors.c.name, schema.secrets.c.kind, schema.secrets.c.expires)
        .join(schema.secrets, schema.secrets.c.visitor == schema.visitors.c.id)
        .where(schema.secrets.c.hash == key)
    ).first()
    if found is None or (found.expires is not None and found.expires < now):
        return None
    if link != (found.kind == "link"):
        return None
    return Visitor(found.id, found.name)
