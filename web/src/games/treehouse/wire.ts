// Written by web/wire_types.py out of src/spinney/games/treehouse: change that and run it again.
import type { Message } from "../../lib/messages";
import type { Outcome } from "../../lib/wire";

export type GameEvent =
  | BonusTaken
  | ColourClaimed
  | ConditionLaid
  | ConditionTaken
  | GameEnded
  | HandsPassed
  | LeftoverDiscarded
  | RoomBuilt
  | RoomChosen
  | RoomDiscarded
  | RoomsRevealed
  | RoundDealt
  | RoundScored
  | ScoringBegan;

export const COLOURS = ["red", "yellow", "green", "blue", "purple", "brown"] as const;
export type Colour = (typeof COLOURS)[number];

export type Condition = "two" | "none" | "claim";

export type Phase = "choose" | "place" | "take" | "lay" | "claim" | "over";

export type Side = "left" | "centre" | "right";

export interface Aids {
  /** T10: this seat's balance marker; null for a spectator. */
  marker: Side | null;
  /** This seat's revealed room, then the rooms in its hand. */
  rooms: RoomAid[];
  colours: ColourAid[];
  /** The points that this round's scoring would bring now, by seat. */
  gains: number[];
  /** Filled while condition cards are being taken. */
  cards: CardAid[];
  /** Filled while this seat still has a condition card to lay, or on its turn to take a score card. */
  lays: LayAid[];
}

/** T15: one colour at the end. */
export interface BonusSheet {
  colour: Colour;
  /** By seat. */
  rooms: number[];
  /** The seat that alone has the most rooms; null if several tie. */
  winner: number | null;
  points: number;
}

/** T15: the seat that alone has the most rooms of a colour took its score card. */
export interface BonusTaken {
  event: "BonusTaken";
  seat: number;
  colour: Colour;
  points: number;
}

/** A room of a house: its place (T7) and the round in which it was built. */
export type BuiltRoom = [
  room: string,
  level: number,
  place: number,
  round: number,
];

/** T12: how many condition cards of a kind nobody has taken. */
export interface CardAid {
  condition: Condition;
  left: number;
}

/** A free place where the room may not be built now. */
export interface ClosedPlace {
  level: number;
  place: number;
  /** Every rule that forbids it. */
  reasons: Message[];
}

/** One colour at the whole table. Lists are indexed by seat. */
export interface ColourAid {
  colour: Colour;
  /** What a room of it is worth in this round's scoring, by the cards laid so far. */
  worth: number;
  rooms: number[];
  /** The points it would score now. */
  points: number[];
  /** False where it is sealed off. */
  may_grow: boolean[];
  /** T15: who would take its score card now. */
  bonus: number | null;
}

/** T17: a score card was taken. */
export interface ColourClaimed {
  event: "ColourClaimed";
  seat: number;
  colour: Colour;
}

/** T14: one colour in one round. Lists are indexed by seat. */
export interface ColourSheet {
  colour: Colour;
  /** The points of one room. */
  worth: number;
  rooms: number[];
  points: number[];
}

/** T12, T13: a condition card was laid on the score card of a colour. */
export interface ConditionLaid {
  event: "ConditionLaid";
  seat: number;
  colour: Colour;
  condition: Condition;
}

/** T12: a condition card was taken, face up. */
export interface ConditionTaken {
  event: "ConditionTaken";
  seat: number;
  condition: Condition;
}

/** The last event of every game. */
export interface GameEnded {
  event: "GameEnded";
  outcome: Outcome;
  game: string;
  /** The seats that resigned; they rank last, whatever their points. */
  resigned: number[];
}

/** T6: every hand was passed to the left neighbour. */
export interface HandsPassed {
  event: "HandsPassed";
  /** By the seat that holds it now; null to all others. */
  hands: (string[] | null)[];
}

/** T12, T13, T17: what a seat laid on the score card of a colour, or that it took the score card. */
export type LaidCondition = [
  colour: Colour,
  condition: Condition,
  seat: number,
];

/** T12, T13, T17: what this scoring would be if this seat laid its card on a free colour, or took its score card. */
export interface LayAid {
  colour: Colour;
  condition: Condition;
  /** The points of the round by seat, with this card and those laid so far. */
  gains: number[];
}

/** T6: the last room of a hand was discarded, unseen by others. */
export interface LeftoverDiscarded {
  event: "LeftoverDiscarded";
  seat: number;
  /** null to all others. */
  room: string | null;
}

/** T8 to T10: a place where the room may be built now. */
export interface OpenPlace {
  level: number;
  place: number;
  /** Where the balance marker would then be. */
  marker: Side;
  /**
   * The colours that this placement would seal off and that are not sealed off yet. A colour is sealed off when the
   * house has rooms of it and no free place touches one; a free place need not have support yet. The room's own colour
   * is among them if the room is the first of its colour and goes into a hole.
   */
  seals: Colour[];
}

export interface PrivateView {
  /** This seat's rooms, by colour and number; a secretly chosen one is still among them. */
  hand: string[];
  /** T4: this seat's secret choice. */
  chosen: string | null;
  /** T6: the hands of the other seats that this seat held before they were passed on; null for the others. */
  known_hands: (string[] | null)[];
  /** T6: the last rooms of all hands, round by round: every seat has held every hand. */
  leftovers: string[];
}

export interface PublicView {
  youngest: boolean;
  phase: Phase;
  /** 1 to 3. */
  round: number;
  /** 1 to 5: the number of this choice in the round. */
  choice: number;
  /** The seats that must act. */
  waiting: number[];
  /** How many rooms are left in the deck. */
  deck: number;
  /** The rounds up to this one. */
  rounds: RoundView[];
  seats: SeatView[];
}

/** Where one of this seat's rooms could go. */
export interface RoomAid {
  room: string;
  open: OpenPlace[];
  /** The other free places, and those above the top level that would have support. */
  closed: ClosedPlace[];
  /** How many rooms of its colour the house would have with it. */
  rooms: number;
}

/** T7 to T10: a revealed room was placed. */
export interface RoomBuilt {
  event: "RoomBuilt";
  seat: number;
  room: string;
  level: number;
  place: number;
  /** Where the balance marker is now. */
  marker: Side;
}

/** T4: a seat has chosen a room in secret, or changed its choice. */
export interface RoomChosen {
  event: "RoomChosen";
  seat: number;
  /** null to all others. */
  room: string | null;
  changed: boolean;
}

/** T5: a revealed room was discarded, face down; the table saw it before. */
export interface RoomDiscarded {
  event: "RoomDiscarded";
  seat: number;
  room: string;
}

/** T4: all have chosen, and all choices are shown together. */
export interface RoomsRevealed {
  event: "RoomsRevealed";
  /** By seat. */
  rooms: string[];
}

/** T3: six rooms to everyone. The first deal is part of the setup, not an event. */
export interface RoundDealt {
  event: "RoundDealt";
  round: number;
  /** By seat; null to all others. */
  hands: (string[] | null)[];
}

/** T14: everyone scored their whole house. */
export interface RoundScored {
  event: "RoundScored";
  round: number;
  /** What a room of each colour was worth. */
  worth: Record<Colour, number>;
  /** By seat. */
  gained: number[];
  /** The new scores, by seat. */
  scores: number[];
  /** Who laid what, and what every colour brought to whom. */
  sheet: RoundSheet;
}

export interface RoundSheet {
  round: number;
  /** T11: the first chooser; null if not known. */
  first: number | null;
  /** T12, T13, T17: who laid what, in the order of the score cards. */
  laid: LaidCondition[];
  colours: ColourSheet[];
  /** By seat. */
  points: number[];
}

/** A scoring, in progress or done. */
export interface RoundView {
  /** T11: the first chooser; null while the table does not know it. */
  first: number | null;
  /** In the order of the score cards. */
  laid: LaidCondition[];
}

export interface ScoreSheet {
  /** The rounds scored so far. */
  rounds: RoundSheet[];
  bonuses: BonusSheet[];
  /** The tie-break is the largest number of rooms of one colour (T16). */
  outcome: Outcome;
  /** The points of all rounds, of a physical table whose rounds are not known. */
  so_far?: number[];
}

/** T11: the first chooser of this round. */
export interface ScoringBegan {
  event: "ScoringBegan";
  round: number;
  first: number;
  /** Whether it was revealed just now: nobody knew it before. */
  drawn: boolean;
  /** T13: two players do not choose condition cards; the first chooser lays first. */
  lays: boolean;
}

/** What everybody sees of one seat. */
export interface SeatView {
  /** In the order the rooms were built. */
  house: BuiltRoom[];
  /** T10: where its balance marker is. */
  marker: Side;
  score: number;
  hand_size: number;
  /** T4: whether the seat has made its secret choice. */
  has_chosen: boolean;
  /** The room that is revealed and not yet placed. */
  revealed: string | null;
  /** T5: the discarded rooms that everyone saw; players may not look them up, but may remember them. */
  discards: string[];
  /** T12: the condition card held, `two` or `none`. */
  card: Condition | null;
}
