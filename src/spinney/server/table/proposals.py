"""What people say to each other at a table: emotes, proposals, consent."""

from __future__ import annotations

import msgspec

from spinney.core.message import Message, Refused
from spinney.server.store.rows import Emote, SentEmote, StoredProposal, TableRow
from spinney.server.table.moves import propose, take_back
from spinney.server.table.rights import own_seat, pending_proposal, require_seated, undecided
from spinney.server.table.table import Table

# How many emotes a table remembers, for people who come a moment later.
EMOTES_KEPT = 8


async def emote(table: Table, visitor: str, seat: int | None, emote: Emote) -> None:
    async with table.lock:
        own = table.row.seats_of(visitor)
        by = own[0] if seat is None and own else own_seat(table.row, visitor, seat)
        sent = SentEmote(by, emote, table.services.now())

        def edit(row: TableRow) -> TableRow:
            return msgspec.structs.replace(row, emotes=[*row.emotes, sent][-EMOTES_KEPT:])

        await table.change(edit)


async def propose_hints(table: Table, visitor: str) -> None:
    """Hints in a game between people need everybody's consent."""
    async with table.lock:
        live = table.under_way()
        seat = require_seated(table.row, visitor)[0]
        if not undecided(table.row, live, seat, ()):
            await _allow_hints(table)
        else:
            await propose(table, StoredProposal("hints", seat, live.seq, []))


async def consent(table: Table, visitor: str, agree: bool) -> None:
    """Answer the open proposal. One no ends it; with the last yes it is done."""
    async with table.lock:
        live = table.under_way()
        pending = pending_proposal(table)
        if pending is None:
            raise Refused(Message("refused-no-proposal"))
        proposal, waiting = pending
        if not set(table.row.seats_of(visitor)) & set(waiting):
            raise Refused(Message("refused-not-asked"))
        if not agree:
            await table.change(lambda row: msgspec.structs.replace(row, proposal=None))
            return
        agreed = msgspec.structs.replace(proposal, agreed=[*proposal.agreed, visitor])
        await propose(table, agreed)
        if undecided(table.row, live, proposal.seat, agreed.agreed):
            return
        if proposal.kind == "hints":
            await _allow_hints(table)
        elif not await take_back(table, live, live.undo_plan(proposal.seat).rows):
            raise Refused(Message("refused-busy"))


async def _allow_hints(table: Table) -> None:
    await table.change(lambda row: msgspec.structs.replace(row, hints=True, proposal=None))
