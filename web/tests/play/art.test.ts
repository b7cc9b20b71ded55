// The drawings of a game come, also if fetching them fails at first.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const GAMES: [name: string, sheets: number, load: () => Promise<() => unknown>][] = [
  ["arboretum", 1, async () => (await import("../../src/games/arboretum/art")).plantArt],
  ["renature", 3, async () => (await import("../../src/games/renature/art")).showArt],
  ["treehouse", 5, async () => (await import("../../src/games/treehouse/art")).hangArt],
];

const DRAWING = "<svg/>";
let answers: ((url: string) => Promise<unknown>)[] = [];
let fetched: string[] = [];
let hung = 0;

const ok = (text = DRAWING) => Promise.resolve({ ok: true, status: 200, text: () => Promise.resolve(text) });
const missing = () => Promise.resolve({ ok: false, status: 404, text: () => Promise.resolve(DRAWING) });
const offline = () => Promise.reject(new TypeError("Failed to fetch"));

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  [answers, fetched, hung] = [[], [], 0];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What asks for the drawings of a game, in a page that can hold them. */
async function page(load: () => Promise<() => unknown>): Promise<() => unknown> {
  const show = await load();
  vi.stubGlobal("fetch", (url: string) => {
    fetched.push(url);
    return (answers.shift() ?? (() => ok()))(url);
  });
  vi.stubGlobal(
    "DOMParser",
    class {
      parseFromString(text: string) {
        const localName = /<(\w+)/.exec(text)?.[1];
        return { documentElement: { localName, setAttribute: () => {}, classList: { add: () => {} }, querySelectorAll: () => [] } };
      }
    },
  );
  const put = () => hung++;
  vi.stubGlobal("document", {
    importNode: (node: unknown) => node,
    adoptNode: (node: unknown) => node,
    body: { append: put, prepend: put },
  });
  return show;
}

const minute = () => vi.advanceTimersByTimeAsync(60_000);

describe.each(GAMES)("the drawings of %s", (name, sheets, load) => {
  // The animals of Renature are pictures and need no place in the page.
  const places = name === "renature" ? sheets - 1 : sheets;

  test("are fetched once", async () => {
    const show = await page(load);
    show();
    show();
    await minute();
    show();
    await minute();
    expect(fetched).toHaveLength(sheets);
    expect(hung).toBe(places);
  });

  test.each([
    ["there is no network", offline],
    ["there is no such file", missing],
    ["a page comes in their place", () => ok("<html/>")],
  ])("are fetched again if at first %s", async (_, wrong) => {
    const show = await page(load);
    answers = [wrong];
    show();
    await minute();
    expect(fetched).toHaveLength(sheets + 1);
    expect(hung).toBe(places);
  });

  test("are asked for by the next board if they could not be had", async () => {
    const show = await page(load);
    answers = Array<typeof offline>(100).fill(offline);
    show();
    await minute();
    const before = fetched.length;
    expect(before).toBeLessThan(100);
    expect(hung).toBe(0);
    answers = [];
    show();
    await minute();
    expect(fetched).toHaveLength(before + sheets);
    expect(hung).toBe(places);
  });
});
