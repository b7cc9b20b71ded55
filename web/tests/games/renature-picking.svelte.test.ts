import { expect, it } from "vitest";
import { readValley } from "../../src/games/renature/map";
import { readOffers } from "../../src/games/renature/offers";
import { Picking } from "../../src/games/renature/picking.svelte";

/** A board on which nothing is possible; the test says when it is told why. */
function board() {
  const answers = new Map<string, (why: string) => void>();
  const picking = new Picking(() => ({
    valley: readValley(". S\n. A\n"),
    offers: readOffers([], []),
    hand: [],
    placements: [],
    confirm: false,
    choose: () => undefined,
    whyNot: (text) => new Promise((resolve) => answers.set(text, resolve)),
  }));
  const answer = async (text: string, why: string) => {
    answers.get(text)!(why);
    await Promise.resolve();
  };
  return { picking, answer };
}

it("says why not", async () => {
  const { picking, answer } = board();
  picking.take("return 1,1");
  await answer("return 1,1", "nothing is there");
  expect(picking.notice).toBe("nothing is there");
});

it("lets no late answer take the place of a later one", async () => {
  const { picking, answer } = board();
  picking.take("return 1,1");
  picking.take("return 2,2");
  await answer("return 2,2", "the second");
  await answer("return 1,1", "the first");
  expect(picking.notice).toBe("the second");
});

it("is not told why after all was put down", async () => {
  const { picking, answer } = board();
  picking.take("return 1,1");
  picking.reset();
  await answer("return 1,1", "nothing is there");
  expect(picking.notice).toBe("");
});
