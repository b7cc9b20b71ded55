"""Whether a finished game was dealt and played as its record says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from spinney.core.game import AnyGame
from spinney.core.message import Message, Unreadable, quoted
from spinney.core.record import Record
from spinney.core.replay import replay
from spinney.core.shuffle import Contribution, Shuffle


def verify(games: Mapping[str, AnyGame], record: Record) -> list[str]:
    """What was checked and found right, in words; `Unreadable` names the first thing that is wrong."""
    match = replay(games, record)
    found = [f"the {len(record.moves)} rows can be played and lead to the result"]
    if record.seed.kind == "none":
        raise Unreadable(Message("record-no-seed"))
    dealt = match.game.write_setup(match.game.deal(match.options, record.seed.rng(), record.rules_version))
    if dealt != record.setup:
        raise Unreadable(Message("record-other-deal"))
    found.append("the cards were dealt from the seed")
    shuffle_of(record).check(record.seed.seed, [bool(seat.bot) for seat in record.seats])
    found.append("the seed comes from the server's secret and exactly one contribution from each seat")
    return found


def shuffle_of(record: Record) -> Shuffle:
    if record.shuffle is None:
        raise Unreadable(Message("record-no-shuffle"))
    return record.shuffle


def compare(record: Record, match: str, commitments: Sequence[str], nonces: Sequence[str]) -> list[str]:
    """What somebody kept from before the game, found in the record; `Unreadable` if it is not there.

    A file alone cannot show that it was not made again with another secret; the hashes from before the game can.
    """
    shuffle, found = shuffle_of(record), []
    if match:
        if match != shuffle.match:
            raise Unreadable(Message("record-other-match", {"match": quoted(shuffle.match), "wanted": quoted(match)}))
        found.append("it is the match you named")
    for kept in commitments:
        if kept == shuffle.commitment:
            found.append("the server's commitment is the one you kept")
        elif kept and shuffle.commitments and kept in shuffle.commitments:
            found.append(f"the commitment of seat {shuffle.commitments.index(kept)} is the one you kept")
        else:
            raise Unreadable(Message("record-other-commitment", {"commitment": quoted(kept)}))
    for kept in nonces:
        if not kept or kept not in shuffle.nonces:
            raise Unreadable(Message("record-other-nonce", {"nonce": quoted(kept)}))
        found.append(f"the bytes of seat {shuffle.nonces.index(kept)} are the ones you kept")
    return found


def about_shuffle(record: Record) -> list[str]:
    """Which kind of shuffle this was, in words: how each seat added its bytes, and whatever weakens the proof."""
    shuffle = shuffle_of(record)
    notes = []
    for kind, words in CONTRIBUTIONS.items():
        seats = [seat for seat in range(len(shuffle.nonces)) if shuffle.contribution(seat) == kind]
        people = [seat for seat in seats if not record.seats[seat].bot]
        if people:
            notes.append(f"{listed_seats(people)} {words}")
    if not any(shuffle.nonces):
        notes.append("no seat added any bytes, so the server alone made the seed")
    if shuffle.refusals:
        times = "once" if shuffle.refusals == 1 else f"{shuffle.refusals} times"
        notes.append(f"before this deal the game failed to begin {times}, because a seat did not reveal its bytes")
    return notes


CONTRIBUTIONS: dict[Contribution, str] = {
    "sealed": "committed to its bytes when sitting down, and revealed them when all sat",
    "open": "gave its bytes openly when sitting down, as games before November 2026 did: "
    "whoever knew the secret and sat down last could choose the deal",
    "nothing": "added nothing",
}


def listed_seats(seats: Sequence[int]) -> str:
    """
    >>> listed_seats([2])
    'seat 2'
    >>> listed_seats([0, 1, 2])
    'each of the seats 0, 1, 2'
    """
    if len(seats) == 1:
        return f"seat {seats[0]}"
    return "each of the seats " + ", ".join(map(str, seats))
