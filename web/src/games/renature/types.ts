// What the game sends: src/spinney/games/renature/view_types.py, aids.py and sheet.py as types. Cells are written `row,column`.
import type { BoardProps, View } from "../board";

export type Animal =
  | "butterfly"
  | "snail"
  | "salamander"
  | "frog"
  | "turtle"
  | "bat"
  | "woodpecker"
  | "squirrel"
  | "owl"
  | "badger";

export const ANIMALS: Animal[] = [
  "butterfly",
  "snail",
  "salamander",
  "frog",
  "turtle",
  "bat",
  "woodpecker",
  "squirrel",
  "owl",
  "badger",
];

export type Plant = "grass" | "bush" | "spruce" | "oak";
export const PLANTS: Plant[] = ["grass", "bush", "spruce", "oak"];

/** A seat's number, or null for neutral. */
export type Owner = number | null;
export type Phase = "place" | "plant" | "room" | "score" | "end" | "again" | "over";

export interface Token {
  area: string;
  size: number;
  holder: number | null;
  back: number | null;
}

export interface SeatView {
  score: number;
  clouds: number;
  own: number[];
  neutral: number[];
  hand_size: number;
  reserve: number;
  tokens: string[];
}

export interface Public {
  phase: Phase;
  turn: number;
  first: number;
  valley: string;
  joker: Animal;
  laid: [domino: string, first: string, second: string][];
  discards: string[];
  plants: [cell: string, plant: Plant, owner: Owner][];
  clouds: [cell: string, clouds: number][];
  waiting: number;
  completed: string[];
  tokens: Token[];
  seats: SeatView[];
  left_out: number;
}

export interface Private {
  hand: string[];
  backs: Record<string, number>;
}

export interface AreaScoring {
  area: string;
  /** Seat by seat, then neutral. */
  totals: number[];
  struck: number[];
  main: number;
  main_to: number | null;
  secondary: number;
  secondary_to: number | null;
}

export interface AreaAid {
  scoring: AreaScoring;
  holder: number | null;
  waits_for: number;
  planting: number[];
}

export interface Printed {
  values: number[];
  own: number[];
  neutral: number[];
  cloud_spaces: number;
  joker_price: number;
  again_price: number;
}

export interface Aids {
  hand: { domino: string; fits: string[] }[];
  places: Record<string, { completes: string[]; isolates: string[] }>;
  areas: AreaAid[];
  isolated: string[];
  printed: Printed;
  prices: Record<string, number>;
  room: number;
  seen: string[];
  unseen: string[];
}

export interface SeatSheet {
  before: number;
  areas: number;
  clouds: number;
  plants: number;
  backs: number[];
  total: number;
}

export interface Sheet {
  areas: AreaScoring[];
  seats: SeatSheet[];
  outcome: { points: number[]; tiebreaks: number[]; ranks: number[]; winners: number[] };
}

export type RenatureView = View<Public, Private>;
export type Props = BoardProps<Public, Private, Aids>;
