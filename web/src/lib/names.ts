// What those at a table are called.
import { knows, say } from "./messages";

interface Sitting {
  name?: string;
  bot?: string;
}

/** A bot's level, or what a record calls one that has none: `random`, `search:500`. */
export function botLevel(bot: string): string {
  return knows(`level-${bot}`) ? say(`level-${bot}`) : bot;
}

/**
 * One name per seat. The name of a level's bot follows from the level and the seat, so that all who speak a language
 * see the same; no two at a table share one. The same as `names_at` in src/spinney/core/names.py.
 */
export function namesOf(seats: readonly Sitting[]): string[] {
  const offered = say("bot-names").split(", ");
  const used = new Set(seats.map(({ name }) => name?.toLowerCase()));
  return seats.map(({ name, bot }, seat) => {
    if (name || !bot) return name || say("seat-free");
    if (!knows(`level-${bot}`)) return `${bot} ${seat + 1}`;
    const first = [...bot].reduce((sum, letter) => sum + letter.codePointAt(0)!, seat);
    const turned = offered.map((_, step) => offered[(first + step) % offered.length]!);
    const own = turned.find((each) => !used.has(each.toLowerCase()))!;
    used.add(own.toLowerCase());
    return own;
  });
}
