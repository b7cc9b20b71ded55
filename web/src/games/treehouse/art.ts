// The drawings are put into the page: <use href="#th-red7"> finds them, custom properties tint them.
import frame from "./art/frame.svg?url";
import props from "./art/props.svg?url";
import greenBlue from "./art/rooms-green-blue.svg?url";
import purpleBrown from "./art/rooms-purple-brown.svg?url";
import redYellow from "./art/rooms-red-yellow.svg?url";

import { artOf, hang } from "../../play/art";
import { drawPictures } from "../pictures.svelte";
import { drawRoom, ROOM } from "./drawing";

export const hangArt = artOf([frame, props, redYellow, greenBlue, purpleBrown], (sheets) => {
  for (const sheet of sheets) hang(sheet);
  drawPictures(ROOM, drawRoom);
});
