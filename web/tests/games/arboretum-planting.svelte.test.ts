// @vitest-environment reactive
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DECK, DISCARD, notation, pileOf, written } from "../../src/games/arboretum/offers";
import { Planting } from "../../src/games/arboretum/planting.svelte";
import { Offers } from "../../src/play/offers";

let stop: () => void = () => undefined;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const BESIDE = {} as Element;

/** Somebody at seat 1 with two cards in hand; what is asked about is written down. */
function table(choices: string[], playing = true) {
  const chosen: string[] = [];
  const asked: string[] = [];
  let picking!: Planting;
  stop = $effect.root(() => {
    picking = new Planting(() => ({
      own: 1,
      hinted: null,
      playing,
      offers: new Offers(choices, notation.read),
      holds: (card) => ["oak4", "ash2"].includes(card),
      asksTwice: () => false,
      written,
      choose: (text) => chosen.push(text),
      whyNot: async (text) => (asked.push(text), { key: text }),
    }));
  });
  flushSync();
  return { picking, chosen, asked };
}

describe("a card", () => {
  it("goes into the arboretum or onto the pile", () => {
    const { picking, chosen } = table(["play oak4 0,1", "discard ash2"]);
    picking.pick("oak4");
    picking.press("0,1");
    picking.pick("ash2");
    picking.press(DISCARD);
    expect(chosen).toEqual(["play oak4 0,1", "discard ash2"]);
  });

  it("is laid off by two presses where that is asked for", () => {
    const { picking, chosen, asked } = table(["discard oak4"]);
    picking.layOff("oak4");
    picking.layOff("ash2");
    expect(chosen).toEqual(["discard oak4"]);
    expect(asked).toEqual([]);
  });

  it("that can go nowhere says why as soon as it is picked", () => {
    const { picking, asked } = table(["draw deck"]);
    picking.pick("oak4", BESIDE);
    expect(asked).toEqual(["play oak4 0,0"]);
    expect(picking.picked).toBe("oak4");
  });

  it("stays picked when a key picks it again", () => {
    const { picking } = table(["play oak4 0,1"]);
    picking.lift("oak4", BESIDE);
    picking.lift("oak4", BESIDE);
    expect(picking.picked).toBe("oak4");
  });

  it("brings the own arboretum back", () => {
    const { picking } = table(["play oak4 0,1"]);
    picking.visited = 0;
    expect(picking.shown).toBe(0);
    picking.pick("oak4");
    expect(picking.shown).toBe(1);
  });

  it("is let go over the deck and the piles of others, and laid off on the own pile", () => {
    const { picking } = table([]);
    expect(["2,-1", pileOf(1), pileOf(0), DECK, "seat 2", null].map((place) => picking.reached(place))).toEqual([
      "2,-1",
      DISCARD,
      null,
      null,
      null,
      null,
    ]);
  });
});

describe("why not", () => {
  it("is asked of the deck and the piles with empty hands, but of cells only with a card", () => {
    const { picking, asked } = table(["draw deck"]);
    for (const place of [DECK, pileOf(0), "0,1"]) {
      picking.point(place, BESIDE);
      vi.runAllTimers();
    }
    expect(asked).toEqual(["draw pile 0"]);
    picking.lift("oak4");
    picking.point("0,1", BESIDE);
    vi.runAllTimers();
    expect(asked).toEqual(["draw pile 0", "play oak4 0,1"]);
  });

  it("is not wondered about by those who have nothing to do any more", () => {
    const { picking, asked } = table([], false);
    picking.point(DECK, BESIDE);
    vi.runAllTimers();
    expect(asked).toEqual([]);
  });

  it("and what a sum stands for take each other's place", async () => {
    const { picking } = table([]);
    picking.tellAll([{ key: "sum" }, { key: "eight" }], BESIDE);
    expect(picking.said?.messages.map(({ key }) => key)).toEqual(["sum", "eight"]);
    await picking.explain("draw deck", BESIDE);
    expect(picking.said?.messages.map(({ key }) => key)).toEqual(["draw deck"]);
    picking.tellAll([{ key: "sum" }], BESIDE);
    expect(picking.notice).toBeNull();
    picking.forget();
    expect(picking.said).toBeNull();
  });
});
