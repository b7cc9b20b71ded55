// Drawings that take no colour from what is around them: as a picture each of them is one element, wherever it stands and however
// many lines it has. Styling, laying out and painting the copies that `<use>` makes would be most of what a move costs.

type Recipe = (id: string) => string;

// Plain maps behind one signal: whoever asks too early asks again when drawings have come.
const addresses = new Map<string, string>();
const recipes: [prefix: string, recipe: Recipe][] = [];
let arrived = $state(0);
// Whoever holds them has them ready when they are shown the first time.
const held: HTMLImageElement[] = [];

function keep(id: string, text: string): string {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  held.push(image);
  addresses.set(id, image.src);
  return image.src;
}

/** The address of a drawing, for `<image href>`; nothing until the drawings have come. */
export function picture(id: string): string | undefined {
  if (!arrived) return undefined;
  const known = addresses.get(id);
  if (known) return known;
  const recipe = recipes.find(([prefix]) => id.startsWith(prefix))?.[1];
  return recipe && keep(id, recipe(id));
}

const root = typeof document === "undefined" ? null : document.documentElement;
let theme = $state(root?.dataset.theme ?? "light");
if (root) new MutationObserver(() => (theme = root.dataset.theme ?? "light")).observe(root, { attributeFilter: ["data-theme"] });

/** The same for a drawing that looks otherwise in the dark: its recipe is called for each of both. */
export const themedPicture = (id: string): string | undefined => picture(`${id}@${theme}`);

/** A text with `var(--name)` replaced by what an element with these classes would find there now. */
export function coloured(text: string, classes: string): string {
  const probe = document.createElement("div");
  probe.className = classes;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const found = text.replace(/var\((--[\w-]+)\)/g, (_, name: string) => style.getPropertyValue(name).trim() || "none");
  probe.remove();
  return found;
}

/** Make pictures of these symbols, and take them out of their sheet. */
export function takePictures(symbols: Iterable<Element>): void {
  for (const symbol of [...symbols]) {
    const box = symbol.getAttribute("viewBox") ?? "0 0 48 48";
    const [, , width, height] = box.split(" ");
    const size = `viewBox="${box}" width="${width}" height="${height}"`;
    keep(symbol.id, `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${symbol.innerHTML}</svg>`);
    symbol.remove();
  }
  arrived++;
}

/** Let the pictures whose names begin like this be drawn when they are first asked for. */
export function drawPictures(prefix: string, recipe: Recipe): void {
  recipes.push([prefix, recipe]);
  arrived++;
}
