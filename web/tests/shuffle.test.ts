import { createHash, createHmac, randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { hmac, sha256 } from "../src/lib/sha256";
import { check, command, commitmentOf, notes, seedOf, type Kept, type ShuffledRecord } from "../src/lib/shuffle";
// Written by `python -m tests.core.shuffled`: what `spinney verify` is tested with.
import written from "./shuffled.json";

const records = written as unknown as Record<string, ShuffledRecord>;
const honest = records["honest"]!;
const { match, commitment, nonces, commitments } = honest.shuffle!;
const kept: Kept = { commitment, nonces: { 0: nonces[0]! }, seats: [...commitments!] };
const named = (kind: string) => Object.keys(records).filter((name) => name.startsWith(kind));
const bad = (record: ShuffledRecord, memory: Kept | null = null, id = "") =>
  check(record, id, memory).flatMap(({ key, good }) => (good ? [] : [key]));

describe("SHA-256", () => {
  test("is the one everybody uses", () => {
    for (let length = 0; length < 200; length++) {
      const bytes = randomBytes(length);
      expect(Buffer.from(sha256(bytes)).toString("hex")).toBe(createHash("sha256").update(bytes).digest("hex"));
      const key = randomBytes(length);
      expect(Buffer.from(hmac(key, bytes)).toString("hex")).toBe(createHmac("sha256", key).update(bytes).digest("hex"));
    }
  });
});

describe("the shuffle of a record", () => {
  test("has the commitment and the seed that the server computes", () => {
    expect(commitmentOf(honest.shuffle!.secret)).toBe(commitment);
    expect(seedOf(honest.shuffle!.secret, match, nonces)).toBe(honest.chance!.seed);
  });

  test("is right if all agrees, line by line", () => {
    expect(check(honest, match, kept)).toEqual(
      ["match", "promise", "hashes-kept", "refusals-kept", "secret", "one", "hashes", "seed", "own"].map((line) => ({
        key: `shuffle-${line}`,
        good: true,
      })),
    );
    expect(notes(honest, kept, String)).toEqual([]);
  });

  // Whether the cards were dealt from the seed is known by whoever knows the rules: the server's verify().
  test.each(named("forged").filter((name) => !/cards|deck/.test(name)))("%s: is refused without any memory", (name) => {
    expect(bad(records[name]!)).not.toEqual([]);
  });

  test.each(named("made later"))("%s: is refused by a browser that kept something", (name) => {
    expect(bad(records[name]!)).toEqual([]);
    expect(bad(records[name]!, kept, match)).not.toEqual([]);
  });

  test("is wrong if what was kept differs", () => {
    expect(bad(honest, { ...kept, commitment: "00" })).toEqual(["shuffle-promise"]);
    expect(bad(honest, { ...kept, nonces: { 0: "bb" } })).toEqual(["shuffle-own"]);
    expect(bad(honest, { ...kept, seats: [commitments![0]!, "00", ""] })).toEqual(["shuffle-hashes-kept"]);
    expect(bad(honest, { ...kept, refusals: 1 })).toEqual(["shuffle-refusals-kept"]);
    expect(bad(honest, kept, "another")).toEqual(["shuffle-match"]);
  });

  test("says which kind it was", () => {
    const name = (seats: number[]) => seats.join();
    expect(notes(records["open"]!, kept, name)).toEqual([{ key: "shuffle-open", args: { players: "0,1" } }]);
    expect(notes(records["made later: no bytes"]!, null, name)).toEqual([{ key: "shuffle-unknown" }, { key: "shuffle-alone" }]);
    const half = { ...honest, shuffle: { ...honest.shuffle!, nonces: ["", nonces[1]!, ""], refusals: 2 } };
    expect(notes(half, kept, name)).toEqual([
      { key: "shuffle-nothing", args: { players: "0" } },
      { key: "shuffle-refusals", args: { count: 2 } },
    ]);
    expect(notes({ ...honest, shuffle: null }, null, name)).toEqual([{ key: "shuffle-none" }]);
    expect(check({ ...honest, shuffle: null }, match, kept)).toEqual([]);
  });

  test("can be checked at home with what was kept here", () => {
    expect(command("game.json", match, kept)).toBe(
      `spinney verify game.json --match ${match} --commitment ${commitment} --commitment ${commitments![0]} --commitment ${commitments![1]} --nonce ${nonces[0]}`,
    );
    expect(command("game.json", match, null)).toBe(`spinney verify game.json --match ${match}`);
  });
});
