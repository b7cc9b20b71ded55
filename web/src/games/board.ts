// What a game's board is given and what it gives back. A board draws a view and turns clicks, drags and keys into one of
// the offered choices; it knows no rule. What is possible stands in `choices`, why something is not is asked for.
import type { Component } from "svelte";
import type { IconName } from "../lib/Icon.svelte";
import type { Message, OwnMessage } from "../lib/messages";
import type { Sounds } from "../lib/sound";
import type { Part } from "../lib/stage.svelte";
import type { Line as AnyLine } from "../lib/wire";

/** One pair of eyes: the game's public and private part; `seat` -1 is a spectator. */
export interface View<Public, Private> {
  seat: number;
  public: Public;
  private: Private | null;
}

/** One line of the log: what these eyes noticed of one row. Which events there are, each game's `wire.ts` says. */
export interface Line<Event = unknown> extends Omit<AnyLine, "event"> {
  event?: Event | null;
}

/** Who sits where; the palette has a colour for each seat (`--seat-0`, `--seat-1` …). */
export interface Player {
  seat: number;
  name: string;
  bot: string;
  waiting: boolean;
}

/** Something that everybody may know of a seat, for the header: a number under a sign, and what it is in words. */
export interface Fact {
  /** None for the points: they stand by themselves. */
  sign?: IconName;
  value: number;
  words: OwnMessage;
}

export interface BoardProps<Public, Private, Aids, Event = unknown> {
  view: View<Public, Private>;
  /** The written actions offered to this seat now: `play oak4 2,-1`. Empty when it has nothing to do. */
  choices: string[];
  /** What the game computed to help see; null until it has arrived. */
  aids: Aids | null;
  /** What led to the picture that is drawn: a new list whenever something happens. */
  events: Line<Event>[];
  /** The seat whose action is being shown; null when nothing is. */
  acting: number | null;
  /** Shows what comes next, if something is being shown: a scoring that stays is closed by this. */
  showNext: () => void;
  players: Player[];
  /** Take an offered choice. */
  choose: (text: string) => void;
  /** Why this written action is not offered. */
  whyNot: (text: string) => Promise<Message | null>;
  /** What this offered action would bring, as the game tells it; null if there is nothing to show. */
  preview?: (text: string) => Promise<unknown>;
  /** A written action to be shown on the board as the hint. */
  hint: string | null;
  /** Whether a second tap must confirm. */
  confirm: boolean;
  /** The table as a picture in text, for the board of games that have none of their own. */
  sketch?: () => Promise<string>;
}

/** What `Scoring.svelte` is given: the score sheet of a finished game, and the log. It tells the scoring step by step. */
export interface ScoringProps<Sheet, Public, Private, Event = unknown> {
  sheet: Sheet;
  view: View<Public, Private>;
  players: Player[];
  lines?: Line<Event>[];
  /** Called when the scoring has been told or is skipped, where it comes before the verdict: then it runs by itself. */
  over?: () => void;
}

/** What a game's folder exports as default from `index.ts`; loaded when a table of this game is opened. */
export interface GameFace {
  Board: Component<BoardProps<never, never, never, never>>;
  /** What an offered action does, as people say it. */
  words: (text: string, view: View<never, never>, aids: never) => Message;
  /** What the header shows of every seat. */
  facts: (view: View<never, never>, aids: never) => Fact[][];
  /** Cuts a row of the log into the parts that are shown one after the other. */
  script: (row: Line<never>[]) => Part<Line<unknown>>[];
  /** What is heard of its events. */
  sounds: Sounds;
  /** Whether the board takes the height it is given, instead of having one of its own. */
  fills?: boolean;
}
