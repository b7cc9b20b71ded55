import { describe, expect, test, vi } from "vitest";
import { bytesFor, check, commitmentOf, recall, tablesThatWait, type Kept } from "../src/lib/shuffle";
import type { News, Request, TableNews } from "../src/lib/wire";

vi.stubGlobal("navigator", { languages: ["en"], language: "en" });
vi.stubGlobal("document", { documentElement: { dataset: {}, lang: "" } });
const { Refused } = await import("../src/lib/api");
const { keepPromises, lookAfterOthers, owed } = await import("../src/lib/sitting");

const mine = "11".repeat(32);
const theirs = commitmentOf("22".repeat(32));
const kept: Kept = { commitment: "server", nonces: { 0: mine }, sealed: true };
const people = [
  { name: "Olena", ready: true },
  { name: "Marco", ready: true },
];

function table(more: Partial<TableNews> = {}): TableNews {
  return {
    id: "t1",
    game: "arboretum",
    status: "gathering",
    options: {},
    seats: people,
    host: "h",
    waiting: [],
    pace: { kind: "unlimited" },
    now: 0,
    version: 0,
    commitment: "server",
    ...more,
  };
}

const news = (info: TableNews, own = [0]): News => ({ kind: "news", seq: 0, seat: own[0] ?? -1, table: info, own });
const asking = (more: Partial<TableNews> = {}) =>
  table({ commitments: [commitmentOf(mine), theirs], revealing: { seats: [0, 1], until: 90 }, ...more });

describe("what a browser owes a table", () => {
  test("is a hash for every seat of its own that has none", () => {
    expect(owed(table(), [0], null)).toEqual([{ do: "sit", seat: 0 }]);
    expect(owed(table({ commitments: [commitmentOf(mine), ""] }), [0, 1], kept)).toEqual([{ do: "sit", seat: 1 }]);
    expect(owed(table({ commitments: [commitmentOf(mine), theirs] }), [0], kept)).toEqual([]);
    expect(owed(table({ status: "playing" }), [0], kept)).toEqual([]);
  });

  test("is its bytes once they are wanted, and only its own", () => {
    expect(owed(asking(), [0], kept)).toEqual([{ do: "reveal", seat: 0 }]);
    expect(owed(asking({ revealing: { seats: [1], until: 90 } }), [0], kept)).toEqual([]);
    expect(owed(asking(), [1], kept)).toEqual([]);
    expect(owed(table({ commitments: [commitmentOf(mine), theirs] }), [0], kept)).toEqual([]);
  });

  test("is nothing if somebody could still choose", () => {
    expect(owed(asking({ seats: [people[0]!, { name: "Marco" }] }), [0], kept), "a seat is only reserved").toEqual([]);
    expect(owed(asking({ commitment: "other" }), [0], kept), "the secret is another").toEqual([]);
    expect(owed(asking({ commitments: [theirs, theirs] }), [0], kept), "the hash is not ours").toEqual([]);
    const noted = { ...kept, seats: [commitmentOf(mine), "00"] };
    expect(owed(asking(), [0], noted), "a hash was exchanged after we had looked").toEqual([]);
    expect(owed(asking(), [0], { ...kept, sealed: false }), "these bytes were open").toEqual([]);
  });

  test("is a new hash for a new secret, but not in place of another device", () => {
    expect(owed(table({ commitment: "new" }), [0], kept)).toEqual([{ do: "sit", seat: 0 }]);
    expect(owed(table({ commitment: "new", commitments: [commitmentOf(mine), ""] }), [0], kept)).toEqual([{ do: "sit", seat: 0 }]);
    expect(owed(table({ commitments: [theirs, ""] }), [0], kept)).toEqual([]);
  });
});

describe("keeping promises", () => {
  test("sits down at a lesson without bytes, for nothing is shuffled", async () => {
    const sent: Request[] = [];
    await keepPromises(news(table({ id: "lesson", commitment: "" })), (request) => Promise.resolve(sent.push(request)));
    expect(sent).toEqual([{ do: "sit", seat: 0 }]);
  });

  test("commits, reveals the same bytes once, and commits to others when the secret is new", async () => {
    const sent: Request[] = [];
    const send = (request: Request) => Promise.resolve(sent.push(request));
    const info = (more: Partial<TableNews> = {}) => table({ id: "t2", ...more });
    await keepPromises(news(info()), send);
    await keepPromises(news(info()), send);
    expect(sent).toHaveLength(1);
    const nonce = recall("t2")!.nonces[0]!;
    const commitments = [commitmentOf(nonce), theirs];
    expect(sent[0]).toEqual({ do: "sit", seat: 0, commitment: commitments[0] });
    expect(tablesThatWait()).toContain("t2");

    const wanted = info({ commitments, revealing: { seats: [0, 1], until: 90 }, refusals: 1 });
    await keepPromises(news(wanted), send);
    await keepPromises(news(wanted), send);
    expect(sent.slice(1)).toEqual([{ do: "reveal", seat: 0, nonce }]);
    expect(recall("t2")).toMatchObject({ commitment: "server", seats: commitments, refusals: 1 });

    await keepPromises(news(info({ commitment: "new", refusals: 2 })), send);
    const again = recall("t2")!;
    expect(again).toEqual({ commitment: "new", nonces: { 0: again.nonces[0] }, sealed: true });
    expect(again.nonces[0]).not.toBe(nonce);
    expect(sent.at(-1)).toEqual({ do: "sit", seat: 0, commitment: commitmentOf(again.nonces[0]!) });

    await keepPromises(news(info({ status: "playing" })), send);
    expect(tablesThatWait()).not.toContain("t2");
  });

  test("tries again where the network failed, and not where it was refused", async () => {
    for (const [status, tries] of [
      [0, 2],
      [409, 1],
    ] as const) {
      const send = vi.fn(() => Promise.reject(new Refused({ key: "client-offline" }, status)));
      const told = news(table({ id: `failed-${status}` }));
      await keepPromises(told, send);
      await keepPromises(told, send);
      expect(send).toHaveBeenCalledTimes(tries);
    }
  });

  test("is not forgotten by news from before this visitor sat down", async () => {
    const nonce = bytesFor("t7", "server", 0);
    const committed = table({ id: "t7", commitments: [commitmentOf(nonce), theirs] });
    await keepPromises(news(committed, []), () => Promise.resolve());
    expect(tablesThatWait()).not.toContain("t7");
    await keepPromises(news(committed), () => Promise.resolve());
    expect(tablesThatWait()).toContain("t7");
  });

  test("shares its bytes between tabs, and never uses open ones", () => {
    expect(bytesFor("t3", "server", 0)).toBe(bytesFor("t3", "server", 0));
    expect(bytesFor("t3", "server", 1)).not.toBe(bytesFor("t3", "server", 0));
    const before = bytesFor("t3", "server", 0);
    expect(bytesFor("t3", "another secret", 0)).not.toBe(before);
    expect(bytesFor("t3", "server", 0)).toMatch(/^[0-9a-f]{64}$/);
  });

  test("an exchanged hash is found in the record", () => {
    const record = {
      seats: [{ name: "Olena" }, { name: "Marco" }],
      shuffle: { match: "t1", secret: "", commitment: "server", nonces: [mine, ""], commitments: [commitmentOf(mine), ""] },
    };
    const noted = { ...kept, seats: [commitmentOf(mine), theirs] };
    expect(check(record, "t1", noted)).toContainEqual({ key: "shuffle-hashes-kept", good: false });
  });
});

describe("a table on no page of this browser", () => {
  test("gets its bytes from whatever page is open", async () => {
    const nonce = bytesFor("t4", "server", 0);
    bytesFor("t5", "server", 0);
    bytesFor("t6", "server", 0);
    const wanted = table({
      id: "t4",
      commitments: [commitmentOf(nonce), theirs],
      revealing: { seats: [0], until: 90 },
    });
    const asked: [string, unknown][] = [];
    vi.stubGlobal("location", { pathname: "/t/t5" });
    vi.stubGlobal("fetch", (path: string, { method, body }: { method: string; body: string | null }) => {
      asked.push([`${method} ${path}`, body && JSON.parse(body)]);
      if (path.includes("t6")) return Promise.resolve(new Response("{}", { status: 404 }));
      return Promise.resolve(new Response(JSON.stringify(news(wanted))));
    });
    await lookAfterOthers();
    const about = (id: string) => asked.filter(([path]) => path.endsWith(`/${id}`));
    expect(about("t4")).toEqual([
      ["GET /api/tables/t4", null],
      ["POST /api/tables/t4", { do: "reveal", seat: 0, nonce }],
    ]);
    expect(about("t5"), "its own page looks after it").toEqual([]);
    expect(tablesThatWait(), "a table that is gone is forgotten").not.toContain("t6");
  });
});
