import { expect, it, vi } from "vitest";
import { Carry, carry } from "../../src/games/arboretum/carry.svelte";

vi.stubGlobal("document", { elementFromPoint: () => null });

const pointer = (kind: string, x: number) =>
  Object.assign(new Event(kind), { button: 0, isPrimary: true, pointerId: 1, clientX: x, clientY: 0 });

/** A card of the hand that has just been lifted. */
function lifted() {
  const carried = new Carry();
  const drop = vi.fn();
  const node = Object.assign(new EventTarget(), { setPointerCapture: () => undefined });
  const leave = carry(carried, "oak4", drop)(node as unknown as HTMLElement);
  node.dispatchEvent(pointer("pointerdown", 0));
  node.dispatchEvent(pointer("pointermove", 20));
  return { carried, drop, node, leave };
}

it("carries a card until it is let go", () => {
  const { carried, drop, node } = lifted();
  expect([carried.card, carried.active]).toEqual(["oak4", true]);
  node.dispatchEvent(pointer("pointerup", 20));
  expect(carried.active).toBe(false);
  expect(drop).toHaveBeenCalledExactlyOnceWith("oak4", null);
});

it("carries no card that has left the hand", () => {
  const { carried, drop, leave } = lifted();
  leave();
  expect([carried.card, carried.active]).toEqual([null, false]);
  expect(drop).toHaveBeenCalledExactlyOnceWith("oak4", null);
});
