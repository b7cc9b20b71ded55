// The palette (app.css) has six colours; a larger table begins again with the first.
const COLOURS = 6;

export function seatColour(seat: number): string {
  return `var(--seat-${seat % COLOURS})`;
}
