// What the last events changed in the valley: where something is new, and who gained what where.
import type { Point } from "../../play/points";
import type { Line } from "../board";
import { middle, type Valley } from "./map";
import type { Animal, GameEvent } from "./wire";

export interface Gain extends Point {
  key: string;
  seat: number;
  points: number;
}

export interface Fresh {
  cells: string[];
  gains: Gain[];
  /** The animal that has become the joker. */
  joker: { animal: Animal; key: string } | null;
}

export function freshFrom(events: Line<GameEvent>[], valley: Valley): Fresh {
  const fresh: Fresh = { cells: [], gains: [], joker: null };
  const gain = (key: string, seat: number | null, points: number, x: number, y: number): void => {
    if (seat !== null && points > 0) fresh.gains.push({ key, seat, points, x, y });
  };
  events.forEach(({ event, seq }, i) => {
    const key = `${seq} ${i}`;
    if (event?.event === "DominoPlaced") fresh.cells.push(...event.cells);
    else if (event?.event === "JokerMoved") fresh.joker = { animal: event.animal, key };
    else if (event?.event === "PlantReturned") fresh.cells.push(event.cell);
    else if (event?.event === "Planted") {
      const { x, y } = middle(event.cell);
      fresh.cells.push(event.cell);
      gain(key, event.seat, event.points, x, y - 14);
    } else if (event?.event === "AreaScored" && event.seat !== null) {
      const { scoring } = event;
      const box = valley.areas.find((area) => area.name === scoring.area)?.box;
      if (!box) return;
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      gain(`${key} main`, scoring.main_to, scoring.main, x - 12, y);
      gain(`${key} second`, scoring.secondary_to, scoring.secondary, x + 14, y + 12);
    }
  });
  return fresh;
}
