// Dragging a piece: nothing happens before the pointer has moved six pixels, so that a press stays a press.
import type { Point } from "./map";

const SLACK = 6;

export class Drag {
  /** Where the piece is in the window while it is dragged. */
  at = $state<Point | null>(null);
  private dragged = false;

  constructor(
    private readonly move: (event: PointerEvent) => void,
    private readonly drop: (event: PointerEvent) => void,
    private readonly cancel: () => void,
  ) {}

  /** Whether the click that is being handled only ends a drag. */
  clicked = (): boolean => {
    const only = this.dragged;
    this.dragged = false;
    return only;
  };

  start = (event: PointerEvent, pick: () => void): void => {
    if (event.button > 0) return;
    const piece = event.currentTarget as HTMLElement;
    const from = { x: event.clientX, y: event.clientY };
    this.dragged = false;
    const listening = new AbortController();
    // A quick pointer has left the piece before it can be captured, so the window listens.
    const on = (name: "pointermove" | "pointerup" | "pointercancel", then: (event: PointerEvent) => void) =>
      window.addEventListener(
        name,
        (moved) => {
          if (moved.pointerId === event.pointerId) then(moved);
        },
        { signal: listening.signal },
      );
    on("pointermove", (moved) => {
      if (!this.at && Math.hypot(moved.clientX - from.x, moved.clientY - from.y) < SLACK) return;
      if (!this.at) {
        piece.setPointerCapture(event.pointerId);
        this.dragged = true;
        pick();
      }
      this.at = { x: moved.clientX, y: moved.clientY };
      this.move(moved);
    });
    on("pointerup", (up) => {
      listening.abort();
      if (!this.at) return;
      this.at = null;
      this.drop(up);
    });
    on("pointercancel", () => {
      listening.abort();
      if (this.at) this.cancel();
      this.at = null;
      this.dragged = false;
    });
  };
}
