import { expect, it, vi } from "vitest";
import { onTop } from "../../src/play/layers";

/** What stands somewhere in the page, or in a dialog. */
function element(dialog: { append: () => void } | null) {
  return { closest: vi.fn(() => dialog), remove: vi.fn() };
}

it("goes to the end of the page, and away again", () => {
  const body = { append: vi.fn() };
  vi.stubGlobal("document", { body });
  const node = element(null);
  const leave = onTop(node as unknown as HTMLElement);
  expect(body.append).toHaveBeenCalledExactlyOnceWith(node);
  leave();
  expect(node.remove).toHaveBeenCalledOnce();
});

it("stays in its dialog, which would cover it otherwise", () => {
  const body = { append: vi.fn() };
  vi.stubGlobal("document", { body });
  const dialog = { append: vi.fn() };
  const node = element(dialog);
  onTop(node as unknown as HTMLElement);
  expect(dialog.append).toHaveBeenCalledExactlyOnceWith(node);
  expect(body.append).not.toHaveBeenCalled();
});
