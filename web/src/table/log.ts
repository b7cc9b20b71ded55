// The log as it is read: what was taken back is struck out, and told once.
import type { Line } from "../lib/wire";

export interface Entry {
  line: Line;
  /** Whether it was taken back. */
  undone: boolean;
  /** How many rows one after the other took something back. */
  times: number;
}

export function entriesOf(lines: readonly Line[]): Entry[] {
  const undone = new Set(lines.flatMap(({ kind, text }) => (kind === "undo" && text ? [Number(text)] : [])));
  const entries: Entry[] = [];
  for (const line of lines) {
    const last = entries.at(-1);
    if (line.kind === "undo" && last?.line.kind === "undo" && last.line.seat === line.seat) {
      entries[entries.length - 1] = { ...last, line, times: last.times + 1 };
    } else entries.push({ line, undone: undone.has(line.seq), times: 1 });
  }
  return entries;
}

/** The pieces and places on the board that a line is about. */
export function namedIn({ event }: Line): string[] {
  const words = Object.values(event ?? {})
    .flat()
    .filter((value): value is string => typeof value === "string");
  return words.flatMap((word) => [word, `at ${word}`]);
}
