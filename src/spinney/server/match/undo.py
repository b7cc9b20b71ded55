"""What may be taken back, and whose consent it needs.

Only a seat's own last action; only while it revealed nothing hidden; never across another seat's action, except a
secret choice that is not revealed yet. Anything else needs the consent of the other people at the table; then
everything that happened since goes back too.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import Literal, TypeAlias

from msgspec import Struct

from spinney.core.record import Move


class RowNote(Struct, frozen=True):
    """What taking back needs to know about a row."""

    revealed: bool
    """Whether it revealed something hidden."""
    secret: bool
    """Whether it is a secret choice, made while others had to choose as well."""


Way: TypeAlias = Literal["no", "free", "consent"]
# What became of a seat cannot be taken back, nor anything before it.
FINAL = ("resign", "takeover", "reclaim")


class UndoPlan(Struct, frozen=True):
    how: Way
    rows: tuple[int, ...] = ()
    """The actions to be taken back, the last one first."""


def plan_undo(seat: int, moves: Sequence[Move], notes: Sequence[RowNote], taken_back: Set[int]) -> UndoPlan:
    """What it takes for a seat to take its last action back; `taken_back` are the rows that went back before."""
    since: list[int] = []
    free = True
    for number in range(len(moves) - 1, -1, -1):
        move = moves[number]
        if move.kind in FINAL:
            return UndoPlan("no")
        if move.kind != "action" or number in taken_back:
            continue
        if move.seat == seat:
            if free and not notes[number].revealed:
                return UndoPlan("free", (number,))
            return UndoPlan("consent", (*since, number))
        since.append(number)
        if not notes[number].secret or notes[number].revealed:
            free = False
    return UndoPlan("no")


def undo_ways(players: int, moves: Sequence[Move], notes: Sequence[RowNote], taken_back: Set[int]) -> list[Way]:
    """The `how` of every seat's plan, found in one walk."""
    ways: dict[int, Way] = {}
    free = True
    for number in range(len(moves) - 1, -1, -1):
        move = moves[number]
        if len(ways) == players or move.kind in FINAL:
            break
        if move.kind != "action" or number in taken_back:
            continue
        hidden = notes[number].secret and not notes[number].revealed
        if move.seat not in ways:
            ways[move.seat] = "free" if free and not notes[number].revealed else "consent"
        free = free and hidden
    return [ways.get(seat, "no") for seat in range(players)]


def note_action(ways: list[Way], seat: int, note: RowNote) -> None:
    """One more action: what `undo_ways` would find now, without the walk."""
    if not note.secret or note.revealed:
        ways[:] = ["consent" if way == "free" else way for way in ways]
    ways[seat] = "consent" if note.revealed else "free"
