import { beforeEach, describe, expect, it, vi } from "vitest";
import { Drag } from "../../src/play/drag.svelte";

let page: EventTarget;
/** What is under the pointer. */
let below: string | null = null;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal("window", page);
  below = null;
  const under = () => below && { closest: () => ({ getAttribute: () => below }) };
  vi.stubGlobal("document", { elementFromPoint: under });
});

const pointer = (kind: string, x = 0) =>
  Object.assign(new Event(kind), { button: 0, isPrimary: true, pointerId: 1, clientX: x, clientY: 0 });
const click = (detail = 1) => Object.assign(new Event("click"), { detail, stopPropagation: vi.fn() });

function hand() {
  const heard = { lift: vi.fn(), drop: vi.fn(), cancel: vi.fn() };
  const drag = new Drag(heard);
  const node = Object.assign(new EventTarget(), { setPointerCapture: () => undefined });
  const leave = drag.from("oak4")(node as unknown as HTMLElement) as () => void;
  const press = () => {
    page.dispatchEvent(pointer("pointerdown"));
    node.dispatchEvent(pointer("pointerdown"));
  };
  return { ...heard, drag, leave, press };
}

describe("a piece", () => {
  it("is lifted only when the pointer has moved a little", () => {
    const { drag, lift, press } = hand();
    press();
    page.dispatchEvent(pointer("pointermove", 3));
    expect(drag.piece).toBeNull();
    page.dispatchEvent(pointer("pointermove", 8));
    expect(drag.piece).toBe("oak4");
    expect(lift).toHaveBeenCalledExactlyOnceWith("oak4");
  });

  it("is dropped at the place under the pointer", () => {
    const { drag, drop, press } = hand();
    press();
    below = "2,-1";
    page.dispatchEvent(pointer("pointermove", 20));
    expect(drag.over).toBe("2,-1");
    page.dispatchEvent(pointer("pointerup", 20));
    expect(drop.mock.calls[0]!.slice(0, 2)).toEqual(["oak4", "2,-1"]);
    expect(drag.piece).toBeNull();
  });

  it("that leaves the hand meanwhile is dragged no more, and dropped nowhere", () => {
    const { drag, drop, leave, press } = hand();
    press();
    page.dispatchEvent(pointer("pointermove", 20));
    leave();
    expect(drag.piece).toBeNull();
    page.dispatchEvent(pointer("pointerup", 20));
    expect(drop).not.toHaveBeenCalled();
  });

  it("is put back when the system takes the pointer away", () => {
    const { drag, drop, cancel, press } = hand();
    press();
    page.dispatchEvent(pointer("pointermove", 20));
    page.dispatchEvent(pointer("pointercancel"));
    expect(drag.piece).toBeNull();
    expect(cancel).toHaveBeenCalledOnce();
    expect(drop).not.toHaveBeenCalled();
  });
});

describe("a click", () => {
  function dragged() {
    const all = hand();
    all.press();
    page.dispatchEvent(pointer("pointermove", 20));
    page.dispatchEvent(pointer("pointerup", 20));
    return all;
  }

  it("that ends a drag is not meant", () => {
    dragged();
    const ending = click();
    page.dispatchEvent(ending);
    expect(ending.stopPropagation).toHaveBeenCalled();
  });

  it("of the next press counts, however soon it comes", () => {
    const { press } = dragged();
    press();
    page.dispatchEvent(pointer("pointerup"));
    const next = click();
    page.dispatchEvent(next);
    expect(next.stopPropagation).not.toHaveBeenCalled();
  });

  it("by a key counts", () => {
    dragged();
    const byKey = click(0);
    page.dispatchEvent(byKey);
    expect(byKey.stopPropagation).not.toHaveBeenCalled();
  });

  it("without a drag counts", () => {
    const { press } = hand();
    press();
    page.dispatchEvent(pointer("pointerup"));
    const plain = click();
    page.dispatchEvent(plain);
    expect(plain.stopPropagation).not.toHaveBeenCalled();
  });
});
