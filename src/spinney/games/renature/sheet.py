"""The score sheet: the final scoring (N23), area by area and seat by seat, with every reason."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from spinney.core.message import Argument, Message, player
from spinney.core.outcome import Outcome, rank
from spinney.games.renature.events import AreaScoring
from spinney.games.renature.material import AREAS, PLANT_COUNT, plant_value
from spinney.games.renature.scoring import area_scoring, plants_left
from spinney.games.renature.state import NOBODY, Land, Player, RenatureState
from spinney.games.renature.valley import Valley


class SeatSheet(Struct, frozen=True):
    before: int
    """The score on the track before the final scoring."""
    areas: int
    """The points of the areas that still have a token."""
    clouds: int
    plants: int
    """The value of the plants left on the board, which is subtracted."""
    backs: list[int]
    """The backs of the tokens, in the order they were taken."""
    total: int


class ScoreSheet(Struct, frozen=True):
    areas: list[AreaScoring]
    """The areas that still have a token, in board order."""
    seats: list[SeatSheet]
    outcome: Outcome
    """The tie-break is the number of sunflower tokens (N24)."""
    values: list[int]
    """What grass, a bush, a spruce and an oak are worth (N5)."""


def sheet_of(valley: Valley, land: Land, players: list[Player], secondary: Mapping[int, int] = {}) -> ScoreSheet:
    """The sheet of a table; `secondary` has the secondary points of real tokens that differ from ours (N2)."""
    areas = [area_scoring(valley, land, len(players), area) for area in range(AREAS) if land.holders[area] == NOBODY]
    areas = [replace(area, secondary=secondary.get(area.main, area.secondary)) for area in areas]
    seats = [seat_sheet(land, areas, seat, player) for seat, player in enumerate(players)]
    totals = [sheet.total for sheet in seats]
    values = [int(plant_value(type)) for type in range(PLANT_COUNT)]
    return ScoreSheet(areas, seats, rank(totals, [len(sheet.backs) for sheet in seats]), values)


def seat_sheet(land: Land, areas: list[AreaScoring], seat: int, player: Player) -> SeatSheet:
    main = sum(area.main for area in areas if area.main_to == seat)
    secondary = sum(area.secondary for area in areas if area.secondary_to == seat)
    backs = [int(land.backs[player.tokens[i]]) for i in range(player.token_count)]
    before, clouds, plants = int(player.score), int(player.clouds), int(plants_left(player))
    total = before + main + secondary + clouds - plants + sum(backs)
    return SeatSheet(before, main + secondary, clouds, plants, backs, total)


def score_sheet(state: RenatureState) -> ScoreSheet:
    return sheet_of(state.valley, state.land, state.players)


def lines_of(sheet: ScoreSheet) -> list[Message]:
    """The sheet line by line: for each area, who has how much and who gets what; then every seat's sum."""
    lines = []
    for area in sheet.areas:
        lines.append(
            Message("renature-sheet-area", {"area": area.area, "main": area.main, "secondary": area.secondary})
        )
        for place, total in enumerate(area.totals):
            if total > 0:
                lines.append(total_words(area, place, total))
        lines.append(Message("renature-sheet-result", {"result": area.words()}))
    for seat, line in enumerate(sheet.seats):
        args: dict[str, Argument] = {
            "player": player(seat),
            "before": line.before,
            "areas": line.areas,
            "clouds": line.clouds,
            "plants": line.plants,
            "backs": sum(line.backs),
            "tokens": len(line.backs),
            "total": line.total,
        }
        lines.append(Message("renature-sheet-seat", args))
    return lines


def total_words(area: AreaScoring, place: int, total: int) -> Message:
    colour = player(place) if place < len(area.totals) - 1 else Message("renature-neutral")
    return Message(
        "renature-sheet-struck" if place in area.struck else "renature-sheet-total",
        {
            "colour": colour,
            "total": total,
        },
    )
