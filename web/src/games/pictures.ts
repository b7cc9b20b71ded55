// Drawings that take no colour from the page: as a picture each of them is one element, wherever it stands and however
// many lines it has. Styling, laying out and painting the copies that `<use>` makes would be most of what a move costs.
import { SvelteMap } from "svelte/reactivity";

const addresses = new SvelteMap<string, string>();
// Whoever holds them has them ready when the first one is shown.
const held: HTMLImageElement[] = [];

/** The address of a drawing, for `<image href>`; nothing until the drawings have come. */
export const picture = (id: string): string | undefined => addresses.get(id);

/** Make pictures of these symbols, and take them out of their sheet. */
export function takePictures(symbols: Iterable<Element>): void {
  for (const symbol of [...symbols]) {
    const box = symbol.getAttribute("viewBox") ?? "0 0 48 48";
    const [, , width, height] = box.split(" ");
    const size = `viewBox="${box}" width="${width}" height="${height}"`;
    const text = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${symbol.innerHTML}</svg>`;
    const image = new Image();
    image.src = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
    held.push(image);
    addresses.set(symbol.id, image.src);
    symbol.remove();
  }
}
