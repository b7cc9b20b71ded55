"""A shuffle that nobody can choose and anyone can check afterwards.

Before seats are filled the server publishes the hash of a secret, and every seat the hash of bytes of its own. Once all
sit, the seats reveal their bytes, and the seed of the game is derived from everything. When the game is over the secret
is revealed too (docs/shuffle.md explains what that proves and what not).
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct

from spinney.core.message import Message, Unreadable

SECRET_BYTES = 32
SECRET = re.compile(rf"([0-9a-f]{{2}}){{{SECRET_BYTES}}}")
NONCE = re.compile(r"([0-9a-f]{2}){16,64}")
COMMITMENT = re.compile(r"[0-9a-f]{64}")

Contribution = Literal["sealed", "open", "nothing"]
"""How a seat added its bytes: it committed to them first, it gave them openly when it sat down, or it added none."""


class Shuffle(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a seed was made of."""

    match: str
    secret: str
    """The server's secret, as hexadecimal digits."""
    commitment: str
    """Its SHA-256, published before seats were filled."""
    nonces: list[str]
    """What each seat added, as hexadecimal digits; empty for a seat that added nothing, as every bot's."""
    commitments: list[str] | None = None
    """The SHA-256 of each seat's bytes, published before any bytes were; empty where a seat gave none. None in older
    games, whose seats gave their bytes openly when they sat down."""
    refusals: Annotated[int, Meta(ge=0)] = 0
    """How often the game could not begin because a seat did not reveal its bytes."""

    def seed(self) -> bytes:
        return derive_seed(self.secret, self.match, self.nonces)

    def contribution(self, seat: int) -> Contribution:
        if not self.nonces[seat]:
            return "nothing"
        return "sealed" if self.commitments and self.commitments[seat] else "open"

    def check(self, seed: str, bots: Sequence[bool]) -> None:
        """Raise `Unreadable` if the seed was not made of this; `bots` says which seats are bots'."""
        if not SECRET.fullmatch(self.secret):
            raise Unreadable(Message("record-shuffle-secret"))
        if commit(self.secret) != self.commitment:
            raise Unreadable(Message("record-shuffle-hash"))
        for found in (self.nonces, self.commitments):
            if found is not None and len(found) != len(bots):
                raise Unreadable(Message("record-shuffle-seats", {"seats": len(bots), "count": len(found)}))
        for seat, bot in enumerate(bots):
            self._check_seat(seat, bot)
        if self.seed().hex() != seed:
            raise Unreadable(Message("record-shuffle-seed"))

    def _check_seat(self, seat: int, bot: bool) -> None:
        nonce = self.nonces[seat]
        commitment = self.commitments[seat] if self.commitments is not None else ""
        if bot and (nonce or commitment):
            raise Unreadable(Message("record-shuffle-bot", {"seat": seat}))
        if nonce and not NONCE.fullmatch(nonce):
            raise Unreadable(Message("record-shuffle-nonce", {"seat": seat}))
        if commitment and (not nonce or commit(nonce) != commitment):
            raise Unreadable(Message("record-shuffle-commitment", {"seat": seat}))


def new_secret() -> str:
    return secrets.token_hex(SECRET_BYTES)


def commit(secret: str) -> str:
    """The hash that is published: SHA-256 of the bytes that these hexadecimal digits write."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def derive_seed(secret: str, match: str, nonces: list[str]) -> bytes:
    """HMAC-SHA-256 of the match and the seats' bytes in seat order, keyed with the secret."""
    text = "\n".join([match, *nonces])
    return hmac.new(bytes.fromhex(secret), text.encode(), hashlib.sha256).digest()
