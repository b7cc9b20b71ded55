// Where the places of a tree lie on its drawing, and which one an arrow key leads to.

export const TOP = 6;
const WIDE = 118;
const HIGH = 95;
const MIDDLE = 380;

export interface Spot {
  level: number;
  place: number;
  /** The left upper corner of a room there. */
  x: number;
  y: number;
}

export function spot(level: number, place: number): Spot {
  return { level, place, x: MIDDLE + (place - 1 - level / 2) * WIDE - 1, y: 14 + (TOP - level) * HIGH };
}

/** The twenty places, from the trunk upwards. */
export const SPOTS: Spot[] = [2, 3, 4, 5, 6].flatMap((level) => Array.from({ length: level }, (_, number) => spot(level, number + 1)));

/** `3,2`, as in a written action. */
export const written = ({ level, place }: { level: number; place: number }): string => `${level},${place}`;

/** The part of the drawing that shows everything up to this level. */
export function frameUpTo(level: number): { x: number; y: number; width: number; height: number } {
  const top = spot(level, 1).y - 34;
  const width = level * WIDE + 44;
  return { x: MIDDLE - width / 2, y: top, width, height: 632 - top };
}

const STEPS: Record<string, (from: Spot, to: Spot) => number> = {
  ArrowLeft: (from, to) => from.x - to.x - 4 * Math.abs(from.y - to.y),
  ArrowRight: (from, to) => to.x - from.x - 4 * Math.abs(from.y - to.y),
  ArrowUp: (from, to) => from.y - to.y - Math.abs(from.x - to.x) / 2,
  ArrowDown: (from, to) => to.y - from.y - Math.abs(from.x - to.x) / 2,
};

/** The nearest of these places in the direction of the key, or undefined. */
export function neighbour(key: string, from: Spot, among: Spot[]): Spot | undefined {
  const ahead = STEPS[key];
  if (!ahead) return undefined;
  const distance = (to: Spot) => Math.abs(from.x - to.x) + Math.abs(from.y - to.y);
  return among.filter((to) => ahead(from, to) > 0).sort((a, b) => distance(a) - distance(b))[0];
}
