// Pan and zoom of a drawing inside its frame, in units of the drawing. The frame is always filled.
import { untrack } from "svelte";
import type { Point } from "./map";

const MOST = 4;

export class Zoom {
  scale = $state(1);
  x = $state(0);
  y = $state(0);

  private frame = $state.raw({ left: 0, top: 0, width: 1, height: 1 });

  /** Look through this frame from now on. */
  fit(frame: { left: number; top: number; width: number; height: number }): void {
    this.frame = frame;
    untrack(() => this.moveTo(this.x, this.y));
  }

  /** A point of the frame in the drawing. */
  inside(point: Point): Point {
    return { x: (point.x - this.x) / this.scale, y: (point.y - this.y) / this.scale };
  }

  /** Where a point of the drawing is shown, in hundredths of the frame. */
  share(point: Point): Point {
    const { left, top, width, height } = this.frame;
    return {
      x: ((point.x * this.scale + this.x - left) / width) * 100,
      y: ((point.y * this.scale + this.y - top) / height) * 100,
    };
  }

  /** Zoom by a factor; what is at this point of the frame stays there. */
  by(factor: number, at: Point): void {
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    const { x, y } = this.inside(at);
    this.scale = scale;
    this.moveTo(at.x - x * scale, at.y - y * scale);
  }

  byMiddle(factor: number): void {
    const { left, top, width, height } = this.frame;
    this.by(factor, { x: left + width / 2, y: top + height / 2 });
  }

  moveTo(x: number, y: number): void {
    const { left, top, width, height } = this.frame;
    const rest = 1 - this.scale;
    this.x = Math.min(left * rest, Math.max((left + width) * rest, x));
    this.y = Math.min(top * rest, Math.max((top + height) * rest, y));
  }

  /** Bring a point of the drawing into view if it is out of it. */
  reveal(point: Point): void {
    const { left, top, width, height } = this.frame;
    const seen = this.share(point);
    if (seen.x > 8 && seen.x < 92 && seen.y > 8 && seen.y < 92) return;
    this.moveTo(left + width / 2 - point.x * this.scale, top + height / 2 - point.y * this.scale);
  }

  whole(): void {
    this.scale = 1;
    this.moveTo(0, 0);
  }
}
