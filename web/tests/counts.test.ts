import { expect, test } from "vitest";
import { countsFor } from "../src/home/counts";
import { seatColour } from "../src/lib/seat-colour";

test("a table can have as many seats as the game says", () => {
  expect(countsFor({ min_players: 1, max_players: 5 }, "bots")).toEqual([1, 2, 3, 4, 5]);
  expect(countsFor({ min_players: 3, max_players: 3 }, "friends")).toEqual([3]);
  expect(countsFor(undefined, "bots")).toEqual([]);
});

test("people play with people from two on", () => {
  expect(countsFor({ min_players: 1, max_players: 3 }, "friends")).toEqual([2, 3]);
  expect(countsFor({ min_players: 1, max_players: 3 }, "here")).toEqual([2, 3]);
});

test("every seat has a colour of the palette", () => {
  expect([0, 3, 5, 6].map(seatColour)).toEqual(["var(--seat-0)", "var(--seat-3)", "var(--seat-5)", "var(--seat-0)"]);
});
