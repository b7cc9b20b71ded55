// Where the cells of an arboretum are drawn, and which of them may be pointed at while a card is held.
import type { Offers } from "../../play/offers";
import type { Box } from "../../play/panzoom.svelte";
import { cellAt, cellOf, type ArboretumOffer } from "./offers";
import type { LaidCard } from "./wire";

// A card is 100 wide and 140 high; neighbours leave a small gap.
export const WIDE = 100;
export const HIGH = 140;
export const STEP_X = 108;
export const STEP_Y = 148;

type Cells = Iterable<readonly [number, number]>;

export const places = (laid: LaidCard[]): [number, number][] => laid.map(([, x, y]) => [x, y]);

/** The extent of some cells, at least the first one. */
export function extent(cells: Cells): { left: number; right: number; top: number; bottom: number } {
  const found = { left: 0, right: 0, top: 0, bottom: 0 };
  for (const [x, y] of cells) {
    found.left = Math.min(found.left, x);
    found.right = Math.max(found.right, x);
    found.top = Math.min(found.top, y);
    found.bottom = Math.max(found.bottom, y);
  }
  return found;
}

export const boxOf = (x: number, y: number): Box => ({ left: x * STEP_X, top: y * STEP_Y, width: WIDE, height: HIGH });

/** Some cells with so many cells of ground around them. */
export function boxAround(cells: Cells, margin: number): Box {
  const { left, right, top, bottom } = extent(cells);
  const width = (right - left + 1 + 2 * margin) * STEP_X;
  const height = (bottom - top + 1 + 2 * margin) * STEP_Y;
  const [x, y] = [((left + right) / 2) * STEP_X + WIDE / 2, ((top + bottom) / 2) * STEP_Y + HIGH / 2];
  return { left: x - width / 2, top: y - height / 2, width, height };
}

export interface Target {
  x: number;
  y: number;
  offered: boolean;
}

/** The cells that are offered to a card, and the ground between, which says why not. */
export function targetsFor(card: string, laid: LaidCard[], offers: Offers<ArboretumOffer>): Target[] {
  const uses = offers.with(card);
  const offered = new Set(uses.filter(({ verb }) => verb === "play").map(({ place }) => place));
  // A card that can only go elsewhere is not carried around the arboretum.
  if (offered.size === 0 && uses.length > 0) return [];
  const taken = new Set(laid.map(([, x, y]) => cellAt(x, y)));
  const { left, right, top, bottom } = extent([...places(laid), ...[...offered].map(cellOf)]);
  const edge = offered.size > 0 ? 0 : 1;
  const found: Target[] = [];
  for (let y = top - edge; y <= bottom + edge; y++)
    for (let x = left - edge; x <= right + edge; x++)
      if (!taken.has(cellAt(x, y))) found.push({ x, y, offered: offered.has(cellAt(x, y)) });
  return found;
}
