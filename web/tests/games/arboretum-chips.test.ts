import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { chipsOf, remember, unexplained } from "../../src/games/arboretum/chips";
import type { SpeciesAid } from "../../src/games/arboretum/wire";

const aid = (eight: SpeciesAid["eight"], one: SpeciesAid["one"] = "none") => ({ eight, one }) as SpeciesAid;

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
});
afterEach(() => void vi.unstubAllGlobals());

it("are the signs that a sum carries", () => {
  expect([aid("safe"), aid("at_risk"), aid("cancelled", "cancels"), aid("none", "idle")].map(chipsOf)).toEqual([
    [],
    ["eight-at_risk"],
    ["eight-cancelled", "one-cancels"],
    [],
  ]);
});

it("are explained once each", () => {
  const [plain, risky, both] = [aid("safe"), aid("at_risk"), aid("at_risk", "cancels")];
  expect(unexplained([plain, risky])).toBe(risky);
  remember(chipsOf(risky));
  expect(unexplained([plain, risky])).toBeNull();
  expect(unexplained([plain, risky, both])).toBe(both);
});

it("are explained again by a browser that keeps nothing", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new Error("denied");
    },
    setItem: () => {
      throw new Error("denied");
    },
  });
  remember(["eight-at_risk"]);
  expect(unexplained([aid("at_risk")])).not.toBeNull();
});
