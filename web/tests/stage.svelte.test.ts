// @vitest-environment reactive
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Line, News } from "../src/lib/wire";
import { newsAt, stubPage } from "./page";

stubPage(class {});
const { Stage } = await import("../src/lib/stage.svelte");
const { settings } = await import("../src/lib/settings.svelte");

/** Time passes when the test says so. */
class Hours {
  time = 0;
  private calls: { at: number; call: () => void }[] = [];
  now = () => this.time;
  after = (ms: number, call: () => void) => {
    const mine = { at: this.time + ms, call };
    this.calls.push(mine);
    return () => void (this.calls = this.calls.filter((each) => each !== mine));
  };
  pass(ms: number) {
    const end = this.time + ms;
    for (;;) {
      const next = this.calls.toSorted((a, b) => a.at - b.at)[0];
      if (!next || next.at > end) break;
      this.calls = this.calls.filter((each) => each !== next);
      this.time = next.at;
      next.call();
    }
    this.time = end;
  }
  get waiting() {
    return this.calls.length;
  }
}

const line = (seq: number, seat: number, more: Partial<Line> = {}): Line => ({
  seq,
  seat,
  words: { key: "any" },
  kind: "action",
  event: { event: `E${seq}` },
  ...more,
});

/** News after `seq` rows, the last of which is a seat's; the visitor looks with the eyes of seat 0. */
const news = (seq: number, seat: number, more: Partial<News> = {}, table: Partial<News["table"]> = {}): News =>
  newsAt(
    seq,
    { own: [0], view: { seq }, events: seq ? [line(seq - 1, seat)] : [], choices: [], ...more },
    { seats: [{}, {}, {}], ...table },
  );

let hours: Hours;
let stage: InstanceType<typeof Stage>;
const drawn = () => stage.shown?.seq;

beforeEach(() => {
  settings.bots = "leisurely";
  (document as { hidden: boolean }).hidden = false;
  hours = new Hours();
  stage = new Stage(hours);
  stage.script = (row) => [{ lines: row, ms: 1000 }];
  stage.hasScoring = true;
  stage.take(news(0, -1));
});

describe("what others do", () => {
  test("is shown one after the other, each for its time", () => {
    for (const seq of [1, 2, 3]) stage.take(news(seq, 1));
    expect([drawn(), stage.moment?.seq, stage.current]).toEqual([1, 0, false]);
    hours.pass(999);
    expect(drawn()).toBe(1);
    hours.pass(1);
    expect([drawn(), stage.events.map(({ seq }) => seq)]).toEqual([2, [1]]);
    hours.pass(1000);
    expect([drawn(), stage.current, stage.moment?.seq]).toEqual([3, true, 2]);
    hours.pass(1000);
    expect([drawn(), stage.moment, hours.waiting]).toEqual([3, null, 0]);
  });

  test("is skipped moment by moment, or all at once", () => {
    for (const seq of [1, 2, 3, 4]) stage.take(news(seq, 1));
    stage.next();
    expect(drawn()).toBe(2);
    stage.drain();
    expect([drawn(), stage.moment, stage.current, hours.waiting]).toEqual([4, null, true, 0]);
  });

  test("is faster if the visitor wants it brisk, and not staged at all at once", () => {
    settings.bots = "brisk";
    stage.take(news(1, 1));
    stage.take(news(2, 1));
    hours.pass(500);
    expect(drawn()).toBe(2);
    settings.bots = "at-once";
    stage.take(news(3, 1));
    expect([drawn(), stage.moment]).toEqual([3, null]);
  });

  test("is not staged for those who come, who are shown the last row", () => {
    const late = new Stage(hours);
    late.take(news(9, 1, { events: [line(7, 2), line(8, 1)] }));
    expect([late.shown?.seq, late.moment, late.events.map(({ seq }) => seq)]).toEqual([9, null, [8]]);
  });

  test("is not staged while nobody looks", () => {
    (document as { hidden: boolean }).hidden = true;
    stage.take(news(1, 1));
    expect([drawn(), stage.moment]).toEqual([1, null]);
  });

  test("goes on where it was after a cut connection, row by row", () => {
    stage.take(news(1, 1));
    stage.take(news(4, 2, { events: [line(1, 1), line(2, 1), line(3, 2)] }));
    const seen: number[] = [];
    stage.onshow = ([line]) => seen.push(line!.seq);
    hours.pass(5000);
    expect(seen).toEqual([1, 2, 3]);
    expect([drawn(), stage.moment]).toEqual([4, null]);
  });

  test("of which too much was missed is not told again", () => {
    stage.take(news(40, 1, { events: Array.from({ length: 40 }, (_, seq) => line(seq, 1)) }));
    expect([drawn(), stage.moment]).toEqual([40, null]);
  });

  test("is forgotten when something is taken back", () => {
    stage.take(news(1, 1));
    stage.take(news(2, 1));
    stage.take(news(3, 0, { events: [line(2, 0, { kind: "undo" })] }));
    expect([drawn(), stage.moment, hours.waiting]).toEqual([3, null, 0]);
  });
});

describe("own actions", () => {
  test("never wait for what others did", () => {
    for (const seq of [1, 2, 3]) stage.take(news(seq, 1));
    stage.take(news(4, 0));
    expect([drawn(), stage.current, stage.moment?.seat]).toEqual([4, true, 0]);
  });

  test("are followed by what others do", () => {
    stage.take(news(1, 0));
    stage.take(news(2, 1));
    expect(drawn()).toBe(1);
    hours.pass(1000);
    expect(drawn()).toBe(2);
  });
});

describe("when something is to be done here", () => {
  const turn = { choices: ["draw deck"] };

  test("the rest is shown at double pace", () => {
    stage.take(news(1, 1));
    hours.pass(500);
    stage.take(news(2, 1, turn));
    hours.pass(250);
    expect(drawn()).toBe(2);
    hours.pass(500);
    expect(stage.moment).toBeNull();
  });

  test("much is shown within two seconds", () => {
    for (let seq = 1; seq <= 11; seq++) stage.take(news(seq, 1));
    stage.take(news(12, 1, turn));
    hours.pass(2001);
    expect([drawn(), stage.moment]).toEqual([12, null]);
  });

  test("a short clock is not kept waiting, a long one is", () => {
    for (const increment of [60, 0]) {
      const pace = { kind: "clock", seconds: 600, increment } as const;
      stage = new Stage(hours);
      stage.take(news(0, -1));
      stage.take(news(1, 1));
      stage.take(news(2, 1, turn, { pace, seats: [{ ticking: true }, {}] }));
      expect(stage.current).toBe(increment === 0);
    }
  });

  test("a scoring keeps its time, and does not hold up the choices", () => {
    stage.script = (row) => [{ lines: row, ms: 4000, scene: true }];
    stage.take(news(1, 1, turn));
    expect([stage.current, drawn()]).toEqual([true, 1]);
    hours.pass(3999);
    expect(stage.moment).not.toBeNull();
    hours.pass(1);
    expect(stage.moment).toBeNull();
  });

  test("a scoring that stays waits to be closed, unless a clock runs", () => {
    stage.script = (row) => [{ lines: row, ms: 4000, scene: true, stays: true }];
    stage.take(news(1, 1, turn));
    hours.pass(60_000);
    expect(stage.moment?.stays).toBe(true);
    stage.next();
    expect(stage.moment).toBeNull();
    stage.take(news(2, 0, {}, { pace: { kind: "clock", seconds: 60, increment: 0 }, seats: [{ ticking: true }] }));
    hours.pass(4000);
    expect(stage.moment).toBeNull();
  });
});

describe("the picture", () => {
  test("of what happens first in a row is the one from before", () => {
    stage.script = (row) => [
      { lines: row, ms: 900, before: true },
      { lines: row, ms: 100 },
    ];
    stage.take(news(1, 1));
    expect([drawn(), stage.current]).toEqual([0, false]);
    hours.pass(900);
    expect([drawn(), stage.current]).toEqual([1, true]);
  });

  test("is never that of other eyes", () => {
    stage.take(news(1, 1));
    stage.take(news(2, 1));
    stage.take({ ...news(2, 1), seat: 2 });
    expect([stage.shown?.seat, stage.moment, hours.waiting]).toEqual([2, null, 0]);
  });

  test("stays the same object while only greetings and clocks change", () => {
    stage.take(news(1, 1));
    const { view } = stage.shown!;
    stage.take({ ...news(1, 1), view: { seq: 1 } });
    expect(stage.shown!.view).toBe(view);
  });

  test("follows the table from its gathering to its deal", () => {
    stage = new Stage(hours);
    stage.take(news(0, -1, { view: null }, { status: "gathering" }));
    stage.take(news(0, -1));
    expect(stage.shown?.view).toEqual({ seq: 0 });
  });

  test("lets the log tell what was hushed only when it is over", () => {
    stage.script = (row) => [{ lines: row, ms: 1000, hushed: true }];
    stage.take(news(1, 1));
    expect([stage.rows, stage.told]).toEqual([1, 0]);
    hours.pass(1000);
    expect(stage.told).toBe(1);
  });
});

describe("the end", () => {
  const over = { status: "finished" } as const;

  test("is told by its scoring before the picture tells the points", () => {
    stage.take(news(1, 1, {}, over));
    expect([drawn(), stage.finale]).toEqual([0, false]);
    hours.pass(1000);
    expect([drawn(), stage.finale]).toEqual([1, true]);
    stage.endFinale();
    expect(stage.finale).toBe(false);
  });

  test("does not give away who won", () => {
    const lines = [line(0, 1), line(0, 1, { event: { event: "GameEnded" } })];
    for (const pace of ["leisurely", "at-once"] as const) {
      settings.bots = pace;
      stage = new Stage(hours);
      stage.hasScoring = true;
      stage.take(news(0, -1));
      stage.take(news(1, 1, { events: lines }, over));
      expect(stage.events).toEqual([lines[0]]);
      hours.pass(1000);
      expect([stage.finale, stage.events]).toEqual([true, [lines[0]]]);
    }
  });

  test("is told also to those who looked away or want everything at once", () => {
    settings.bots = "at-once";
    stage.take(news(1, 1, {}, over));
    expect(stage.finale).toBe(true);
  });

  test("has no scoring after a resignation, for those who come later, or in a game that has none", () => {
    stage.take(news(1, 1, {}, { ...over, seats: [{}, { resigned: true }] }));
    hours.pass(1000);
    expect(stage.finale).toBe(false);
    stage = new Stage(hours);
    stage.hasScoring = true;
    stage.take(news(1, 1, {}, over));
    expect(stage.finale).toBe(false);
    stage = new Stage(hours);
    stage.take(news(0, -1));
    stage.take(news(1, 1, {}, over));
    hours.pass(1000);
    expect([drawn(), stage.finale]).toEqual([1, false]);
  });
});

test("what is shown can be heard", () => {
  stage.onshow = vi.fn();
  stage.take(news(1, 1));
  expect(stage.onshow).toHaveBeenCalledOnce();
});

test("what happens at once can be heard too, but not on a page that nobody looks at", () => {
  settings.bots = "at-once";
  stage.onshow = vi.fn();
  stage.take(news(1, 1));
  expect(stage.onshow).toHaveBeenLastCalledWith([line(0, 1)]);
  (document as { hidden: boolean }).hidden = true;
  stage.take(news(2, 1));
  expect(stage.onshow).toHaveBeenCalledOnce();
});
