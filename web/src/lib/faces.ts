// How each game looks: its folder under games/, fetched with its words when a table of it is opened.
import type { Component } from "svelte";
import type { Fact, GameFace } from "../games/board";
import { loadWords, type Message } from "./messages";
import type { Sounds } from "./sound";
import type { Script } from "./stage.svelte";

const choices = import.meta.glob<{ default: AnyComponent }>(["../games/*/Options.svelte", "../games/*/Chosen.svelte"]);
const hands = import.meta.glob<{ default: AnyComponent }>("../games/*/OpenHand.svelte");
const scorings = import.meta.glob<{ default: AnyComponent }>("../games/*/Scoring.svelte");
const folders = import.meta.glob<{ default: GameFace }>("../games/*/index.ts");

// The shell hands views through without knowing their shape; each board declares its own.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyComponent = Component<any>;

export interface Face {
  Board: AnyComponent;
  /** Fetches the scoring of a finished game; a game that has no board here has none either. */
  loadScoring?: () => Promise<AnyComponent>;
  /** Fetches the drawing of a hand that everybody may see. */
  loadOpenHand?: () => Promise<AnyComponent>;
  /** An offered action as people say it. A game that has no board here has no words for its actions either. */
  words?: (text: string, view: unknown, aids: unknown) => Message;
  /** What the header shows of every seat. */
  facts?: (view: unknown, aids: unknown) => Fact[][];
  /** How it stages what happens. */
  script?: Script;
  /** What is heard of its events. */
  sounds?: Sounds;
  fills?: boolean;
  /** Whether the game has no board here and is shown as a picture in text, which the server draws. */
  plain?: boolean;
}

export async function loadFace(game: string): Promise<Face> {
  const folder = folders[`../games/${game}/index.ts`];
  const words = loadWords(game);
  if (!folder) {
    const [plain] = await Promise.all([import("../table/PlainBoard.svelte"), words]);
    return { Board: plain.default, plain: true };
  }
  const [face] = await Promise.all([folder(), words]);
  const loadScoring = async () => (await scorings[`../games/${game}/Scoring.svelte`]!()).default;
  const loadOpenHand = async () => (await hands[`../games/${game}/OpenHand.svelte`]!()).default;
  return { ...(face.default as Face), loadScoring, loadOpenHand };
}

/**
 * What a table of this game may choose beyond yes and no, or has chosen, if its folder has a picture for it. The words of its
 * options are there then, too.
 */
export async function loadChoices(game: string, what: "Options" | "Chosen"): Promise<AnyComponent | null> {
  const [found] = await Promise.all([choices[`../games/${game}/${what}.svelte`]?.(), loadWords(game)]);
  return found?.default ?? null;
}
