"""Records of games that a server dealt, and forgeries of them.

`python -m tests.core.shuffled` writes web/tests/shuffled.json, which the client's tests read.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from spinney.core.record import Move, Record, SeatNote, Seed, read_record, write_record
from spinney.core.replay import Match
from spinney.core.shuffle import Shuffle, commit, derive_seed
from spinney.games import GAMES

FILE = Path(__file__).parents[2] / "web/tests/shuffled.json"
MATCH, SECRET = "k3m8abcdefghjk", bytes(range(32)).hex()
OLENA, MARCO, NOBODY = "aa" * 32, "bb" * 16, ""
SEATS = [SeatNote("Olena"), SeatNote("Marco"), SeatNote("", "ranger")]


def sealed(nonces: list[str]) -> list[str]:
    return [commit(nonce) if nonce else "" for nonce in nonces]


def shuffled(
    nonces: list[str] | None = None,
    commitments: list[str] | None = None,
    secret: str = SECRET,
    match: str = MATCH,
    seats: list[SeatNote] | None = None,
    refusals: int = 0,
) -> Record:
    """A game for three that two gave up at once, dealt from these contributions as a server does."""
    nonces = [OLENA, MARCO, NOBODY] if nonces is None else nonces
    game = GAMES["arboretum"]
    seed = Seed("sealed", derive_seed(secret, match, nonces).hex())
    played = Match.deal(game, game.options(players=3), seed)
    for seat in (0, 1):
        played.take(Move(seat, "", "resign"))
    shuffle = Shuffle(match, secret, commit(secret), nonces, commitments, refusals)
    return msgspec.structs.replace(played.record(seats or SEATS), shuffle=shuffle)


def honest() -> Record:
    return shuffled(commitments=sealed([OLENA, MARCO, NOBODY]))


Plain = dict[str, Any]


def swap_two_cards(record: Plain) -> None:
    one, two = record["setup"]["hands"][0], record["setup"]["hands"][1]
    one[0], two[0] = two[0], one[0]


def turn_the_deck(record: Plain) -> None:
    record["setup"]["deck"].reverse()


def change(**fields: Any) -> Callable[[Plain], None]:
    return lambda record: record["shuffle"].update(fields)


def made_anew(record: Record) -> Callable[[Plain], None]:
    """Everything follows from the other contributions: only somebody who kept something can tell."""
    return lambda plain: plain.update(msgspec.json.decode(write_record(record)))


THIRD = [OLENA, MARCO, NOBODY, "cc" * 16]
BOTS = [OLENA, MARCO, "cc" * 16]
# What is wrong, what the one who forged it did, and what is said.
FORGERIES: dict[str, tuple[Callable[[Plain], None], str]] = {
    "one contribution too many": (made_anew(shuffled(THIRD, sealed(THIRD))), "exactly one contribution"),
    "one too many in an older game": (made_anew(shuffled(THIRD)), "exactly one contribution"),
    "one too few": (made_anew(shuffled([OLENA, MARCO], sealed([OLENA, MARCO]))), "exactly one contribution"),
    "one in a bot's seat": (made_anew(shuffled(BOTS, sealed(BOTS))), "belongs to a bot"),
    "one in a bot's seat of an older game": (made_anew(shuffled(BOTS)), "belongs to a bot"),
    "a short one": (made_anew(shuffled(["aa", MARCO, NOBODY], sealed(["aa", MARCO, NOBODY]))), "16 to 64 bytes"),
    "a text instead of bytes": (made_anew(shuffled(["x" * 32, MARCO, NOBODY])), "16 to 64 bytes"),
    "other bytes than were committed to": (
        made_anew(shuffled(["cc" * 16, MARCO, NOBODY], sealed([OLENA, MARCO, NOBODY]))),
        "not the ones it had committed to",
    ),
    "bytes that were never revealed": (
        made_anew(shuffled([NOBODY, MARCO, NOBODY], sealed([OLENA, MARCO, NOBODY]))),
        "not the ones it had committed to",
    ),
    "two cards swapped": (swap_two_cards, "were not dealt from the seed"),
    "the deck turned round": (turn_the_deck, "were not dealt from the seed"),
    "an empty secret": (made_anew(shuffled(secret="", commitments=sealed([OLENA, MARCO, NOBODY]))), "64 hexadecimal"),
    "another secret": (change(secret="ff" * 32), "does not have the hash"),
    "another secret with its hash": (change(secret="ff" * 32, commitment=commit("ff" * 32)), "does not come from"),
    "another match": (change(match="another"), "does not come from"),
}
# These agree with themselves: a file cannot show that it was not made later.
MADE_LATER: dict[str, Callable[[Plain], None]] = {
    "another secret": made_anew(shuffled(secret="ff" * 32, commitments=sealed([OLENA, MARCO, NOBODY]))),
    "another match": made_anew(shuffled(match="another", commitments=sealed([OLENA, MARCO, NOBODY]))),
    "other bytes": made_anew(shuffled([OLENA, "cc" * 16, NOBODY], sealed([OLENA, "cc" * 16, NOBODY]))),
    "no bytes": made_anew(shuffled([NOBODY] * 3, [NOBODY] * 3)),
}


def forged(how: Callable[[Plain], None]) -> Record:
    plain = msgspec.json.decode(write_record(honest()))
    how(plain)
    return read_record(msgspec.json.encode(plain))


def everything() -> Plain:
    """What the client's tests read."""

    def plain(record: Record) -> Any:
        return msgspec.json.decode(write_record(record))

    records = {"honest": plain(honest()), "open": plain(shuffled())}
    records |= {f"forged: {name}": plain(forged(how)) for name, (how, _) in FORGERIES.items()}
    return records | {f"made later: {name}": plain(forged(how)) for name, how in MADE_LATER.items()}


if __name__ == "__main__":
    lines = [f'"{name}": {msgspec.json.encode(record).decode()}' for name, record in everything().items()]
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n")
