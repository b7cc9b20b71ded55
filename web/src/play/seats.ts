// Who sits where, and in which order they are shown.
import type { Player } from "../games/board";
import { namesOf } from "../lib/names";

interface Sitting {
  name?: string;
  bot?: string;
}

/** The players of a table as the boards are given them. */
export function playersOf(seats: readonly Sitting[], waiting: readonly number[]): Player[] {
  const names = namesOf(seats);
  return seats.map(({ bot }, seat) => ({ seat, name: names[seat]!, bot: bot ?? "", waiting: waiting.includes(seat) }));
}

/** All seats round the table, beginning with this one; a spectator (-1) sits behind the first. */
export function roundFrom(seat: number, count: number): number[] {
  return Array.from({ length: count }, (_, step) => (Math.max(0, seat) + step) % count);
}
