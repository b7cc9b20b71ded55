import { describe, expect, it } from "vitest";
import { boxOf } from "../../src/games/arboretum/cells";
import { LIMITS, fit, reveal } from "../../src/games/arboretum/zoom";
import { PanZoom } from "../../src/play/panzoom.svelte";

function over(width: number, height: number): PanZoom {
  const zoom = new PanZoom(LIMITS);
  zoom.look({ left: 0, top: 0, width, height });
  return zoom;
}

/** Where a cell is on the screen. */
function seen(zoom: PanZoom, x: number, y: number) {
  const { left, top, width, height } = boxOf(x, y);
  return {
    left: zoom.x + left * zoom.scale,
    top: zoom.y + top * zoom.scale,
    right: zoom.x + (left + width) * zoom.scale,
    bottom: zoom.y + (top + height) * zoom.scale,
  };
}

const CELLS = [
  [0, 0],
  [-3, 1],
  [2, -2],
] as const;

describe("an arboretum", () => {
  it.each([
    [800, 600],
    [375, 340],
    [1600, 400],
  ])("is seen whole with the ground around it on %i x %i", (width, height) => {
    const zoom = over(width, height);
    fit(zoom, CELLS, 1);
    const [first, last] = [seen(zoom, -4, -3), seen(zoom, 3, 2)];
    expect(first.left).toBeGreaterThanOrEqual(0);
    expect(first.top).toBeGreaterThanOrEqual(0);
    expect(last.right).toBeLessThanOrEqual(width);
    expect(last.bottom).toBeLessThanOrEqual(height);
  });

  it("of one card is not blown up", () => {
    const zoom = over(1600, 1200);
    fit(zoom, [[0, 0]], 0);
    expect(zoom.scale).toBe(1.25);
  });

  it("keeps its upper edge below what is written there, unless it is narrow", () => {
    const [wide, narrow] = [over(800, 300), over(400, 150)];
    for (const zoom of [wide, narrow]) fit(zoom, [[0, 0]], 0);
    expect(seen(wide, 0, 0).top).toBeGreaterThanOrEqual(48);
    expect(seen(narrow, 0, 0).top).toBeLessThan(48);
  });

  it("is not covered by the name of its owner", () => {
    const [wide, narrow] = [over(800, 300), over(400, 150)];
    for (const zoom of [wide, narrow]) fit(zoom, [[0, 0]], 0, false);
    expect(seen(wide, 0, 0).bottom).toBeLessThanOrEqual(300 - 44);
    expect(seen(narrow, 0, 0).top).toBeGreaterThanOrEqual(44);
  });

  it.each([
    [-2000, 900],
    [2000, -900],
  ])("shows a cell that was out of sight by %i, %i", (dx, dy) => {
    const zoom = over(800, 600);
    fit(zoom, CELLS, 1);
    zoom.moveBy(dx, dy);
    reveal(zoom, 2, -2);
    const { left, top, right, bottom } = seen(zoom, 2, -2);
    const ends = [left, top, 800 - right, 600 - bottom];
    expect(Math.min(...ends)).toBeGreaterThan(-0.001);
  });

  it("stays where it is for a cell that is in sight", () => {
    const zoom = over(800, 600);
    fit(zoom, CELLS, 1);
    const before = [zoom.x, zoom.y];
    for (const [x, y] of [...CELLS, [3, 2], [-4, -3]] as const) reveal(zoom, x, y);
    expect([zoom.x, zoom.y]).toEqual(before);
  });
});
