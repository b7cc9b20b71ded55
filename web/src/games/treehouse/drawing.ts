// A room without its plate as one picture. Its parts stand in the sheets of art.ts, its colours in treehouse.css; both are the
// same in light and dark.
import { coloured } from "../pictures.svelte";
import { colourOf } from "./rooms";

/** How the names of these pictures begin. */
export const ROOM = "th-room-";

/** Everything with a name that this text refers to, and whatever that refers to. */
function parts(text: string, found = new Map<string, string>()): Map<string, string> {
  for (const [, id] of text.matchAll(/#([a-z][\w-]*)/g)) {
    const part = document.getElementById(id!);
    if (!part || found.has(id!)) continue;
    const written = new XMLSerializer().serializeToString(part);
    found.set(id!, written);
    parts(written, found);
  }
  return found;
}

/** The drawing of a room, 120 by 100. */
export function drawRoom(id: string): string {
  const room = id.slice(ROOM.length);
  const colour = colourOf(room);
  const body = `<use href="#th-wall"/><path d="M8 20H112V82H8Z" fill="url(#th-paper-${colour})" stroke="none"/><use href="#th-floor"/>
<svg x="10" y="24" width="100" height="70"><use href="#th-${room}"/></svg><use href="#th-posts"/><use href="#th-roof"/>`;
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 100" width="120" height="100" stroke="var(--th-outline)"
stroke-linejoin="round"><defs>${[...parts(body).values()].join("")}</defs>${body}</svg>`;
  return coloured(text, `treehouse th-${colour}`);
}
