// How long each event is shown. Areas are scored at their place, one after the other, and that takes its time.
import type { Sounds } from "../../lib/sound";
import type { Part } from "../../lib/stage.svelte";
import { timed } from "../../play/script";
import type { Line } from "../board";
import type { AreaScored, GameEvent } from "./wire";

const parts = timed<GameEvent>({
  DominoPlaced: 800,
  DominoDiscarded: 800,
  Planted: 900,
  PlantReturned: 900,
  JokerMoved: 900,
  CloudsGathered: 450,
  DominoDrawn: 450,
  TurnRepeated: 900,
});
const ONE_AREA = 4000;
const ONE_OF_SEVERAL = 3000;

type Scored = AreaScored & { seat: number };
const isScored = (event: GameEvent | null | undefined): event is Scored => event?.event === "AreaScored" && event.seat !== null;

/** The areas that were completed in this row, when the first of them is scored and how long each takes, in ms. */
export function areasIn(row: Line<GameEvent>[]): { areas: Scored[]; begins: number; each: number } {
  const areas = row.flatMap(({ event }) => (isScored(event) ? [event] : []));
  // What completed it is seen before it is scored.
  const before = row.slice(
    0,
    row.findIndex(({ event }) => isScored(event)),
  );
  const begins = areas.length && before.length ? parts(before)[0]!.ms : 0;
  return { areas, begins, each: areas.length > 1 ? ONE_OF_SEVERAL : ONE_AREA };
}

export function script(row: Line<GameEvent>[]): Part<Line<GameEvent>>[] {
  const end = row.findIndex(({ event }) => event?.event === "FinalCount" || (event?.event === "AreaScored" && event.seat === null));
  // The last row also tells who won, and that is told at the end of the final scoring.
  if (end >= 0) return script(row.slice(0, end)).map((part) => ({ ...part, hushed: true }));
  const { areas, begins, each } = areasIn(row);
  return areas.length ? [{ lines: row, ms: begins + areas.length * each, scene: true }] : parts(row);
}

export const sounds: Sounds<GameEvent> = {
  DominoPlaced: "water",
  DominoDiscarded: "discard",
  DominoDrawn: "wood",
  Planted: "plant",
  PlantReturned: "leaves",
  JokerMoved: "wood",
  CloudsGathered: "water",
  AreaScored: "score",
  TurnRepeated: "leaves",
};
