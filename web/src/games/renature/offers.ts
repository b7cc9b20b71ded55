// The offered choices, read: which domino may lie where and which way, which plant may go where, and what else there is.
import { between, UNIT, type Point, type Valley } from "./map";
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

export interface Planting {
  text: string;
  /** `own oak`, `neutral grass`. */
  kind: string;
  cell: string;
}

export interface Offers {
  placements: Placement[];
  plantings: Planting[];
  discards: Map<string, string>;
  jokers: Map<Animal, string>;
  returns: Map<string, string>;
  /** `leave`, `gather`, `score`, `end`, `again`, `stop`. */
  plain: string[];
}

export const reversed = (domino: string): string => domino.split("-").reverse().join("-");

export const halves = (domino: string): [Animal, Animal] => domino.split("-") as [Animal, Animal];

export function readOffers(choices: string[], hand: string[]): Offers {
  const offers: Offers = {
    placements: [],
    plantings: [],
    discards: new Map(),
    jokers: new Map(),
    returns: new Map(),
    plain: [],
  };
  for (const text of choices) {
    const [verb, ...words] = text.split(" ");
    if (verb === "place") offers.placements.push(readPlacement(text, hand));
    else if (verb === "plant") offers.plantings.push({ text, kind: `${words[0]} ${words[1]}`, cell: words[2] ?? "" });
    else if (verb === "discard") offers.discards.set(words[0] ?? "", text);
    else if (verb === "joker") offers.jokers.set(words[0] as Animal, text);
    else if (verb === "return") offers.returns.set(words[0] ?? "", text);
    else offers.plain.push(text);
  }
  return offers;
}

export function readPlacement(text: string, hand: string[]): Placement {
  const [, laid = "", first = "", second = ""] = text.split(" ");
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

/** The written action that would lay a domino inside the valley so that the point is over one of its cells. */
export function writtenAt(domino: string, turned: number, point: Point, { rows, columns }: Valley): string {
  const laid = turned >= 2 ? reversed(domino) : domino;
  const upright = turned % 2 === 1;
  const within = (place: number, most: number): number => Math.max(1, Math.min(most, Math.floor(place) + 1));
  const column = upright ? within(point.x / UNIT, columns) : within(point.x / UNIT - 0.5, columns - 1);
  const row = upright ? within(point.y / UNIT - 0.5, rows - 1) : within(point.y / UNIT, rows);
  return `place ${laid} ${row},${column} ${upright ? row + 1 : row},${upright ? column : column + 1}`;
}

// A way that would have to be turned first must lie nearer by so much to be meant.
const TURNING = 0.45;
const REACH = 0.95;

/** The placement that is meant by pointing somewhere with a domino that is turned like this. */
export function meant(placements: Placement[], point: Point, turned: number): Placement | null {
  let best: Placement | null = null;
  let least = REACH + TURNING;
  for (const placement of placements) {
    const away = Math.hypot(placement.x - point.x, placement.y - point.y) / UNIT;
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
  const within = near ? placements.filter((one) => Math.hypot(one.x - near.x, one.y - near.y) / UNIT < REACH) : placements;
  for (let step = 1; step < 4; step++) {
    if (within.some((one) => sameWay(one, (turned + step) % 4) && !sameWay(one, turned))) return (turned + step) % 4;
  }
  return (turned + 1) % 4;
}
