import { expect, test, vi } from "vitest";
import { playersOf, roundFrom } from "../../src/play/seats";

vi.mock("../../src/lib/names", () => ({
  namesOf: (seats: { name?: string; bot?: string }[]) => seats.map(({ name, bot }) => name ?? bot),
}));

test("seats go round the table from one's own; a spectator sits behind the first", () => {
  expect(roundFrom(2, 4)).toEqual([2, 3, 0, 1]);
  expect(roundFrom(-1, 3)).toEqual([0, 1, 2]);
});

test("players have the names of their seats, and say whom the table waits for", () => {
  expect(playersOf([{ name: "Ann" }, { bot: "sapling" }], [1])).toEqual([
    { seat: 0, name: "Ann", bot: "", waiting: false },
    { seat: 1, name: "sapling", bot: "sapling", waiting: true },
  ]);
});
