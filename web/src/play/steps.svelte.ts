// Something that is told step by step: a scoring or a replay. It can run by itself.
import { onDestroy } from "svelte";

export class Steps {
  private chosen = $state(0);
  running = $state(false);
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    /** The number of the last step; the first is 0. */
    private readonly lastStep: () => number,
    /** How long each step is shown while it runs, in ms. */
    private readonly pause = 3200,
  ) {
    onDestroy(() => this.stop());
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

  readonly on = (): void => this.go(this.at + 1);
  readonly back = (): void => this.go(this.at - 1);

  /** Run on from here, or from the beginning; or stop. */
  readonly toggle = (): void => {
    if (this.running) return this.stop();
    if (this.isLast) this.chosen = 0;
    this.running = true;
    this.timer = setInterval(() => {
      this.chosen = this.at + 1;
      if (this.isLast) this.stop();
    }, this.pause);
  };

  stop(): void {
    this.running = false;
    clearInterval(this.timer);
  }

  /** What the keys of a stepper do, for `onKeys`. */
  get keys(): Record<string, () => void> {
    return { ArrowRight: this.on, ArrowLeft: this.back, Home: () => this.go(0), End: () => this.go(this.last) };
  }
}
