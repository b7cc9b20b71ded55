// Who won, in one sentence: the same as `Outcome.words` in core/outcome.py.
import { list, say } from "./messages";
import type { Outcome } from "./wire";

/** `resigned` are the seats that gave up: they come last whatever the points say, so no tie with them was broken, and
 * where only one is left points say nothing. */
export function verdict({ points, winners }: Outcome, game: string, names: string[], resigned: number[] = []): string {
  if (winners.length === 0) return say("game-nobody-won");
  const [winner = 0] = winners;
  if (resigned.length > 0 && resigned.length >= points.length - 1) {
    const others = list(resigned.map((seat) => names[seat] ?? ""));
    return say("game-won-resigned", { player: names[winner] ?? "", others, count: resigned.length });
  }
  const best = points[winner] ?? 0;
  if (winners.length > 1) return say("game-shared", { players: list(winners.map((seat) => names[seat] ?? "")), points: best });
  const level = points.filter((other, seat) => other === best && !resigned.includes(seat)).length;
  const won = { player: names[winner] ?? "", points: best };
  return level > 1 ? say("game-won-tie", { ...won, why: { key: `${game}-tie-break` } }) : say("game-won", won);
}
