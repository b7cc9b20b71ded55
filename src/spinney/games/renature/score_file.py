"""Scoring a real table when the last domino is gone (N23): as JSON or as a small readable text.

docs/score-renature.md describes both forms.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

import msgspec
from msgspec import Struct

from spinney.core.message import Unreadable
from spinney.core.score import TableScore
from spinney.games.renature.brook import Brook, empty_brook
from spinney.games.renature.events import AreaScoring
from spinney.games.renature.material import (
    ANIMALS,
    AREAS,
    CLOUD_SPACES,
    NEUTRAL,
    PAIRS,
    PLANT_COUNT,
    PLANTS,
    TOKEN_BACKS,
    TOKEN_SIZES,
    dominoes_each,
    plants_at_start,
)
from spinney.games.renature.notation import CELL_BY_NAME
from spinney.games.renature.sheet import ScoreSheet, SeatSheet, lines_of, sheet_of
from spinney.games.renature.sketch import PLANT_LETTERS
from spinney.games.renature.state import NOBODY, Land, Player, land_of, player_of
from spinney.games.renature.valley import BROOK, WIDTH, Valley, area_name
from spinney.games.renature.valley_file import valley_of
from spinney.games.renature.view import area_number, placed, whichever_way

PLANT_BY_LETTER = {letter: plant for plant, letter in PLANT_LETTERS.items()}
# More than all areas and all plants of a game could pay; whoever writes more has mistyped.
HIGHEST = 999
AREA_NAMES = [area_name(area) for area in range(AREAS)]


class PlayerFile(Struct, frozen=True, forbid_unknown_fields=True):
    score: int
    clouds: int
    own: list[int]
    neutral: list[int]
    tokens: list[tuple[int, int]] = []


class AreaFile(Struct, frozen=True, forbid_unknown_fields=True):
    plants: list[str] = []
    token: bool = True


class TableFile(Struct, frozen=True, forbid_unknown_fields=True):
    players: list[PlayerFile]
    areas: dict[str, AreaFile]
    dominoes: list[tuple[str, str, str]] | None = None
    valley: str | None = None


class TableAnswer(Struct, frozen=True):
    totals: list[int]
    winners: list[int]
    areas: list[AreaScoring]
    seats: list[SeatSheet]


def score_file(text: str, form: str) -> TableScore:
    table, names = (read_json(text), []) if form == "json" else read_text(text)
    seats = len(table.players)
    if not 2 <= seats <= 4:
        raise Unreadable(f"there are {seats} players; Renature is for 2, 3 or 4")
    try:
        valley = valley_of(table.valley)
    except Unreadable as error:
        raise Unreadable(f"valley: {error}") from None
    for name in table.areas:
        if name not in AREA_NAMES:
            raise Unreadable(f"areas: there is no area {name!r}; they go from A to {AREA_NAMES[-1]}")
    for seat, player in enumerate(table.players):
        check_player(player, seat, seats)
    standing = {name: read_plants(valley, name, area, seats) for name, area in table.areas.items()}
    check_supply(table.players, [plant for plants in standing.values() for plant in plants])
    check_tokens(valley, table)
    if table.dominoes is not None:
        check_dominoes(valley, table.dominoes, table.areas, seats)

    land = plant_all(valley, standing)
    sheet = sheet_of(valley, land, hand_out(land, valley, table))
    return TableScore(answer_of(sheet), lines_of(sheet), names)


def read_json(text: str) -> TableFile:
    try:
        return msgspec.json.decode(text, type=TableFile)
    except (msgspec.DecodeError, UnicodeEncodeError) as error:
        raise Unreadable(f"not a table: {error}") from None


def read_text(text: str) -> tuple[TableFile, list[str]]:
    """The table and its players' names.

    A line `player NAME` each, under it `score`, `clouds`, `own`, `neutral`, `tokens`; lines `area` and `domino`.
    """
    players: list[PlayerFile] = []
    names: list[str] = []
    areas: dict[str, AreaFile] = {}
    dominoes: list[tuple[str, str, str]] = []
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition("#")[0].split()
        if not words:
            continue
        place = f"line {number}"
        word, rest = words[0], words[1:]
        if word == "player":
            players.append(PlayerFile(0, 0, [], []))
            names.append(" ".join(rest) or f"Player {len(players)}")
        elif word == "area":
            name, area = read_area(rest, place)
            if name in areas:
                raise Unreadable(f"{place}: area {name} is told twice")
            areas[name] = area
        elif word == "domino":
            if len(rest) != 3:
                raise Unreadable(f"{place}: write domino owl-frog 3,4 3,5")
            dominoes.append((rest[0], rest[1], rest[2]))
        elif word not in ("score", "clouds", "own", "neutral", "tokens"):
            raise Unreadable(f"{place}: {word!r} is none of player, score, clouds, own, neutral, tokens, area, domino")
        elif not players:
            raise Unreadable(f"{place}: {word!r} comes before the first line 'player NAME'")
        else:
            players[-1] = with_line(players[-1], word, rest, place)
    return TableFile(players, areas, dominoes or None), names


def with_line(player: PlayerFile, word: str, rest: list[str], place: str) -> PlayerFile:
    if word == "tokens":
        tokens = [read_numbers(token.split("/"), 2, place) for token in rest]
        return msgspec.structs.replace(player, tokens=[(size, back) for size, back in tokens])
    if word in ("own", "neutral"):
        return msgspec.structs.replace(player, **{word: read_numbers(rest, PLANT_COUNT, place)})
    return msgspec.structs.replace(player, **{word: read_numbers(rest, 1, place)[0]})


def read_numbers(words: list[str], count: int, place: str) -> list[int]:
    if len(words) != count or not all(re.fullmatch(r"-?[0-9]{1,9}", word) for word in words):
        raise Unreadable(f"{place}: {' '.join(words)!r} should be {count} whole number{'s' if count > 1 else ''}")
    return [int(word) for word in words]


def read_area(words: list[str], place: str) -> tuple[str, AreaFile]:
    """`A taken 0g 1b ns`: the area, whether its token is there or taken, and its plants."""
    if len(words) < 2 or words[1] not in ("there", "taken"):
        raise Unreadable(f"{place}: write area A, then there or taken for its token, then its plants like 0g ns")
    plants = []
    for word in words[2:]:
        if len(word) != 2 or word[1] not in PLANT_BY_LETTER:
            raise Unreadable(f"{place}: {word!r} is no plant; write a seat or n, then g, b, s or o, like 0g or ns")
        plants.append(("neutral" if word[0] == "n" else word[0]) + " " + PLANT_BY_LETTER[word[1]])
    return words[0], AreaFile(plants, words[1] == "there")


def check_player(player: PlayerFile, seat: int, seats: int) -> None:
    """N4, N5, N7: what a board can hold."""
    lowest = 5 - seats
    if not lowest <= player.score <= HIGHEST:
        between = f"with {seats} players it is {lowest} to {HIGHEST}"
        raise Unreadable(f"player {seat}: a score of {player.score}; {between}")
    if not 0 <= player.clouds <= CLOUD_SPACES:
        raise Unreadable(f"player {seat}: {player.clouds} clouds; a board has {CLOUD_SPACES} cloud spaces")
    spaces = list(plants_at_start(seats))
    for kinds, plants, first in (("own", player.own, 0), ("neutral", player.neutral, PLANT_COUNT)):
        if len(plants) != PLANT_COUNT:
            raise Unreadable(f"player {seat}, {kinds}: {len(plants)} numbers, not one each for {', '.join(PLANTS)}")
        for type, count in enumerate(plants):
            space = spaces[first + type]
            if not 0 <= count <= space:
                raise Unreadable(f"player {seat}, {kinds}: {count} {PLANTS[type]}; the board has room for {space}")


def read_plants(valley: Valley, name: str, area: AreaFile, seats: int) -> list[int]:
    """The plants of an area, as many as its cells can hold."""
    plants = []
    for text in area.plants:
        owner, _, plant = text.partition(" ")
        if plant not in PLANTS:
            raise Unreadable(f"area {name}: unknown plant in {text!r}; there are {', '.join(PLANTS)}")
        if owner != "neutral" and owner not in [str(seat) for seat in range(seats)]:
            raise Unreadable(f"area {name}: {text!r} has no colour of this table; write 0 to {seats - 1}, or neutral")
        colour = NEUTRAL if owner == "neutral" else int(owner)
        plants.append(int(colour) * PLANT_COUNT + PLANTS.index(plant))
    room = sum(touches_brook(valley, spot) for spot in spots_of(valley, name))
    if len(plants) > room:
        raise Unreadable(f"area {name}: {len(plants)} plants; it has {room} cells where one can stand")
    return plants


def spots_of(valley: Valley, name: str) -> list[int]:
    return [spot for spot, area in enumerate(valley.area_of_spot) if area == area_number(name)]


def touches_brook(valley: Valley, spot: int) -> bool:
    cell = valley.spots[spot]
    return any(valley.ground[cell + step] == BROOK for step in (-WIDTH, -1, 1, WIDTH))


def check_supply(players: list[PlayerFile], plants: list[int]) -> None:
    """N5: every plant is on a board or in an area."""
    spaces = list(plants_at_start(len(players)))
    count = Counter(plants)
    for type, plant in enumerate(PLANTS):
        for seat, player in enumerate(players):
            check_sum(f"player {seat}", plant, player.own[type] + count[seat * PLANT_COUNT + type], spaces[type])
        left = sum(player.neutral[type] for player in players)
        total = spaces[PLANT_COUNT + type] * len(players)
        check_sum("neutral", plant, left + count[int(NEUTRAL) * PLANT_COUNT + type], total)


def check_sum(whose: str, plant: str, found: int, total: int) -> None:
    if found != total:
        raise Unreadable(f"{whose}: {found} {plant} on the boards and in the areas together; the game has {total}")


def check_tokens(valley: Valley, table: TableFile) -> None:
    """N2, N17: the tokens that are held exist and are those that are gone from the areas."""
    held = Counter(token for player in table.players for token in player.tokens)
    box = Counter((int(size), int(back)) for size, back in zip(TOKEN_SIZES, TOKEN_BACKS, strict=True))
    for (size, back), count in sorted(held.items()):
        if count > box[size, back]:
            raise Unreadable(f"tokens: {count} of size {size} with back {back}; the box has {box[size, back]}")
    gone = Counter(int(valley.sizes[area_number(name)]) for name, area in table.areas.items() if not area.token)
    sizes = Counter(size for player in table.players for size, _ in player.tokens)
    for size in sorted({*gone, *sizes}):
        if gone[size] != sizes[size]:
            raise Unreadable(
                f"tokens: the players hold {sizes[size]} of size {size}, but {gone[size]} areas of that size have none"
            )


def check_dominoes(
    valley: Valley, dominoes: Iterable[tuple[str, str, str]], areas: dict[str, AreaFile], seats: int
) -> None:
    """N9, N15: they lie on the brook, none twice, none on another; and the areas around are complete or not."""
    brook = empty_brook(valley)
    seen: dict[int, str] = {}
    covered: dict[str, str] = {}
    for name, first, second in dominoes:
        place = f"domino {name} {first} {second}"
        animals = name.split("-")
        if len(animals) != 2 or any(animal not in ANIMALS for animal in animals):
            raise Unreadable(f"{place}: there is no such domino; animals are {', '.join(ANIMALS)}")
        for cell in (first, second):
            if cell not in CELL_BY_NAME or valley.ground[CELL_BY_NAME[cell]] != BROOK:
                raise Unreadable(f"{place}: {cell} is no brook cell")
            if cell in covered:
                raise Unreadable(f"{place}: {covered[cell]} lies on {cell} already")
        if whichever_way(name) in seen:
            raise Unreadable(f"{place}: it lies at {seen[whichever_way(name)]} already; every domino exists once")
        if abs(CELL_BY_NAME[first] - CELL_BY_NAME[second]) not in (1, WIDTH):
            raise Unreadable(f"{place}: the two cells are not next to each other")
        seen[whichever_way(name)] = f"{first} {second}"
        covered[first] = covered[second] = name
        lay(valley, brook, name, first, second)
    most = int(dominoes_each(seats)) * seats
    if len(seen) > most:
        raise Unreadable(f"{len(seen)} dominoes lie in the brook; {seats} players have {most}")
    for area, name in enumerate(AREA_NAMES):
        token = areas.get(name, AreaFile()).token
        if token == (brook.bounds[area] == 0):
            state = "complete" if token else "not complete"
            raise Unreadable(f"area {name} is {state}, but its token is {'there' if token else 'taken'}")


def lay(valley: Valley, brook: Brook, name: str, first: str, second: str) -> None:
    cell = min(CELL_BY_NAME[first], CELL_BY_NAME[second])
    right = abs(CELL_BY_NAME[first] - CELL_BY_NAME[second]) == 1
    brook.lay(valley, int(valley.positions_at[cell * 4 + (2 if right else 3)]) * PAIRS + placed(name))


def plant_all(valley: Valley, standing: dict[str, list[int]]) -> Land:
    """The areas with their plants, on whichever of their cells: an area's score does not depend on that."""
    land = land_of(valley, [0] * AREAS)
    for name, plants in standing.items():
        for spot, plant in zip(spots_of(valley, name), plants, strict=False):
            land.plant(area_number(name), spot, plant)
    return land


def hand_out(land: Land, valley: Valley, table: TableFile) -> list[Player]:
    """The boards; every token that is held stands for some area of its size whose token is gone."""
    gone = [area_number(name) for name, area in sorted(table.areas.items()) if not area.token]
    backs = [0] * AREAS
    players = []
    for seat, told in enumerate(table.players):
        tokens = []
        for size, back in told.tokens:
            area = next(area for area in gone if valley.sizes[area] == size)
            gone.remove(area)
            backs[area] = back
            land.holders[area] = seat
            tokens.append(area)
        players.append(player_of(told.score, told.clouds, told.own + told.neutral, [], [], tokens))
    land.hide(backs)
    assert all((land.holders[area] == NOBODY) == table_has_token(table, area) for area in range(AREAS))
    return players


def table_has_token(table: TableFile, area: int) -> bool:
    return table.areas.get(AREA_NAMES[area], AreaFile()).token


def answer_of(sheet: ScoreSheet) -> TableAnswer:
    return TableAnswer(sheet.outcome.points, sheet.outcome.winners, sheet.areas, sheet.seats)
