"""A valley in writing: 15 lines of 15 cells, and the number of clouds (N1). `valley-2.txt` is the published one.

    .  brook        S  brook, start cell        A..R  a cell of that area        a..r  the same, with clouds on it
    clouds: c 2, n 1, o 1, p 2

`#` begins a comment. A text that breaks these rules is refused with one sentence.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cache, lru_cache
from importlib.resources import files

from spinney.core.message import Argument, Message, Unreadable
from spinney.games.renature.material import AREAS, CLOUD_SPACES, CLOUDS, TOKEN_SIZES
from spinney.games.renature.valley import BORDER, BROOK, CELLS, SIDE, WIDTH, Valley, area_name, cell_name

# Incremented when a recorded game could replay differently: version 2 moved a mark of two clouds from (9,8) to (2,8).
RULES_VERSION = 2
START_CELLS = 4
CLOUD_CELLS = 4
STEPS = (-WIDTH, -1, 1, WIDTH)
# The clouds left for the valley when four boards are full.
CLOUDS_TO_LAY = CLOUDS - 4 * CLOUD_SPACES
LONGEST_TEXT = 20_000


def unreadable(what: str, **args: Argument) -> Unreadable:
    return Unreadable(Message("renature-valley-" + what, args))


def standard_valley() -> Valley:
    return standard_valley_of(RULES_VERSION)


@cache
def standard_valley_of(rules_version: int) -> Valley:
    """The published valley in this version of the rules. Each version has its own file, so that games of an earlier
    version continue in the valley they began in."""
    text = files("spinney.games.renature").joinpath(f"valley-{rules_version}.txt").read_text("utf-8")
    return read_grid(*read_lines(text), is_standard=True)


def valley_of(text: str | None) -> Valley:
    """The valley of this text, or the published one for None; `Unreadable` says what is wrong."""
    return standard_valley() if text is None else read_valley(text)


@lru_cache(maxsize=32)
def read_valley(text: str) -> Valley:
    if len(text) > LONGEST_TEXT:
        raise unreadable("long", length=len(text), most=LONGEST_TEXT)
    rows, clouds = read_lines(text)
    valley = read_grid(rows, clouds, is_standard=False)
    for version in range(1, RULES_VERSION + 1):
        if valley.text == standard_valley_of(version).text:
            return standard_valley_of(version)
    return valley


def read_lines(text: str) -> tuple[list[str], dict[str, int]]:
    """The cells row by row, and the clouds by the lower-case letter of their cell."""
    rows: list[str] = []
    clouds: dict[str, int] | None = None
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition("#")[0].split()
        if not words:
            continue
        if words[0] == "clouds:":
            if clouds is not None:
                raise unreadable("clouds-twice", line=number)
            clouds = read_clouds(" ".join(words[1:]), number)
            continue
        for word in words:
            if not re.fullmatch(r"[.SA-Ra-r]", word):
                raise unreadable("no-cell", line=number, word=word)
        if len(words) != SIDE:
            raise unreadable("row", line=number, wanted=SIDE, cells=len(words))
        rows.append("".join(words))
    if len(rows) != SIDE:
        raise unreadable("rows", wanted=SIDE, rows=len(rows))
    # S marks the start cells, so the last area is R.
    return rows, clouds or {}


def read_clouds(text: str, number: int) -> dict[str, int]:
    clouds: dict[str, int] = {}
    for part in text.split(","):
        found = re.fullmatch(r"([a-r]) ([1-9])", part.strip())
        if not found:
            raise unreadable("no-cloud-cell", line=number, word=part.strip())
        if found[1] in clouds:
            raise unreadable("letter-twice", line=number, letter=found[1])
        clouds[found[1]] = int(found[2])
    return clouds


def read_grid(rows: list[str], clouds: dict[str, int], *, is_standard: bool) -> Valley:
    ground = [BORDER] * CELLS
    starts: list[int] = []
    marked: dict[str, int] = {}
    for row, cells in enumerate(rows, 1):
        for column, letter in enumerate(cells, 1):
            cell = row * WIDTH + column
            ground[cell] = BROOK if letter in ".S" else ord(letter.upper()) - ord("A")
            if letter == "S":
                starts.append(cell)
            elif letter.islower():
                if letter in marked:
                    raise unreadable(
                        "two-cloud-cells",
                        area=letter.upper(),
                        first=cell_name(marked[letter]),
                        second=cell_name(cell),
                    )
                marked[letter] = cell
    check_ground(ground)
    check_starts(starts)
    check_clouds(marked, clouds)
    text = "clouds: " + ", ".join(f"{letter} {clouds[letter]}" for letter in sorted(clouds)) + "\n"
    text += "".join(" ".join(row) + "\n" for row in rows)
    return Valley(text, is_standard, ground, starts, {marked[letter]: count for letter, count in clouds.items()})


def check_ground(ground: list[int]) -> None:
    """N1: 18 areas that do not touch, each in one piece and with a token of its size; the brook in one piece."""
    for area in range(AREAS):
        cells = [cell for cell in range(CELLS) if ground[cell] == area]
        name = area_name(area)
        if not cells:
            raise unreadable("no-area", area=name, areas=AREAS, last=area_name(AREAS - 1))
        if reached(ground, cells[0]) != set(cells):
            raise unreadable("area-apart", area=name)
        for cell in cells:
            for step in STEPS:
                other = ground[cell + step]
                if other >= 0 and other != area:
                    raise unreadable("areas-touch", area=name, other=area_name(other), cell=cell_name(cell))
    brook = [cell for cell in range(CELLS) if ground[cell] == BROOK]
    if not brook:
        raise unreadable("no-brook")
    if reached(ground, brook[0]) != set(brook):
        cut_off = min(set(brook) - reached(ground, brook[0]))
        raise unreadable("brook-apart", cell=cell_name(cut_off), first=cell_name(brook[0]))
    tokens = Counter(list(TOKEN_SIZES))
    sizes = Counter(sum(kind == area for kind in ground) for area in range(AREAS))
    for size, count in sorted(sizes.items()):
        if count > tokens[size]:
            raise unreadable("tokens", size=size, count=count, tokens=tokens[size])


def reached(ground: list[int], start: int) -> set[int]:
    """The cells of the same ground that are connected to this one."""
    found = {start}
    ahead = [start]
    while ahead:
        cell = ahead.pop()
        for step in STEPS:
            if ground[cell + step] == ground[start] and cell + step not in found:
                found.add(cell + step)
                ahead.append(cell + step)
    return found


def check_starts(starts: list[int]) -> None:
    if len(starts) != START_CELLS:
        raise unreadable("starts", wanted=START_CELLS, starts=len(starts))


def check_clouds(marked: dict[str, int], clouds: dict[str, int]) -> None:
    if len(marked) != CLOUD_CELLS:
        raise unreadable("cloud-cells", wanted=CLOUD_CELLS, cells=len(marked))
    for letter in sorted(marked):
        if letter not in clouds:
            raise unreadable("uncounted", letter=letter)
    for letter in sorted(clouds):
        if letter not in marked:
            raise unreadable("stray-clouds", letter=letter)
    if sum(clouds.values()) > CLOUDS_TO_LAY:
        raise unreadable("cloud-sum", clouds=sum(clouds.values()), most=CLOUDS_TO_LAY)
