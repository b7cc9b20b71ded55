// The shapes that the game of Arboretum sends, and how its written names are read.

export type Laid = [card: string, x: number, y: number];

export interface SeatView {
  arboretum: Laid[];
  pile: string[];
  hand_size: number;
  shown: string[];
}

export interface Public {
  phase: "draw_first" | "draw_second" | "play" | "discard" | "over";
  turn: number;
  first: number;
  species: string[];
  deck: number;
  seats: SeatView[];
}

export interface Private {
  hand: string[];
}

export interface ScoredPath {
  cards: Laid[];
  points: number;
  for_cards: number;
  for_pure: number;
  for_one: number;
  for_eight: number;
}

export interface SpeciesAid {
  species: string;
  paths: (ScoredPath | null)[];
  hand: string[];
  own_sum: number;
  shown_sums: number[];
  unseen: string[];
  eight: "none" | "safe" | "at_risk" | "cancelled";
  one: "none" | "idle" | "cancels";
}

export interface Aids {
  species: SpeciesAid[];
  open_cells: [number, number][][];
}

export interface Claim {
  cards: string[];
  sum: number;
  eight_cancelled: boolean;
  cancelled_by?: number | null;
  may_score: boolean;
}

export interface SpeciesSheet {
  species: string;
  claims: Claim[];
  paths: (ScoredPath | null)[];
  points: number[];
}

export interface ScoreSheet {
  species: SpeciesSheet[];
  outcome: { points: number[]; tiebreaks: number[]; ranks: number[]; winners: number[] };
}

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

export const places = (laid: Laid[]): [number, number][] => laid.map(([, x, y]) => [x, y]);

// A card is 100 wide and 140 high; neighbours leave a small gap.
export const WIDE = 100;
export const HIGH = 140;
export const STEP_X = 108;
export const STEP_Y = 148;
