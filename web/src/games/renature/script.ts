// How long each event is shown. An area is scored at its place, and that takes its time.
import type { Part } from "../../lib/stage.svelte";
import { timed } from "../../play/script";
import type { Line } from "../board";
import type { GameEvent } from "./wire";

const parts = timed<GameEvent>({
  DominoPlaced: 800,
  DominoDiscarded: 800,
  Planted: 700,
  PlantReturned: 900,
  JokerMoved: 900,
  CloudsGathered: 450,
  DominoDrawn: 450,
  TurnRepeated: 900,
});
const AREA = 4000;

export function script(row: Line<GameEvent>[]): Part<Line<GameEvent>>[] {
  if (row.some(({ event }) => event?.event === "AreaScored" && event.seat !== null)) return [{ lines: row, ms: AREA, scene: true }];
  return parts(row);
}
