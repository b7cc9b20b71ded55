// The names at the table that is on the screen, by seat: what `player` with a `seat` is replaced by.

export const seated = $state<{ names: string[] }>({ names: [] });

/** Take these names; the same ones again change nothing, so that nothing is said anew. */
export function sit(names: string[]): void {
  if (names.length !== seated.names.length || names.some((name, seat) => name !== seated.names[seat])) seated.names = names;
}
