import { describe, expect, it } from "vitest";
import { Camera } from "../../src/games/arboretum/camera.svelte";
import { HIGH, STEP_X, STEP_Y, WIDE } from "../../src/games/arboretum/cells";

function over(width: number, height: number): Camera {
  const camera = new Camera();
  camera.width = width;
  camera.height = height;
  return camera;
}

/** Where a cell is on the screen. */
const box = (camera: Camera, x: number, y: number) => ({
  left: camera.x + x * STEP_X * camera.zoom,
  top: camera.y + y * STEP_Y * camera.zoom,
  right: camera.x + (x * STEP_X + WIDE) * camera.zoom,
  bottom: camera.y + (y * STEP_Y + HIGH) * camera.zoom,
});

describe("the eyes over an arboretum", () => {
  const cells = [
    [0, 0],
    [-3, 1],
    [2, -2],
  ] as const;

  it.each([
    [800, 600],
    [375, 340],
    [1600, 400],
  ])("see all cells and the ground around them on %i x %i", (width, height) => {
    const camera = over(width, height);
    camera.fit(cells, 1);
    const [first, last] = [box(camera, -4, -3), box(camera, 3, 2)];
    expect(first.left).toBeGreaterThanOrEqual(0);
    expect(first.top).toBeGreaterThanOrEqual(0);
    expect(last.right).toBeLessThanOrEqual(width);
    expect(last.bottom).toBeLessThanOrEqual(height);
  });

  it("keep the point under the pointer when they come closer", () => {
    const camera = over(800, 600);
    camera.fit(cells, 1);
    const before = [(200 - camera.x) / camera.zoom, (150 - camera.y) / camera.zoom];
    camera.zoomBy(1.5, 200, 150);
    expect((200 - camera.x) / camera.zoom).toBeCloseTo(before[0]!);
    expect((150 - camera.y) / camera.zoom).toBeCloseTo(before[1]!);
  });

  it("no longer follow the growth once they were moved, until all is shown again", () => {
    const camera = over(800, 600);
    camera.pan(5, 5);
    expect(camera.free).toBe(true);
    camera.fit(cells, 1);
    expect(camera.free).toBe(false);
  });

  it.each([
    [-2000, 900],
    [2000, -900],
  ])("go to a cell that is out of sight by %i, %i", (dx, dy) => {
    const camera = over(800, 600);
    camera.fit(cells, 1);
    camera.pan(dx, dy);
    camera.reveal(2, -2);
    const { left, top, right, bottom } = box(camera, 2, -2);
    expect(left >= 0 && top >= 0 && right <= 800 && bottom <= 600).toBe(true);
  });
});
