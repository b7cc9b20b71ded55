// The final scoring cut into steps, and what each seat has after each of them; all numbers are the sheet's.
import type { Line } from "../board";
import type { AreaScoring, GameEvent, ScoreSheet, SeatSheet } from "./wire";

/** A step that gives points, or takes some. */
export type Scored = { kind: "area"; scoring: AreaScoring } | { kind: "track" | "clouds" | "plants" | "tokens" };
export type Step = Scored | { kind: "end" };

export const stepsOf = (sheet: ScoreSheet): Step[] => [
  { kind: "track" },
  ...sheet.areas.map((scoring) => ({ kind: "area" as const, scoring })),
  { kind: "clouds" },
  { kind: "plants" },
  { kind: "tokens" },
  { kind: "end" },
];

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);

/** What a step gives to a seat, or takes from it. */
export function change(step: Step, seat: number, line: SeatSheet): number {
  if (step.kind === "track") return line.before;
  if (step.kind === "clouds") return line.clouds;
  if (step.kind === "plants") return -line.plants;
  if (step.kind === "tokens") return sum(line.backs);
  if (step.kind !== "area") return 0;
  const { main, main_to, secondary, secondary_to } = step.scoring;
  return (main_to === seat ? main : 0) + (secondary_to === seat ? secondary : 0);
}

/** Every seat's points after this many steps. */
export function standing(sheet: ScoreSheet, steps: Step[], count: number): number[] {
  return sheet.seats.map((line, seat) => sum(steps.slice(0, count).map((step) => change(step, seat, line))));
}

/** The scorings of the areas that were completed during the game, as the log tells them; `done` are those areas.
 *
 * What was taken back and scored again counts as it was told last.
 */
export function scoredBefore(lines: Line<GameEvent>[], done: Set<string>): AreaScoring[] {
  const found = new Map<string, AreaScoring>();
  for (const { event } of lines) {
    if (event?.event !== "AreaScored" || event.seat === null) continue;
    const { scoring } = event;
    if (!done.has(scoring.area)) continue;
    found.delete(scoring.area);
    found.set(scoring.area, scoring);
  }
  return [...found.values()];
}
