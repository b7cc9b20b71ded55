// How much of a species has been told at the end: one thing after the other, all of it within the time of a step.
import { untrack } from "svelte";
import { motionless } from "../../lib/motion";

/** What is told of a species, in this order, and when, in ms. What each needs to be seen ends before the next begins. */
export const TIMES = { hands: 250, sums: 950, struck: 1350, rights: 1700, paths: 1800, points: 2400 } as const;
export type Part = keyof typeof TIMES;

/** How long a path takes to be drawn, in ms. */
export const DRAWING = TIMES.points - TIMES.paths;
/** How long numbers take to count up, in ms. */
export const COUNTING = 350;

const PARTS = Object.keys(TIMES) as Part[];

export class Telling {
  /** How many parts have been told. */
  private told = $state(PARTS.length);
  private timers: ReturnType<typeof setTimeout>[] = [];

  constructor(
    step: () => number,
    /** Whether the first step is told too, or only shown. */
    begins: boolean,
  ) {
    let before = begins ? -1 : untrack(step);
    if (begins) this.told = 0;
    // Before the step is drawn, so that nothing is seen of it too early. Whoever goes back has seen it happen.
    $effect.pre(() => {
      const now = step();
      if (now === before) return;
      untrack(() => this.tell(now > before));
      before = now;
    });
    $effect(() => () => this.stop());
  }

  has(part: Part): boolean {
    return PARTS.indexOf(part) < this.told;
  }

  private tell(slowly: boolean): void {
    this.stop();
    if (!slowly || motionless()) {
      this.told = PARTS.length;
      return;
    }
    this.told = 0;
    this.timers = PARTS.map((part, number) => setTimeout(() => (this.told = number + 1), TIMES[part]));
  }

  private stop(): void {
    this.timers.forEach(clearTimeout);
  }
}
