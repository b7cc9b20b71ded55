"""The pen that trees.svg is drawn with: soft curves, leaves, flowers, crowns, as SVG path text."""

from __future__ import annotations

import math
import random
import re
from collections.abc import Sequence

Point = tuple[float, float]
Circle = tuple[float, float, float]
POINT = r"(-?[0-9.]+),(-?[0-9.]+)"


def n(value: float) -> str:
    """A number as short as it can be at a tenth of a unit."""
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def line(points: Sequence[Point]) -> str:
    return "M" + "L".join(f"{n(x)} {n(y)}" for x, y in points)


def smooth(points: Sequence[Point], *, closed: bool = True) -> str:
    """A soft curve through the points."""
    count = len(points)

    def at(i: int) -> Point:
        return points[i % count] if closed else points[max(0, min(count - 1, i))]

    parts = [f"M{n(points[0][0])} {n(points[0][1])}"]
    for i in range(count if closed else count - 1):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = at(i - 1), at(i), at(i + 1), at(i + 2)
        first, second = (bx + (cx - ax) / 6, by + (cy - ay) / 6), (cx - (dx - bx) / 6, cy - (dy - by) / 6)
        parts.append(f"C{n(first[0])} {n(first[1])} {n(second[0])} {n(second[1])} {n(cx)} {n(cy)}")
    return "".join(parts) + ("Z" if closed else "")


def rounds(circles: Sequence[Circle]) -> str:
    """Circles as one path, so that a stroke painted first outlines their union."""
    return "".join(
        f"M{n(x - r)} {n(y)}a{n(r)} {n(r)} 0 1 0 {n(2 * r)} 0a{n(r)} {n(r)} 0 1 0 {n(-2 * r)} 0z" for x, y, r in circles
    )


def turned(points: Sequence[Point], x: float, y: float, size: float, angle: float) -> list[Point]:
    """Points of a unit shape, scaled, turned by degrees and moved."""
    c, s = math.cos(math.radians(angle)) * size, math.sin(math.radians(angle)) * size
    return [(x + px * c - py * s, y + px * s + py * c) for px, py in points]


def shaped(path: str, x: float, y: float, size: float) -> str:
    """A path whose points are written `a,b` in units of the size, moved to (x, y)."""
    return re.sub(POINT, lambda at: f"{n(x + float(at[1]) * size)} {n(y + float(at[2]) * size)}", path)


def leaf(x: float, y: float, length: float, width: float, angle: float) -> str:
    """A lens from (x, y) outwards; 0 degrees points right."""
    (tx, ty), (ax, ay), (bx, by) = turned(
        [(1, 0), (0.45, width / length), (0.45, -width / length)], x, y, length, angle
    )
    return f"M{n(x)} {n(y)}Q{n(ax)} {n(ay)} {n(tx)} {n(ty)}Q{n(bx)} {n(by)} {n(x)} {n(y)}Z"


def flower(
    x: float, y: float, size: float, petals: int, angle: float, *, notch: float = 0.0, width: float = 0.4
) -> str:
    """Petals around a middle, each with a dent at its tip."""
    parts = []
    for petal in range(petals):
        shape = [
            (0.04, 0.0),
            (0.52, width),
            (0.96, width * 0.6),
            (1 - notch, 0.0),
            (0.96, -width * 0.6),
            (0.52, -width),
        ]
        parts.append(smooth(turned(shape, x, y, size, angle + 360 * petal / petals)))
    return "".join(parts)


def scattered(
    circles: Sequence[Circle], count: int, apart: float, chance: random.Random, inset: float = 3.0
) -> list[Point]:
    """Places inside the circles, none closer to another than `apart`."""
    found: list[Point] = []
    for _ in range(4000):
        x0, y0, r = chance.choices(circles, [c[2] ** 2 for c in circles])[0]
        turn, far = chance.uniform(0, math.tau), (r - inset) * math.sqrt(chance.random())
        x, y = x0 + far * math.cos(turn), y0 + far * math.sin(turn)
        if all(math.hypot(x - a, y - b) >= apart for a, b in found):
            found.append((x, y))
        if len(found) == count:
            break
    return found


def filled(d: str, fill: str, edge: str = "", width: float = 1.9) -> str:
    """A shape; its edge is painted first, so that only the outer half is seen."""
    outline = f' stroke="{edge}" stroke-width="{n(width)}" paint-order="stroke" stroke-linejoin="round"' if edge else ""
    return f'<path d="{d}" fill="{fill}"{outline}/>'


def drawn(d: str, stroke: str, width: float) -> str:
    ends = 'stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="{d}" fill="none" stroke="{stroke}" stroke-width="{n(width)}" {ends}/>'


def limb(points: Sequence[Point], widths: Sequence[float]) -> str:
    """A branch that tapers along its points."""
    left, right = [], []
    for i, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[max(0, i - 1)], points[min(len(points) - 1, i + 1)]
        length = math.hypot(bx - ax, by - ay) or 1
        dx, dy = -(by - ay) / length * widths[i] / 2, (bx - ax) / length * widths[i] / 2
        left.append((x + dx, y + dy))
        right.append((x - dx, y - dy))
    return smooth(left, closed=False) + smooth(right[::-1], closed=False).replace("M", "L", 1) + "Z"


def crown(circles: Sequence[Circle], base: str, light: str, edge: str, shift: float = 0.24) -> str:
    """A leafy crown in two tones: light falls from the upper left."""
    lit = [(x - r * shift, y - r * shift, r * 0.68) for x, y, r in circles]
    return filled(rounds(circles), base, edge) + filled(rounds(lit), light)
