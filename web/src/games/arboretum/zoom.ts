// How close one may look at an arboretum, and what of its frame is kept free.
import type { PanZoom } from "../../play/panzoom.svelte";
import { boxAround, boxOf } from "./cells";

export const LIMITS = { least: 0.22, most: 2.4, bounds: "free" } as const;
/** Few cards are not blown up. */
const FIT_NEAR = 1.25;

const NARROW = 560;
/** What is written along the edges hides no card: on a narrow field the buttons stand at the right. */
const AROUND = { top: 48, right: 0, bottom: 46, left: 0 };
const AROUND_NARROW = { top: 6, right: 48, bottom: 6, left: 0 };
/** There the owner stands at the top, except of the own arboretum. */
const OWNER_NARROW = 44;

const GAP = 8;

const isNarrow = ({ width }: PanZoom): boolean => width < NARROW;
function around(zoom: PanZoom, mine: boolean): typeof AROUND {
  if (!isNarrow(zoom)) return AROUND;
  return mine ? AROUND_NARROW : { ...AROUND_NARROW, top: OWNER_NARROW };
}

/** How many cells of ground stay in sight around the cards. Where nothing can be planted, no room is kept for it. */
export const marginOf = (zoom: PanZoom, growing: boolean): number => (growing ? (isNarrow(zoom) ? 0.75 : 1) : 0.25);

/** Show these cells whole. */
export function fit(zoom: PanZoom, cells: Iterable<readonly [number, number]>, margin: number, mine = true): void {
  zoom.show(boxAround(cells, margin), FIT_NEAR, around(zoom, mine));
}

/** Bring a cell into sight, for the keyboard: with room for the frame of the focus, and below what is written above. */
export function reveal(zoom: PanZoom, x: number, y: number): void {
  zoom.reveal(boxOf(x, y), { top: around(zoom, true).top - GAP, right: 0, bottom: 0, left: 0 }, GAP);
}
