"""The table as a picture in text."""

from __future__ import annotations

from spinney.games.treehouse.material import COLOURS, TOP
from spinney.games.treehouse.view import BuiltRoom, TreehouseView

# One letter a colour: R7 is the room red7; brown is N.
LETTERS = dict(zip(COLOURS, "RYGBPN", strict=True))

CELL = 6
TRUNKS = {"left": "[*..]", "centre": "[.*.]", "right": "[..*]"}


def short(room: str) -> str:
    """A room in at most three letters.

    >>> short("brown12")
    'N12'
    """
    colour = room.rstrip("0123456789")
    return LETTERS[colour] + room[len(colour) :]


def draw_house(rooms: list[BuiltRoom], marker: str) -> list[str]:
    """The tree as a V, its trunk with the balance marker below; a free level above the highest room."""
    built = {(room.level, room.place): short(room.room) for room in rooms}
    highest = min(max((room.level for room in rooms), default=1) + 1, TOP)
    lines = []
    for level in range(highest, 1, -1):
        cells = "".join(f"{built.get((level, place), '.'):^{CELL}}" for place in range(1, level + 1))
        lines.append(f"{level:>4} " + (" " * (CELL // 2 * (TOP - level)) + cells).rstrip())
    lines.append("   1 " + " " * (CELL // 2 * (TOP - 1)) + f"{TRUNKS[marker]:^{CELL}}".rstrip())
    return lines


def sketch(view: TreehouseView) -> str:
    """Every house and what is known of every hand, then the score cards and the own hand: what this pair of eyes sees.

    Rows are levels; the places of a level count from the left. The star in the trunk is the balance marker.
    """
    public = view.public
    lines = [f"round {public.round}, {public.phase}   " + " ".join(f"{LETTERS[name]}={name}" for name in COLOURS)]
    for seat, seen in enumerate(public.seats):
        turn = "  <- to act" if seat in public.waiting else ""
        own = "  (you)" if seat == view.seat else ""
        lines += ["", f"seat {seat}{own}: {seen.score} points{turn}", *draw_house(seen.house, seen.marker)]
        if seen.has_chosen:
            lines.append("     has chosen")
        if seen.revealed is not None:
            lines.append(f"     revealed: {short(seen.revealed)}")
        if seen.card is not None:
            lines.append(f"     holds: {seen.card}")
        if seen.discards:
            lines.append("     discarded: " + " ".join(map(short, seen.discards)))
        known = view.private.known_hands[seat] if view.private is not None else None
        if known:
            lines.append("     hand: " + " ".join(map(short, known)))
        elif seat != view.seat and seen.hand_size:
            lines.append(f"     hand: {seen.hand_size} rooms")
    lines.append("")
    for number, round in enumerate(public.rounds, 1):
        laid = ", ".join(f"{card.colour} {card.condition} (seat {card.seat})" for card in round.laid) or "-"
        first = "?" if round.first is None else round.first
        lines.append(f"score cards of round {number}, first chooser {first}: {laid}")
    if view.private is not None and view.private.hand:
        chosen = f", chosen {short(view.private.chosen)}" if view.private.chosen is not None else ""
        lines.append("your hand: " + " ".join(map(short, view.private.hand)) + chosen)
    return "\n".join(lines)
