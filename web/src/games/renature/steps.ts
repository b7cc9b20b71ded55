// The final scoring cut into steps, and what each seat has after each of them; all numbers are the sheet's.
import type { Line } from "../board";
import type { AreaScoring, GameEvent, ScoreSheet, SeatSheet } from "./wire";

/** A step that gives points, or takes some. */
export type Scored = { kind: "area"; scoring: AreaScoring } | { kind: "track" | "clouds" | "plants" | "tokens" };
export type Step = Scored | { kind: "end" };

/** What is told of an area, one after the other; a card that only shows how things stand shows all of it. */
export const TOLD = { totals: 0, ties: 1, main: 2, secondary: 3, token: 4, all: 5 } as const;

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

/** What of it has come to the seat when so much is told. */
export function changeTold(step: Step, seat: number, line: SeatSheet, told: number): number {
  if (step.kind !== "area") return told >= TOLD.main ? change(step, seat, line) : 0;
  const { main, main_to, secondary, secondary_to } = step.scoring;
  return (main_to === seat && told >= TOLD.secondary ? main : 0) + (secondary_to === seat && told >= TOLD.token ? secondary : 0);
}

/** What each colour that has plants in an area gets of it, the strongest first. */
export function sharesOf({ totals, struck, main, main_to, secondary, secondary_to }: AreaScoring) {
  const seats = totals.length - 1;
  return totals
    .map((total, place) => {
      const owner = place < seats ? place : null;
      const gets = owner === null ? 0 : (main_to === owner ? main : 0) + (secondary_to === owner ? secondary : 0);
      return { owner, total, struck: struck.includes(place), gets };
    })
    .filter(({ total }) => total > 0)
    .sort((one, two) => two.total - one.total);
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
