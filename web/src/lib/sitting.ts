// A seat of one's own is only reserved at first: its bytes for the shuffle must come after the server's promise.
import { nonce } from "./me.svelte";
import { remember } from "./shuffle";
import type { Table } from "./table.svelte";

const asked = new Set<string>();

/** Take a seat, with this browser's bytes for the shuffle. */
export async function sit(table: Table, seat: number): Promise<boolean> {
  const bytes = nonce();
  remember(table.id, table.info.commitment ?? "", seat, bytes);
  return table.request({ do: "sit", seat, nonce: bytes });
}

/** Sit down wherever a seat is reserved for this visitor. */
export async function sitDown(table: Table): Promise<void> {
  if (table.info.status !== "gathering") return;
  for (const seat of table.own) {
    const key = `${table.id}/${seat}`;
    if (table.info.seats[seat]?.ready || asked.has(key)) continue;
    asked.add(key);
    await sit(table, seat);
  }
}
