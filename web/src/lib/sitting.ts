// This browser's part in the shuffle: it commits to bytes when it sits down, and reveals them when all sit.
import { api, Refused } from "./api";
import { bytesFor, commitmentOf, noteBeforeRevealing, recall, tablesThatWait, waitFor, waitNoLonger, type Kept } from "./shuffle";
import type { Table } from "./table.svelte";
import type { News, Request, TableNews } from "./wire";

const EVERY = 10_000;

export interface Owed {
  do: "sit" | "reveal";
  seat: number;
}

const same = (one: readonly string[], two: readonly string[]): boolean => JSON.stringify(one) === JSON.stringify(two);

/** What this browser owes a table before its game begins, given what it has kept. */
export function owed(table: TableNews, own: readonly number[], kept: Kept | null): Owed[] {
  if (table.status !== "gathering") return [];
  const hashes = table.commitments ?? [];
  const current = kept?.sealed && kept.commitment === table.commitment ? kept : null;
  const ours = (seat: number, by: Kept | null): boolean => Boolean(by?.nonces[seat]) && commitmentOf(by!.nonces[seat]!) === hashes[seat];
  if (table.revealing) {
    // Nobody may still be able to choose: all sit, and no hash has been exchanged since we looked first.
    const all = table.seats.every((seat) => seat.ready || seat.bot);
    const unchanged = !current?.seats || same(current.seats, hashes);
    const wanted = own.filter((seat) => table.revealing!.seats.includes(seat));
    return all && unchanged ? wanted.filter((seat) => ours(seat, current)).map((seat) => ({ do: "reveal", seat })) : [];
  }
  // A hash that is not ours comes from another device of this visitor, which has the bytes.
  return own.filter((seat) => !hashes[seat] || (ours(seat, kept) && !current)).map((seat) => ({ do: "sit", seat }));
}

function requestFor(table: TableNews, step: Owed): Request {
  if (step.do === "sit") {
    // A lesson is not shuffled.
    if (!table.commitment) return { do: "sit", seat: step.seat };
    const nonce = bytesFor(table.id, table.commitment ?? "", step.seat);
    return { do: "sit", seat: step.seat, commitment: commitmentOf(nonce) };
  }
  noteBeforeRevealing(table.id, table.commitments ?? [], table.refusals ?? 0);
  return { do: "reveal", seat: step.seat, nonce: recall(table.id)!.nonces[step.seat]! };
}

/** What was sent already, for each secret of the server's: an answer is news too, and would send it again. */
const sent = new Set<string>();

/** Do what this browser owes a table, whichever page is open. */
export async function keepPromises({ table, own = [] }: News, send: (request: Request) => Promise<unknown>): Promise<void> {
  // News from before this visitor sat down may arrive after the bytes were drawn: so it is decided each time.
  if (table.status === "gathering" && own.length) waitFor(table.id);
  else waitNoLonger(table.id);
  for (const step of owed(table, own, recall(table.id))) {
    const key = [table.id, table.commitment, step.do, step.seat].join();
    if (sent.has(key)) continue;
    sent.add(key);
    try {
      await send(requestFor(table, step));
    } catch (error) {
      // Without a network it has not arrived; whatever was refused would be refused again.
      if (!(error instanceof Refused) || error.status === 0) sent.delete(key);
    }
  }
}

/** Take a seat, committing to this browser's bytes for the shuffle. */
export function sit(table: Table, seat: number): Promise<boolean> {
  return table.request(requestFor(table.info, { do: "sit", seat }));
}

/** Sit down wherever a seat is reserved for this visitor, and reveal bytes that are asked for. */
export async function sitDown(table: Table): Promise<void> {
  if (table.news) await keepPromises(table.news, (request) => table.request(request));
}

/** Look after tables that wait and are not on this page. */
export async function lookAfterOthers(): Promise<void> {
  for (const id of tablesThatWait()) {
    if (location.pathname === `/t/${id}`) continue;
    try {
      await keepPromises(await api.table(id), (request) => api.request(id, request, null));
    } catch (error) {
      if (error instanceof Refused && error.status === 404) waitNoLonger(id);
    }
  }
}

/** Also from the home page, or from another table: without a table that waits this asks nothing. */
export function lookAfterTables(): void {
  setInterval(() => void lookAfterOthers(), EVERY);
}
