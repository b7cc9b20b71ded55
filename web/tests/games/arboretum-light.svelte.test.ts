import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Light } from "../../src/games/arboretum/light.svelte";
import type { SpeciesAid } from "../../src/games/arboretum/wire";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PATH = { points: 7 };
const seen = { aids: [{ species: "oak", paths: [null, PATH] } as unknown as SpeciesAid], holding: false };
const light = () => new Light(() => seen);

it("shows the paths of the species that is pointed at", () => {
  const one = light();
  expect(one.pathOf(1)).toBeNull();
  one.point("oak");
  expect(one.species).toBe("oak");
  expect([one.pathOf(0), one.pathOf(1)]).toEqual([null, PATH]);
});

it("shows nothing to a pointer that passes by", () => {
  const one = light();
  one.point("oak", 140);
  one.point(null);
  vi.runAllTimers();
  expect(one.species).toBeNull();
  one.point("oak", 140);
  vi.runAllTimers();
  expect(one.species).toBe("oak");
});

it("keeps what was pinned when nothing is pointed at, and while a card is held", () => {
  const one = new Light(() => ({ ...seen, holding: true }));
  one.pin("ash");
  one.point("oak");
  expect(one.species).toBe("ash");
  one.pin("ash");
  expect(one.species).toBeNull();
});
