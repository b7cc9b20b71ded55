// A first game: a real table against an easy bot, with a few words at the right moments. At most ten steps.

export interface Step {
  /** The message that is said. */
  text: string;
  /** The step is done when this visitor takes an action that begins like one of these; without it, by a click. */
  wait?: string[];
  /** The first offered action that begins like this is shown on the board, as a hint is. */
  show?: string;
}

export interface Lesson {
  game: string;
  steps: Step[];
}

const fits = (text: string, starts: readonly string[] | undefined): boolean =>
  starts?.some((start) => text === start || text.startsWith(`${start} `)) ?? false;

/** The step after an own action: the next one if it was waited for. */
export function afterAction(lesson: Lesson, step: number, text: string): number {
  return fits(text, lesson.steps[step]?.wait) ? step + 1 : step;
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

const LESSONS = import.meta.glob<{ lesson: Lesson }>("./*.ts");

export async function loadLesson(game: string): Promise<Lesson | null> {
  const load = LESSONS[`./${game}.ts`];
  return load ? ((await load()).lesson ?? null) : null;
}
