import { describe, expect, it } from "vitest";
import { builtIn, corner, frameUpTo, PLACES } from "../../src/games/treehouse/places";
import { nearest } from "../../src/play/points";

const step = (key: string, from: string) =>
  nearest(
    PLACES.find((one) => one.key === from)!,
    key,
    PLACES,
  )?.key;

describe("the places of a tree", () => {
  it("are a V of twenty, half a room offset from level to level", () => {
    expect(PLACES.length).toBe(20);
    expect(corner(3, 2).x).toBe((corner(2, 1).x + corner(2, 2).x) / 2);
    expect(corner(3, 2).y).toBeLessThan(corner(2, 1).y);
  });

  it("are reached by arrow keys from their neighbours", () => {
    expect(step("ArrowRight", "2,1")).toBe("2,2");
    expect(step("ArrowLeft", "2,1")).toBeUndefined();
    expect(step("ArrowDown", "2,1")).toBeUndefined();
    expect(step("ArrowUp", "2,1")).toBe("3,1");
    expect(step("ArrowUp", "2,2")).toBe("3,2");
    expect(step("ArrowDown", "4,2")).toBe("3,1");
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
    for (const { level, place } of PLACES) {
      const [frame, at] = [frameUpTo(level), corner(level, place)];
      expect(at.x).toBeGreaterThanOrEqual(frame.x);
      expect(at.x + 120).toBeLessThanOrEqual(frame.x + frame.width);
      expect(at.y).toBeGreaterThanOrEqual(frame.y);
    }
  });

  it("know the room that is built there", () => {
    expect(builtIn([["red7", 2, 1, 1]]).get("2,1")?.[0]).toBe("red7");
  });
});
