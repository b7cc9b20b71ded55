"""Draws trees.svg: the ten trees, their emblems, the digits and the back of a card.

python web/src/games/arboretum/art/draw.py

A tree is a symbol of 100 x 110 that stands on y = 104, an emblem one of 24 x 24 that takes the colour of the text.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from pathlib import Path

from pen import Point, crown, drawn, filled, flower, leaf, limb, line, rounds, scattered, shaped, smooth, turned

GROUND = 104.0


def blue_spruce() -> str:
    chance = random.Random(3)
    base, light, edge = "#4d7f9e", "#7fb0c6", "#1f4259"
    parts = [filled(limb([(50, 92), (50, GROUND)], [6, 8]), "#7a5a43", "#3d2a1f")]
    tiers = [(70, 97, 38), (55, 85, 33), (41, 71, 28), (28, 57, 22), (16, 43, 16.5), (5, 29, 10.5)]
    for top, low, half in tiers:
        teeth = max(3, round(half / 5.2))
        edge_points: list[Point] = [(50, top)]
        for tooth in range(teeth * 2 + 1):
            x = 50 + half - 2 * half * tooth / (teeth * 2)
            tip = 2.2 if tooth % 2 == 0 else -5 - chance.random()
            edge_points.append((x, low + tip - 4.5 * (abs(x - 50) / half) ** 2))
        shade = line(edge_points) + "Z"
        inner = [(50, top + 4)] + [(50 - (50 - x) * 0.82 - 1, y - 3.2) for x, y in edge_points[1:] if x <= 51]
        parts += [filled(shade, base, edge), filled(line(inner) + "Z", light)]
    parts.append(filled(leaf(50, 1.5, 9, 3, 90), light, edge, 1.6))
    return "".join(parts)


def cassia() -> str:
    chance = random.Random(11)
    gold, light, edge = "#eeb51d", "#ffdf6b", "#8a5a00"
    bark = filled(limb([(47, GROUND), (49, 80), (46, 60), (36, 40)], [9, 6.5, 5.5, 3]), "#8c6a4c", "#43301f")
    bark += filled(limb([(48, 84), (54, 62), (66, 44)], [5, 4.5, 3]), "#8c6a4c", "#43301f")
    top = [(30, 32, 16), (50, 21, 18), (70, 31, 16), (16, 43, 10), (84, 43, 10), (50, 38, 15)]
    parts = [bark, crown(top, "#6d9a3f", "#93bd5c", "#33501b")]
    heads = [
        (13, 42),
        (22, 36),
        (31, 45),
        (40, 35),
        (49, 47),
        (58, 36),
        (67, 46),
        (77, 37),
        (86, 43),
        (33, 22),
        (50, 15),
        (66, 23),
    ]
    for x, y in heads:
        drops = chance.randint(6, 7) if y > 30 else 5
        sway = chance.uniform(-0.5, 0.5)
        chain = [
            (x + sway * i + (1.7 if i % 2 else -1.7) * (1 - i / drops), y + i * 5.0, 4.3 - 0.42 * i)
            for i in range(drops)
        ]
        parts.append(filled(rounds(chain), gold, edge, 1.8))
        parts.append(filled(rounds([(a - 0.9, b - 0.9, r * 0.5) for a, b, r in chain]), light))
    return "".join(parts)


def cherry_blossom() -> str:
    chance = random.Random(5)
    bark, dark = "#5b3b3d", "#2f1c20"
    wood = limb([(55, GROUND), (52, 88), (44, 76), (47, 60), (40, 44)], [11, 8.5, 8, 6.5, 3])
    wood += limb([(45, 76), (32, 66), (20, 60), (12, 58)], [6, 5, 3.6, 2]) + limb(
        [(46, 66), (60, 56), (74, 52), (86, 54)], [6, 5, 3.6, 2]
    )
    wood += limb([(58, 57), (64, 44), (64, 34)], [4, 3.2, 2])
    clouds = [
        (18, 50, 13),
        (32, 38, 16),
        (50, 25, 17),
        (68, 33, 15),
        (83, 47, 13),
        (40, 52, 9),
        (62, 50, 9),
        (8, 57, 7),
        (92, 57, 6.5),
    ]
    parts = [filled(wood, bark, dark), crown(clouds, "#ef9db6", "#fbc8d5", "#a3456a")]
    for x, y in scattered(clouds, 15, 11.5, chance, 4):
        parts.append(filled(flower(x, y, 5.4, 5, chance.uniform(0, 72), notch=0.16), "#fff1f4", "#cf6d8f", 1))
        parts.append(filled(rounds([(x, y, 1.2)]), "#d24a78"))
    petals = "".join(
        leaf(x, y, 4.6, 2.6, a) for x, y, a in [(22, 78, 30), (76, 74, 140), (84, 90, 20), (30, 95, 160), (66, 88, 60)]
    )
    return "".join(parts) + filled(petals, "#f7b4c7", "#b9587e", 0.9)


def dogwood() -> str:
    chance = random.Random(8)
    base, light, edge = "#7f918b", "#a9b8b0", "#35433e"
    parts = [filled(limb([(50, GROUND), (51, 80), (49, 50), (50, 20)], [8.5, 6.5, 5, 2.5]), "#6d5b50", "#33291f")]
    blooms: list[Point] = []
    for y, half in [(80, 42), (62, 36), (44.5, 29), (28, 21), (13, 11)]:
        count = max(4, round(half / 3.4))
        along = [2 * i / (count - 1) - 1 for i in range(count)]
        tier = [(50 + half * t, y - 3.6 * (1 - t * t) + chance.uniform(-0.8, 0.8), 6.4 - 2.8 * t * t) for t in along]
        parts.append(filled(rounds(tier), base, edge))
        parts.append(filled(rounds([(a - 1, b - 2, r * 0.6) for a, b, r in tier]), light))
        spread = max(1, round(half / 10.5))
        for i in range(spread):
            away = 0.0 if spread == 1 else half * 0.82 * (2 * i / (spread - 1) - 1)
            blooms.append((50 + away, y - 3 + chance.uniform(-1.5, 1)))
    for x, y in blooms:
        parts.append(
            filled(flower(x, y, 7, 4, chance.uniform(30, 60), notch=0.22, width=0.5), "#fffdf5", "#4c5a55", 1.3)
        )
        parts.append(filled(rounds([(x, y, 1.7)]), "#a7b04a"))
    return "".join(parts)


def jacaranda() -> str:
    chance = random.Random(21)
    base, light, edge = "#7d63b8", "#a48bd9", "#3b2a6b"
    wood = limb([(46, GROUND), (45, 88), (36, 68), (24, 46)], [9, 7, 5.5, 3])
    wood += limb([(52, GROUND), (54, 86), (64, 66), (77, 46)], [9, 6.5, 5, 3]) + limb(
        [(49, 92), (50, 70), (50, 40)], [6, 5, 3]
    )
    ring = [(50 + 38 * math.cos(a), 44 - 28 * math.sin(a), 9) for a in (math.pi * i / 10 for i in range(11))]
    hem = [(22, 50, 8), (35, 50, 8), (50, 51, 8), (65, 50, 8), (78, 50, 8)]
    dome = [*ring, *hem, (50, 35, 20), (28, 39, 15), (72, 39, 15)]
    parts = [filled(wood, "#7b6552", "#3a2d22"), filled(rounds(dome), base, edge)]
    lit = [*((x - 1.6, y - 2.4, 6.2) for x, y, _ in ring[3:]), (46, 29, 14), (28, 36, 11), (64, 33, 11)]
    parts.append(filled(rounds(lit), light))
    for x, y in scattered([(30, 37, 20), (50, 30, 20), (70, 37, 20), (50, 44, 18)], 13, 11.5, chance, 2):
        parts.append(filled(bell(x, y, 5.6, chance.uniform(-25, 25)), "#e6dcfb", "#4d3a86", 1.1))
    fallen = [(14, 101, 10), (27, 104, -10), (70, 102, 8), (84, 104, 170), (90, 98, 20), (36, 99, 30)]
    return "".join(parts) + filled("".join(leaf(x, y, 5, 2.4, a) for x, y, a in fallen), "#9a82d2", "#4d3a86", 0.9)


BELL_HALF: list[Point] = [
    (0, -1),
    (0.2, -0.85),
    (0.24, -0.3),
    (0.5, 0.12),
    (0.95, 0.3),
    (0.85, 0.66),
    (0.5, 0.72),
    (0.28, 0.94),
    (0, 0.84),
]


def bell(x: float, y: float, size: float, angle: float) -> str:
    """A trumpet that hangs down."""
    shape = BELL_HALF + [(-a, b) for a, b in BELL_HALF[-2:0:-1]]
    return smooth(turned(shape, x, y, size, angle))


MAPLE_HALF: list[Point] = [
    (0, -1),
    (0.2, -0.58),
    (0.44, -0.7),
    (0.38, -0.3),
    (0.62, -0.46),
    (0.7, -0.32),
    (1, -0.3),
    (0.84, -0.08),
    (0.94, 0.06),
    (0.52, 0.3),
    (0.58, 0.46),
    (0.07, 0.4),
]


def maple_leaf(x: float, y: float, size: float, angle: float) -> str:
    shape = MAPLE_HALF + [(0.05, 0.95), (-0.05, 0.95)] + [(-a, b) for a, b in MAPLE_HALF[:0:-1]]
    return line(turned(shape, x, y, size, angle)) + "Z"


def maple() -> str:
    chance = random.Random(2)
    base, light, edge = "#e0701c", "#f7a046", "#7c2f06"
    wood = (
        limb([(50, GROUND), (50, 84), (49, 56)], [10, 7.5, 4])
        + limb([(50, 82), (36, 64)], [4.5, 2.5])
        + limb([(50, 80), (64, 62)], [4.5, 2.5])
    )
    outline: list[Point] = []
    for i in range(56):
        a = math.tau * i / 56 - math.pi / 2
        far = (1.03 if i % 2 else 0.93) + 0.035 * math.sin(5 * a) + chance.uniform(-0.02, 0.02)
        outline.append((50 + (37 + 4 * math.sin(a)) * far * math.cos(a), 43 + 40 * far * math.sin(a)))
    parts = [filled(wood, "#7c5640", "#3b2417"), filled(line(outline) + "Z", base, edge)]
    inner = [(50 - 4 + (x - 50) * 0.72, 43 - 5 + (y - 43) * 0.72) for x, y in outline]
    parts.append(filled(line(inner) + "Z", light))
    for x, y in scattered([(50, 42, 31)], 12, 14.5, chance, 1):
        parts.append(
            filled(
                maple_leaf(x, y, 7, chance.uniform(-40, 40)),
                chance.choice(["#c9481a", "#ffd08a", "#d9591b"]),
                "#7c2f06",
                1.1,
            )
        )
    parts.append(filled(maple_leaf(82, 90, 5.5, 30) + maple_leaf(20, 97, 5.5, -50), "#e0701c", edge, 1.1))
    return "".join(parts)


def acorn(x: float, y: float, size: float) -> str:
    nut = shaped("M-.54,0Q-.5,.8 0,1.25Q.5,.8 .54,0Z", x, y, size)
    cup = shaped("M-.68,.12Q-.6,-.6 0,-.6Q.6,-.6 .68,.12Z", x, y, size)
    return filled(nut, "#e2b25c", "#4a2f14", 1.3) + filled(cup, "#7b4f24", "#3c230d", 1.3)


OAK_HALF: list[Point] = [
    (0, -1),
    (0.28, -0.86),
    (0.24, -0.6),
    (0.5, -0.48),
    (0.34, -0.2),
    (0.56, 0),
    (0.34, 0.2),
    (0.4, 0.46),
    (0.08, 0.62),
]


def oak_leaf(x: float, y: float, size: float, angle: float) -> str:
    shape = OAK_HALF + [(0.05, 1), (-0.05, 1)] + [(-a, b) for a, b in OAK_HALF[:0:-1]]
    return smooth(turned(shape, x, y, size, angle))


def oak() -> str:
    chance = random.Random(9)
    base, light, edge = "#8d6233", "#b88a4e", "#3f260e"
    wood = smooth(
        [
            (28, GROUND),
            (39, 98),
            (41, 84),
            (37, 66),
            (22, 52),
            (30, 48),
            (46, 62),
            (50, 40),
            (56, 62),
            (70, 48),
            (78, 52),
            (64, 66),
            (59, 84),
            (61, 98),
            (72, GROUND),
            (50, 102),
        ]
    )
    round_crown = [
        (16, 50, 14),
        (22, 32, 15),
        (40, 19, 16),
        (62, 19, 16),
        (79, 33, 15),
        (85, 51, 13),
        (50, 42, 20),
        (33, 54, 11),
        (67, 54, 11),
    ]
    parts = [filled(wood, "#6a4a30", "#2f1d0f"), drawn("M46 96Q48 84 45 72M54 94Q53 84 56 74", "#2f1d0f", 1.2)]
    parts.append(crown(round_crown, base, light, edge))
    for x, y in scattered(round_crown, 11, 15, chance, 7):
        parts.append(
            filled(oak_leaf(x, y, 7, chance.uniform(-60, 60)), chance.choice(["#d3a860", "#7a4f22"]), "#4d3010", 1)
        )
    parts += [acorn(x, y, 5) for x, y in [(14, 57), (31, 60), (70, 60), (87, 56), (50, 56)]]
    return "".join(parts)


def royal_poinciana() -> str:
    chance = random.Random(4)
    wood = limb([(50, GROUND), (49, 90), (42, 76), (27, 60), (12, 50)], [10, 8, 6, 4.5, 2]) + limb(
        [(50, 88), (60, 74), (75, 59), (88, 50)], [7, 6, 4.5, 2]
    )
    wood += limb([(47, 84), (47, 66), (38, 46)], [5, 4, 2]) + limb([(53, 82), (58, 64), (62, 46)], [5, 4, 2])
    under = [(11 + 78 * i / 10, 49 - 3 * math.sin(math.pi * i / 10), 6.2) for i in range(11)]
    top = [
        (11 + 78 * i / 9, 40 - 12 * math.sin(math.pi * i / 9), 8.4 + 2.4 * math.sin(math.pi * i / 9)) for i in range(10)
    ]
    top += [(26, 42, 9), (50, 38, 12), (74, 42, 9)]
    parts = [filled(wood, "#80624a", "#3a2a1c"), filled(rounds(under), "#55803c", "#27421a")]
    fringe = "".join(leaf(x + dx, 50, 7.5, 2, 90 - dx * 5) for x, _, _ in under for dx in (-2.6, 2.6))
    parts += [filled(fringe, "#6f9c4e", "#27421a", 0.9), filled(rounds(top), "#cf2f27", "#6b0f10")]
    parts.append(filled(rounds([(x - 1.8, y - 2.4, r * 0.62) for x, y, r in top]), "#ef5b46"))
    for x, y in scattered(
        [(20, 38, 9), (38, 33, 10), (56, 32, 10), (74, 36, 9), (85, 40, 5), (14, 41, 5)], 12, 9, chance, 1
    ):
        parts.append(filled(flower(x, y, 5.6, 5, chance.uniform(0, 72), width=0.24), "#ffc04d", "#7d1712", 1))
    return "".join(parts)


def tulip(x: float, y: float, size: float) -> str:
    cup = shaped("M-1,-1Q-1.05,1 0,1Q1.05,1 1,-1L.45,-.35L0,-1.1L-.45,-.35Z", x, y, size)
    band = shaped("M-.93,.1Q0,.75 .93,.1L.7,.6Q0,1.1 -.7,.6Z", x, y, size)
    return filled(cup, "#fff0a8", "#4f5f14", 1.3) + filled(band, "#f08a3c")


def tulip_poplar() -> str:
    chance = random.Random(6)
    base, light, edge = "#9cbd3c", "#c5dd72", "#45600f"
    wood = limb([(50, GROUND), (50, 70), (50, 10)], [8.5, 6, 2])
    column = [
        (50, 11, 9),
        (44, 24, 10),
        (57, 25, 10),
        (41, 40, 12),
        (59, 41, 12),
        (39, 57, 13),
        (61, 58, 13),
        (42, 73, 11),
        (59, 74, 11),
        (50, 50, 14),
        (50, 34, 11),
    ]
    parts = [filled(wood, "#8f7a5e", "#3d3120"), crown(column, base, light, edge)]
    spots = [(50, 15), (41, 29), (59, 33), (46, 45), (35, 58), (62, 55), (49, 65), (64, 74), (40, 77)]
    parts += [tulip(x, y, 4.4) for x, y in spots]
    ticks = "".join(leaf(x, y, 4, 1.6, chance.uniform(30, 150)) for x, y in scattered(column, 10, 12, chance, 4))
    return "".join(parts[:2]) + filled(ticks, "#7da02b") + "".join(parts[2:])


def willow() -> str:
    chance = random.Random(14)
    base, light, edge = "#3d7a4b", "#6ba86b", "#143a24"
    wood = limb([(44, GROUND), (47, 86), (55, 66), (52, 40)], [12, 9, 7, 4]) + limb([(54, 66), (66, 48)], [5, 3])
    dome = [(50, 28, 21), (31, 35, 15), (69, 35, 15), (18, 44, 10), (82, 44, 10)]
    behind: list[str] = []
    front: list[str] = []
    for i in range(19):
        x = 9 + 82 * i / 18
        high = 44 - 26 * math.sin(math.pi * (i + 0.5) / 19)
        low = 96 - 7 * chance.random() - (9 if i % 2 else 0) - 5 * math.sin(math.pi * i / 18)
        sway = (x - 50) * 0.1 + chance.uniform(-1.5, 1.5)
        strand = limb(
            [(50 + (x - 50) * 0.86, high + 10), (x, (high + low) / 2), (x + sway * 0.6, low)], [5.6, 6.6, 1.2]
        )
        (front if i % 2 else behind).append(strand)
    parts = [
        filled("".join(behind), "#2f6440", edge, 1.8),
        filled(wood, "#6f5a42", "#32261a"),
        filled(rounds(dome), base, edge),
    ]
    lit = "".join(leaf(x, y, 12, 3, 90 + (x - 50) * -0.5) for x, y in scattered(dome, 16, 8.5, chance, 5))
    parts += [
        filled("".join(front), base, edge, 1.8),
        filled(rounds([(x - 3, y - 4, r * 0.72) for x, y, r in dome]), base),
        filled(lit, light),
    ]
    ribs = []
    for i in range(1, 19, 2):
        x = 9 + 82 * i / 18
        for y in (56, 64, 72, 80):
            side, down = (1 if chance.random() < 0.5 else -1), y + chance.uniform(-3, 3)
            ribs.append(leaf(x + side * 0.6 + (x - 50) * (y - 60) * 0.002, down, 6.4, 1.7, 90 - 26 * side))
    return "".join(parts) + filled("".join(ribs), light)


TREES: dict[str, Callable[[], str]] = {
    tree.__name__: tree
    for tree in (
        blue_spruce,
        cassia,
        cherry_blossom,
        dogwood,
        jacaranda,
        maple,
        oak,
        royal_poinciana,
        tulip_poplar,
        willow,
    )
}


def emblems() -> dict[str, str]:
    """The sign of each species, told by its outline alone; drawn in the colour of the text."""
    drops = [
        (6.6, 4.4, 3.6),
        (17.4, 4.4, 3.6),
        (12, 6.6, 3.8),
        (8, 11.4, 3.3),
        (16, 11.4, 3.3),
        (12, 15.8, 3.1),
        (12, 21, 2.4),
    ]
    petals = [(12 + 6.8 * math.sin(a), 12.6 - 6.8 * math.cos(a), 4.5) for a in around(5)]
    leaflets = "".join(
        leaf(12, 9 + 3.8 * i, 10 - abs(i - 1) * 0.7, 2.6, side) for i in range(4) for side in (-32, -148)
    )
    return {
        "blue_spruce": "M12 .6L17 8H14.6L19.4 14.4H16.4L22 21H13.8V23.6H10.2V21H2L7.6 14.4H4.6L9.4 8H7Z",
        "cassia": rounds(drops),
        "cherry_blossom": rounds(petals),
        "dogwood": flower(12, 12, 13.6, 4, 45, notch=0.3, width=0.42),
        "jacaranda": bell(12, 12, 11.8, 0),
        "maple": maple_leaf(12, 12, 11.8, 0),
        "oak": "M4.6 11.4H19.4Q19 19.4 12 23.6Q5 19.4 4.6 11.4ZM3 9.8Q3.6 4.4 11 4.1V1H13V4.1Q20.4 4.4 21 9.8Z",
        "royal_poinciana": leaflets + leaf(12, 9, 8.6, 2.6, -90) + "M11.2 8H12.8V23.8H11.2Z",
        "tulip_poplar": "M3.6 3Q2.6 18.6 12 18.6T20.4 3L15.8 8L12 1.6L8.2 8ZM10.6 18H13.4V23.6H10.6Z",
        "willow": leaf(12, 1, 22.4, 6.2, 90) + leaf(10.2, 1.6, 19, 5.6, 124) + leaf(13.8, 1.6, 19, 5.6, 56),
    }


def back() -> str:
    """Leaves on a lattice around a medallion."""
    leaves = []
    for row in range(9):
        for column in range(6 + row % 2):
            x, y = 14 + 14.4 * column - 7.2 * (row % 2), 12 + 14.5 * row
            if 9 < x < 91 and math.hypot(x - 50, y - 70) > 27:
                leaves += [leaf(x, y + 4.5, 8, 2.4, -90 + turn) for turn in (-38, 0, 38)]
    wreath = [leaf(50 + 20 * math.sin(a), 70 - 20 * math.cos(a), 8, 2.8, math.degrees(a) + 24) for a in around(18)]
    parts = ['<rect width="100" height="140" rx="9" fill="#2d5a43"/>', filled("".join(leaves), "#3f7357")]
    parts.append(
        '<rect x="4.5" y="4.5" width="91" height="131" rx="6" fill="none" stroke="#d8c68c" stroke-width="1.6"/>'
    )
    parts += [filled(rounds([(50, 70, 25)]), "#24493a", "#d8c68c", 3), filled("".join(wreath), "#d8c68c")]
    tree = [(50, 61, 8), (43, 67, 6.5), (57, 67, 6.5)]
    parts += [filled(limb([(50, 83), (50, 66)], [4, 2.4]), "#d8c68c"), filled(rounds(tree), "#8fbf86", "#d8c68c", 2)]
    return "".join(parts)


def around(count: int) -> list[float]:
    return [math.tau * i / count for i in range(count)]


def main() -> None:
    symbols = [f'<symbol id="arb-tree-{name}" viewBox="0 0 100 110">{tree()}</symbol>' for name, tree in TREES.items()]
    symbols += [
        f'<symbol id="arb-sign-{name}" viewBox="0 0 24 24"><path d="{d}" fill="currentColor"/></symbol>'
        for name, d in emblems().items()
    ]
    box = 'viewBox="0 0 30 40"'
    symbols += [
        f'<symbol id="arb-value-{digit}" {box}><text class="arb-value" x="15" y="34">{digit}</text></symbol>'
        for digit in range(10)
    ]
    symbols.append(f'<symbol id="arb-back" viewBox="0 0 100 140">{back()}</symbol>')
    text = '<svg xmlns="http://www.w3.org/2000/svg">\n' + "\n".join(symbols) + "\n</svg>\n"
    Path(__file__).with_name("trees.svg").write_text(text)


if __name__ == "__main__":
    main()
