// Where dominoes of the hand may lie and which way, and which of these ways somebody means.
import { distance, type Point } from "../../play/points";
import { between, UNIT, type Valley } from "./map";
import { notation, type RenatureOffer } from "./offers";
import type { Animal } from "./wire";

/** One way to lay a domino of the hand. `turned` counts quarter turns clockwise from the way it is named in the hand. */
export interface Placement extends Point {
  text: string;
  domino: string;
  laid: string;
  cells: [string, string];
  turned: number;
}

/** A pair of cells where a domino fits, one way or both. */
export interface Position extends Point {
  key: string;
  cells: [string, string];
  ways: Placement[];
}

export const reversed = (domino: string): string => domino.split("-").reverse().join("-");

export const halves = (domino: string): [Animal, Animal] => domino.split("-") as [Animal, Animal];

/** An offer to place a domino, as seen by whoever has it in this hand. */
export function placementOf({ text, piece: laid, place }: RenatureOffer, hand: string[]): Placement {
  const [first = "", second = ""] = place.split(" ");
  const domino = hand.includes(laid) ? laid : reversed(laid);
  const upright = first.split(",")[1] === second.split(",")[1];
  const turned = (upright ? 1 : 0) + (laid === domino ? 0 : 2);
  return { text, domino, laid, cells: [first, second], turned, ...between(first, second) };
}

export function positionsOf(placements: Placement[]): Position[] {
  const found = new Map<string, Position>();
  for (const one of placements) {
    const key = one.cells.join(" ");
    const position = found.get(key) ?? { key, cells: one.cells, ways: [], x: one.x, y: one.y };
    position.ways.push(one);
    found.set(key, position);
  }
  return [...found.values()];
}

/** The action that would lay a domino inside the valley so that the point is over one of its cells. */
export function writtenAt(domino: string, turned: number, point: Point, { rows, columns }: Valley): string {
  const laid = turned >= 2 ? reversed(domino) : domino;
  const upright = turned % 2 === 1;
  const within = (place: number, most: number): number => Math.max(1, Math.min(most, Math.floor(place) + 1));
  const column = upright ? within(point.x / UNIT, columns) : within(point.x / UNIT - 0.5, columns - 1);
  const row = upright ? within(point.y / UNIT - 0.5, rows - 1) : within(point.y / UNIT, rows);
  const place = `${row},${column} ${upright ? row + 1 : row},${upright ? column : column + 1}`;
  return notation.write({ verb: "place", piece: laid, place });
}

// A way that would have to be turned first must lie nearer by so much to be meant.
const TURNING = 0.45;
const REACH = 0.95;

/** The placement that is meant by pointing somewhere with a domino that is turned like this. */
export function meant(placements: Placement[], point: Point, turned: number): Placement | null {
  let best: Placement | null = null;
  let least = REACH + TURNING;
  for (const placement of placements) {
    const away = distance(placement, point) / UNIT;
    const cost = away + (sameWay(placement, turned) ? 0 : TURNING);
    if (away < REACH && cost < least) [best, least] = [placement, cost];
  }
  return best;
}

/** A double looks the same after half a turn. */
export function sameWay(placement: Placement, turned: number): boolean {
  const [one, two] = halves(placement.domino);
  return one === two ? placement.turned % 2 === turned % 2 : placement.turned === turned;
}

/** The next way to turn the domino: one that fits near the point, or else one that fits anywhere. */
export function nextTurn(placements: Placement[], turned: number, near: Point | null): number {
  const within = near ? placements.filter((one) => distance(one, near) / UNIT < REACH) : placements;
  for (let step = 1; step < 4; step++) {
    if (within.some((one) => sameWay(one, (turned + step) % 4) && !sameWay(one, turned))) return (turned + step) % 4;
  }
  return (turned + 1) % 4;
}
