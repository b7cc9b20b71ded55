// The names at the table that is on the screen, by seat: what `player` with a `seat` is replaced by.

export const seated = $state<{ names: string[] }>({ names: [] });
