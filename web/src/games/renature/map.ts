// The valley as something to draw: the text of the map becomes cells, areas and outlines. One cell is 40 units wide.

import type { Point } from "../../play/points";

export const UNIT = 40;

export interface Cell {
  name: string;
  row: number;
  column: number;
  /** The letter of its area; "" is brook. */
  area: string;
  start: boolean;
}

export interface Area {
  name: string;
  cells: Cell[];
  outline: string;
  /** The upper left and lower right corner of all its cells. */
  box: { left: number; top: number; right: number; bottom: number };
}

export interface Valley {
  rows: number;
  columns: number;
  cells: Map<string, Cell>;
  brook: Cell[];
  areas: Area[];
}

/** The middle of a cell. */
export function middle(cell: string): Point {
  const [row = 0, column = 0] = cell.split(",").map(Number);
  return { x: (column - 0.5) * UNIT, y: (row - 0.5) * UNIT };
}

/** The middle between two cells. */
export function between(first: string, second: string): Point {
  const one = middle(first);
  const two = middle(second);
  return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
}

export function cellAt(point: Point): string {
  return `${Math.floor(point.y / UNIT) + 1},${Math.floor(point.x / UNIT) + 1}`;
}

export function readValley(text: string): Valley {
  const lines = text.split("\n").filter((line) => line.trim() && !line.startsWith("clouds:"));
  const cells = new Map<string, Cell>();
  const byArea = new Map<string, Cell[]>();
  lines.forEach((line, y) =>
    line
      .trim()
      .split(/\s+/)
      .forEach((letter, x) => {
        const brook = letter === "." || letter === "S";
        const cell = {
          name: `${y + 1},${x + 1}`,
          row: y + 1,
          column: x + 1,
          area: brook ? "" : letter.toUpperCase(),
          start: letter === "S",
        };
        cells.set(cell.name, cell);
        if (!brook) byArea.set(cell.area, [...(byArea.get(cell.area) ?? []), cell]);
      }),
  );
  const areas = [...byArea].sort(([one], [two]) => (one < two ? -1 : 1)).map(([name, own]) => areaOf(name, own));
  const every = [...cells.values()];
  return {
    rows: lines.length,
    columns: Math.max(0, ...every.map((cell) => cell.column)),
    cells,
    brook: every.filter((cell) => !cell.area),
    areas,
  };
}

function areaOf(name: string, cells: Cell[]): Area {
  const rows = cells.map((cell) => cell.row);
  const columns = cells.map((cell) => cell.column);
  return {
    name,
    cells,
    outline: outline(cells, 2.5, 11),
    box: {
      left: (Math.min(...columns) - 1) * UNIT,
      top: (Math.min(...rows) - 1) * UNIT,
      right: Math.max(...columns) * UNIT,
      bottom: Math.max(...rows) * UNIT,
    },
  };
}

/** What stands in an area. */
export function standingIn<Plant extends readonly [cell: string, ...rest: unknown[]]>({ cells }: Area, plants: Plant[]): Plant[] {
  const there = new Set(cells.map((cell) => cell.name));
  return plants.filter(([cell]) => there.has(cell));
}

interface Edge {
  from: Point;
  to: Point;
  way: Point;
}

/** The edge of a group of cells as a path, drawn in by `inset` and rounded. The group lies on the right of every edge. */
export function outline(cells: Cell[], inset: number, radius: number): string {
  const there = new Set(cells.map((cell) => cell.name));
  const edges: Edge[] = [];
  const add = (x: number, y: number, way: Point) => edges.push({ from: { x, y }, to: { x: x + way.x, y: y + way.y }, way });
  for (const { row, column } of cells) {
    if (!there.has(`${row - 1},${column}`)) add(column - 1, row - 1, { x: 1, y: 0 });
    if (!there.has(`${row},${column + 1}`)) add(column, row - 1, { x: 0, y: 1 });
    if (!there.has(`${row + 1},${column}`)) add(column, row, { x: -1, y: 0 });
    if (!there.has(`${row},${column - 1}`)) add(column - 1, row, { x: 0, y: -1 });
  }
  let path = "";
  while (edges.length > 0) path += rounded(corners(loop(edges), inset), radius);
  return path;
}

/** Takes one closed line of edges out; where two cells meet at a corner only, it turns right and keeps them apart. */
function loop(edges: Edge[]): Edge[] {
  const found = [edges.shift()!];
  for (;;) {
    const last = found.at(-1)!;
    const next = [found[0]!, ...edges].filter((edge) => edge.from.x === last.to.x && edge.from.y === last.to.y);
    const right = next.find((edge) => edge.way.x === -last.way.y && edge.way.y === last.way.x);
    const taken = right ?? next[0]!;
    if (taken === found[0]) return found;
    edges.splice(edges.indexOf(taken), 1);
    found.push(taken);
  }
}

function corners(edges: Edge[], inset: number): Point[] {
  const points: Point[] = [];
  edges.forEach((edge, i) => {
    const before = edges.at(i - 1)!;
    if (before.way.x === edge.way.x && before.way.y === edge.way.y) return;
    const inwards = { x: -before.way.y - edge.way.y, y: before.way.x + edge.way.x };
    points.push({ x: edge.from.x * UNIT + inset * inwards.x, y: edge.from.y * UNIT + inset * inwards.y });
  });
  return points;
}

function rounded(points: Point[], radius: number): string {
  const towards = (from: Point, to: Point): string => {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const share = Math.min(radius, length / 2) / length;
    return `${(from.x + (to.x - from.x) * share).toFixed(1)} ${(from.y + (to.y - from.y) * share).toFixed(1)}`;
  };
  const parts = points.map((point, i) => {
    const before = points.at(i - 1)!;
    const after = points[(i + 1) % points.length]!;
    return `${i === 0 ? "M" : "L"}${towards(point, before)}Q${point.x.toFixed(1)} ${point.y.toFixed(1)} ${towards(point, after)}`;
  });
  return `${parts.join("")}Z`;
}
