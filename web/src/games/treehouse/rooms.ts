// The written names of rooms.
import type { Colour } from "./wire";

/** `red7` is of the colour red. */
export function colourOf(room: string): Colour {
  return room.replace(/\d+$/, "") as Colour;
}
