import { expect, it } from "vitest";
import { flightOf } from "../../src/games/treehouse/flights";

it("a room flies from where it was shown into its tree, or to the seat if the tree is not shown", () => {
  const event = { event: "RoomBuilt", seat: 2, room: "red7", level: 3, place: 1, marker: "left" } as const;
  expect(flightOf(event)).toEqual({ piece: "red7", from: ["red7", "slot 2", "seat 2"], to: ["red7", "tree 2"] });
});

it("a condition card flies to the seat that takes it", () => {
  const event = { event: "ConditionTaken", seat: 1, condition: "two" } as const;
  expect(flightOf(event)).toEqual({ piece: "two", from: ["two"], to: ["card 1", "slot 1", "seat 1"] });
});

it("a condition card flies onto its colour, where it is not seen before", () => {
  const event = { event: "ConditionLaid", seat: 1, colour: "blue", condition: "none" } as const;
  const { piece, from, to } = flightOf(event)!;
  expect(from).toEqual(["card 1", "seat 1"]);
  expect(to).toEqual([piece]);
});

it("nothing flies where nothing is seen to move", () => {
  expect(flightOf({ event: "RoomChosen", seat: 1, room: null, changed: false })).toBeNull();
});
