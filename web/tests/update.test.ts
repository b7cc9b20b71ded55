import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followUpdates } from "../src/lib/update";

let page: EventTarget;
let kept: Map<string, string>;
let answer: () => Promise<{ ok: boolean }>;
const reload = vi.fn();

/** A page of this build is opened; what the tab keeps outlives it. */
function open(build: string): void {
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  followUpdates(build);
}

async function fail(): Promise<void> {
  page.dispatchEvent(new Event("vite:preloadError"));
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
}

beforeEach(() => {
  kept = new Map();
  answer = () => Promise.resolve({ ok: true });
  reload.mockClear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("fetch", () => answer());
});
afterEach(() => vi.unstubAllGlobals());

test("a page whose pieces are no more is loaded anew, once", async () => {
  open("/assets/index-old.js");
  await fail();
  await fail();
  expect(reload).toHaveBeenCalledOnce();
});

test("a page that is no newer after that is left alone", async () => {
  open("/assets/index-old.js");
  await fail();
  open("/assets/index-old.js");
  await fail();
  expect(reload).toHaveBeenCalledOnce();
});

test("another update loads it again", async () => {
  open("/assets/index-old.js");
  await fail();
  open("/assets/index-new.js");
  expect(reload).toHaveBeenCalledOnce();
  await fail();
  expect(reload).toHaveBeenCalledTimes(2);
});

test("while the server is away the page stays", async () => {
  open("/assets/index-old.js");
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  await fail();
  answer = () => Promise.resolve({ ok: false });
  await fail();
  expect(reload).not.toHaveBeenCalled();
  answer = () => Promise.resolve({ ok: true });
  await fail();
  expect(reload).toHaveBeenCalledOnce();
});

test("where nothing can be kept the page stays: it could be loaded for ever", async () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => null,
    setItem: () => {
      throw new Error("refused");
    },
  });
  open("/assets/index-old.js");
  await fail();
  expect(reload).not.toHaveBeenCalled();
});
