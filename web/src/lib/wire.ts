// Written by web/wire_types.py out of src/spinney/server/news/wire.py: change that and run it again.
import type { Argument, Message } from "./messages";

export type Request =
  | Act
  | Ask
  | Consent
  | Free
  | Leave
  | Look
  | ProposeHints
  | Reclaim
  | Rematch
  | Resign
  | Reveal
  | SeatBot
  | SendEmote
  | Sit
  | Stand
  | Start
  | TakeOver
  | Undo;

export type Status = "closed" | "finished" | "gathering" | "playing";

export type Emote = "goodbye" | "hello" | "hurry" | "oops" | "thanks" | "thinking" | "well-played" | "wow";

export interface Act {
  do: "act";
  text: string;
  ticket: number;
  seat?: number | null;
  id?: number;
}

export interface Answer {
  kind: "answer";
  to: number;
  answer?: unknown;
  refused?: Refusal | null;
}

export interface Ask {
  do: "ask";
  what: "aids" | "frames" | "hint" | "log" | "moment" | "sheet" | "sketch" | "why-not";
  text?: string;
  seq?: number;
  seat?: number | null;
  language?: string;
  id?: number;
}

export interface Consent {
  do: "consent";
  agree: boolean;
  id?: number;
}

export interface EmoteNews {
  seat: number;
  emote: "goodbye" | "hello" | "hurry" | "oops" | "thanks" | "thinking" | "well-played" | "wow";
  at: number;
}

export interface Free {
  do: "free";
  seat: number;
  id?: number;
}

export interface Leave {
  do: "leave";
  id?: number;
}

export interface Line {
  seq: number;
  seat: number;
  words: Message;
  kind?: string;
  text?: string;
  event?: Record<string, unknown> | null;
  at?: number;
}

export interface Look {
  do: "look";
  seat: number;
  id?: number;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, unknown>;
  open?: boolean;
  pace?: Pace;
  hints?: boolean;
  hook?: string;
}

export interface News {
  kind: "news";
  seq: number;
  seat: number;
  table: TableNews;
  own?: number[];
  view?: Record<string, unknown> | null;
  choices?: string[];
  ticket?: number;
  undo?: "consent" | "free" | "no";
  may_hint?: boolean;
  events?: Line[];
  outcome?: Outcome | null;
  aids?: Record<string, unknown> | null;
  to?: number;
  refused?: Refusal | null;
}

export interface Outcome {
  points: number[];
  tiebreaks: number[];
  ranks: number[];
  winners: number[];
}

export interface Pace {
  kind?: "clock" | "days" | "unlimited";
  seconds?: number;
  increment?: number;
  days?: number;
}

export interface Proposal {
  kind: "hints" | "undo";
  seat: number;
  waiting: number[];
}

export interface ProposeHints {
  do: "propose-hints";
  id?: number;
}

export interface Reclaim {
  do: "reclaim";
  seat: number;
  id?: number;
}

export interface Refusal {
  key: string;
  args: Record<string, Argument>;
  text: string;
}

export interface Rematch {
  do: "rematch";
  id?: number;
}

export interface Resign {
  do: "resign";
  ticket: number;
  seat?: number | null;
  id?: number;
}

export interface Reveal {
  do: "reveal";
  seat: number;
  nonce: string;
  id?: number;
}

export interface Revealing {
  seats: number[];
  until: number;
}

export interface SeatBot {
  do: "seat-bot";
  seat: number;
  level: string;
  id?: number;
}

export interface SeatNews {
  name?: string;
  bot?: string;
  visitor?: string;
  ready?: boolean;
  here?: boolean;
  gone?: number;
  clock?: number | null;
  ticking?: boolean;
  late?: boolean;
  may_take_over?: boolean;
  resigned?: boolean;
}

export interface SeatWish {
  who?: "anyone" | "bot" | "me";
  level?: string;
  name?: string;
}

export interface SendEmote {
  do: "emote";
  emote: "goodbye" | "hello" | "hurry" | "oops" | "thanks" | "thinking" | "well-played" | "wow";
  seat?: number | null;
  id?: number;
}

export interface Sit {
  do: "sit";
  seat: number;
  commitment?: string;
  nonce?: string;
  id?: number;
}

export interface Stand {
  do: "stand";
  seat: number;
  id?: number;
}

export interface Start {
  do: "start";
  id?: number;
}

export interface TableNews {
  id: string;
  game: string;
  status: "closed" | "finished" | "gathering" | "playing";
  options: Record<string, unknown>;
  seats: SeatNews[];
  host: string;
  waiting: number[];
  pace: Pace;
  now: number;
  version: number;
  open?: boolean;
  hints?: boolean;
  commitment?: string;
  commitments?: string[];
  revealing?: Revealing | null;
  refusals?: number;
  refused_by?: string[];
  nonces?: string[];
  secret?: string;
  proposal?: Proposal | null;
  emotes?: EmoteNews[];
  next?: string;
  grace?: number;
  hook?: boolean;
}

export interface TakeOver {
  do: "take-over";
  seat: number;
  level?: string;
  id?: number;
}

export interface Undo {
  do: "undo";
  ticket: number;
  seat?: number | null;
  id?: number;
}
