"""Who may do what at a table. Functions called `require_*` refuse in words."""

from __future__ import annotations

from collections.abc import Sequence

from spinney.core.message import Message, Refused
from spinney.core.view import SPECTATOR
from spinney.server.match.live_match import LiveMatch
from spinney.server.store.rows import Seat, StoredProposal, TableRow, Visitor
from spinney.server.table.table import Table


def own_seat(row: TableRow, visitor: str, seat: int | None) -> int:
    """The seat a visitor acts for. Nobody acts for a seat that is not theirs, on any path."""
    own = row.seats_of(visitor)
    if seat is None:
        if len(own) == 1:
            return own[0]
        raise Refused(Message("refused-spectator") if not own else Message("refused-which-seat"))
    if seat not in own:
        raise Refused(Message("refused-not-your-seat"))
    return seat


def allowed_eyes(row: TableRow, visitor: Visitor | None, seat: int | None) -> int:
    """The eyes a visitor may look with: those of one of their seats, or a spectator's."""
    own = [] if visitor is None else row.seats_of(visitor.id)
    if seat is None:
        return own[0] if own else SPECTATOR
    if seat != SPECTATOR and seat not in own:
        raise Refused(Message("refused-not-your-seat"))
    return seat


def require_seated(row: TableRow, visitor: str) -> list[int]:
    """The visitor's seats; refused for a spectator."""
    own = row.seats_of(visitor)
    if not own:
        raise Refused(Message("refused-spectator"))
    return own


def require_involved(row: TableRow, visitor: str) -> None:
    """Refused to whoever neither made the table nor sits there."""
    if visitor != row.host:
        require_seated(row, visitor)


def require_host(row: TableRow, visitor: str) -> None:
    if visitor != row.host:
        raise Refused(Message("refused-host-only"))


def require_gathering(row: TableRow, seat: int) -> Seat:
    """A seat of a table whose game has not begun."""
    if row.status == "closed":
        raise Refused(Message("refused-closed"))
    if row.status != "gathering":
        raise Refused(Message("refused-begun"))
    if not 0 <= seat < len(row.seats):
        raise Refused(Message("refused-no-such-seat"))
    return row.seats[seat]


def require_person(live: LiveMatch, seat: int) -> None:
    """Refused while a bot plays this seat."""
    if live.bots[seat]:
        raise Refused(Message("refused-bot-plays"))


def require_not_resigned(live: LiveMatch, seat: int) -> None:
    if seat in live.match.resigned:
        raise Refused(Message("refused-resigned"))


def no_undos_left(table: Table, live: LiveMatch) -> Message | None:
    """Why nobody can take anything back now, or ever again. Every row is kept and told again, so a game must not grow
    for ever without getting anywhere."""
    limits = table.services.settings.limits
    if live.take_backs >= limits.undos:
        return Message("refused-undos", {"most": limits.undos})
    if live.take_backs_in_place >= limits.undos_in_place:
        return Message("refused-undos-in-place", {"most": limits.undos_in_place})
    return None


def require_undos_left(table: Table, live: LiveMatch) -> None:
    why = no_undos_left(table, live)
    if why is not None:
        raise Refused(why)


def may_hint(row: TableRow, live: LiveMatch, seat: int) -> bool:
    """Hints are off in games between people, unless all agree."""
    return row.hints or not undecided(row, live, seat, ())


def require_hints(row: TableRow, live: LiveMatch, seat: int) -> None:
    if not may_hint(row, live, seat):
        raise Refused(Message("refused-hints"))


def may_take_over(table: Table, seat: int, now: float) -> bool:
    """Whether the others may give this seat to a bot: its time has run out, or its visitor has been away too long."""
    live, row = table.live, table.row
    if live is None or live.over or live.bots[seat]:
        return False
    if seat in live.clocks.late:
        return True
    if live.clocks.pace.kind == "days":
        return False
    visitor = row.seats[seat].visitor
    gone = table.attendance.away_since(visitor, row.began)
    # A program that waits for news over HTTP is here, though no socket is open.
    here = gone == 0 or table.attendance.is_connected(visitor)
    # After a restart everyone has the whole period again to come back.
    return not here and now - max(gone, table.services.started) >= table.services.settings.grace


def undecided(row: TableRow, live: LiveMatch, proposer: int, agreed: Sequence[str]) -> list[int]:
    """The seats of other people who have not agreed yet."""
    decided = {row.seats[proposer].visitor, *agreed}
    return [seat for seat in live.people() if row.seats[seat].visitor not in decided]


def pending_proposal(table: Table) -> tuple[StoredProposal, list[int]] | None:
    """The proposal that is open, and the seats whose answer is missing."""
    proposal, live = table.row.proposal, table.live
    if proposal is None or live is None or proposal.seq != live.seq:
        return None
    return proposal, undecided(table.row, live, proposal.seat, proposal.agreed)
