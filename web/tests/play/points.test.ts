import { expect, test } from "vitest";
import { nearest } from "../../src/play/points";

test("arrow keys go to the nearest point that way", () => {
  const [a, b, c] = [
    { x: 20, y: 20 },
    { x: 100, y: 20 },
    { x: 20, y: 100 },
  ];
  expect(nearest(a, "ArrowRight", [a, b, c])).toBe(b);
  expect(nearest(a, "ArrowDown", [a, b, c])).toBe(c);
  expect(nearest(a, "ArrowUp", [a, b, c])).toBeNull();
  expect(nearest(a, "Tab", [a, b, c])).toBeNull();
});

test("a point straight ahead comes before one that is nearer but aside", () => {
  const here = { x: 0, y: 0 };
  const [ahead, aside] = [
    { x: 20, y: 0 },
    { x: 12, y: 9 },
  ];
  expect(nearest(here, "ArrowRight", [aside, ahead])).toBe(ahead);
});
