import { describe, expect, it } from "vitest";
import { PanZoom } from "../../src/play/panzoom.svelte";

const FRAME = { left: 0, top: 0, width: 800, height: 600 };

function over(bounds: "fill" | "free"): PanZoom {
  const zoom = new PanZoom({ least: 0.5, most: 4, bounds });
  zoom.look(FRAME);
  return zoom;
}

describe("a drawing that can be moved", () => {
  it("keeps the point under the pointer when one comes closer", () => {
    const zoom = over("free");
    const before = zoom.inside({ x: 200, y: 150 });
    zoom.by(1.5, { x: 200, y: 150 });
    expect(zoom.scale).toBe(1.5);
    expect(zoom.inside({ x: 200, y: 150 })).toEqual(before);
  });

  it("is neither larger nor smaller than it may be", () => {
    const zoom = over("free");
    zoom.by(100);
    expect(zoom.scale).toBe(4);
    zoom.by(0.001);
    expect(zoom.scale).toBe(0.5);
  });

  it("no longer follows what it shows once it was moved, until a part is shown again", () => {
    const zoom = over("free");
    zoom.moveBy(5, 5);
    expect(zoom.moved).toBe(true);
    zoom.show(FRAME);
    expect(zoom.moved).toBe(false);
  });

  it("shows a part in the middle of what is free of the frame", () => {
    const zoom = over("free");
    zoom.show({ left: 100, top: 0, width: 100, height: 100 }, 2, { top: 100, right: 0, bottom: 0, left: 0 });
    expect(zoom.scale).toBe(2);
    expect(zoom.inside({ x: 400, y: 350 })).toEqual({ x: 150, y: 50 });
  });

  it("is moved only to show a part that is not seen whole, with a gap beside it", () => {
    const zoom = over("free");
    const none = { top: 0, right: 0, bottom: 0, left: 0 };
    zoom.reveal({ left: 0, top: 500, width: 100, height: 100 }, none, 8);
    expect([zoom.x, zoom.y]).toEqual([0, 0]);
    zoom.reveal({ left: -30, top: 550, width: 100, height: 100 }, none, 8);
    expect([zoom.x, zoom.y]).toEqual([38, -58]);
  });

  it("may be moved anywhere if it is free, and else fills its frame", () => {
    const [free, filling] = [over("free"), over("fill")];
    for (const zoom of [free, filling]) {
      zoom.by(2, { x: 0, y: 0 });
      zoom.moveBy(50, -9999);
    }
    expect([free.x, free.y]).toEqual([50, -9999]);
    expect(filling.x).toBeCloseTo(0);
    expect(filling.y).toBe(-600);
  });
});
