// Other valleys out of a written one: each line after the clouds is a row of cells with gaps between.

/** The text with its rows, and the cells of each row, in another order. */
function rearranged(text: string, order: (rows: string[][]) => string[][]): string {
  const lines = text.split("\n").filter((line) => line.trim());
  const rows = lines.filter((line) => !line.startsWith("clouds:")).map((line) => line.trim().split(/\s+/));
  const clouds = lines.filter((line) => line.startsWith("clouds:"));
  return [...clouds, ...order(rows).map((row) => row.join(" "))].join("\n") + "\n";
}

export const mirrored = (text: string): string => rearranged(text, (rows) => rows.map((row) => [...row].reverse()));

export const upended = (text: string): string => rearranged(text, (rows) => [...rows].reverse());
