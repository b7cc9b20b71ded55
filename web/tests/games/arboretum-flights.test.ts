import { expect, it } from "vitest";
import { flightOf } from "../../src/games/arboretum/flights";

const EYES = 1;

it("the own card flies from the deck into the hand", () => {
  const event = { event: "CardDrawn", seat: 1, pile: null, card: "oak4" } as const;
  expect(flightOf(event, EYES)).toEqual({ piece: "oak4", from: ["deck"], to: ["oak4", "seat 1"] });
});

it("somebody else's card from the deck is a back, and flies to the seat", () => {
  const event = { event: "CardDrawn", seat: 2, pile: null, card: null } as const;
  expect(flightOf(event, EYES)).toEqual({ piece: "deck", from: ["deck"], to: ["seat 2"] });
});

it("a card from a pile is seen by everybody", () => {
  const event = { event: "CardDrawn", seat: 2, pile: 0, card: "oak4" } as const;
  expect(flightOf(event, EYES)).toEqual({ piece: "oak4", from: ["oak4", "pile 0"], to: ["seat 2"] });
});

it("a card that is played flies to where it lies, or to the seat if that arboretum is not shown", () => {
  const event = { event: "CardPlayed", seat: 2, card: "oak4", x: 0, y: 1, beside: "oak3", side: "below" } as const;
  expect(flightOf(event, EYES)).toEqual({ piece: "oak4", from: ["oak4", "seat 2"], to: ["oak4", "seat 2"] });
});

it("a card that is discarded flies onto the pile", () => {
  const event = { event: "CardDiscarded", seat: 1, card: "oak4" } as const;
  expect(flightOf(event, EYES)).toEqual({ piece: "oak4", from: ["oak4", "seat 1"], to: ["oak4", "pile 1", "seat 1"] });
});

it("nothing flies when the deck is empty", () => {
  expect(flightOf({ event: "DeckEmptied", seat: 1 }, EYES)).toBeNull();
});
