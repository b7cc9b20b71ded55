// @vitest-environment reactive
import { afterEach, expect, it, vi } from "vitest";
import { inRow, Roving } from "../../src/play/roving.svelte";

let stop: () => void = () => undefined;
afterEach(() => stop());

/** A row of which the test says what is in it; what got the focus is written down. */
function row(first: string[], entry: string | null = null, scrolls = false) {
  let keys = $state.raw(first);
  const focused: [string, boolean][] = [];
  let roving!: Roving;
  stop = $effect.root(() => {
    roving = new Roving(
      () => inRow(keys),
      () => entry,
      scrolls,
    );
  });
  const querySelector = (selector: string) => ({
    focus: ({ preventScroll }: FocusOptions) => focused.push([selector, !preventScroll]),
  });
  roving.around({ querySelector } as unknown as Element);
  return { roving, focused, hold: (now: string[]) => (keys = now) };
}
const key = (name: string) => ({ key: name, preventDefault: vi.fn() }) as unknown as KeyboardEvent;

it("has one stop for the Tab key: the first, the entry, or what had the focus last", () => {
  const { roving, hold } = row(["a", "b", "c"], "b");
  expect(["a", "b", "c"].map((one) => roving.tabindex(one))).toEqual([-1, 0, -1]);
  roving.entered("c");
  expect(roving.stop).toBe("c");
  hold(["a", "b"]);
  expect(roving.stop).toBe("b");
  hold(["x", "y"]);
  expect(roving.stop).toBe("x");
});

it("is walked by the arrow keys, Home and End, and only by these", () => {
  const { roving } = row(["a", "b", "c"]);
  expect(roving.move(key("ArrowRight"), "a")).toBe(true);
  expect(roving.stop).toBe("b");
  expect(roving.move(key("End"), "b")).toBe(true);
  expect(roving.stop).toBe("c");
  expect(roving.move(key("ArrowRight"), "c")).toBe(false);
  expect(roving.move(key("x"), "c")).toBe(false);
  expect(roving.move(key("Home"), "c")).toBe(true);
  expect(roving.stop).toBe("a");
});

it("scrolls the page to what gets the focus only where that is wanted", async () => {
  for (const scrolls of [false, true]) {
    const { roving, focused } = row(["a", "b"], null, scrolls);
    await roving.focus("b");
    expect(focused).toEqual([['[data-spot="b"]', scrolls]]);
    stop();
  }
});
