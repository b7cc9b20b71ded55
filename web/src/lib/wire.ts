// Written by web/wire_types.py out of src/spinney/server/news/wire.py: change that and run it again.
import type { Argument, Message } from "./messages";

export type Request =
  | Act
  | Ask
  | Consent
  | Forget
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

export type Emote = "hello" | "well-played" | "thanks" | "thinking" | "oops" | "wow" | "hurry" | "goodbye";

export type Status = "gathering" | "playing" | "finished" | "closed";

export type Way = "no" | "free" | "consent";

/** Take an offered action. The ticket makes it safe to send again: an action never happens twice. */
export interface Act {
  do: "act";
  text: string;
  ticket: number;
  /** Needed by visitors who hold several seats. */
  seat?: number | null;
  id?: number;
}

/** What was asked for; `answer` has the shape of the question (docs/protocol.md). */
export interface Answer {
  kind: "answer";
  to: number;
  answer?: unknown;
  refused?: Refusal | null;
}

/** A question; it changes nothing and gets an `Answer`. */
export interface Ask {
  do: "ask";
  what: "aids" | "frames" | "hint" | "log" | "moment" | "preview" | "sheet" | "sketch" | "why-not";
  /** For `why-not` and `preview`: the written action. */
  text?: string;
  /** For `log`: the first row wanted; for `moment` and `sketch`: how many rows there were then. */
  seq?: number;
  /** For `frames`: whose eyes (-1 a spectator, null all open). */
  seat?: number | null;
  /** For `sketch`: of its words; English if empty. */
  language?: string;
  id?: number;
}

/** Answer the proposal that is open at the table. */
export interface Consent {
  do: "consent";
  agree: boolean;
  id?: number;
}

export interface EmoteNews {
  seat: number;
  emote: Emote;
  at: number;
}

/** Take a finished game off this visitor's list. The game itself stays, and so does its seat. */
export interface Forget {
  do: "forget";
  id?: number;
}

/** Take a bot, or a visitor, off a seat (before the start, by the host). */
export interface Free {
  do: "free";
  seat: number;
  id?: number;
}

/** Stand up everywhere: before the start the seats are free again, during a game it is to resign. */
export interface Leave {
  do: "leave";
  id?: number;
}

/** One line of the log: what one pair of eyes noticed of one row. */
export interface Line {
  /** The row, counted from 0. */
  seq: number;
  seat: number;
  words: Message;
  kind?: string;
  /** The written action, where these eyes may know it; of an undo, the number of the row that it takes back. */
  text?: string;
  /** The event itself, for clients that animate it. */
  event?: Record<string, unknown> | null;
  at?: number;
}

/** Look with the eyes of another of this visitor's seats (-1: a spectator's). */
export interface Look {
  do: "look";
  seat: number;
  id?: number;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  /** The game's options without `players`: the seats are counted. */
  options?: Record<string, unknown>;
  /** Listed in the lobby for everyone; otherwise only people with the link find it. */
  open?: boolean;
  pace?: Pace;
  /** Whether everyone may ask for hints even when other people play. */
  hints?: boolean;
  /** An address that is notified (POST) when it is somebody's turn. */
  hook?: string;
  /** A first game, in which everyone gets the same cards; for one person with bots. */
  lesson?: boolean;
}

/** The whole table for one pair of eyes: the one shape for joining, reconnecting, refusing, updating. */
export interface News {
  kind: "news";
  /** How many rows the game has. */
  seq: number;
  /** Whose eyes these are; -1 is a spectator. */
  seat: number;
  table: TableNews;
  /** The seats that this visitor holds. */
  own?: number[];
  /** The game's view (public and private part); null before the start. */
  view?: Record<string, unknown> | null;
  /** The written actions offered to this seat. */
  choices?: string[];
  /** To be sent with this seat's next action. */
  ticket?: number;
  /** Whether this seat may take its last action back. */
  undo?: Way;
  /** Whether this seat may ask for a hint. */
  may_hint?: boolean;
  /** What happened since the last news on this connection. */
  events?: Line[];
  outcome?: Outcome | null;
  /** What helps these eyes to see, on sockets that were opened with `aids=1`. */
  aids?: Record<string, unknown> | null;
  /** The `id` of the request that this answers. */
  to?: number;
  refused?: Refusal | null;
}

/** The result of a game, or what it would be if it were scored now. Lists are indexed by seat. */
export interface Outcome {
  points: number[];
  tiebreaks: number[];
  /** 1 for the winners; after two seats that share rank 1 comes rank 3. */
  ranks: number[];
  /** The seats of rank 1; several share the victory. Empty if the only player has resigned. */
  winners: number[];
}

/** `unlimited`; `clock` with seconds for the whole game and more for each turn; `days` for each turn. */
export interface Pace {
  kind?: "clock" | "days" | "unlimited";
  seconds?: number;
  increment?: number;
  days?: number;
}

/** Something that needs the consent of the other people at the table. */
export interface Proposal {
  kind: "hints" | "undo";
  seat: number;
  /** The seats whose answer is missing. */
  waiting: number[];
}

/** Ask the others whether hints may be used in this game. */
export interface ProposeHints {
  do: "propose-hints";
  id?: number;
}

/** Take this visitor's seat back from the bot. */
export interface Reclaim {
  do: "reclaim";
  seat: number;
  id?: number;
}

/** Why something did not happen: a message for people, and the English sentence for programs. */
export interface Refusal {
  key: string;
  args: Record<string, Argument>;
  text: string;
}

/** A new table with the same people, seats rotated by one. */
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

/**
 * Reveal the bytes that a seat has committed to, once everybody sits and the news ask for them. With the last ones the
 * game begins.
 */
export interface Reveal {
  do: "reveal";
  seat: number;
  /** 16 to 64 bytes, as hexadecimal digits. */
  nonce: string;
  id?: number;
}

/** The game is about to begin: seats reveal their bytes for the shuffle. */
export interface Revealing {
  /** Those whose bytes are missing. */
  seats: number[];
  /** When the seats that have not revealed theirs are freed. */
  until: number;
}

/** Put a bot on a free seat (before the start, by the host). */
export interface SeatBot {
  do: "seat-bot";
  seat: number;
  level: string;
  id?: number;
}

/** Who sits there. */
export interface SeatNews {
  /** Empty: a free seat. */
  name?: string;
  /** The level of the bot that plays here now. */
  bot?: string;
  /** The public id of the visitor who owns the seat; empty for a bot's seat. */
  visitor?: string;
  /** Whether somebody sits there: a seat that is only reserved is not ready. */
  ready?: boolean;
  /** Whether its visitor is connected. */
  here?: boolean;
  /** Since when its visitor is away (seconds since 1970), 0 if here. */
  gone?: number;
  /** Seconds left at the moment of `now`; null without a clock. */
  clock?: number | null;
  ticking?: boolean;
  /** Whether its time has run out in this turn. */
  late?: boolean;
  /** Whether the others may give it to a bot. */
  may_take_over?: boolean;
  resigned?: boolean;
}

/** Who sits there at first: nobody yet, the host, or a bot of a level. */
export interface SeatWish {
  who?: "anyone" | "bot" | "me";
  level?: string;
  /** For `me`: another name at this seat, when several people share one screen. */
  name?: string;
}

export interface SendEmote {
  do: "emote";
  emote: Emote;
  seat?: number | null;
  id?: number;
}

/**
 * Take a free seat, or one that is reserved for this visitor (by making the table, or by a rematch). A table without
 * free seats is to begin by itself when everyone sits.
 */
export interface Sit {
  do: "sit";
  seat: number;
  /** SHA-256 of the seat's bytes for the shuffle, as hexadecimal digits. Without it the seat adds none. */
  commitment?: string;
  /** Refused, with a sentence that says what is right: bytes that are known too early protect nobody. */
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

/** All that is public about a table beside the game itself. */
export interface TableNews {
  id: string;
  game: string;
  status: Status;
  options: Record<string, unknown>;
  seats: SeatNews[];
  /** The public id of the visitor who made the table. */
  host: string;
  /** The seats that have to act. */
  waiting: number[];
  pace: Pace;
  /** The server's time of this news, seconds since 1970: clocks count from here. */
  now: number;
  version: number;
  open?: boolean;
  hints?: boolean;
  /** SHA-256 of the server's secret for the shuffle. */
  commitment?: string;
  /** SHA-256 of each seat's bytes, empty for a seat that adds none; no list if no seat has committed to any. */
  commitments?: string[];
  revealing?: Revealing | null;
  /** How often the game could not begin because a seat did not reveal its bytes, or was left meanwhile. */
  refusals?: number;
  /** The names of those who sat there the last time, until the game is about to begin again. */
  refused_by?: string[];
  /** What the seats added to the shuffle, once the game has begun. */
  nonces?: string[];
  /** The server's secret, once the game is over. */
  secret?: string;
  proposal?: Proposal | null;
  emotes?: EmoteNews[];
  /** The table of the rematch. */
  next?: string;
  /** How many people without a seat look on over a socket of this server process; at most 20 are counted. */
  watching?: number;
  /** After this many seconds of absence a seat may be given to a bot. */
  grace?: number;
  /** Whether a web hook is notified whose turn it is. */
  hook?: boolean;
}

/** Give a seat that ran out of time, or whose visitor has been away too long, to a bot. */
export interface TakeOver {
  do: "take-over";
  seat: number;
  /** Empty for the level that the host has set for such bots. */
  level?: string;
  id?: number;
}

/** Take this seat's last action back: at once where the policy allows it, otherwise by consent. */
export interface Undo {
  do: "undo";
  ticket: number;
  seat?: number | null;
  id?: number;
}
