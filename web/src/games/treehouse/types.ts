// What the game says of itself: its view, its aids and its score sheet, as the server sends them.
import type { Message } from "../../lib/messages";

export const COLOURS = ["red", "yellow", "green", "blue", "purple", "brown"] as const;
export type Colour = (typeof COLOURS)[number];
export type Side = "left" | "centre" | "right";
export type Condition = "two" | "none" | "claim";

/** A room of a house: what, its level, its place there, the round in which it was built. */
export type BuiltRoom = [room: string, level: number, place: number, round: number];
export type LaidCondition = [colour: Colour, condition: Condition, seat: number];

export interface Seat {
  house: BuiltRoom[];
  marker: Side;
  score: number;
  hand_size: number;
  has_chosen: boolean;
  revealed: string | null;
  discards: string[];
  card: Condition | null;
}

export interface Public {
  youngest: boolean;
  phase: "choose" | "place" | "take" | "lay" | "claim" | "over";
  round: number;
  choice: number;
  waiting: number[];
  deck: number;
  rounds: { first: number | null; laid: LaidCondition[] }[];
  seats: Seat[];
}

export interface Private {
  hand: string[];
  chosen: string | null;
  known_hands: (string[] | null)[];
  leftovers: string[];
}

export interface OpenPlace {
  level: number;
  place: number;
  /** Where the balance marker would stand then; null while the aids are on their way. */
  marker: Side | null;
  seals: Colour[];
}

export interface ClosedPlace {
  level: number;
  place: number;
  reasons: Message[];
}

export interface RoomAid {
  room: string;
  open: OpenPlace[];
  closed: ClosedPlace[];
}

export interface ColourAid {
  colour: Colour;
  worth: number;
  rooms: number[];
  points: number[];
  may_grow: boolean[];
  bonus: number | null;
}

export interface LayAid {
  colour: Colour;
  condition: Condition;
  gains: number[];
}

export interface Aids {
  marker: Side | null;
  rooms: RoomAid[];
  colours: ColourAid[];
  gains: number[];
  cards: { condition: Condition; left: number }[];
  lays: LayAid[];
}

export interface Sheet {
  rounds: {
    round: number;
    first: number | null;
    laid: LaidCondition[];
    colours: { colour: Colour; worth: number; rooms: number[]; points: number[] }[];
    points: number[];
  }[];
  bonuses: { colour: Colour; rooms: number[]; winner: number | null; points: number }[];
  outcome: { points: number[]; tiebreaks: number[]; ranks: number[]; winners: number[] };
}

/** `red7` is of the colour red. */
export function colourOf(room: string): Colour {
  return room.replace(/\d+$/, "") as Colour;
}
