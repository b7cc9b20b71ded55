// Several people at one screen: whose eyes may look at it next.

/** The seat that the screen belongs to next; null while nothing private needs to be shown to somebody else. */
export function nextEyes(eyes: number | null, own: readonly number[], awaited: readonly number[], over: boolean): number | null {
  if (own.length <= 1 || over) return null;
  if (eyes !== null && awaited.includes(eyes)) return null;
  // After the one who has just acted it goes round the table, not back to the first seat.
  const after = awaited.filter((seat) => eyes === null || seat > eyes);
  const next = after[0] ?? awaited[0];
  if (next !== undefined) return next;
  return eyes === null ? (own[0] ?? null) : null;
}
