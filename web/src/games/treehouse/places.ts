// The places of a tree, and where they lie on its drawing.
import type { Point } from "../../play/points";
import type { Spot } from "../../play/roving.svelte";
import type { BuiltRoom } from "./wire";

export const TOP = 6;
const WIDE = 118;
const HIGH = 95;
const MIDDLE = 380;

/**
 * A place under its name, `3,2`. Here `x` counts half rooms and the levels are 3 apart: so an arrow key leads to the next level,
 * where no place lies straight above, and not past it.
 */
export interface Place extends Spot {
  level: number;
  place: number;
}

/** `3,2`, as in a written action. */
export const nameOf = ({ level, place }: { level: number; place: number }): string => `${level},${place}`;

const placeOf = (level: number, place: number): Place => ({
  key: nameOf({ level, place }),
  level,
  place,
  x: 2 * place - level,
  y: -3 * level,
});

/** The twenty places, from the trunk upwards. */
export const PLACES: Place[] = [2, 3, 4, 5, 6].flatMap((level) => Array.from({ length: level }, (_, number) => placeOf(level, number + 1)));

/** The left upper corner of a room there, on the drawing. */
export function corner(level: number, place: number): Point {
  return { x: MIDDLE + (place - 1 - level / 2) * WIDE - 1, y: 14 + (TOP - level) * HIGH };
}

/** The rooms of a house by their places. */
export function builtIn(house: readonly BuiltRoom[]): Map<string, BuiltRoom> {
  return new Map(house.map((one) => [nameOf({ level: one[1], place: one[2] }), one]));
}

/** The part of the drawing that shows everything up to this level. */
export function frameUpTo(level: number): { x: number; y: number; width: number; height: number } {
  const top = corner(level, 1).y - 34;
  const width = level * WIDE + 44;
  return { x: MIDDLE - width / 2, y: top, width, height: 632 - top };
}
