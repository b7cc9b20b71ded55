import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newsAt, stubPage } from "./page";

/** A network that lets no socket through: each is closed before it has opened. */
class Blocked {
  static made = 0;
  onmessage: unknown = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    Blocked.made++;
    queueMicrotask(() => this.onclose?.({ code: 1006 }));
  }
  close() {}
  send() {}
}

stubPage(Blocked);
const { Table } = await import("../src/lib/table.svelte");

const asked: string[] = [];
let newest = 0;
/** Answers the request that waits for news. */
let answer = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path}`);
    if (path.includes("/news?")) await new Promise<void>((resolve) => (answer = resolve));
    return { ok: true, status: 200, json: () => Promise.resolve(newsAt(newest, { seat: -1 }, { status: "gathering" })) };
  });
});
afterEach(() => vi.useRealTimers());

test("after three sockets that never opened, plain requests bring the news and carry what is asked", async () => {
  const table = new Table("t");
  await vi.advanceTimersByTimeAsync(400);
  expect(table.state, "two sockets are not enough").not.toBe("open");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Blocked.made).toBe(3);
  expect(table.state).toBe("open");
  expect(table.news?.seq).toBe(0);
  newest = 1;
  answer();
  await vi.advanceTimersByTimeAsync(10);
  expect(table.news?.seq).toBe(1);
  expect(await table.request({ do: "emote", emote: "hello" })).toBe(true);
  expect(asked).toContain("POST /api/tables/t?seat=-1");
  table.close();
});
