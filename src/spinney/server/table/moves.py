"""What people do in a game: act, take back, resign, give a seat to a bot, take it back.

Every function holds the table's lock, decides, stores, and only then returns; `Refused` says why nothing changed.
"""

from __future__ import annotations

import msgspec

from spinney.core.message import Message, Refused, player
from spinney.core.record import Move
from spinney.server.match.live_match import LiveMatch
from spinney.server.store.rows import StoredProposal
from spinney.server.table.checks import checked_level, checked_text
from spinney.server.table.retry import until_stored
from spinney.server.table.rights import (
    may_take_over,
    own_seat,
    require_not_resigned,
    require_person,
    require_seated,
    require_undos_left,
    undecided,
)
from spinney.server.table.table import Table


def already_done(live: LiveMatch, seat: int, ticket: int, move: Move) -> bool:
    """Whether this very request was stored before: then it is simply answered again.

    A ticket of the past for any other request, or a ticket of the future, is refused.
    """
    if ticket == live.tickets[seat]:
        return False
    if 0 <= ticket < live.tickets[seat]:
        stored = [other for other in live.match.moves if other.seat == seat][ticket]
        if stored == move or (move.kind == "undo" and stored.kind == "undo"):
            return True
    require_person(live, seat)
    raise Refused(Message("refused-ticket"))


async def act(table: Table, visitor: str, seat: int | None, text: str, ticket: int) -> None:
    async with table.lock:
        own = own_seat(table.row, visitor, seat)
        move = Move(own, checked_text(table.services, text))

        async def attempt() -> bool:
            live = table.begun()
            if already_done(live, own, ticket, move):
                return True
            table.under_way()
            require_person(live, own)
            action = live.offers(own).get(text)
            if action is None:
                raise Refused(table.game.why_not(table.game.view(live.match.state, own), text))
            return await table.advance(live.step(own, action, text, table.services.now()))

        await until_stored(attempt)


async def act_for_bot(table: Table, seat: int, level: str, seen: bytes, text: str) -> bool:
    """Take a bot's decision; False if the table has changed since the bot looked, so that it must decide again."""
    async with table.lock:
        live = table.live
        if live is None or live.over or live.bots[seat] != level:
            return False
        action = live.offers(seat).get(text)
        if action is None or seen_by(table, live, seat) != seen:
            return False
        return await table.advance(live.step(seat, action, text, table.services.now()))


def seen_by(table: Table, live: LiveMatch, seat: int) -> bytes:
    """A seat's view as a bot gets it."""
    return msgspec.json.encode(table.game.view(live.match.state, seat))


async def undo(table: Table, visitor: str, seat: int | None, ticket: int) -> None:
    """Take the last action back at once where the policy allows it; otherwise ask the others."""
    async with table.lock:
        own = own_seat(table.row, visitor, seat)

        async def attempt() -> bool:
            live = table.begun()
            if already_done(live, own, ticket, Move(own, "", "undo")):
                return True
            table.under_way()
            require_person(live, own)
            plan = live.undo_plan(own)
            if plan.how == "no":
                raise Refused(Message("refused-nothing-to-undo"))
            require_undos_left(table, live)
            if plan.how == "consent" and undecided(table.row, live, own, ()):
                await propose(table, StoredProposal("undo", own, live.seq, []))
                return True
            return await take_back(table, live, plan.rows)

        await until_stored(attempt)


async def take_back(table: Table, live: LiveMatch, rows: tuple[int, ...]) -> bool:
    return await table.advance_rows([Move(live.match.moves[row].seat, str(row), "undo") for row in rows])


async def propose(table: Table, proposal: StoredProposal) -> None:
    await table.change(lambda row: msgspec.structs.replace(row, proposal=proposal))


async def resign(table: Table, visitor: str, seat: int | None, ticket: int) -> None:
    """One player: the game ends. Two: the other wins. More: a bot plays on, and the seat ranks last."""
    async with table.lock:
        own = own_seat(table.row, visitor, seat)
        move = Move(own, "", "resign")

        async def attempt() -> bool:
            live = table.begun()
            if already_done(live, own, ticket, move):
                return True
            table.under_way()
            require_not_resigned(live, own)
            return await table.advance_rows([move])

        await until_stored(attempt)


async def resign_everywhere(table: Table, visitor: str) -> None:
    """Leave a game: resign with every seat of this visitor."""
    own = [seat for seat in table.row.seats_of(visitor) if seat not in table.begun().match.resigned]
    for seat in own:
        if not table.begun().over:
            await resign(table, visitor, seat, table.begun().tickets[seat])


async def take_over(table: Table, visitor: str, seat: int, level: str) -> None:
    """Give somebody else's seat to a bot, when they ran out of time or have been away too long."""
    async with table.lock:
        if seat in require_seated(table.row, visitor):
            raise Refused(Message("refused-own-take-over"))
        bot = checked_level(table.services, level or table.services.settings.stand_in)

        async def attempt() -> bool:
            live = table.under_way()
            if not 0 <= seat < len(live.bots):
                raise Refused(Message("refused-no-such-seat"))
            if not may_take_over(table, seat, table.services.now()):
                raise Refused(Message("refused-take-over", {"player": player(seat)}))
            return await table.advance_rows([Move(seat, bot, "takeover")])

        await until_stored(attempt)


async def reclaim(table: Table, visitor: str, seat: int) -> None:
    """A visitor who comes back takes the seat back from the bot."""
    async with table.lock:
        own = own_seat(table.row, visitor, seat)

        async def attempt() -> bool:
            live = table.under_way()
            require_not_resigned(live, own)
            return not live.bots[own] or await table.advance_rows([Move(own, "", "reclaim")])

        await until_stored(attempt)


async def note_late(table: Table) -> bool:
    """Write down whose time has run out; whether anybody's had."""
    async with table.lock:
        live = table.live
        if live is None or live.over:
            return False
        now = table.services.now()
        late = [
            seat
            for seat in live.actors
            if not live.bots[seat]
            and seat not in live.clocks.late
            and live.clocks.left_at(seat, now, live.downtimes) == 0.0
        ]
        return bool(late) and await table.advance_rows([Move(seat, "", "timeout") for seat in late])
