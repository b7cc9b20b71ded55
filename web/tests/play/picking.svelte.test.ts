// @vitest-environment reactive
import { flushSync } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { notation, type ArboretumOffer } from "../../src/games/arboretum/offers";
import { readValley } from "../../src/games/renature/map";
import { notation as inRenature } from "../../src/games/renature/offers";
import { Laying } from "../../src/games/renature/laying.svelte";
import { placementOf } from "../../src/games/renature/placements";
import type { Message } from "../../src/lib/messages";
import { Offers } from "../../src/play/offers";
import { Picking } from "../../src/play/picking.svelte";

let stop: () => void = () => undefined;
afterEach(() => stop());

/** A hand of cards at a table; the test says what is offered, and when it is told why not. */
function table(first: string[], asksTwice = (_: ArboretumOffer) => false) {
  let choices = $state.raw(first);
  let hand = $state.raw(["oak4", "ash2"]);
  const chosen: string[] = [];
  const answers = new Map<string, (why: Message) => void>();
  let picking!: Picking<ArboretumOffer>;
  stop = $effect.root(() => {
    picking = new Picking(() => ({
      offers: new Offers(choices, notation.read),
      holds: (piece) => hand.includes(piece),
      asksTwice,
      written: (piece, place) => notation.write({ verb: "play", piece: piece ?? "", place }),
      choose: (text) => chosen.push(text),
      whyNot: (text) => new Promise((resolve) => answers.set(text, resolve)),
    }));
  });
  flushSync();
  return {
    picking,
    chosen,
    answers,
    offer(texts: string[], held = hand) {
      choices = texts;
      hand = held;
      flushSync();
    },
    async answer(text: string, key: string) {
      answers.get(text)!({ key });
      await Promise.resolve();
    },
  };
}

const PLAYS = ["play oak4 0,1", "play oak4 1,0", "discard oak4"];

describe("what is picked", () => {
  it("is put where it is offered", () => {
    const { picking, chosen } = table(PLAYS);
    picking.pick("oak4");
    picking.press("0,1");
    expect(chosen).toEqual(["play oak4 0,1"]);
    expect(picking.picked).toBeNull();
  });

  it("is put down by the same press again", () => {
    const { picking } = table(PLAYS);
    picking.pick("oak4");
    picking.pick("oak4");
    expect(picking.picked).toBeNull();
  });

  it("stays picked while the same is offered, as with news of a greeting, and while it is in the hand", () => {
    const { picking, offer } = table(PLAYS);
    picking.pick("oak4");
    offer([...PLAYS]);
    expect(picking.picked).toBe("oak4");
    offer([]);
    expect(picking.picked).toBe("oak4");
    offer(["draw deck"], ["ash2"]);
    expect(picking.picked).toBeNull();
  });
});

describe("what is picked, in a replay,", () => {
  it("is put down when it leaves the hand, though nothing is ever offered", () => {
    const { picking, offer } = table([]);
    picking.pick("oak4");
    offer([], ["ash2"]);
    expect(picking.picked).toBeNull();
  });
});

describe("a proposal", () => {
  it("is taken when it is made again", () => {
    const { picking, chosen } = table(PLAYS, () => true);
    picking.take("discard oak4");
    expect(picking.proposal?.text).toBe("discard oak4");
    expect(chosen).toEqual([]);
    picking.take("discard oak4");
    expect(chosen).toEqual(["discard oak4"]);
    expect(picking.proposal).toBeNull();
  });

  it("gives way to another one", () => {
    const { picking, chosen } = table(PLAYS, () => true);
    picking.take("play oak4 0,1");
    picking.take("play oak4 1,0");
    expect(picking.proposal?.text).toBe("play oak4 1,0");
    expect(chosen).toEqual([]);
  });

  it("is asked for only where the game says so", () => {
    const { picking, chosen } = table(PLAYS, ({ verb }) => verb === "discard");
    picking.take("play oak4 0,1");
    expect(chosen).toEqual(["play oak4 0,1"]);
  });

  it("ends with its offer, and does not come back with it", () => {
    const { picking, offer } = table(PLAYS, () => true);
    picking.take("discard oak4");
    offer([]);
    offer(PLAYS);
    expect(picking.proposal).toBeNull();
  });

  it("is what Escape takes back first; then what is picked", () => {
    const { picking } = table(PLAYS, () => true);
    picking.pick("oak4");
    picking.press("0,1");
    picking.cancel();
    expect([picking.proposal, picking.picked]).toEqual([null, "oak4"]);
    picking.cancel();
    expect(picking.anything).toBe(false);
  });
});

describe("why not", () => {
  it("is told instead of doing what is not offered", async () => {
    const { picking, chosen, answer } = table(PLAYS);
    picking.pick("oak4");
    picking.press("9,9");
    await answer("play oak4 9,9", "too far");
    expect(picking.notice?.message.key).toBe("too far");
    expect(chosen).toEqual([]);
  });

  it("lets no late answer take the place of a later one", async () => {
    const { picking, answer } = table([]);
    picking.take("play oak4 1,1");
    picking.take("play oak4 2,2");
    await answer("play oak4 2,2", "the second");
    await answer("play oak4 1,1", "the first");
    expect(picking.notice?.message.key).toBe("the second");
  });

  it("is not told after all was put down, nor after something else was offered", async () => {
    const { picking, answer, offer } = table([]);
    picking.take("play oak4 1,1");
    picking.reset();
    await answer("play oak4 1,1", "too late");
    expect(picking.notice).toBeNull();
    picking.take("play oak4 1,1");
    offer(PLAYS);
    await answer("play oak4 1,1", "too late");
    expect(picking.notice).toBeNull();
  });

  it("is asked for only where a pointer stays", () => {
    vi.useFakeTimers();
    const { picking, answers } = table(PLAYS);
    picking.pick("oak4");
    picking.point("7,7");
    picking.point("8,8");
    vi.runAllTimers();
    expect([...answers.keys()]).toEqual(["play oak4 8,8"]);
    picking.point("9,9");
    picking.point(null);
    picking.point("0,1");
    vi.runAllTimers();
    expect(answers.size).toBe(1);
    vi.useRealTimers();
  });
});

describe("in the valley of Renature", () => {
  const VALLEY = readValley(". S .\n. A A\n. . .\n");
  const HAND = ["frog-owl", "bat-bat"];

  function valley(choices: string[]) {
    const chosen: string[] = [];
    const offers = new Offers(choices, inRenature.read);
    let picking!: Laying;
    stop = $effect.root(() => {
      picking = new Laying(() => ({
        valley: VALLEY,
        offers,
        hand: HAND,
        placements: offers.of("place").map((offer) => placementOf(offer, HAND)),
        holds: (piece) => HAND.includes(piece) || offers.with(piece).length > 0,
        asksTwice: () => false,
        written: (piece, place) => inRenature.write({ verb: "plant", piece: piece ?? "", place }),
        choose: (text) => chosen.push(text),
        whyNot: async () => null,
      }));
    });
    flushSync();
    return { picking, chosen };
  }

  it("a domino that is picked again is turned to a way that fits", () => {
    const { picking, chosen } = valley(["place frog-owl 1,1 1,2", "place owl-frog 1,1 1,2"]);
    picking.pick("frog-owl");
    expect(picking.turned).toBe(0);
    picking.pick("frog-owl");
    expect(picking.turned).toBe(2);
    picking.pressAt({ x: 40, y: 20 });
    expect(chosen).toEqual(["place owl-frog 1,1 1,2"]);
  });

  it("a plant and its cell can be picked in either order", () => {
    const choices = ["plant own oak 2,2", "plant own grass 2,3"];
    const first = valley(choices);
    first.picking.pick("own oak");
    first.picking.pressAt({ x: 60, y: 60 });
    expect(first.chosen).toEqual(["plant own oak 2,2"]);
    stop();
    const second = valley(choices);
    second.picking.pressAt({ x: 100, y: 60 });
    expect(second.picking.spot).toBe("2,3");
    second.picking.pick("own grass");
    expect(second.chosen).toEqual(["plant own grass 2,3"]);
  });

  it("a press on the brook beside an offered cell means that cell", () => {
    const { picking, chosen } = valley(["plant own oak 2,2"]);
    picking.pick("own oak");
    picking.pressAt({ x: 60, y: 36 });
    expect(chosen).toEqual(["plant own oak 2,2"]);
  });

  it("a press elsewhere means nothing while nothing is picked", () => {
    expect(valley(["place frog-owl 1,1 1,2"]).picking.pressAt({ x: 100, y: 100 })).toBe(false);
  });
});
