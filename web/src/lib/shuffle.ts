// Checking a shuffle in the browser: hashes, contributions and seed agree with each other and with what was kept here.
import type { Message } from "./messages";
import { hmac, sha256, type Bytes } from "./sha256";

/** What this browser kept from before a game. */
export interface Kept {
  /** The hash of the server's secret. */
  commitment: string;
  /** The bytes of the own seats. */
  nonces: Record<number, string>;
  /** The hashes of all seats' bytes, as they were when this browser revealed its own. */
  seats?: string[];
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

/** Note what was promised before the game, and which bytes this browser added. */
export function remember(table: string, commitment: string, seat: number, nonce: string): void {
  try {
    const before = recall(table) ?? { commitment, nonces: {} };
    localStorage.setItem(key(table), JSON.stringify({ ...before, nonces: { ...before.nonces, [seat]: nonce } }));
  } catch {
    // Without storage the check says less: that it was this promise cannot be shown.
  }
}

export function recall(table: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(key(table)) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

/** The hash that is published before the game: SHA-256 of a secret, or of a seat's bytes. */
export function commitmentOf(secret: string): string {
  return hexOf(sha256(bytesOf(secret)));
}

/** The seed: HMAC-SHA-256 of the match and the seats' bytes, keyed with the secret. */
export function seedOf(secret: string, match: string, nonces: readonly string[]): string {
  return hexOf(hmac(bytesOf(secret), new TextEncoder().encode([match, ...nonces].join("\n"))));
}

export type Finding = { key: string; good: boolean };

/** What this browser finds out about the shuffle of a record by itself. `match` is the table it is of, if that is known. */
export function check(record: ShuffledRecord, match: string, kept: Kept | null): Finding[] {
  const { shuffle, seats } = record;
  if (!shuffle) return [];
  const { secret, nonces } = shuffle;
  const hashes = shuffle.commitments ?? null;
  const findings: Finding[] = [];
  const find = (key: string, good: boolean): void => void findings.push({ key, good });
  if (match) find("shuffle-match", shuffle.match === match);
  if (kept) find("shuffle-promise", kept.commitment === shuffle.commitment);
  if (kept?.seats) find("shuffle-hashes-kept", JSON.stringify(kept.seats) === JSON.stringify(hashes));
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
  if (own.length) find("shuffle-own", own.every(([seat, nonce]) => nonces[Number(seat)] === nonce));
  return findings;
}

/** Which kind of shuffle it was, and what nobody can check here; `name` says who sits where. */
export function notes(record: ShuffledRecord, kept: Kept | null, name: (seats: number[]) => string): Message[] {
  const { shuffle, seats } = record;
  if (!shuffle) return [{ key: "shuffle-none" }];
  const said: Message[] = kept ? [] : [{ key: "shuffle-unknown" }];
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
