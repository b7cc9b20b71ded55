// The drawings, fetched once and put into the page: <use href="#th-red7"> finds them, custom properties tint them.
import frame from "./art/frame.svg?url";
import props from "./art/props.svg?url";
import greenBlue from "./art/rooms-green-blue.svg?url";
import purpleBrown from "./art/rooms-purple-brown.svg?url";
import redYellow from "./art/rooms-red-yellow.svg?url";

import { drawPictures } from "../pictures.svelte";
import { drawRoom, ROOM } from "./rooms";

const SHEETS = [frame, props, redYellow, greenBlue, purpleBrown];
let hung: Promise<void> | null = null;

async function hang(url: string): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  const drawing = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  drawing.setAttribute("class", "unseen");
  document.body.append(document.importNode(drawing, true));
}

export function hangArt(): void {
  hung ??= Promise.all(SHEETS.map(hang)).then(
    () => drawPictures(ROOM, drawRoom),
    () => {
      // The next board tries again.
      hung = null;
    },
  );
}
