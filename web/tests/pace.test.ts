import { render } from "svelte/server";
import { expect, test, vi } from "vitest";
import type { Pace } from "../src/lib/wire";

vi.stubGlobal("navigator", { languages: ["en"], language: "en" });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
const { default: PaceChoice } = await import("../src/home/PaceChoice.svelte");

const chosen = (pace: Pace) => /<option value="(\w+)" selected/.exec(render(PaceChoice, { props: { pace } }).body)?.[1];

test("the pace that is shown is the one that will be sent", () => {
  expect(chosen({ kind: "unlimited" })).toBe("none");
  expect(chosen({ kind: "clock", seconds: 600, increment: 10 })).toBe("10");
  expect(chosen({ kind: "days", days: 3 })).toBe("d3");
});
