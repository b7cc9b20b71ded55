"""A shuffle that anyone can check afterwards.

Before seats are filled the server publishes the hash of a secret; every seat adds its own bytes; the seed of the game
is derived from both. At the end everything is revealed (docs/shuffle.md explains what that proves and what not).
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets

from msgspec import Struct

from spinney.core.message import Message, Unreadable

SECRET_BYTES = 32


class Shuffle(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seed was made of."""

    match: str
    secret: str
    """The server's secret, as hexadecimal digits."""
    commitment: str
    """Its SHA-256, published before seats were filled."""
    nonces: list[str]
    """What each seat added, as hexadecimal digits; empty for a bot's seat."""

    def seed(self) -> bytes:
        return derive_seed(self.secret, self.match, self.nonces)

    def check(self, seed: str) -> None:
        """Raise `Unreadable` if the seed was not made of this."""
        if not re.fullmatch(r"([0-9a-f]{2})*", self.secret):
            raise Unreadable(Message("record-shuffle-secret"))
        if commit(self.secret) != self.commitment:
            raise Unreadable(Message("record-shuffle-hash"))
        if self.seed().hex() != seed:
            raise Unreadable(Message("record-shuffle-seed"))


def new_secret() -> str:
    return secrets.token_hex(SECRET_BYTES)


def commit(secret: str) -> str:
    """The hash that is published: SHA-256 of the secret's bytes."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def derive_seed(secret: str, match: str, nonces: list[str]) -> bytes:
    """HMAC-SHA-256 of the match and the seats' bytes in seat order, keyed with the secret."""
    text = "\n".join([match, *nonces])
    return hmac.new(bytes.fromhex(secret), text.encode(), hashlib.sha256).digest()
