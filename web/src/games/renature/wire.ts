// Written by web/wire_types.py out of src/spinney/games/renature: change that and run it again.
import type { Outcome } from "../../lib/wire";

export type GameEvent =
  | AreaScored
  | CloudsGathered
  | DominoDiscarded
  | DominoDrawn
  | DominoPlaced
  | FinalCount
  | GameEnded
  | JokerMoved
  | PlantReturned
  | Planted
  | TokenTaken
  | TurnRepeated;

export const ANIMALS = ["butterfly", "snail", "salamander", "frog", "turtle", "bat", "woodpecker", "squirrel", "owl", "badger"] as const;
export type Animal = (typeof ANIMALS)[number];

export type Phase = "place" | "plant" | "room" | "score" | "end" | "again" | "over";

export const PLANTS = ["grass", "bush", "spruce", "oak"] as const;
export type Plant = (typeof PLANTS)[number];

export interface Aids {
  /** Empty for a spectator. */
  hand: HandAid[];
  /** For each pair of cells where a domino of the hand fits (`3,4 3,5`). */
  places: Record<string, PlaceAid>;
  areas: AreaAid[];
  /** Free brook cells that can never be covered (N15). */
  isolated: string[];
  printed: Printed;
  /** What each action costs that this seat could pay for with clouds now (N19 to N21). */
  prices: Record<string, number>;
  /** Whether this seat, about to end its turn, could then pay for another one (N21). */
  another: boolean;
  /** How many of the clouds that were just found have a space on the board; the others would leave the game (N13). */
  room: number;
  /** Dominoes that are in the brook, discarded, or in this seat's hand. */
  seen: string[];
  /** Dominoes that are in other hands, in reserves, or left out. */
  unseen: string[];
}

export interface AreaAid {
  /** Totals, ties struck out, and who would get what if it were scored now. */
  scoring: AreaScoring;
  /** The seat that took its token; the area is then never scored again. */
  holder: number | null;
  /** How many brook cells around it are neither covered nor isolated. */
  waits_for: number;
  /** The points of planting grass, a bush, a spruce or an oak there now (N14). */
  planting: number[];
}

/** N15, N16, N23: an area was scored. */
export interface AreaScored {
  event: "AreaScored";
  /** The seat that completed it; null in the final scoring. */
  seat: number | null;
  scoring: AreaScoring;
}

/** N16: how much everyone has in an area, and who gets which points. */
export interface AreaScoring {
  area: string;
  /** The total value of the plants by seat, then neutral. */
  totals: number[];
  /** The indexes in `totals` that share their total with another and so count as absent. */
  struck: number[];
  main: number;
  /** The seat that gets the main points; null if nobody does. */
  main_to: number | null;
  secondary: number;
  secondary_to: number | null;
}

export type CellClouds = [
  cell: string,
  clouds: number,
];

/** N13: the clouds of the planted cell moved to the player's board, as many as fit. */
export interface CloudsGathered {
  event: "CloudsGathered";
  seat: number;
  gained: number;
  /** How many did not fit and were removed from the game. */
  lost: number;
}

/** N8: a domino was discarded; everyone saw it. */
export interface DominoDiscarded {
  event: "DominoDiscarded";
  seat: number;
  domino: string;
}

/** N18: a domino was drawn from the reserve. */
export interface DominoDrawn {
  event: "DominoDrawn";
  seat: number;
  /** null to everyone but the drawer. */
  domino: string | null;
  /** How many are left in the reserve. */
  left: number;
}

/** N8 to N11: a domino was laid, its first animal on the first cell. */
export interface DominoPlaced {
  event: "DominoPlaced";
  seat: number;
  domino: string;
  cells: [string, string];
  /** The areas that it completed (N15). */
  completes: string[];
  /** The areas that it lies next to. */
  beside: string[];
}

/** N23: after the last areas, what a seat's total consists of. */
export interface FinalCount {
  event: "FinalCount";
  seat: number;
  /** The score on the track before the final scoring. */
  before: number;
  /** The points of the areas that were not completed. */
  areas: number;
  clouds: number;
  /** The value of the plants left on the board, which is subtracted. */
  plants: number;
  /** The backs of the tokens, in the order they were taken; now everyone sees them. */
  backs: number[];
  total: number;
}

/** The last event of every game. */
export interface GameEnded {
  event: "GameEnded";
  outcome: Outcome;
  game: string;
  /** The seats that resigned; they rank last, whatever their points. */
  resigned: number[];
}

export interface HandAid {
  domino: string;
  /** Every way to place it with the current joker, as written actions; also during other seats' turns. */
  fits: string[];
}

/** N19. */
export interface JokerMoved {
  event: "JokerMoved";
  seat: number;
  animal: Animal;
  /** What it cost. */
  clouds: number;
}

/** A domino in the brook, its first animal on the first cell. */
export type LaidDomino = [
  domino: string,
  first: string,
  second: string,
];

/** What a domino on these two cells would do, whatever its animals (N15). */
export interface PlaceAid {
  /** Areas that would be complete, in board order. */
  completes: string[];
  /** Brook cells that could then never be covered. */
  isolates: string[];
}

/** N20. */
export interface PlantReturned {
  event: "PlantReturned";
  seat: number;
  plant: Plant;
  owner: number | null;
  cell: string;
  area: string;
  clouds: number;
}

/** N12, N14: a plant was planted and scored. */
export interface Planted {
  event: "Planted";
  seat: number;
  plant: Plant;
  /** The seat whose colour it has; null is neutral. */
  owner: number | null;
  cell: string;
  area: string;
  points: number;
}

/** What is printed on a player's board for this number of players. */
export interface Printed {
  /** Of grass, a bush, a spruce, an oak. */
  values: number[];
  /** How many spaces there are for plants of the player's colour, by type (N5). */
  own: number[];
  neutral: number[];
  cloud_spaces: number;
  joker_price: number;
  again_price: number;
}

export interface PrivateView {
  /** This seat's dominoes, in the order of the joker track. */
  hand: string[];
  /** The backs of this seat's tokens, by area (N17). */
  backs: Record<string, number>;
}

export interface PublicView {
  phase: Phase;
  /** The seat whose turn it is, or was last. */
  turn: number;
  first: number;
  /** The text of the valley, in the format of `valley-2.txt` without comments, for those who draw it. */
  valley: string;
  joker: Animal;
  /** In the order they were laid. */
  laid: LaidDomino[];
  discards: string[];
  plants: StandingPlant[];
  /** The clouds still on the cloud cells. */
  clouds: CellClouds[];
  /** Clouds for which room is being made (N13). */
  waiting: number;
  /** Areas that this turn's domino completed and that are not scored yet (N15). */
  completed: string[];
  tokens: Token[];
  seats: SeatView[];
  /** How many dominoes were removed unseen (N6). */
  left_out: number;
}

export interface ScoreSheet {
  /** The areas that still have a token, in board order. */
  areas: AreaScoring[];
  seats: SeatSheet[];
  /** The tie-break is the number of sunflower tokens (N24). */
  outcome: Outcome;
  /** What grass, a bush, a spruce and an oak are worth (N5). */
  values: number[];
}

export interface SeatSheet {
  /** The score on the track before the final scoring. */
  before: number;
  /** The points of the areas that still have a token. */
  areas: number;
  clouds: number;
  /** The value of the plants left on the board, which is subtracted. */
  plants: number;
  /** The backs of the tokens, in the order they were taken. */
  backs: number[];
  total: number;
}

/** What everybody sees of one seat. */
export interface SeatView {
  score: number;
  clouds: number;
  /** Grass, bushes, spruces and oaks of the seat's colour left on its board. */
  own: number[];
  neutral: number[];
  hand_size: number;
  reserve: number;
  /** The areas whose tokens it took, in that order. */
  tokens: string[];
}

export type StandingPlant = [
  cell: string,
  plant: Plant,
  /** The seat whose colour it has; null is neutral. */
  owner: number | null,
];

/** The sunflower token of an area. */
export interface Token {
  area: string;
  /** Its main points. */
  size: number;
  /** The seat that took it; null while it is on its area. */
  holder: number | null;
  /** Known to everyone when the game is over (N23). */
  back: number | null;
}

/** N17: the seat that completed an area took its token and looked at its back. */
export interface TokenTaken {
  event: "TokenTaken";
  seat: number;
  area: string;
  size: number;
  /** null to everyone but the holder. */
  back: number | null;
}

/** N21: another turn was paid for. */
export interface TurnRepeated {
  event: "TurnRepeated";
  seat: number;
  clouds: number;
}
