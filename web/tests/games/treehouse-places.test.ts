import { describe, expect, it } from "vitest";
import { frameUpTo, neighbour, SPOTS, spot, written } from "../../src/games/treehouse/places";

const step = (key: string, from: string, among = SPOTS) => {
  const start = SPOTS.find((one) => written(one) === from)!;
  const next = neighbour(key, start, among);
  return next && written(next);
};

describe("the places of a tree", () => {
  it("are a V of twenty, half a room offset from level to level", () => {
    expect(SPOTS.length).toBe(20);
    expect(spot(3, 2).x).toBe((spot(2, 1).x + spot(2, 2).x) / 2);
    expect(spot(3, 2).y).toBeLessThan(spot(2, 1).y);
  });

  it("are reached by arrow keys from their neighbours", () => {
    expect(step("ArrowRight", "2,1")).toBe("2,2");
    expect(step("ArrowLeft", "2,1")).toBeUndefined();
    expect(step("ArrowDown", "2,1")).toBeUndefined();
    expect(["3,1", "3,2"]).toContain(step("ArrowUp", "2,1"));
    expect(step("x", "2,1")).toBeUndefined();
  });

  it("can all be reached from the trunk by arrow keys alone", () => {
    const seen = new Set(["2,1"]);
    const queue = ["2,1"];
    for (let at = queue.shift(); at; at = queue.shift())
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
        const next = step(key, at);
        if (next && !seen.has(next)) queue.push((seen.add(next), next));
      }
    expect(seen.size).toBe(20);
  });

  it("stay inside the picture of their level", () => {
    for (const one of SPOTS) {
      const frame = frameUpTo(one.level);
      expect(one.x).toBeGreaterThanOrEqual(frame.x);
      expect(one.x + 120).toBeLessThanOrEqual(frame.x + frame.width);
      expect(one.y).toBeGreaterThanOrEqual(frame.y);
    }
  });
});
