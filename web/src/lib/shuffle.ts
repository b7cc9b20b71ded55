// Checking a shuffle in the browser: the server's secret is the one it promised, and the seed comes from it and from us.

export interface Promised {
  commitment: string;
  nonces: Record<number, string>;
}

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

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

export function recall(table: string): Promised | null {
  try {
    return JSON.parse(localStorage.getItem(key(table)) ?? "null") as Promised | null;
  } catch {
    return null;
  }
}

/** SHA-256 of the secret, as it was published before the game. */
export async function commitmentOf(secret: string): Promise<string> {
  return hexOf(await crypto.subtle.digest("SHA-256", bytesOf(secret)));
}

/** The seed: HMAC-SHA-256 of the match and the seats' bytes, keyed with the secret. */
export async function seedOf(secret: string, match: string, nonces: readonly string[]): Promise<string> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const signer = await crypto.subtle.importKey("raw", bytesOf(secret), algorithm, false, ["sign"]);
  const text = new TextEncoder().encode([match, ...nonces].join("\n"));
  return hexOf(await crypto.subtle.sign("HMAC", signer, text));
}

export interface Revealed {
  id: string;
  secret: string;
  commitment: string;
  nonces: readonly string[];
  /** The seed that the record names. */
  seed: string;
}

export type Finding = { key: string; good: boolean };

/** What can be said about a shuffle, line by line. */
export async function check(game: Revealed, promised: Promised | null): Promise<Finding[]> {
  const findings: Finding[] = [
    { key: "shuffle-secret", good: (await commitmentOf(game.secret)) === game.commitment },
    { key: "shuffle-seed", good: (await seedOf(game.secret, game.id, game.nonces)) === game.seed },
  ];
  if (promised) {
    findings.unshift({ key: "shuffle-promise", good: promised.commitment === game.commitment });
    const kept = Object.entries(promised.nonces).every(([seat, nonce]) => game.nonces[Number(seat)] === nonce);
    findings.push({ key: "shuffle-own", good: kept });
  }
  return findings;
}
