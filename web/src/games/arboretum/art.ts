// The drawings, fetched once and put into the page, so that `<use href="#arb-sign-oak">` finds them everywhere; the trees
// become pictures.
import { takePictures } from "../pictures.svelte";
import trees from "./art/trees.svg?url";

let planted: Promise<void> | null = null;

async function plant(): Promise<void> {
  const answer = await fetch(trees);
  if (!answer.ok) throw new Error(`${trees}: ${answer.status}`);
  const sprite = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  takePictures(sprite.querySelectorAll("symbol[id^=arb-tree]"));
  sprite.setAttribute("class", "arb-sprite");
  sprite.setAttribute("aria-hidden", "true");
  document.body.prepend(document.importNode(sprite, true));
}

export function plantArt(): void {
  planted ??= plant().catch(() => {
    // The next board tries again.
    planted = null;
  });
}
