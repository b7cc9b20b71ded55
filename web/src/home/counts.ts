import type { GameInfo } from "../lib/api";

/** How many can play: what the game allows, and two at least where people play with people. */
export function countsFor(info: Pick<GameInfo, "min_players" | "max_players"> | undefined, how: string): number[] {
  if (!info) return [];
  const { min_players: least, max_players: most } = info;
  return Array.from({ length: most - least + 1 }, (_, i) => least + i).filter((count) => how === "bots" || count > 1);
}
