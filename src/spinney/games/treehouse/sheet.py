"""The score sheet: what every colour was worth in every round and to whom, the bonuses, the tie-break."""

from __future__ import annotations

from msgspec import Struct

from spinney.core.message import Argument, Message, player
from spinney.core.outcome import Outcome, rank
from spinney.games.treehouse.events import colour_words, joined
from spinney.games.treehouse.material import COLOURS, Colour
from spinney.games.treehouse.scoring import NOBODY, bonus_winner, points, round_sheet, tiebreaks
from spinney.games.treehouse.state import OVER, TreehouseState, count_of
from spinney.games.treehouse.view_types import RoundSheet


class BonusSheet(Struct, frozen=True):
    """T15: one colour at the end."""

    colour: Colour
    rooms: list[int]
    """By seat."""
    winner: int | None
    """The seat that alone has the most rooms; None if several tie."""
    points: int


class ScoreSheet(Struct, frozen=True, omit_defaults=True):
    rounds: list[RoundSheet]
    """The rounds scored so far."""
    bonuses: list[BonusSheet]
    outcome: Outcome
    """The tie-break is the largest number of rooms of one colour (T16)."""
    so_far: list[int] = []
    """The points of all rounds, of a physical table whose rounds are not known."""


def bonus_sheet(state: TreehouseState, colour: int) -> BonusSheet:
    rooms = [int(count_of(player.house.tally, colour)) for player in state.players]
    winner = int(bonus_winner(state, colour))
    if winner == NOBODY:
        return BonusSheet(COLOURS[colour], rooms, None, 0)
    return BonusSheet(COLOURS[colour], rooms, winner, rooms[winner])


def score_sheet(state: TreehouseState) -> ScoreSheet:
    return ScoreSheet(
        rounds=[round_sheet(state, round) for round in range(state.round + (state.phase == OVER))],
        bonuses=[bonus_sheet(state, colour) for colour in range(len(COLOURS))],
        outcome=rank(list(points(state)), list(tiebreaks(state))),
    )


def lines_of(sheet: ScoreSheet) -> list[Message]:
    """The sheet line by line: what the colours were worth to whom in every round, the bonuses, the totals."""
    lines: list[Message] = []
    for line in sheet.rounds:
        lines += round_words(line)
    for seat, total in enumerate(sheet.so_far):
        lines.append(Message("treehouse-sheet-so-far", {"player": player(seat), "points": total}))
    lines += [Message("treehouse-sheet-bonuses")]
    lines += [bonus_words(bonus) for bonus in sheet.bonuses if any(bonus.rooms)]
    for seat, total in enumerate(sheet.outcome.points):
        args: dict[str, Argument] = {"player": player(seat), "points": total, "largest": sheet.outcome.tiebreaks[seat]}
        lines.append(Message("treehouse-sheet-total", args))
    return lines


def round_words(line: RoundSheet) -> list[Message]:
    worths = [
        Message("treehouse-sheet-worth", {"colour": colour_words(colour.colour), "worth": colour.worth})
        for colour in line.colours
    ]
    lines = [Message("treehouse-sheet-round", {"round": line.round, "worths": joined(worths)})]
    if line.first is not None:
        # T13: two players do not choose a card.
        lays = len(line.points) == 2 and all(card.condition != "claim" for card in line.laid)
        key = "treehouse-sheet-first-lay" if lays else "treehouse-sheet-first"
        lines.append(Message(key, {"player": player(line.first)}))
    for card in line.laid:
        args: dict[str, Argument] = {"player": player(card.seat), "colour": colour_words(card.colour)}
        lines.append(Message("treehouse-sheet-laid", args | {"condition": card.condition}))
    for seat, total in enumerate(line.points):
        terms = [
            Message(
                "treehouse-sheet-term",
                {"colour": colour_words(colour.colour), "rooms": colour.rooms[seat], "worth": colour.worth},
            )
            for colour in line.colours
            if colour.points[seat]
        ]
        if terms:
            args = {"player": player(seat), "points": total, "terms": joined(terms)}
            lines.append(Message("treehouse-sheet-seat", args))
        else:
            lines.append(Message("treehouse-sheet-nothing", {"player": player(seat)}))
    return lines


def bonus_words(bonus: BonusSheet) -> Message:
    colour = colour_words(bonus.colour)
    if bonus.winner is None:
        return Message("treehouse-sheet-tied", {"colour": colour, "rooms": max(bonus.rooms)})
    return Message("treehouse-sheet-bonus", {"colour": colour, "player": player(bonus.winner), "points": bonus.points})
