// Points of a drawing or of the window.

export interface Point {
  x: number;
  y: number;
}

export const distance = (one: Point, two: Point): number => Math.hypot(one.x - two.x, one.y - two.y);

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest of several points in the direction of an arrow key; null if there is none that way, or it is another key. */
export function nearest<T extends Point>(from: Point, key: string, among: readonly T[]): T | null {
  const way = WAYS[key];
  if (!way) return null;
  const [dx, dy] = way;
  let best: T | null = null;
  let least = Infinity;
  for (const point of among) {
    const along = (point.x - from.x) * dx + (point.y - from.y) * dy;
    const aside = Math.abs((point.x - from.x) * dy) + Math.abs((point.y - from.y) * dx);
    const cost = along + 2 * aside;
    if (along > 0 && aside <= along * 2 && cost < least) [best, least] = [point, cost];
  }
  return best;
}
