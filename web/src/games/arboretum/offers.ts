// The written actions of Arboretum: `draw deck`, `draw pile 2`, `play oak4 2,-1`, `discard oak4`.
import type { Notation, Offer } from "../../play/offers";

/** A card goes from or to a place: `deck`, `pile 2`, a cell `2,-1`, or the own discard pile, `discard`. */
export interface ArboretumOffer extends Offer {
  readonly verb: "draw" | "play" | "discard";
}

export const DECK = "deck";
export const DISCARD = "discard";
/** The cell of the first card, from which all others are counted. */
export const FIRST = "0,0";

export const pileOf = (seat: number): string => `pile ${seat}`;
export const cellAt = (x: number, y: number): string => `${x},${y}`;
export const isCell = (place: string): boolean => place.includes(",");

/** The two numbers of a cell. */
export function cellOf(place: string): [number, number] {
  const [x = 0, y = 0] = place.split(",").map(Number);
  return [x, y];
}

export const notation: Notation<ArboretumOffer> = {
  read(text) {
    const [verb = "", ...rest] = text.split(" ");
    if (verb === "draw") return { text, verb, piece: "", place: rest.join(" ") };
    if (verb === "discard") return { text, verb, piece: rest[0] ?? "", place: DISCARD };
    return { text, verb: "play", piece: rest[0] ?? "", place: rest[1] ?? "" };
  },
  write({ verb, piece, place }) {
    if (verb === "draw") return `draw ${place}`;
    return verb === "discard" ? `discard ${piece}` : `play ${piece} ${place}`;
  },
};

/** What pressing a place would be, with a card in hand or without: the deck and the piles are only drawn from. */
export function written(card: string | null, place: string): string {
  const verb = place === DISCARD ? "discard" : isCell(place) ? "play" : "draw";
  return notation.write({ verb, piece: card ?? "", place });
}
