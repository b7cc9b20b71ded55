// @vitest-environment reactive
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Foresight } from "../../src/games/arboretum/foresight.svelte";

let stop: () => void = () => undefined;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function player() {
  let text = $state<string | null>(null);
  const answers = new Map<string, (found: unknown) => void>();
  const ask = (wanted: string) => new Promise<unknown>((answer) => answers.set(wanted, answer));
  let foresight!: Foresight;
  stop = $effect.root(() => {
    foresight = new Foresight(() => ({ text, ask }));
  });
  flushSync();
  const aim = (at: string | null) => ((text = at), flushSync());
  return { foresight, answers, aim };
}

it("asks about a cell on which the pointer rests, and not about those it crosses", async () => {
  const { foresight, answers, aim } = player();
  aim("play oak4 0,1");
  vi.advanceTimersByTime(50);
  aim("play oak4 0,2");
  vi.advanceTimersByTime(100);
  expect([...answers.keys()]).toEqual(["play oak4 0,2"]);
  answers.get("play oak4 0,2")!({ more: 3 });
  await Promise.resolve();
  expect(foresight.shown).toEqual({ more: 3 });
  aim(null);
  expect(foresight.shown).toBeNull();
});

it("drops what comes too late", async () => {
  const { foresight, answers, aim } = player();
  aim("play oak4 0,1");
  vi.advanceTimersByTime(100);
  aim("play oak4 0,2");
  answers.get("play oak4 0,1")!({ more: 3 });
  await Promise.resolve();
  expect(foresight.shown).toBeNull();
});
