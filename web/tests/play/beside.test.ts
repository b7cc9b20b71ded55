import { expect, test } from "vitest";
import { placeBeside } from "../../src/play/beside";

const page = { width: 1000, height: 600 };
const panel = { width: 300, height: 100 };
const box = (left: number, top: number, width = 80, height = 100) => ({ left, top, right: left + width, bottom: top + height });

test.each([
  ["below", box(400, 100), { x: 290, y: 210 }],
  ["above, if there is no room below", box(400, 480), { x: 290, y: 370 }],
  ["to the right of something tall", box(100, 0, 80, 600), { x: 190, y: 250 }],
  ["to the left of it, at the right edge", box(900, 0, 100, 600), { x: 590, y: 250 }],
  ["at the far edge of something that fills the page", box(0, 40, 1000, 560), { x: 350, y: 8 }],
])("a panel stands %s", (_, target, place) => {
  expect(placeBeside(target, panel, page)).toEqual(place);
});

test("a panel never leaves the page", () => {
  for (const left of [0, 500, 960])
    for (const top of [0, 250, 560]) {
      const { x, y } = placeBeside(box(left, top, 40, 40), panel, page);
      expect(x).toBeGreaterThanOrEqual(8);
      expect(x + panel.width).toBeLessThanOrEqual(992);
      expect(y).toBeGreaterThanOrEqual(8);
      expect(y + panel.height).toBeLessThanOrEqual(592);
    }
});
