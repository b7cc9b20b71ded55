// @vitest-environment reactive
import { describe, expect, it, vi } from "vitest";
import { inRow, Roving } from "../../src/play/roving.svelte";

const key = (name: string) => ({ key: name, preventDefault: vi.fn() }) as unknown as KeyboardEvent;

describe("one stop for the Tab key", () => {
  it("is the first, or where the game says, or where one was last", () => {
    let spots = $state.raw(inRow(["a", "b", "c"]));
    let entry = $state<string | null>(null);
    const roving = new Roving(() => spots, { entry: () => entry });
    expect(roving.stop).toBe("a");
    entry = "b";
    expect(roving.stop).toBe("b");
    roving.entered("c");
    expect(roving.stop).toBe("c");
    expect([roving.tabindex("c"), roving.tabindex("a")]).toEqual([0, -1]);
    spots = inRow(["a", "b"]);
    expect(roving.stop).toBe("b");
  });

  it("is not where one was last if that is not worth coming back to", () => {
    let open = $state<string[]>([]);
    const roving = new Roving(() => inRow(["a", "b", "c"]), {
      entry: () => open[0] ?? null,
      returns: (key) => !open.length || open.includes(key),
    });
    roving.entered("c");
    expect(roving.stop).toBe("c");
    open = ["b"];
    expect(roving.stop).toBe("b");
  });
});

describe("keys", () => {
  const roving = new Roving(() => inRow(["a", "b", "c"]));

  it.each([
    ["ArrowRight", "b", "c"],
    ["ArrowLeft", "b", "a"],
    ["Home", "c", "a"],
    ["End", "a", "c"],
  ])("%s goes from %s to %s", (name, from, to) => {
    expect(roving.move(key(name), from)).toBe(true);
    expect(roving.stop).toBe(to);
  });

  it("that lead nowhere are left to others", () => {
    const event = key("ArrowRight");
    expect(roving.move(event, "c")).toBe(false);
    expect(event.preventDefault).not.toHaveBeenCalled();
  });
});

it("scrolls the page to what gets the focus only where that is wanted", async () => {
  for (const scrolls of [false, true]) {
    const focused: [string, boolean][] = [];
    const querySelector = (selector: string) => ({
      focus: ({ preventScroll }: FocusOptions) => focused.push([selector, !preventScroll]),
    });
    const roving = new Roving(() => inRow(["a", "b"]), { scrolls });
    roving.around({ querySelector } as unknown as Element);
    await roving.focus("b");
    expect(focused).toEqual([['[data-spot="b"]', scrolls]]);
  }
});
