// The drawings are put into the page, so that <use href="#ren-oak"> finds them and custom properties colour them; the animals
// have their own colours and become pictures, and so does what stands around in the valley.
import { artOf, hang } from "../../play/art";
import { coloured, drawPictures, takePictures } from "../pictures.svelte";
import animals from "./art/animals.svg?url";
import pieces from "./art/pieces.svg?url";
import plants from "./art/plants.svg?url";

export const showArt = artOf([animals, pieces, plants], ([coats, ...sheets]) => {
  takePictures(coats!.querySelectorAll("symbol"));
  for (const sheet of sheets) hang(sheet);
  drawPictures(DECOR, drawDecor);
});

/** How the names of these pictures begin. */
export const DECOR = "ren-decor-";

function drawDecor(id: string): string {
  const [name = ""] = id.slice(DECOR.length).split("@");
  const symbol = document.getElementById(`ren-${name}`);
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40">${symbol?.innerHTML}</svg>`;
  return coloured(text, "ren");
}
