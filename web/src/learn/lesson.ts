// A first game: a real table against an easy bot, with a few words at the right moments. At most ten steps.
import type { MessageKey } from "../lib/message-keys";
import type { Line } from "../lib/wire";

export interface Step {
  /** The message that is said. */
  text: MessageKey;
  /** The step is done when this visitor takes an action that begins like one of these; without it, by a click. */
  wait?: string[];
  /** The first offered action that begins like this is shown on the board, as a hint is. */
  show?: string;
  /** A CSS selector: a ring is drawn around what is meant. Without it, around what is shown. */
  ring?: string;
  /** CSS selectors of what is not needed yet: the newcomer does not see it. */
  hides?: string[];
  /** Whether a prepared scoring is told from here on, instead of the game. */
  scoring?: boolean;
}

export interface Lesson {
  game: string;
  /** Those of the table: the newcomer begins. */
  options: Record<string, unknown>;
  steps: Step[];
}

/** A finished game whose scoring is told: it was played by the rules (tests/lessons.py). */
export interface PreparedScoring {
  sheet: unknown;
  view: unknown;
  players: { seat: number; name: string; bot: string; waiting: boolean }[];
}

const fits = (text: string, starts: readonly string[] | undefined): boolean =>
  starts?.some((start) => text === start || text.startsWith(`${start} `)) ?? false;

/** The step after an own action: the next one if it was waited for. */
export function afterAction(lesson: Lesson, step: number, text: string): number {
  return fits(text, lesson.steps[step]?.wait) ? step + 1 : step;
}

/** How far a lesson is: its step, and how many rows of the log have counted for it. */
export interface Progress {
  step: number;
  rows: number;
}

/** How far it is after these lines: a row counts once, however many lines it has, and another one may read the same. */
export function afterRows(lesson: Lesson, { step, rows }: Progress, lines: readonly Line[], seat: number): Progress {
  for (const line of lines) {
    if (line.seq < rows) continue;
    rows = line.seq + 1;
    if (line.seat === seat && line.text) step = afterAction(lesson, step, line.text);
  }
  return { step, rows };
}

/** The step that fits what is offered: whoever went another way is met where the lesson goes on. */
export function withOffers(lesson: Lesson, step: number, choices: readonly string[]): number {
  const offered = (wait: string[] | undefined) => choices.some((choice) => fits(choice, wait));
  const current = lesson.steps[step];
  if (!choices.length || !current?.wait || offered(current.wait)) return step;
  const later = lesson.steps.findIndex((other, number) => number > step && offered(other.wait));
  return later < 0 ? step : later;
}

/** The offered action to point at. */
export function pointer(lesson: Lesson, step: number, choices: readonly string[]): string | null {
  const show = lesson.steps[step]?.show;
  return show ? (choices.find((choice) => fits(choice, [show])) ?? null) : null;
}

const SCORINGS = import.meta.glob<{ default: PreparedScoring }>("../games/*/lesson-scoring.json");

export async function loadPreparedScoring(game: string): Promise<PreparedScoring | null> {
  return (await SCORINGS[`../games/${game}/lesson-scoring.json`]?.())?.default ?? null;
}

const LESSONS = import.meta.glob<{ lesson: Lesson }>("../games/*/lesson.ts");

export async function loadLesson(game: string): Promise<Lesson | null> {
  return (await LESSONS[`../games/${game}/lesson.ts`]?.())?.lesson ?? null;
}
