"""The table as a text picture."""

from __future__ import annotations

from spinney.core.message import Argument, Message, Say, player
from spinney.core.sketch import heading, legend
from spinney.games.treehouse.events import colour_words, joined, room_name_words, room_words
from spinney.games.treehouse.guess import assemble
from spinney.games.treehouse.material import COLOURS, TOP
from spinney.games.treehouse.scoring import points
from spinney.games.treehouse.view_types import BuiltRoom, RoundView, SeatView, TreehouseView

# One letter per colour: R7 is the room red7; brown is N.
LETTERS: dict[str, str] = dict(zip(COLOURS, "RYGBPN", strict=True))

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
    """The tree as a V above its trunk with the balance marker, with a free level above the highest room."""
    built = {(room.level, room.place): short(room.room) for room in rooms}
    highest = min(max((room.level for room in rooms), default=1) + 1, TOP)
    lines = []
    for level in range(highest, 1, -1):
        cells = "".join(f"{built.get((level, place), '.'):^{CELL}}" for place in range(1, level + 1))
        lines.append(f"{level:>4} " + (" " * (CELL // 2 * (TOP - level)) + cells).rstrip())
    lines.append("   1 " + " " * (CELL // 2 * (TOP - 1)) + f"{TRUNKS[marker]:^{CELL}}".rstrip())
    return lines


def sketch(view: TreehouseView, say: Say) -> str:
    """Every house and what is known of every hand, the score cards, this seat's hand: what this pair of eyes sees.

    Rows are levels; the places of a level count from the left. The star in the trunk is the balance marker.
    Discarded rooms are not listed: everyone saw them, but nobody may look them up (T5).
    """
    public = view.public
    lines = [
        say(Message("sketch-round", {"round": public.round, "phase": public.phase})),
        legend([(LETTERS[name], name, say(colour_words(name))) for name in COLOURS]),
    ]
    scores = final_points(view) if public.phase == "over" else [seen.score for seen in public.seats]
    for seat, seen in enumerate(public.seats):
        status = say(Message("sketch-points", {"points": scores[seat]}))
        line = heading(say, seat, own=seat == view.seat, to_act=seat in public.waiting, status=status)
        lines += ["", line, *draw_house(seen.house, seen.marker)]
        lines += ["     " + say(message) for message in beside_house(view, seat, seen)]
    lines.append("")
    for number, round in enumerate(public.rounds, 1):
        lines.append(say(round_words(number, round)))
    if view.private is not None and view.private.hand:
        # The log uses the names of rooms, actions use their numbers.
        hand = ", ".join(f"{short(room)} {say(room_name_words(room))}" for room in view.private.hand)
        lines.append(say(Message("sketch-your-hand", {"cards": hand})))
        if view.private.chosen is not None:
            lines.append(say(Message("sketch-chosen", {"room": room_words(view.private.chosen)})))
    return "\n".join(lines)


def final_points(view: TreehouseView) -> list[int]:
    """With the bonuses (T15), which are not counted round by round."""
    return [int(total) for total in points(assemble(view))]


def beside_house(view: TreehouseView, seat: int, seen: SeatView) -> list[Message]:
    found = []
    if seen.has_chosen:
        found.append(Message("sketch-has-chosen"))
    if seen.revealed is not None:
        found.append(Message("sketch-revealed", {"room": room_words(seen.revealed)}))
    if seen.card is not None:
        found.append(Message("sketch-holds", {"condition": seen.card}))
    if seen.discards:
        found.append(Message("sketch-discarded-rooms", {"count": len(seen.discards)}))
    known = view.private.known_hands[seat] if view.private is not None else None
    if known:
        found.append(Message("sketch-hand-open", {"rooms": " ".join(map(short, known))}))
    elif seat != view.seat and seen.hand_size:
        found.append(Message("sketch-hand-rooms", {"count": seen.hand_size}))
    return found


def round_words(number: int, round: RoundView) -> Message:
    """The score cards of a round: which card is on which colour, and who laid it."""
    laid = [
        Message(
            "sketch-laid",
            {"colour": colour_words(card.colour), "condition": card.condition, "player": player(card.seat)},
        )
        for card in round.laid
    ]
    args: dict[str, Argument] = {"round": number, "cards": joined(laid) if laid else "-"}
    if round.first is None:
        return Message("sketch-score-cards", args)
    return Message("sketch-score-cards-first", args | {"player": player(round.first)})
