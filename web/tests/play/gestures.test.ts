import { beforeEach, describe, expect, it, vi } from "vitest";
import { gestures, PanZoom } from "../../src/play/panzoom.svelte";

const FRAME = { left: 0, top: 0, width: 400, height: 300 };

describe("fingers", () => {
  let node: EventTarget;
  let zoom: PanZoom;

  beforeEach(() => {
    zoom = new PanZoom({ least: 0.2, most: 4, bounds: "free" });
    zoom.look(FRAME);
    node = Object.assign(new EventTarget(), {
      getBoundingClientRect: () => ({ left: 0, top: 0 }),
      hasPointerCapture: () => true,
      setPointerCapture: () => undefined,
    });
    gestures(zoom)(node as unknown as Element);
  });

  const touch = (kind: string, x: number, y: number, pointerId = 1) =>
    node.dispatchEvent(Object.assign(new Event(kind), { button: 0, pointerId, pointerType: "touch", clientX: x, clientY: y }));
  const click = () => {
    const event = Object.assign(new Event("click"), { detail: 1, stopPropagation: vi.fn() });
    node.dispatchEvent(event);
    return event.stopPropagation.mock.calls.length === 0;
  };

  it("that hardly move press", () => {
    touch("pointerdown", 50, 50);
    touch("pointermove", 53, 50);
    touch("pointerup", 53, 50);
    expect([zoom.x, zoom.moved]).toEqual([0, false]);
    expect(click()).toBe(true);
  });

  it("move the drawing, and do not press then", () => {
    touch("pointerdown", 50, 50);
    touch("pointermove", 80, 40);
    touch("pointerup", 80, 40);
    expect([zoom.x, zoom.y]).toEqual([30, -10]);
    expect(click()).toBe(false);
    expect(click()).toBe(true);
  });

  it("pinch", () => {
    touch("pointerdown", 100, 100, 1);
    touch("pointerdown", 200, 100, 2);
    touch("pointermove", 300, 100, 2);
    expect(zoom.scale).toBe(2);
  });
});
