import { describe, expect, test } from "vitest";
import { completed, matching, nextWords, tidy } from "../src/lib/completion";
import { lesson as arboretum } from "../src/games/arboretum/lesson";
import { afterAction, afterRows, pointer, withOffers, type Lesson } from "../src/learn/lesson";
import { lesson as renature } from "../src/games/renature/lesson";
import { lesson as treehouse } from "../src/games/treehouse/lesson";
import { clockWords, secondsLeft } from "../src/table/clock";
import { nextEyes } from "../src/table/hotseat";
import { sinceOwnTurn } from "../src/table/recap";

describe("written moves", () => {
  const choices = ["draw deck", "draw pile 1", "play oak4 0,0", "play oak4 0,1"];

  test("are completed as far as all that is left agrees", () => {
    expect(completed("d", choices)).toBe("draw ");
    expect(completed("p", choices)).toBe("play oak4 0,");
    expect(completed("x", choices)).toBe("x");
  });

  test("go on word by word", () => {
    expect(nextWords("", choices)).toEqual([
      { text: "draw ", count: 2 },
      { text: "play ", count: 2 },
    ]);
    expect(nextWords("draw ", choices)).toEqual([
      { text: "draw deck", count: 1 },
      { text: "draw pile ", count: 1 },
    ]);
  });

  test("may be typed with other spaces and letters", () => {
    expect(tidy("  Draw   DECK ")).toBe("draw deck");
    expect(matching("DRAW  d", choices)).toEqual(["draw deck"]);
  });
});

describe("one screen for several people", () => {
  test("belongs to whoever has to act, and goes round", () => {
    expect(nextEyes(null, [0, 1], [1], false)).toBe(1);
    expect(nextEyes(0, [0, 1], [1], false)).toBe(1);
    expect(nextEyes(1, [0, 1, 2], [0, 2], false)).toBe(2);
    expect(nextEyes(2, [0, 1, 2], [0, 1], false)).toBe(0);
  });

  test("stays with whoever sits there while others act, and at the end", () => {
    expect(nextEyes(0, [0, 1], [0, 1], false)).toBeNull();
    expect(nextEyes(0, [0, 1], [], false)).toBeNull();
    expect(nextEyes(null, [0, 1], [], true)).toBeNull();
    expect(nextEyes(null, [0], [0], false)).toBeNull();
  });

  test("shows nothing before somebody has said to be there", () => {
    expect(nextEyes(null, [1, 2], [], false)).toBe(1);
  });
});

describe("clocks", () => {
  test("count on from the news, only while they tick", () => {
    expect(secondsLeft({ clock: 60, ticking: true }, 1500)).toBe(58.5);
    expect(secondsLeft({ clock: 60, ticking: false }, 1500)).toBe(60);
    expect(secondsLeft({ clock: 1, ticking: true }, 5000)).toBe(0);
  });

  test("are written short", () => {
    expect([65, 3605, 200_000].map((seconds) => clockWords(seconds, "en"))).toEqual(["1:05", "1:00:05", "2d 7h"]);
  });

  test("name days and hours in the visitor's language", () => {
    expect(clockWords(200_000, "uk")).toMatch(/^2\s?д\S* 7\s?г/);
  });
});

test("a recap begins after the last own action", () => {
  const line = (seat: number, kind = "action") => ({ seq: 0, seat, kind, words: { key: "x" } });
  expect(sinceOwnTurn([line(0), line(1), line(1)], 0)).toHaveLength(2);
  expect(sinceOwnTurn([line(0), line(1), line(0, "timeout")], 0)).toHaveLength(2);
  expect(sinceOwnTurn([line(1)], 0)).toEqual([]);
});

describe("a lesson", () => {
  const lesson: Lesson = {
    game: "renature",
    options: {},
    steps: [
      { text: "renature-lesson-1" },
      { text: "renature-lesson-2", wait: ["place", "discard"], show: "place" },
      { text: "renature-lesson-3", wait: ["plant", "leave"] },
      { text: "renature-lesson-4", wait: ["place", "discard"] },
    ],
  };

  test("goes on when what it waits for is done", () => {
    expect(afterAction(lesson, 1, "place owl-frog 1,2 1,3")).toBe(2);
    expect(afterAction(lesson, 1, "joker frog")).toBe(1);
    expect(afterAction(lesson, 0, "place owl-frog 1,2 1,3")).toBe(0);
  });

  test("meets whoever went another way", () => {
    expect(withOffers(lesson, 2, ["place owl-frog 1,2 1,3"])).toBe(3);
    expect(withOffers(lesson, 2, ["end"])).toBe(2);
    expect(withOffers(lesson, 2, [])).toBe(2);
  });

  describe("counts the rows of the log", () => {
    const twice: Lesson = {
      game: "arboretum",
      options: {},
      steps: [
        { text: "arboretum-lesson-1", wait: ["draw"] },
        { text: "arboretum-lesson-2", wait: ["draw"] },
        { text: "arboretum-lesson-3", wait: ["play"] },
      ],
    };
    const line = (seq: number, text: string, seat = 0) => ({ seq, seat, text, words: { key: "x" } });

    test("also if two of them read the same", () => {
      const first = afterRows(twice, { step: 0, rows: 0 }, [line(0, "draw deck")], 0);
      expect(first).toEqual({ step: 1, rows: 1 });
      expect(afterRows(twice, first, [line(0, "draw deck"), line(1, "draw deck")], 0)).toEqual({ step: 2, rows: 2 });
    });

    test("each of them once, however many lines it has", () => {
      const lines = [line(0, "draw deck"), line(0, "draw deck")];
      expect(afterRows(twice, { step: 0, rows: 0 }, lines, 0)).toEqual({ step: 1, rows: 1 });
    });

    test("only its own", () => {
      expect(afterRows(twice, { step: 0, rows: 0 }, [line(0, "draw deck", 1)], 0)).toEqual({ step: 0, rows: 1 });
    });
  });

  test("has at most ten steps", () => {
    for (const { steps } of [arboretum, treehouse, renature]) expect(steps.length).toBeLessThanOrEqual(10);
  });

  test("points at an offered action only", () => {
    expect(pointer(lesson, 1, ["discard owl-frog", "place owl-frog 1,2 1,3"])).toBe("place owl-frog 1,2 1,3");
    expect(pointer(lesson, 2, ["leave"])).toBeNull();
  });
});
