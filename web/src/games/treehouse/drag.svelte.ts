// Picking something up and putting it down somewhere else, with mouse, pen or finger.
import type { Attachment } from "svelte/attachments";

/** What is being carried: where it is on the screen, and the `data-drop` it hovers over. */
export const carried = $state<{ what: string | null; x: number; y: number; over: string | null }>({
  what: null,
  x: 0,
  y: 0,
  over: null,
});

/** A press becomes a drag after this many pixels; before, it is still a click. */
const SLACK = 6;

function dropUnder(x: number, y: number): string | null {
  const zone = document.elementFromPoint(x, y)?.closest("[data-drop]");
  return zone?.getAttribute("data-drop") ?? null;
}

/** Let an element be dragged as `what`; `lift` is told when it leaves, `drop` where it was let go. */
export function draggable(
  what: string,
  lift: (what: string) => void,
  drop: (what: string, over: string | null) => void,
): Attachment<Element> {
  return (node) => {
    const element = node as HTMLElement;
    let pressed: { id: number; x: number; y: number } | null = null;

    function move(event: PointerEvent): void {
      if (!pressed || event.pointerId !== pressed.id) return;
      if (carried.what === null) {
        if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < SLACK) return;
        element.setPointerCapture(event.pointerId);
        carried.what = what;
        lift(what);
      }
      carried.x = event.clientX;
      carried.y = event.clientY;
      carried.over = dropUnder(event.clientX, event.clientY);
    }

    function end(event: PointerEvent): void {
      if (!pressed || event.pointerId !== pressed.id) return;
      stop();
      if (carried.what === null) return;
      const over = event.type === "pointerup" ? dropUnder(event.clientX, event.clientY) : null;
      carried.what = carried.over = null;
      // The click that follows a drag is not meant as one.
      const swallow = (click: Event) => click.stopPropagation();
      element.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => element.removeEventListener("click", swallow, { capture: true }));
      drop(what, over);
    }

    function stop(): void {
      pressed = null;
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
    }

    function press(event: PointerEvent): void {
      if (event.button !== 0 || pressed) return;
      pressed = { id: event.pointerId, x: event.clientX, y: event.clientY };
      window.addEventListener("pointermove", move);
      window.addEventListener("pointerup", end);
      window.addEventListener("pointercancel", end);
    }

    element.addEventListener("pointerdown", press);
    return () => {
      stop();
      if (carried.what === what) carried.what = carried.over = null;
      element.removeEventListener("pointerdown", press);
    };
  };
}
