// Checking a shuffle in the browser: hashes, contributions and seed agree with each other and with what was kept here.
import type { MessageKey } from "./message-keys";
import type { OwnMessage } from "./messages";
import { hmac, sha256, type Bytes } from "./sha256";

/** What this browser kept from before a game. */
export interface Kept {
  /** The hash of the server's secret. */
  commitment: string;
  /** The bytes of the own seats. */
  nonces: Record<number, string>;
  /** The hashes of all seats' bytes, as they were when this browser revealed its own. */
  seats?: string[];
  /** How often the game could not begin before. */
  refusals?: number;
  /** Whether only hashes of these bytes were shown when sitting down; not so before November 2026. */
  sealed?: boolean;
}

/** The part of a record that is about the shuffle (docs/records.md). */
export interface ShuffledRecord {
  seats: readonly { name?: string; bot?: string }[];
  chance?: { kind?: string; seed?: string };
  shuffle?: {
    match: string;
    secret: string;
    commitment: string;
    nonces: readonly string[];
    commitments?: readonly string[] | null;
    refusals?: number;
  } | null;
}

const SECRET = /^[0-9a-f]{64}$/;
const NONCE = /^([0-9a-f]{2}){16,64}$/;

const bytesOf = (hex: string): Bytes => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const hexOf = (bytes: Bytes): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const key = (table: string): string => `spinney-shuffle-${table}`;
const WAITING = "spinney-waiting";
/** So many tables are looked after from other pages, the latest ones. */
const LOOKED_AFTER = 10;

/** For browsers that let nobody store anything: it lasts as long as the page. */
const memory = new Map<string, string>();

function read<T>(name: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? memory.get(name) ?? "null") as T | null;
  } catch {
    return JSON.parse(memory.get(name) ?? "null") as T | null;
  }
}

function write(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  memory.set(name, text);
  try {
    localStorage.setItem(name, text);
  } catch {
    // Another tab, or this one after a reload, will not know it.
  }
}

export const recall = (table: string): Kept | null => read<Kept>(key(table));

/** The tables at which this browser has committed to bytes and whose games have not begun. */
export const tablesThatWait = (): string[] => read<string[]>(WAITING) ?? [];

/** Look after a table from other pages too. */
export function waitFor(table: string): void {
  const waiting = tablesThatWait();
  if (!waiting.includes(table)) write(WAITING, [table, ...waiting].slice(0, LOOKED_AFTER));
}

export function waitNoLonger(table: string): void {
  const waiting = tablesThatWait();
  if (waiting.includes(table))
    write(
      WAITING,
      waiting.filter((id) => id !== table),
    );
}

/** This browser's bytes for a seat: another tab may have drawn them, but every secret of the server's gets new ones. */
export function bytesFor(table: string, commitment: string, seat: number): string {
  const before = recall(table);
  const kept = before?.sealed && before.commitment === commitment && !before.seats ? before : null;
  const nonce = kept?.nonces[seat] ?? hexOf(crypto.getRandomValues(new Uint8Array(32)));
  write(key(table), { commitment, nonces: { ...kept?.nonces, [seat]: nonce }, sealed: true } satisfies Kept);
  waitFor(table);
  return nonce;
}

/** Note everyone's hashes before the own bytes are shown: afterwards they must be the same. */
export function noteBeforeRevealing(table: string, seats: string[], refusals: number): void {
  const kept = recall(table);
  if (kept && !kept.seats) write(key(table), { ...kept, seats, refusals });
}

/** The hash that is published before the game: SHA-256 of a secret, or of a seat's bytes. */
export function commitmentOf(secret: string): string {
  return hexOf(sha256(bytesOf(secret)));
}

/** The seed: HMAC-SHA-256 of the match and the seats' bytes, keyed with the secret. */
export function seedOf(secret: string, match: string, nonces: readonly string[]): string {
  return hexOf(hmac(bytesOf(secret), new TextEncoder().encode([match, ...nonces].join("\n"))));
}

export type Finding = { key: MessageKey; good: boolean };

/** What this browser finds out about the shuffle of a record by itself. `match` is the table it is of, if that is known. */
export function check(record: ShuffledRecord, match: string, kept: Kept | null): Finding[] {
  const { shuffle, seats } = record;
  if (!shuffle) return [];
  const { secret, nonces } = shuffle;
  const hashes = shuffle.commitments ?? null;
  const findings: Finding[] = [];
  const find = (key: MessageKey, good: boolean): void => void findings.push({ key, good });
  if (match) find("shuffle-match", shuffle.match === match);
  if (kept) find("shuffle-promise", kept.commitment === shuffle.commitment);
  if (kept?.seats) find("shuffle-hashes-kept", JSON.stringify(kept.seats) === JSON.stringify(hashes));
  if (kept?.seats) find("shuffle-refusals-kept", (kept.refusals ?? 0) === (shuffle.refusals ?? 0));
  find("shuffle-secret", SECRET.test(secret) && commitmentOf(secret) === shuffle.commitment);
  const one =
    nonces.length === seats.length &&
    (!hashes || hashes.length === seats.length) &&
    nonces.every((nonce, seat) => nonce === "" || (NONCE.test(nonce) && !seats[seat]?.bot));
  find("shuffle-one", one);
  if (hashes)
    find(
      "shuffle-hashes",
      hashes.every((hash, seat) => hash === "" || (Boolean(nonces[seat]) && commitmentOf(nonces[seat]!) === hash)),
    );
  const seed = record.chance?.kind === "sealed" ? record.chance.seed : undefined;
  find("shuffle-seed", seedOf(secret, shuffle.match, nonces) === seed);
  const own = Object.entries(kept?.nonces ?? {});
  if (own.length)
    find(
      "shuffle-own",
      own.every(([seat, nonce]) => nonces[Number(seat)] === nonce),
    );
  return findings;
}

/** Which kind of shuffle it was, and what nobody can check here; `name` says who sits where. */
export function notes(record: ShuffledRecord, kept: Kept | null, name: (seats: number[]) => string): OwnMessage[] {
  const { shuffle, seats } = record;
  if (!shuffle) return [{ key: "shuffle-none" }];
  const said: OwnMessage[] = kept ? [] : [{ key: "shuffle-unknown" }];
  const people = seats.flatMap(({ bot }, seat) => (bot ? [] : [seat]));
  const nothing = people.filter((seat) => !shuffle.nonces[seat]);
  const open = people.filter((seat) => shuffle.nonces[seat] && !shuffle.commitments?.[seat]);
  if (nothing.length && nothing.length < people.length) said.push({ key: "shuffle-nothing", args: { players: name(nothing) } });
  if (nothing.length === people.length) said.push({ key: "shuffle-alone" });
  if (open.length) said.push({ key: "shuffle-open", args: { players: name(open) } });
  if (shuffle.refusals) said.push({ key: "shuffle-refusals", args: { count: shuffle.refusals } });
  return said;
}

/** How to check it all at home: only what was kept here may be compared, not what the record says. */
export function command(file: string, match: string, kept: Kept | null): string {
  const own = Object.values(kept?.nonces ?? {});
  const hashes = kept ? [kept.commitment, ...(kept.seats ?? [])].filter(Boolean) : [];
  const words = [
    ...(match ? [`--match ${match}`] : []),
    ...hashes.map((hash) => `--commitment ${hash}`),
    ...own.map((nonce) => `--nonce ${nonce}`),
  ];
  return ["spinney verify", file, ...words].join(" ");
}
