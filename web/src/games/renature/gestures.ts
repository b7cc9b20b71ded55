// Fingers and mouse on the valley: one pans, two pinch; a press that hardly moves stays a press.
import type { Point } from "./map";
import type { Zoom } from "./zoom.svelte";

const SLACK = 6;

export class Gestures {
  /** Whether the pointer that is down has moved: then its click means nothing. */
  moving = false;
  private readonly fingers = new Map<number, Point>();
  private start: Point | null = null;
  private apart = 0;

  constructor(
    private readonly zoom: Zoom,
    /** A point of the window in the frame of the drawing. */
    private readonly framed: (event: { clientX: number; clientY: number }) => Point,
    /** Pointing without pressing; null while the drawing moves. */
    private readonly hover: (at: Point | null) => void,
  ) {}

  down = (event: PointerEvent): void => {
    if (event.button > 0) return;
    this.moving = false;
    this.fingers.set(event.pointerId, this.framed(event));
    this.start = { x: event.clientX, y: event.clientY };
    this.apart = this.spread();
  };

  move = (event: PointerEvent): void => {
    const at = this.framed(event);
    const before = this.fingers.get(event.pointerId);
    if (!before || !this.start) return this.hover(event.pointerType === "touch" ? null : this.zoom.inside(at));
    if (!this.moving) {
      if (Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) < SLACK) return;
      this.moving = true;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      this.hover(null);
    }
    this.fingers.set(event.pointerId, at);
    if (this.fingers.size === 1) {
      this.zoom.moveTo(this.zoom.x + at.x - before.x, this.zoom.y + at.y - before.y);
      return;
    }
    const [one, two] = [...this.fingers.values()];
    const apart = this.spread();
    if (one && two && this.apart > 0) this.zoom.by(apart / this.apart, { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 });
    this.apart = apart;
  };

  up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
    this.apart = this.spread();
    if (this.fingers.size === 0) this.start = null;
  };

  private spread(): number {
    const [one, two] = [...this.fingers.values()];
    return one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0;
  }
}
