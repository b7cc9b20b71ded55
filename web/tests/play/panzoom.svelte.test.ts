import { beforeEach, describe, expect, it, vi } from "vitest";
import { gestures, PanZoom } from "../../src/play/panzoom.svelte";

const FRAME = { left: 0, top: 0, width: 400, height: 300 };

function looking(bounds: "fill" | "free"): PanZoom {
  const zoom = new PanZoom({ least: bounds === "fill" ? 1 : 0.2, most: 4, bounds });
  zoom.look(FRAME);
  return zoom;
}

describe("a drawing", () => {
  it("keeps the point under the pointer when one comes closer", () => {
    const zoom = looking("free");
    zoom.moveBy(30, -20);
    const before = zoom.inside({ x: 200, y: 150 });
    zoom.by(1.5, { x: 200, y: 150 });
    expect(zoom.inside({ x: 200, y: 150 })).toEqual(before);
    expect(zoom.moved).toBe(true);
  });

  it("comes no closer and goes no further than it may", () => {
    const zoom = looking("free");
    zoom.by(100);
    expect(zoom.scale).toBe(4);
    zoom.by(0.0001);
    expect(zoom.scale).toBe(0.2);
  });

  it("that fills its frame leaves no gap at any edge", () => {
    const zoom = looking("fill");
    zoom.by(2);
    zoom.moveBy(1000, 1000);
    expect([zoom.x + 0, zoom.y + 0]).toEqual([0, 0]);
    zoom.moveBy(-5000, -5000);
    expect([zoom.x, zoom.y]).toEqual([-400, -300]);
    zoom.whole();
    expect([zoom.scale, zoom.x + 0, zoom.y + 0, zoom.moved]).toEqual([1, 0, 0, false]);
  });

  it("shows a part as large as fits between what is kept free, in the middle of that", () => {
    const zoom = looking("free");
    zoom.show({ left: 100, top: 100, width: 50, height: 100 }, 4, { top: 60, right: 0, bottom: 40, left: 0 });
    expect(zoom.scale).toBe(2);
    expect(zoom.share({ x: 125, y: 150 })).toEqual({ x: 50, y: (160 / 300) * 100 });
    expect(zoom.moved).toBe(false);
  });

  it("moves no more than it must to show something", () => {
    const zoom = looking("free");
    zoom.reveal({ left: 10, top: 10, width: 50, height: 50 });
    expect([zoom.x, zoom.y]).toEqual([0, 0]);
    zoom.reveal({ left: 500, top: -40, width: 50, height: 50 });
    expect([zoom.x, zoom.y]).toEqual([-150, 40]);
  });
});

describe("fingers", () => {
  let node: EventTarget;
  let zoom: PanZoom;

  beforeEach(() => {
    zoom = looking("free");
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
