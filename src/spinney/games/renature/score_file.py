"""Scoring a real table after the last domino (N23), from JSON or from a short text.

docs/score-renature.md describes both forms. What is printed on the real components counts: no table is refused
because of a value that we could only guess (README.md lists them).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from spinney.core.message import Message, Unreadable, listed, quoted
from spinney.core.score import TableScore
from spinney.core.table_file import bare, of_player, read_table, wrong
from spinney.games.renature.brook import Brook, empty_brook
from spinney.games.renature.events import animal_words, domino_words, plant_words
from spinney.games.renature.material import (
    ANIMALS,
    AREAS,
    CLOUD_SPACES,
    LARGEST,
    NEUTRAL,
    NEUTRAL_SUPPLY,
    PAIRS,
    PLANT_COUNT,
    PLANTS,
    TOKEN_SIZES,
    domino_as_laid,
    domino_named,
    dominoes_each,
    plants_at_start,
)
from spinney.games.renature.options import PLAYERS
from spinney.games.renature.score_text import read_text, write_text
from spinney.games.renature.score_types import AreaFile, PlayerFile, TableAnswer, TableFile
from spinney.games.renature.sheet import ScoreSheet, lines_of, sheet_of
from spinney.games.renature.state import NOBODY, OVER, Land, Player, RenatureState, land_of, new_state_of, player_of
from spinney.games.renature.valley import BROOK, CELL_BY_NAME, WIDTH, Valley, area_name, area_number
from spinney.games.renature.valley_file import valley_of
from spinney.games.renature.view import public_view

# More than all areas and plants of a game could score; anything higher is a typing error.
HIGHEST = 999
AREA_NAMES = [area_name(area) for area in range(AREAS)]


def score_file(text: str, form: str, language: str = "en") -> TableScore:
    table, names = read_table(text, form, language, "renature", PLAYERS, TableFile, read_text)
    seats = len(table.players)
    try:
        valley = valley_of(table.valley)
    except Unreadable as error:
        raise Unreadable(Message("renature-valley", {"why": error.why})) from None
    table = with_seats(table, names)
    areas = areas_of(table)
    for name in areas:
        check_area(name, where_of(table, name))
    for seat, player in enumerate(table.players):
        try:
            check_player(player, seats)
        except Unreadable as error:
            raise of_player(names, seat, error) from None
    standing = {}
    for name, area in areas.items():
        standing[name] = read_plants(valley, name, area, seats, where_of(table, name))
    plants = [plant for plants in standing.values() for plant in plants]
    check_supply(table.players, plants, names, whole=table.open is None)
    check_secondary(table.secondary)
    check_tokens(valley, table.players, areas, names)
    if table.dominoes is not None:
        check_dominoes(valley, table.dominoes, areas, seats)

    state = finished_state(valley, standing, table.players, areas)
    sheet = sheet_of(valley, state.land, state.players, table.secondary)
    lines = [*lines_of(sheet), sheet.outcome.words(Message("renature-tie-break"))]
    return TableScore(answer_of(sheet), lines, names, table, write_text(table), sheet, public_view(state))


def where_of(table: TableFile, area: str) -> str:
    return f"{'areas' if table.open is None else 'open'}/{area}"


def areas_of(table: TableFile) -> dict[str, AreaFile]:
    """The areas as in the whole form; in the short form, those that are not open have lost their tokens."""
    if table.open is None:
        if table.areas is None:
            raise wrong("form", why=Message("form-missing", {"field": "areas"}))
        return table.areas
    if table.areas is not None:
        raise wrong("open-and-areas", "open")
    scored = {name: AreaFile(token=False) for name in AREA_NAMES if name not in table.open}
    return scored | {name: AreaFile(plants) for name, plants in table.open.items()}


def with_seats(table: TableFile, names: list[str]) -> TableFile:
    """The same table with seats in place of the owners' names: `Ann grass` becomes `0 grass`."""
    known = {bare(name): str(seat) for seat, name in enumerate(names) if names.count(name) == 1}

    def seated(text: str) -> str:
        owner, space, plant = text.rpartition(" ")
        return text if owner.isdecimal() or owner == "neutral" else known.get(bare(owner), owner) + space + plant

    areas = table.areas and {
        name: replace(area, plants=[seated(text) for text in area.plants]) for name, area in table.areas.items()
    }
    opened = table.open and {name: [seated(text) for text in plants] for name, plants in table.open.items()}
    return replace(table, areas=areas, open=opened)


def check_area(name: str, where: str) -> None:
    if name not in AREA_NAMES:
        raise wrong("no-area", where, area=quoted(name), last=AREA_NAMES[-1])


def lowest_score(seats: int) -> int:
    """N7: what the last player starts with."""
    return 5 - seats


def check_player(player: PlayerFile, seats: int) -> None:
    """N4, N5, N7: refuse what no board can hold."""
    lowest = lowest_score(seats)
    if not lowest <= player.score <= HIGHEST:
        raise wrong("score", "score", score=quoted(player.score), players=seats, lowest=lowest, highest=HIGHEST)
    if not 0 <= player.clouds <= CLOUD_SPACES:
        raise wrong("clouds", "clouds", clouds=quoted(player.clouds), most=CLOUD_SPACES)
    spaces = [int(space) for space in plants_at_start(seats)]
    if seats == 2:
        # The number of neutral plants that two players start with is unverified.
        spaces[PLANT_COUNT:] = NEUTRAL_SUPPLY
    for where, plants, first in (("own", player.own, 0), ("neutral", player.neutral, PLANT_COUNT)):
        if len(plants) != PLANT_COUNT:
            raise wrong(
                "plant-numbers",
                where,
                numbers=len(plants),
                plants=listed([plant_words(plant, 0) for plant in PLANTS]),
            )
        for type, count in enumerate(plants):
            if not 0 <= count <= spaces[first + type]:
                plant = plant_words(PLANTS[type], None if first else 0)
                most = spaces[first + type]
                raise wrong("plant-spaces", f"{where}/{type}", count=quoted(count), plant=plant, most=most)


def read_plants(valley: Valley, name: str, area: AreaFile, seats: int, where: str) -> list[int]:
    """The plants of an area, at most one for each cell where one can be planted."""
    try:
        plants = [read_plant(text, seats) for text in area.plants]
        room = sum(touches_brook(valley, spot) for spot in spots_of(valley, name))
        if len(plants) > room:
            raise wrong("area-full", plants=len(plants), most=room)
    except Unreadable as error:
        raise wrong("area", where, area=name, why=error.why) from None
    return plants


def read_plant(text: str, seats: int) -> int:
    owner, _, plant = text.rpartition(" ")
    if plant not in PLANTS:
        raise wrong("no-such-plant", text=quoted(text), plants=", ".join(PLANTS))
    if owner != "neutral" and owner not in [str(seat) for seat in range(seats)]:
        raise wrong("no-owner", text=quoted(text), last=seats - 1)
    colour = NEUTRAL if owner == "neutral" else int(owner)
    return int(colour) * PLANT_COUNT + PLANTS.index(plant)


def spots_of(valley: Valley, name: str) -> list[int]:
    return [spot for spot, area in enumerate(valley.area_of_spot) if area == area_number(name)]


def touches_brook(valley: Valley, spot: int) -> bool:
    cell = valley.spots[spot]
    return any(valley.ground[cell + step] == BROOK for step in (-WIDTH, -1, 1, WIDTH))


def check_supply(players: list[PlayerFile], plants: list[int], names: list[str], *, whole: bool) -> None:
    """N5: every plant is on a board or in an area, none is missing or too many.

    If the table is not given as a `whole`, the others may be in areas that were scored before.
    """
    spaces = list(plants_at_start(len(players)))
    count = Counter(plants)
    for type, plant in enumerate(PLANTS):
        for seat, player in enumerate(players):
            found = player.own[type] + count[seat * PLANT_COUNT + type]
            if found > spaces[type] or (whole and found < spaces[type]):
                total = int(spaces[type])
                error = wrong("supply", f"own/{type}", count=found, plant=plant_words(plant, 0), total=total)
                raise of_player(names, seat, error)
        left = sum(player.neutral[type] for player in players) + count[int(NEUTRAL) * PLANT_COUNT + type]
        neutral = plant_words(plant, None)
        total = int(spaces[PLANT_COUNT + type]) * len(players)
        if len(players) == 2:
            if left > NEUTRAL_SUPPLY[type]:
                most = NEUTRAL_SUPPLY[type]
                raise wrong("supply-most", f"neutral/{type}", count=left, plant=neutral, most=most)
        elif left > total or (whole and left < total):
            raise wrong("supply", f"neutral/{type}", count=left, plant=neutral, total=total)


def check_secondary(secondary: dict[int, int]) -> None:
    for size, points in secondary.items():
        if size not in TOKEN_SIZES:
            raise wrong("no-token", "secondary", size=quoted(size))
        if not 0 <= points <= size:
            raise wrong("secondary", f"secondary/{size}", points=quoted(points), size=size)


def check_tokens(valley: Valley, players: list[PlayerFile], areas: dict[str, AreaFile], names: list[str]) -> None:
    """N2, N17: the tokens that players hold are those missing from the areas; their backs cannot be checked."""
    for player in players:
        for size, back in player.tokens:
            if size not in TOKEN_SIZES:
                raise wrong("no-token", "tokens", size=quoted(size))
            if not 0 <= back <= LARGEST:
                raise wrong("back", "tokens", back=quoted(back), size=size, most=LARGEST)
    gone = Counter(int(valley.sizes[area_number(name)]) for name, area in areas.items() if not area.token)
    sizes = Counter(size for player in players for size, _ in player.tokens)
    for size in sorted({*gone, *sizes}):
        if gone[size] != sizes[size]:
            raise wrong("tokens", "tokens", held=sizes[size], size=size, gone=gone[size])


def check_dominoes(
    valley: Valley, dominoes: Iterable[tuple[str, str, str]], areas: dict[str, AreaFile], seats: int
) -> None:
    """N9, N15: they lie on the brook, each once and without overlap, and complete the areas whose tokens are gone."""
    brook = empty_brook(valley)
    seen: dict[int, str] = {}
    covered: dict[str, str] = {}
    for name, first, second in dominoes:
        try:
            check_domino(valley, name, first, second, seen, covered)
        except Unreadable as error:
            raise wrong("domino", domino=quoted(f"{name} {first} {second}"), why=error.why) from None
        seen[domino_named(name)] = f"{first} {second}"
        covered[first] = covered[second] = name
        lay(valley, brook, name, first, second)
    most = int(dominoes_each(seats)) * seats
    if len(seen) > most:
        raise wrong("many-dominoes", count=len(seen), players=seats, most=most)
    for area, name in enumerate(AREA_NAMES):
        token = areas.get(name, AreaFile()).token
        if token == (brook.bounds[area] == 0):
            raise wrong("complete" if token else "incomplete", area=name)


def check_domino(
    valley: Valley, name: str, first: str, second: str, seen: dict[int, str], covered: dict[str, str]
) -> None:
    animals = name.split("-")
    if len(animals) != 2 or any(animal not in ANIMALS for animal in animals):
        raise wrong("no-domino", animals=listed([animal_words(animal) for animal in ANIMALS]))
    for cell in (first, second):
        if cell not in CELL_BY_NAME or valley.ground[CELL_BY_NAME[cell]] != BROOK:
            raise wrong("no-brook", cell=quoted(cell))
        if cell in covered:
            raise wrong("covered", domino=domino_words(covered[cell]), cell=cell)
    if domino_named(name) in seen:
        raise wrong("domino-twice", cells=seen[domino_named(name)])
    if abs(CELL_BY_NAME[first] - CELL_BY_NAME[second]) not in (1, WIDTH):
        raise wrong("cells-apart")


def lay(valley: Valley, brook: Brook, name: str, first: str, second: str) -> None:
    cell = min(CELL_BY_NAME[first], CELL_BY_NAME[second])
    right = abs(CELL_BY_NAME[first] - CELL_BY_NAME[second]) == 1
    brook.lay(valley, int(valley.positions_at[cell * 4 + (2 if right else 3)]) * PAIRS + domino_as_laid(name))


def plant_all(valley: Valley, standing: dict[str, list[int]]) -> Land:
    """The areas with their plants on any of their cells: the score does not depend on which."""
    land = land_of(valley, [0] * AREAS)
    for name, plants in standing.items():
        for spot, plant in zip(spots_of(valley, name), plants, strict=False):
            land.plant(area_number(name), spot, plant)
    return land


def finished_state(
    valley: Valley, standing: dict[str, list[int]], told: list[PlayerFile], areas: dict[str, AreaFile]
) -> RenatureState:
    """The table before the final scoring, as everybody sees it once the backs are turned over."""
    land = plant_all(valley, standing)
    players = hand_out(land, valley, told, areas)
    spaces = [int(space) for space in plants_at_start(len(players))]
    state = new_state_of(
        valley=valley, first=0, players=players, backs=[0] * AREAS, spares=[], left_out=[], spaces=spaces
    )
    state.phase = OVER
    state.land = land
    return state


def hand_out(land: Land, valley: Valley, told_players: list[PlayerFile], areas: dict[str, AreaFile]) -> list[Player]:
    """The players; each of their tokens is taken to be that of some area of its size whose token is gone."""
    gone = [area_number(name) for name, area in sorted(areas.items()) if not area.token]
    backs = [0] * AREAS
    players = []
    for seat, told in enumerate(told_players):
        tokens = []
        for size, back in told.tokens:
            area = next(area for area in gone if valley.sizes[area] == size)
            gone.remove(area)
            backs[area] = back
            land.holders[area] = seat
            tokens.append(area)
        players.append(
            player_of(
                score=told.score, clouds=told.clouds, plants=told.own + told.neutral, hand=[], reserve=[], tokens=tokens
            )
        )
    land.set_backs(backs)
    for area, name in enumerate(AREA_NAMES):
        assert (land.holders[area] == NOBODY) == areas.get(name, AreaFile()).token
    return players


def answer_of(sheet: ScoreSheet) -> TableAnswer:
    return TableAnswer(sheet.outcome.points, sheet.outcome.winners, sheet.areas, sheet.seats)
