// How long each event is shown. The rooms are turned over before anything names them, and the last condition card is seen on its
// colour before the round is scored. Nothing is dealt before that is closed.
import type { Sounds } from "../../lib/sound";
import type { Part } from "../../lib/stage.svelte";
import { timed } from "../../play/script";
import type { Line } from "../board";
import type { GameEvent } from "./wire";

const parts = timed<GameEvent>({
  RoomChosen: 450,
  RoomBuilt: 900,
  RoomDiscarded: 500,
  ConditionTaken: 900,
  ConditionLaid: 900,
  ColourClaimed: 900,
});
const REVEAL = 1200;
const ROUND = 4000;

export function script(row: Line<GameEvent>[]): Part<Line<GameEvent>>[] {
  const turned = row.findIndex(({ event }) => event?.event === "RoomsRevealed");
  if (turned >= 0) return [{ lines: row, ms: REVEAL, before: true, scene: true, hushed: true }];
  const scored = row.findIndex(({ event }) => event?.event === "RoundScored");
  if (scored < 0) return parts(row);
  const first = parts(row.slice(0, scored)).map((part) => ({ ...part, before: true }));
  return [...first, { lines: row.slice(scored), ms: ROUND, before: true, scene: true, stays: true, hushed: true }];
}

export const sounds: Sounds<GameEvent> = {
  RoomChosen: "card",
  RoomsRevealed: "card",
  RoomBuilt: "wood",
  RoomDiscarded: "discard",
  ConditionTaken: "card",
  ConditionLaid: "plant",
  ColourClaimed: "plant",
  RoundScored: "score",
};
