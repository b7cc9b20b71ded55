// What the board of the game adds to what the server sends.
import type { Colour, OpenPlace, Side } from "./wire";

/** A place that is lit; where the balance marker would stand then is null while the aids are on their way. */
export type LitPlace = Omit<OpenPlace, "marker"> & { marker: Side | null };

/** `red7` is of the colour red. */
export function colourOf(room: string): Colour {
  return room.replace(/\d+$/, "") as Colour;
}
