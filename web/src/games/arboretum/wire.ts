// Written by web/wire_types.py out of src/spinney/games/arboretum: change that and run it again.
import type { Outcome } from "../../lib/wire";

export type GameEvent =
  | CardDiscarded
  | CardDrawn
  | CardPlayed
  | DeckEmptied
  | GameEnded;

export type Phase = "draw_first" | "draw_second" | "play" | "discard" | "over";

export type Side = "left" | "right" | "above" | "below";

export const SPECIES = [
  "blue_spruce", "cassia", "cherry_blossom", "dogwood", "jacaranda", "maple", "oak", "royal_poinciana", "tulip_poplar",
  "willow",
] as const;
export type Species = (typeof SPECIES)[number];

export interface Aids {
  species: SpeciesAid[];
  /** Per seat, the cells where a card could be laid (A6). */
  open_cells: [number, number][][];
  /** Per seat, the points of its best paths if it had the right to score every species. */
  worths: number[];
}

/** A7: a card was laid face up on the seat's discard pile. */
export interface CardDiscarded {
  event: "CardDiscarded";
  seat: number;
  card: string;
}

/** A4, A5: a card was drawn, from the deck (pile null) or from the discard pile of a seat. */
export interface CardDrawn {
  event: "CardDrawn";
  seat: number;
  pile: number | null;
  /** null to everyone but the drawer if it came from the deck. */
  card: string | null;
}

/** A6: a card was laid in the arboretum of a seat. */
export interface CardPlayed {
  event: "CardPlayed";
  seat: number;
  card: string;
  x: number;
  y: number;
  /** A card that it lies beside, if possible of its own species; null for the first card. */
  beside: string | null;
  /** On which side of that card. */
  side: Side;
}

/** A9, A10: what a hand holds of one species. */
export interface Claim {
  cards: string[];
  sum: number;
  /** Its 8 counts 0, because another hand holds the 1. */
  eight_cancelled: boolean;
  may_score: boolean;
  /** The seat that holds this 1. */
  cancelled_by: number | null;
  /** The values on the cards added up, before a 1 makes the 8 count 0. */
  printed: number;
}

/** A8: the deck's last card was drawn; this turn is the last. */
export interface DeckEmptied {
  event: "DeckEmptied";
  seat: number;
}

/** The last event of every game. */
export interface GameEnded {
  event: "GameEnded";
  outcome: Outcome;
  game: string;
  /** The seats that resigned; they rank last, whatever their points. */
  resigned: number[];
}

/** A card in an arboretum, x to the right of the first card and y below it. */
export type LaidCard = [
  card: string,
  x: number,
  y: number,
];

/** What a card would bring in a cell. */
export interface Preview {
  /** The path that would gain most by it. */
  path: ScoredPath;
  /** How many points more than the best path of its species now. */
  more: number;
}

export interface PrivateView {
  /** This seat's cards, by species and value. */
  hand: string[];
}

export interface PublicView {
  phase: Phase;
  /** The seat whose turn it is, or was last. */
  turn: number;
  first: number;
  /** The species in play (A1). */
  species: Species[];
  /** How many cards are left in the deck. */
  deck: number;
  seats: SeatView[];
}

export interface ScoreSheet {
  species: SpeciesSheet[];
  /** The tie-break is the number of different species grown (A16). */
  outcome: Outcome;
}

/** A13, A14: a path and where its points come from. */
export interface ScoredPath {
  cards: LaidCard[];
  points: number;
  for_cards: number;
  /** The same number again if it has at least four cards, all of its species. */
  for_pure: number;
  for_one: number;
  for_eight: number;
}

/** What everybody sees of one seat. */
export interface SeatView {
  /** In the order the cards were laid. */
  arboretum: LaidCard[];
  /** The discard pile from the bottom up (A5: anybody may read it). */
  pile: string[];
  hand_size: number;
  /** Cards of the hand that everybody saw go there (A5); the whole hand when the game is over. */
  shown: string[];
}

/** One species as this seat knows it. Lists are indexed by seat. */
export interface SpeciesAid {
  species: Species;
  /** Every seat's most valuable path now. */
  paths: (ScoredPath | null)[];
  /** This seat's cards of the species; empty for a spectator. */
  hand: string[];
  /** Their sum; an 8 counts unless a 1 is known to be in another hand. */
  own_sum: number;
  /** The sum that every other hand is known to hold; at this seat's index, its own sum. */
  shown_sums: number[];
  /** Cards that may still be in the deck or, unseen, in another hand. */
  unseen: string[];
  /** This seat's 8 (A10): cancelled by a 1 known to be in another hand, or at risk from one that may get there. */
  eight: "at_risk" | "cancelled" | "none" | "safe";
  /** This seat's 1 (A10): whether another hand holds, or may still get, the 8 that it cancels. */
  one: "cancels" | "idle" | "none";
}

export interface SpeciesSheet {
  species: Species;
  claims: Claim[];
  /** Every seat's most valuable path, scored or not; null if there is none. */
  paths: (ScoredPath | null)[];
  points: number[];
}
