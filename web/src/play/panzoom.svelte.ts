// Moving a drawing in its frame and coming closer: by drag, wheel, pinch and keys. A press that hardly moves stays a press.
import { untrack } from "svelte";
import { SLACK } from "./drag.svelte";
import { distance, type Point } from "./points";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Limits {
  least: number;
  most: number;
  /** Whether the drawing always fills its frame, or may be moved anywhere. */
  bounds: "fill" | "free";
}

/** A point of the drawing is shown at `point * scale + (x, y)` of the frame. */
export class PanZoom {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** Whether it was moved by hand, and so no longer follows what it shows. */
  moved = $state(false);
  /** While a finger or the wheel moves it, nothing eases. */
  moving = $state(false);
  private frame = $state.raw<Box>({ left: 0, top: 0, width: 0, height: 0 });
  private still: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly limits: Limits) {}

  get width(): number {
    return this.frame.width;
  }
  get height(): number {
    return this.frame.height;
  }

  /** Look through this frame from now on. */
  look(frame: Box): void {
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

  /** Come closer by a factor; what is at this point of the frame, or in its middle, stays there. */
  by(factor: number, at: Point = this.middle()): void {
    const { x, y } = this.inside(at);
    this.scale = this.within(this.scale * factor);
    this.moveTo(at.x - x * this.scale, at.y - y * this.scale);
    this.moved = true;
  }

  moveBy(dx: number, dy: number): void {
    this.moveTo(this.x + dx, this.y + dy);
    this.moved = true;
  }

  /** Show this part of the drawing as large as fits into the frame, with some of the frame kept free around it. */
  show(part: Box, most = this.limits.most, around = { top: 0, right: 0, bottom: 0, left: 0 }): void {
    const { left, top, width, height } = this.frame;
    if (!width || !height) return;
    const free = { width: width - around.left - around.right, height: height - around.top - around.bottom };
    this.scale = Math.max(this.limits.least, Math.min(most, free.width / part.width, free.height / part.height));
    const x = left + around.left + free.width / 2 - (part.left + part.width / 2) * this.scale;
    const y = top + around.top + free.height / 2 - (part.top + part.height / 2) * this.scale;
    this.moveTo(x, y);
    this.moved = this.moving = false;
  }

  whole(): void {
    this.scale = this.within(1);
    this.moveTo(0, 0);
    this.moved = false;
  }

  /** Bring a part of the drawing into view if some of it is outside, and then leave a gap beside it. */
  reveal(part: Box, around = { top: 0, right: 0, bottom: 0, left: 0 }, gap = 0): void {
    const { left, top, width, height } = this.frame;
    const into = (start: number, end: number, first: number, last: number): number =>
      start < first ? first + gap - start : end > last ? Math.max(last - gap - end, first - start) : 0;
    const [x, y] = [this.x + part.left * this.scale, this.y + part.top * this.scale];
    this.moveTo(
      this.x + into(x, x + part.width * this.scale, left + around.left, left + width - around.right),
      this.y + into(y, y + part.height * this.scale, top + around.top, top + height - around.bottom),
    );
  }

  /** Nothing eases until a moment after the last of these calls. */
  touch(): void {
    this.moving = true;
    clearTimeout(this.still);
    this.still = setTimeout(() => (this.moving = false), 160);
  }

  private moveTo(x: number, y: number): void {
    const { left, top, width, height } = this.frame;
    const rest = 1 - this.scale;
    const fills = this.limits.bounds === "fill";
    this.x = fills ? Math.min(left * rest, Math.max((left + width) * rest, x)) : x;
    this.y = fills ? Math.min(top * rest, Math.max((top + height) * rest, y)) : y;
  }

  private middle(): Point {
    const { left, top, width, height } = this.frame;
    return { x: left + width / 2, y: top + height / 2 };
  }

  private within(scale: number): number {
    return Math.min(this.limits.most, Math.max(this.limits.least, scale));
  }
}

interface Listener {
  /** A point of the window in the frame; by default the frame is the element, in pixels. */
  framed?: (event: MouseEvent) => Point;
  /** Pointing without pressing, in the drawing; null while the drawing moves. */
  hover?: (at: Point | null) => void;
  /** Whether the wheel is used for something else now. */
  wheel?: (event: WheelEvent) => boolean;
}

/** Lets fingers, mouse and wheel move a drawing. */
export function gestures(zoom: PanZoom, { framed, hover, wheel }: Listener = {}): (node: Element) => () => void {
  return (node) => {
    const fingers = new Map<number, Point>();
    let start: Point = { x: 0, y: 0 };
    let panned = false;

    const here = (event: MouseEvent): Point => {
      if (framed) return framed(event);
      const { left, top } = node.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };

    function press(event: PointerEvent): void {
      if (event.button > 0) return;
      fingers.set(event.pointerId, here(event));
      start = { x: event.clientX, y: event.clientY };
      panned = fingers.size > 1;
    }

    function move(event: PointerEvent): void {
      const now = here(event);
      const before = fingers.get(event.pointerId);
      if (!before) return hover?.(event.pointerType === "touch" ? null : zoom.inside(now));
      if (!panned && distance(start, { x: event.clientX, y: event.clientY }) < SLACK) return;
      // A capture from the first moment would turn the click on a piece into one on the ground.
      if (!node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId);
      panned = true;
      hover?.(null);
      zoom.touch();
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, now);
      if (!other) return zoom.moveBy(now.x - before.x, now.y - before.y);
      zoom.by(distance(now, other) / (distance(before, other) || 1), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      zoom.moveBy((now.x - before.x) / 2, (now.y - before.y) / 2);
    }

    function release(event: PointerEvent): void {
      fingers.delete(event.pointerId);
    }

    /** The click that ends a move is not meant. */
    function click(event: MouseEvent): void {
      if (panned && event.detail > 0) event.stopPropagation();
      panned = false;
    }

    function turn(event: WheelEvent): void {
      event.preventDefault();
      if (wheel?.(event)) return;
      zoom.touch();
      const lines = event.deltaMode === 1 ? event.deltaY * 18 : event.deltaY;
      // Pinching on a touch pad comes as a wheel with the control key, in smaller steps.
      zoom.by(Math.exp(-lines / (event.ctrlKey ? 120 : 420)), here(event));
    }

    const listening = new AbortController();
    const { signal } = listening;
    const on = (name: string, heard: (event: never) => void, options = {}) =>
      node.addEventListener(name, heard as (event: Event) => void, { ...options, signal });
    on("pointerdown", press);
    on("pointermove", move);
    on("pointerup", release);
    on("pointercancel", release);
    on("pointerleave", () => hover?.(null));
    on("click", click, { capture: true });
    on("wheel", turn, { passive: false });
    return () => listening.abort();
  };
}
