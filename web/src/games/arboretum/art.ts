// The trees become pictures; the other drawings are put into the page, so that `<use href="#arb-sign-oak">` finds them everywhere.
import { artOf, hang } from "../../play/art";
import { takePictures } from "../pictures.svelte";
import trees from "./art/trees.svg?url";

export const plantArt = artOf([trees], (sheets) => {
  for (const sheet of sheets) {
    takePictures(sheet.querySelectorAll("symbol[id^=arb-tree]"));
    hang(sheet);
  }
});
