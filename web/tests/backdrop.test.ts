import { expect, test, vi } from "vitest";
import { onBackdrop } from "../src/lib/backdrop";

const [outside, inside] = [true, false];

/** Whether a dialog closes if the button goes down here and comes up there. */
function closes(down: boolean, up: boolean): boolean {
  const dialog = new EventTarget();
  const close = vi.fn();
  onBackdrop(close)(dialog as HTMLDialogElement);
  for (const [kind, beside] of [
    ["pointerdown", down],
    ["click", up],
  ] as const) {
    const event = new Event(kind);
    // What is inside has the dialog hear of it too, but is itself what was pressed.
    if (!beside) Object.defineProperty(event, "target", { value: new EventTarget() });
    dialog.dispatchEvent(event);
  }
  return close.mock.calls.length > 0;
}

test("a dialog closes on a click beside it, not when a selection of text ends there", () => {
  expect(closes(outside, outside)).toBe(true);
  expect(closes(inside, inside)).toBe(false);
  expect(closes(inside, outside)).toBe(false);
});
