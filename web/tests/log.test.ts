import { expect, test } from "vitest";
import type { Line } from "../src/lib/wire";
import { entriesOf, namedIn } from "../src/table/log";

const line = (seq: number, more: Partial<Line> = {}): Line => ({ seq, seat: 0, words: { key: "any" }, ...more });
const undo = (seq: number, row: number, seat = 0): Line => line(seq, { seat, kind: "undo", text: String(row) });

test("what was taken back is struck out, and told once", () => {
  const entries = entriesOf([line(0), line(1), line(2), undo(3, 2), undo(4, 1), line(5)]);
  expect(entries.map(({ line, undone, times }) => [line.seq, undone, times])).toEqual([
    [0, false, 1],
    [1, true, 1],
    [2, true, 1],
    [4, false, 2],
    [5, false, 1],
  ]);
});

test("two players who take something back are told apart", () => {
  expect(entriesOf([line(0), line(1), undo(2, 1, 0), undo(3, 0, 1)])).toHaveLength(4);
});

test("a line names the pieces it is about", () => {
  expect(namedIn(line(0, { event: { event: "CardPlayed", seat: 1, card: "oak5", x: 0 } }))).toContain("oak5");
  expect(namedIn(line(0, { event: { event: "DominoPlaced", cells: ["3,4", "3,5"] } }))).toContain("at 3,5");
  expect(namedIn(line(0))).toEqual([]);
});
