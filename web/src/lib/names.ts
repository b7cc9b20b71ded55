// How those at a table are called.
import { knows, say } from "./messages";

interface Sitting {
  name?: string;
  bot?: string;
}

/** A bot by its level, or as a record calls one that is no level: `random`, `search:500`. */
export function botName(bot: string): string {
  return knows(`level-${bot}`) ? say(`level-${bot}`) : bot;
}

/** One name per seat; bots are called by their level, and numbered where several of one level play. */
export function namesOf(seats: readonly Sitting[]): string[] {
  return seats.map((seat, number) => {
    if (seat.name) return seat.name;
    if (!seat.bot) return say("seat-free");
    const same = seats.filter((other) => !other.name && other.bot === seat.bot).length;
    const before = seats.slice(0, number).filter((other) => !other.name && other.bot === seat.bot).length;
    const level = botName(seat.bot);
    return same > 1 ? say("bot-number", { level, number: before + 1 }) : level;
  });
}
