// How those at a table are called.
import { say } from "./messages";

interface Sitting {
  name?: string;
  bot?: string;
}

/** One name per seat; bots are called by their level, and numbered where several of one level play. */
export function namesOf(seats: readonly Sitting[]): string[] {
  return seats.map((seat, number) => {
    if (seat.name) return seat.name;
    if (!seat.bot) return say("seat-free");
    const same = seats.filter((other) => !other.name && other.bot === seat.bot).length;
    const before = seats.slice(0, number).filter((other) => !other.name && other.bot === seat.bot).length;
    const level = say(`level-${seat.bot}`);
    return same > 1 ? say("bot-number", { level, number: before + 1 }) : level;
  });
}
