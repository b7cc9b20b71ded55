"""Visitors: knowing a random secret is what makes somebody a visitor. Only hashes of secrets are stored."""

from __future__ import annotations

import hashlib
import math
import secrets
import time

from spinney.core.message import Message, Refused
from spinney.server.randomness import new_id
from spinney.server.services import Services
from spinney.server.store.protocol import SecretKind
from spinney.server.store.rows import Visitor
from spinney.server.table.checks import checked_name

COOKIE = "spinney"
COOKIE_SECONDS = 400 * 86400
LINK_SECONDS = 15 * 60
# How many identities are kept in memory.
KNOWN = 20_000
# How long, where other processes may change them: each tells the others, and this is for a word that is lost.
KNOWN_SECONDS = 10.0


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


class People:
    def __init__(self, services: Services) -> None:
        self.services = services
        self._known: dict[str, tuple[Visitor, float]] = {}
        """Who has the secret of this hash, and until when that is believed."""

    async def who(self, secret: str) -> Visitor | None:
        """The visitor who knows this secret."""
        if not secret or len(secret) > 100:
            return None
        key = hashed(secret)
        known, until = self._known.get(key, (None, 0.0))
        if known is None or time.monotonic() > until:
            known = await self.services.store.find_visitor(key, self.services.now())
            self._remember(key, known)
        return known

    def _remember(self, key: str, visitor: Visitor | None) -> None:
        self._known.pop(key, None)
        if visitor is None:
            return
        if len(self._known) >= KNOWN:
            self._known.clear()
        believed = KNOWN_SECONDS if self.services.store.shared else math.inf
        self._known[key] = visitor, time.monotonic() + believed

    def forget(self, visitor: str) -> None:
        """Something about this visitor has changed: look it up again."""
        self._known = {key: known for key, known in self._known.items() if known[0].id != visitor}

    async def welcome(self, name: str) -> tuple[Visitor, str]:
        """A new visitor and the secret of the first browser."""
        visitor = Visitor(new_id(), checked_name(name))
        await self.services.store.add_visitor(visitor, self.services.now())
        return visitor, await self.new_secret(visitor.id, "cookie")

    def some_name(self) -> str:
        """A name for somebody who gave none."""
        return self.services.say(Message("guest", {"number": self.services.randomness.guest_number()}))

    async def rename(self, visitor: Visitor, name: str) -> Visitor:
        renamed = Visitor(visitor.id, checked_name(name))
        await self.services.store.rename_visitor(renamed)
        self.forget(visitor.id)
        return renamed

    async def new_secret(self, visitor: str, kind: SecretKind) -> str:
        """A further way to be this visitor: a browser's cookie, a program's token, a link that works once."""
        secret, now = secrets.token_urlsafe(32), self.services.now()
        expires = now + LINK_SECONDS if kind == "link" else None
        await self.services.store.add_secret(visitor, hashed(secret), kind, now, expires)
        return secret

    async def adopt(self, code: str) -> tuple[Visitor, str]:
        """Be the visitor who made this link, on one more device. The link is used up."""
        visitor = await self.services.store.use_link(hashed(code), self.services.now())
        if visitor is None:
            raise Refused(Message("refused-link"))
        return visitor, await self.new_secret(visitor.id, "cookie")

    async def sign_out_elsewhere(self, visitor: Visitor, secret: str) -> None:
        """From now on only this secret is this visitor's: all other cookies, tokens and links are deleted."""
        await self.services.store.delete_other_secrets(visitor.id, hashed(secret))
        self.forget(visitor.id)
