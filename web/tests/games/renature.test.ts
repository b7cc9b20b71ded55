// What the board of Renature makes of the text of a valley, of offered choices and of a score sheet.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { freshFrom } from "../../src/games/renature/fresh";
import { between, cellAt, middle, outline, readValley } from "../../src/games/renature/map";
import { notation } from "../../src/games/renature/offers";
import { meant, nextTurn, placementOf, positionsOf, sameWay, writtenAt } from "../../src/games/renature/placements";
import { change, scoredBefore, standing, stepsOf } from "../../src/games/renature/steps";
import type { GameEvent, ScoreSheet } from "../../src/games/renature/wire";
import type { Line } from "../../src/games/board";

const VALLEY = readValley(`clouds: b 2
. S . .
. A A .
. A . .
. . . b
`);

const HAND = ["frog-owl", "bat-bat"];
const CHOICES = [
  "place frog-owl 1,1 1,2",
  "place owl-frog 1,1 1,2",
  "place owl-frog 1,2 1,3",
  "place frog-owl 1,4 2,4",
  "place bat-bat 1,1 2,1",
];

describe("the map", () => {
  test("knows brook, start cells and areas, with and without clouds", () => {
    expect(VALLEY.rows).toBe(4);
    expect(VALLEY.columns).toBe(4);
    expect(VALLEY.areas.map((area) => [area.name, area.cells.map((cell) => cell.name)])).toEqual([
      ["A", ["2,2", "2,3", "3,2"]],
      ["B", ["4,4"]],
    ]);
    expect(VALLEY.brook).toHaveLength(12);
    expect(VALLEY.brook.filter((cell) => cell.start).map((cell) => cell.name)).toEqual(["1,2"]);
    expect(VALLEY.areas[0]!.box).toEqual({ left: 40, top: 40, right: 120, bottom: 120 });
  });

  test("finds cells and their middles", () => {
    expect(middle("2,3")).toEqual({ x: 100, y: 60 });
    expect(between("2,3", "3,3")).toEqual({ x: 100, y: 80 });
    expect(cellAt(middle("4,1"))).toBe("4,1");
  });

  test("draws round an area once, with a corner for every bend", () => {
    const path = outline(VALLEY.areas[0]!.cells, 0, 5);
    expect(path.match(/M/g)).toHaveLength(1);
    expect(path.match(/Q/g)).toHaveLength(6);
    // Cells that meet at a corner only are kept apart: the gap opens into the middle of this ring.
    const ring = ["1,2", "1,3", "2,1", "2,3", "3,1", "3,2", "3,3"].map((name) => VALLEY.cells.get(name)!);
    expect(outline(ring, 0, 5).match(/M/g)).toHaveLength(1);
    expect(outline(ring.reverse(), 0, 5).match(/M/g)).toHaveLength(1);
  });
});

describe("the placements", () => {
  const placements = CHOICES.map((text) => placementOf(notation.read(text), HAND));
  const owl = placements.filter((one) => one.domino === "frog-owl");

  test("are read as whoever has the domino sees them", () => {
    expect(placements.map((one) => [one.domino, one.turned])).toEqual([
      ["frog-owl", 0],
      ["frog-owl", 2],
      ["frog-owl", 2],
      ["frog-owl", 1],
      ["bat-bat", 1],
    ]);
  });

  test("two ways on the same cells are one position", () => {
    expect(positionsOf(owl).map((one) => [one.key, one.ways.length])).toEqual([
      ["1,1 1,2", 2],
      ["1,2 1,3", 1],
      ["1,4 2,4", 1],
    ]);
  });

  test("pointing means the way that is held, or else the nearest that fits", () => {
    const there = between("1,1", "1,2");
    expect(meant(owl, there, 0)?.text).toBe("place frog-owl 1,1 1,2");
    expect(meant(owl, there, 2)?.text).toBe("place owl-frog 1,1 1,2");
    expect(meant(owl, middle("2,4"), 0)?.text).toBe("place frog-owl 1,4 2,4");
    expect(meant(owl, middle("4,1"), 0)).toBeNull();
  });

  test("turning goes on to a way that fits there", () => {
    expect(nextTurn(owl, 0, between("1,1", "1,2"))).toBe(2);
    expect(nextTurn(owl, 0, null)).toBe(1);
    expect(nextTurn(owl, 1, between("1,4", "2,4"))).toBe(2);
  });

  test("a double looks the same after half a turn", () => {
    const double = placements.at(-1)!;
    expect(sameWay(double, 3)).toBe(true);
    expect(sameWay(double, 2)).toBe(false);
  });

  test("what is pointed at is written inside the valley", () => {
    expect(writtenAt("frog-owl", 0, { x: 2, y: 130 }, VALLEY)).toBe("place frog-owl 4,1 4,2");
    expect(writtenAt("frog-owl", 2, { x: 158, y: 10 }, VALLEY)).toBe("place owl-frog 1,3 1,4");
    expect(writtenAt("frog-owl", 1, { x: 90, y: 79 }, VALLEY)).toBe("place frog-owl 2,3 3,3");
    expect(writtenAt("frog-owl", 3, { x: 90, y: 158 }, VALLEY)).toBe("place owl-frog 3,3 4,3");
  });
});

test("new cells and gains come from the events; the final scoring of areas is told elsewhere", () => {
  const scoring = { area: "A", totals: [3, 1, 0], struck: [], main: 3, main_to: 0, secondary: 1, secondary_to: null };
  const words = { key: "" };
  const fresh = freshFrom(
    [
      {
        seq: 4,
        seat: 1,
        words,
        event: { event: "DominoPlaced", seat: 1, domino: "frog-owl", cells: ["1,1", "1,2"], completes: ["A"], beside: ["A"] },
      },
      { seq: 5, seat: 1, words, event: { event: "Planted", seat: 1, plant: "bush", owner: 1, cell: "2,2", area: "A", points: 2 } },
      { seq: 5, seat: 1, words, event: { event: "AreaScored", seat: 1, scoring } },
      { seq: 6, seat: 1, words, event: { event: "AreaScored", seat: null, scoring } },
    ],
    VALLEY,
  );
  expect(fresh.cells).toEqual(["1,1", "1,2", "2,2"]);
  expect(fresh.gains.map(({ seat, points }) => [seat, points])).toEqual([
    [1, 2],
    [0, 3],
  ]);
});

test("the steps of the scoring add up to the totals of the sheet", () => {
  const sheet: ScoreSheet = {
    areas: [
      { area: "A", totals: [1, 2, 0], struck: [], main: 5, main_to: 1, secondary: 2, secondary_to: 0 },
      { area: "B", totals: [0, 2, 0], struck: [], main: 2, main_to: 1, secondary: 1, secondary_to: 1 },
    ],
    seats: [
      { before: 20, areas: 2, clouds: 3, plants: 6, backs: [1, 4], total: 24 },
      { before: 10, areas: 8, clouds: 0, plants: 0, backs: [], total: 18 },
    ],
    outcome: { points: [24, 18], tiebreaks: [2, 0], ranks: [1, 2], winners: [0] },
    values: [1, 2, 3, 4],
  };
  const steps = stepsOf(sheet);
  expect(steps.map((step) => step.kind)).toEqual(["track", "area", "area", "clouds", "plants", "tokens", "end"]);
  expect(standing(sheet, steps, 1)).toEqual([20, 10]);
  expect(standing(sheet, steps, 3)).toEqual([22, 18]);
  expect(change(steps[4]!, 0, sheet.seats[0]!)).toBe(-6);
  expect(standing(sheet, steps, steps.length)).toEqual(sheet.seats.map((line) => line.total));
});

test("areas completed during the game are told once, as they were told last", () => {
  const scored = (area: string, seat: number | null, main_to: number | null): Line<GameEvent> => ({
    seq: 0,
    seat: 0,
    words: { key: "" },
    event: { event: "AreaScored", seat, scoring: { area, totals: [], struck: [], main: 2, main_to, secondary: 1, secondary_to: null } },
  });
  const lines = [scored("A", 0, 1), scored("B", 1, 1), scored("A", 0, 0), scored("C", 0, 0), scored("D", null, 0)];
  const found = scoredBefore(lines, new Set(["A", "B", "D"]));
  expect(found.map(({ area, main_to }) => [area, main_to])).toEqual([
    ["B", 1],
    ["A", 0],
  ]);
});

/** How light a colour is to an eye that sees none: the relative luminance of WCAG. */
function light(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test("land and water differ without any colour, by day and by night", () => {
  const css = readFileSync(resolve(import.meta.dirname, "../../src/games/renature/renature.css"), "utf8");
  const all = (name: string) => [...css.matchAll(new RegExp(`--ren-${name}: (#[0-9a-f]{6})`, "g"))].map((found) => light(found[1]!));
  const water = all("water");
  expect(water).toHaveLength(2);
  for (const kind of ["area-0", "area-1", "area-2"])
    for (const [theme, land] of all(kind).entries()) {
      const [less, more] = [land, water[theme]!].sort((one, two) => one - two);
      expect((more! + 0.05) / (less! + 0.05)).toBeGreaterThan(1.4);
    }
});
