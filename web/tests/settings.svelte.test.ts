// @vitest-environment reactive
import { readFileSync } from "node:fs";
import { flushSync } from "svelte";
import { afterAll, beforeEach, expect, test, vi } from "vitest";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const [, light, dark] = /:root \{[^}]*?--ground: (#\w+);[^]*?\[data-theme="dark"\] \{[^}]*?--ground: (#\w+);/.exec(read("../src/app.css"))!;

/** The element of the page whose colour browsers draw around it. */
const written = /<meta name="theme-color"[^>]*>/.exec(read("../index.html"))![0];
const attribute = (name: string) => new RegExp(` ${name}="(.*?)"`).exec(written)?.[1];
const bar = { content: attribute("content"), dataset: { light: attribute("data-light"), dark: attribute("data-dark") } };

const outside = Object.assign(new EventTarget(), { matches: false });
const root = { dataset: {} as Record<string, string>, lang: "" };
const kept = { theme: "auto" };
vi.stubGlobal("navigator", { languages: ["en"], language: "en" });
vi.stubGlobal("matchMedia", () => outside);
vi.stubGlobal("localStorage", { getItem: () => JSON.stringify(kept), setItem: () => {} });
vi.stubGlobal("document", {
  documentElement: root,
  querySelector: (wanted: string) => (wanted.includes("theme-color") ? bar : null),
});
const { followSettings, settings } = await import("../src/lib/settings.svelte");
const stop = followSettings();
afterAll(stop);

function night(matches: boolean): void {
  outside.matches = matches;
  outside.dispatchEvent(new Event("change"));
  flushSync();
}

beforeEach(() => {
  settings.theme = "auto";
  night(false);
});

test("the bar around the page is as light as the page, by the settings", () => {
  expect(bar.content).toBe(light);
  settings.theme = "dark";
  flushSync();
  expect([root.dataset.theme, bar.content]).toEqual(["dark", dark]);
  night(true);
  settings.theme = "light";
  flushSync();
  expect([root.dataset.theme, bar.content]).toEqual(["light", light]);
});

test("the bar around the page is as light as the page, by the system", () => {
  night(true);
  expect([root.dataset.theme, bar.content]).toEqual(["dark", dark]);
  night(false);
  expect([root.dataset.theme, bar.content]).toEqual(["light", light]);
});

test.each([
  ["dark", false, dark],
  ["light", true, light],
  ["auto", true, dark],
])("it is so before the first paint: %s, dark outside: %s", (theme, isNight, colour) => {
  kept.theme = theme;
  outside.matches = isNight;
  bar.content = "";
  (0, eval)(read("../public/early.js"));
  expect(bar.content).toBe(colour);
});
