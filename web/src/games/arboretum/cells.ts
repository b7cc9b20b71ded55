// How the written names of Arboretum are read, and where its cards are drawn.
import type { LaidCard } from "./wire";

/** A written action, taken apart: `play oak4 2,-1`. */
export interface Action {
  verb: string;
  card?: string;
  x?: number;
  y?: number;
  pile?: number;
}

export const speciesOf = (card: string): string => card.slice(0, -1);
export const valueOf = (card: string): number => Number(card.slice(-1));

export function read(text: string | null): Action | null {
  const [verb, what = "", where = ""] = text?.split(" ") ?? [];
  if (!verb) return null;
  if (verb === "draw") return what === "pile" ? { verb, pile: Number(where) } : { verb };
  const [x, y] = where.split(",").map(Number);
  return { verb, card: what, x, y };
}

/** The extent of some cells, at least the first one. */
export function extent(cells: Iterable<readonly [number, number]>): { left: number; right: number; top: number; bottom: number } {
  const found = { left: 0, right: 0, top: 0, bottom: 0 };
  for (const [x, y] of cells) {
    found.left = Math.min(found.left, x);
    found.right = Math.max(found.right, x);
    found.top = Math.min(found.top, y);
    found.bottom = Math.max(found.bottom, y);
  }
  return found;
}

export const places = (laid: LaidCard[]): [number, number][] => laid.map(([, x, y]) => [x, y]);

// A card is 100 wide and 140 high; neighbours leave a small gap.
export const WIDE = 100;
export const HIGH = 140;
export const STEP_X = 108;
export const STEP_Y = 148;
