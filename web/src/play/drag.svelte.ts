// Dragging a piece with mouse, pen or finger. A press stays a press until the pointer has moved a little.
import type { Attachment } from "svelte/attachments";
import type { Point } from "./points";

export const SLACK = 6;

interface Handlers {
  lift: (piece: string) => void;
  /** The place under the pointer (its `data-place`), with its element. */
  move?: (place: string | null, element: Element | null, event: PointerEvent) => void;
  drop: (piece: string, place: string | null, event: PointerEvent) => void;
  cancel: () => void;
}

export class Drag {
  piece = $state<string | null>(null);
  /** Where the piece is in the window. */
  at = $state.raw<Point>({ x: 0, y: 0 });
  /** The place it is over. */
  over = $state<string | null>(null);

  constructor(private readonly handlers: Handlers) {}

  /** Lets an element be dragged as this piece. */
  from(piece: string): Attachment<HTMLElement | SVGElement> {
    return (node) => {
      let pressed: AbortController | null = null;
      const press = (event: Event) => {
        pressed?.abort();
        pressed = this.start(event as PointerEvent, node, piece);
      };
      node.addEventListener("pointerdown", press);
      return () => {
        node.removeEventListener("pointerdown", press);
        // The piece may leave the hand while it is dragged.
        pressed?.abort();
        if (this.piece === piece) this.stop();
      };
    };
  }

  private start(down: PointerEvent, node: Element, piece: string): AbortController | null {
    if (down.button > 0 || !down.isPrimary) return null;
    const listening = new AbortController();
    // A quick pointer has left the piece before it can be captured, so the window listens.
    const on = (name: "pointermove" | "pointerup" | "pointercancel", then: (event: PointerEvent) => void) =>
      window.addEventListener(name, (event) => event.pointerId === down.pointerId && then(event), { signal: listening.signal });
    on("pointermove", (event) => {
      if (this.piece === null) {
        if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < SLACK) return;
        node.setPointerCapture(event.pointerId);
        this.piece = piece;
        this.handlers.lift(piece);
      }
      this.at = { x: event.clientX, y: event.clientY };
      const below = placeUnder(event);
      this.over = below?.getAttribute("data-place") ?? null;
      this.handlers.move?.(this.over, below, event);
    });
    on("pointerup", (event) => {
      listening.abort();
      if (this.piece === null) return;
      this.stop();
      swallowClick();
      this.handlers.drop(piece, placeUnder(event)?.getAttribute("data-place") ?? null, event);
    });
    on("pointercancel", () => {
      listening.abort();
      if (this.piece === null) return;
      this.stop();
      this.handlers.cancel();
    });
    return listening;
  }

  private stop(): void {
    this.piece = this.over = null;
  }
}

function placeUnder({ clientX, clientY }: PointerEvent): Element | null {
  return document.elementFromPoint(clientX, clientY)?.closest("[data-place]") ?? null;
}

/** The click with which a browser ends a drag is not meant. One that belongs to another press is, however soon it comes. */
function swallowClick(): void {
  const listening = new AbortController();
  const { signal } = listening;
  const swallow = (event: MouseEvent) => {
    listening.abort();
    // A click without a pointer comes from a key or a screen reader.
    if (event.detail > 0) event.stopPropagation();
  };
  window.addEventListener("click", swallow, { capture: true, signal });
  window.addEventListener("pointerdown", () => listening.abort(), { capture: true, signal });
}
