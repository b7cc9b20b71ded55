// A dialog closes on a click beside it.
import type { Attachment } from "svelte/attachments";

/** Calls `close` for a click on the backdrop; not for a selection of text that began inside and ended there. */
export function onBackdrop(close: () => void): Attachment<HTMLDialogElement> {
  return (dialog) => {
    let pressed = false;

    function press(event: Event): void {
      pressed = event.target === dialog;
    }
    function click(event: Event): void {
      if (pressed && event.target === dialog) close();
    }
    dialog.addEventListener("pointerdown", press);
    dialog.addEventListener("click", click);
    return () => {
      dialog.removeEventListener("pointerdown", press);
      dialog.removeEventListener("click", click);
    };
  };
}
