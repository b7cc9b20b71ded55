// @vitest-environment reactive
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { COUNTING, DRAWING, Telling, TIMES, type Part } from "../../src/games/arboretum/telling.svelte";
import { SCENE } from "../../src/play/steps.svelte";

const still = vi.hoisted(() => ({ motionless: false }));
vi.mock("../../src/lib/motion", () => ({ motionless: () => still.motionless }));

let stop: () => void = () => undefined;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stop();
  still.motionless = false;
  vi.useRealTimers();
});

const PARTS = Object.keys(TIMES) as Part[];

function story(begins: boolean) {
  let step = $state(0);
  let telling!: Telling;
  stop = $effect.root(() => {
    telling = new Telling(() => step, begins);
  });
  flushSync();
  const told = () => PARTS.filter((part) => telling.has(part));
  const go = (to: number) => ((step = to), flushSync());
  return { told, go };
}

it("tells one thing after the other", () => {
  const { told } = story(true);
  const seen = [told()];
  for (let ms = 0; ms < SCENE; ms += 50) {
    vi.advanceTimersByTime(50);
    if (told().length !== seen.at(-1)!.length) seen.push(told());
  }
  expect(seen).toEqual(PARTS.map((_, number) => PARTS.slice(0, number)).concat([PARTS]));
});

it("is through before the next step begins by itself", () => {
  expect(Math.max(...Object.values(TIMES)) + COUNTING).toBeLessThan(SCENE);
  expect(TIMES.paths + DRAWING).toBeLessThanOrEqual(TIMES.points);
});

it("tells every further step anew, and nothing of the one that was left", () => {
  const { told, go } = story(true);
  vi.advanceTimersByTime(TIMES.sums);
  go(1);
  expect(told()).toEqual([]);
  vi.advanceTimersByTime(TIMES.hands);
  expect(told()).toEqual(["hands"]);
});

it("shows a step that was told before at once, and the first one where nothing begins by itself", () => {
  const { told, go } = story(false);
  expect(told()).toEqual(PARTS);
  go(1);
  expect(told()).toEqual([]);
  go(0);
  expect(told()).toEqual(PARTS);
});

it("shows everything at once where nothing shall move", () => {
  still.motionless = true;
  expect(story(true).told()).toEqual(PARTS);
});
