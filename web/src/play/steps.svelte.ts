// Something that is told step by step: a scoring or a replay. It can run by itself.
import { onDestroy } from "svelte";

/** How long a step of a scoring is shown while it runs, in ms. */
export const SCENE = 3000;

export class Steps {
  private chosen = $state(0);
  running = $state(false);
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    /** The number of the last step; the first is 0. */
    private readonly lastStep: () => number,
    /** How long each step is shown while it runs, in ms. */
    private readonly pause = SCENE,
    /** Called after the last step. A story that leads somewhere begins by itself, and waits once it is touched. */
    private readonly over?: () => void,
  ) {
    onDestroy(() => this.stop());
    if (over) this.run();
  }

  get last(): number {
    return this.lastStep();
  }
  get at(): number {
    return Math.min(this.chosen, this.last);
  }
  get isFirst(): boolean {
    return this.at === 0;
  }
  get isLast(): boolean {
    return this.at === this.last;
  }

  /** To a step, and stay there. */
  go(step: number): void {
    this.stop();
    this.chosen = Math.max(0, Math.min(this.last, step));
  }

  readonly on = (): void => {
    if (this.isLast && this.over) this.over();
    else this.go(this.at + 1);
  };
  readonly back = (): void => this.go(this.at - 1);

  /** Run on from here, or from the beginning; or stop. */
  readonly toggle = (): void => {
    if (this.running) return this.stop();
    if (this.isLast) this.chosen = 0;
    this.run();
  };

  private run(): void {
    this.running = true;
    this.timer = setInterval(() => {
      // Nobody is to miss a step because the page was not looked at.
      if (document.hidden) return;
      if (this.isLast) {
        this.stop();
        this.over?.();
      } else {
        this.chosen = this.at + 1;
        if (this.isLast && !this.over) this.stop();
      }
    }, this.pause);
  }

  stop(): void {
    this.running = false;
    clearInterval(this.timer);
  }

  /** What the keys of a stepper do, for `onKeys`. */
  get keys(): Record<string, () => void> {
    return { ArrowRight: this.on, ArrowLeft: this.back, Home: () => this.go(0), End: () => this.go(this.last) };
  }
}
