// What happened while somebody was away.
import type { Line } from "../lib/wire";

/** The lines after the last thing this seat did itself. */
export function sinceOwnTurn(lines: readonly Line[], seat: number): Line[] {
  const last = lines.findLastIndex((line) => line.seat === seat && (line.kind ?? "action") === "action");
  return last < 0 ? [] : lines.slice(last + 1);
}
