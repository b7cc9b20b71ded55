// Where a card about something goes: beside it, and never out of sight.
import type { Point } from "../../play/points";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

const within = (least: number, wanted: number, most: number): number => Math.max(least, Math.min(wanted, most));

/** The upper left corner of a card of this size: right of the thing, left of it, below or above, whichever is in sight first. */
export function beside(thing: Box, { width, height }: Size, sight: Box, gap = 10): Point {
  const across = within(sight.left, (thing.left + thing.right - width) / 2, sight.right - width);
  const down = within(sight.top, (thing.top + thing.bottom - height) / 2, sight.bottom - height);
  const places = [
    { x: thing.right + gap, y: down },
    { x: thing.left - gap - width, y: down },
    { x: across, y: thing.bottom + gap },
    { x: across, y: thing.top - gap - height },
  ];
  const fits = ({ x, y }: Point): boolean => x >= sight.left && y >= sight.top && x + width <= sight.right && y + height <= sight.bottom;
  // Where there is room nowhere it covers what lies farthest away.
  const low = thing.top + thing.bottom > sight.top + sight.bottom;
  return places.find(fits) ?? { x: across, y: low ? sight.top : sight.bottom - height };
}
