// The drawings, fetched once and put into the page, so that <use href="#ren-oak"> finds them and custom properties colour
// them; the animals have their own colours and become pictures, and so does what stands around in the valley.
import { coloured, drawPictures, takePictures } from "../pictures.svelte";
import animals from "./art/animals.svg?url";
import pieces from "./art/pieces.svg?url";
import plants from "./art/plants.svg?url";

let shown = false;

export async function showArt(): Promise<void> {
  if (shown) return;
  shown = true;
  const sheets = await Promise.all([animals, pieces, plants].map(async (url) => (await fetch(url)).text()));
  for (const [number, sheet] of sheets.entries()) {
    const drawing = new DOMParser().parseFromString(sheet, "image/svg+xml").documentElement;
    if (number === 0) {
      takePictures(drawing.querySelectorAll("symbol"));
      continue;
    }
    drawing.setAttribute("width", "0");
    drawing.setAttribute("height", "0");
    drawing.setAttribute("aria-hidden", "true");
    drawing.classList.add("unseen");
    document.body.append(document.adoptNode(drawing));
  }
  drawPictures(DECOR, drawDecor);
}

/** How the names of these pictures begin. */
export const DECOR = "ren-decor-";

function drawDecor(id: string): string {
  const [name = ""] = id.slice(DECOR.length).split("@");
  const symbol = document.getElementById(`ren-${name}`);
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40">${symbol?.innerHTML}</svg>`;
  return coloured(text, "ren");
}
