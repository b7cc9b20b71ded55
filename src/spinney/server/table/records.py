"""From a stored table to its game, and to the record of a finished one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from spinney.core.game import AnyGame
from spinney.core.message import Message, Refused
from spinney.core.record import Record, SeatNote, Seed
from spinney.core.replay import open_record
from spinney.core.shuffle import Shuffle, commit, derive_seed
from spinney.server.match.live_match import LiveMatch
from spinney.server.store.rows import TableRow


def seed_of(row: TableRow) -> str:
    """What the deal is made from: the server's secret and the seats' bytes."""
    return derive_seed(row.secret, row.id, [seat.nonce for seat in row.seats]).hex()


def shuffle_of(row: TableRow) -> Shuffle:
    """What the seed was made of, to be checked by everyone."""
    nonces, commitments = [seat.nonce for seat in row.seats], [seat.commitment for seat in row.seats]
    # Bytes that nobody committed to are those of a table from before there were commitments.
    older = any(nonces) and not any(commitments)
    return Shuffle(row.id, row.secret, commit(row.secret), nonces, None if older else commitments, row.refusals)


def record_at_start(row: TableRow) -> Record:
    """The game before its first move, with all its secrets."""
    return Record(
        game=row.game,
        rules_version=row.rules_version,
        options=row.options,
        setup=row.setup or {},
        moves=[],
        seats=[SeatNote(seat.name, seat.bot) for seat in row.seats],
        seed=row.seed or Seed("sealed", seed_of(row)),
        weights={seat.bot: seat.weights for seat in row.seats if seat.weights},
    )


def match_at_start(
    games: Mapping[str, AnyGame],
    row: TableRow,
    downtimes: Sequence[tuple[float, float]] = (),
    stand_in: str = "",
) -> LiveMatch:
    """The game before its first move, ready to be played."""
    match = open_record(games, record_at_start(row))
    return LiveMatch(match, [seat.bot for seat in row.seats], row.pace, row.began, downtimes, stand_in)


def finished_record(row: TableRow, live: LiveMatch) -> Record:
    """The whole game, for everyone to read and to check; refused while it is being played."""
    if not live.over:
        raise Refused(Message("refused-record-while-playing"))
    shuffle = row.shuffle
    if row.seed is None:
        shuffle = shuffle_of(row)
    return msgspec.structs.replace(
        record_at_start(row), moves=list(live.match.moves), result=live.match.outcome, shuffle=shuffle
    )
