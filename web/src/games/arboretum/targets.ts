// The cells that may be pointed at while a card is held: those offered, and the ground between, which says why not.
import { extent, places } from "./cells";
import type { LaidCard } from "./wire";

export interface Target {
  x: number;
  y: number;
  open: boolean;
}

export function targetsFor(card: string, laid: LaidCard[], choices: string[]): Target[] {
  const offered = new Map<string, [number, number]>();
  for (const text of choices) {
    const [verb, what, where = ""] = text.split(" ");
    if (verb === "play" && what === card) offered.set(where, where.split(",").map(Number) as [number, number]);
  }
  // A card that can only go elsewhere is not carried around the arboretum.
  if (offered.size === 0 && choices.some((text) => text.split(" ")[1] === card)) return [];
  const taken = new Set(places(laid).map(String));
  const { left, right, top, bottom } = extent([...places(laid), ...offered.values()]);
  const edge = offered.size > 0 ? 0 : 1;
  const found: Target[] = [];
  for (let y = top - edge; y <= bottom + edge; y++)
    for (let x = left - edge; x <= right + edge; x++) if (!taken.has(`${x},${y}`)) found.push({ x, y, open: offered.has(`${x},${y}`) });
  return found;
}
