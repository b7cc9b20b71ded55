// @vitest-environment reactive
// What is shown of a scored area and of the final scoring, and when.
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Line } from "../../src/games/board";
import type { AreaShow as Show } from "../../src/games/renature/areas.svelte";
import { flightOf } from "../../src/games/renature/flights";
import { areasIn, script } from "../../src/games/renature/script";
import { changeTold, sharesOf, TOLD, type Step } from "../../src/games/renature/steps";
import type { AreaScoring, GameEvent } from "../../src/games/renature/wire";
import { stubPage } from "../page";

stubPage(class {});
const { AreaShow } = await import("../../src/games/renature/areas.svelte");
const { settings } = await import("../../src/lib/settings.svelte");

const H: AreaScoring = { area: "H", totals: [2, 1, 2], struck: [0, 2], main: 4, main_to: 1, secondary: 2, secondary_to: 1 };
const B: AreaScoring = { area: "B", totals: [3, 1, 0], struck: [], main: 2, main_to: 0, secondary: 1, secondary_to: 1 };

const line = (event: GameEvent): Line<GameEvent> => ({ seq: 7, seat: 1, words: { key: "" }, event });
const scored = (scoring: AreaScoring, seat: number | null = 1) => line({ event: "AreaScored", seat, scoring });
const taken = line({ event: "TokenTaken", seat: 1, area: "H", size: 4, back: 3 });
const planted = line({ event: "Planted", seat: 1, plant: "grass", owner: 1, cell: "4,9", area: "H", points: 1 });
const gathered = line({ event: "CloudsGathered", seat: 1, gained: 2, lost: 0 });
const counted = line({ event: "FinalCount", seat: 0, before: 9, areas: 0, clouds: 0, plants: 0, backs: [], total: 9 });

describe("the script", () => {
  test("gives a scored area its time, after what completed it", () => {
    expect(script([scored(H), taken])).toEqual([{ lines: [scored(H), taken], ms: 4000, scene: true }]);
    expect(script([planted, scored(H), taken])[0]!.ms).toBe(4900);
    expect(areasIn([planted, scored(H), taken])).toMatchObject({ begins: 900, each: 4000 });
  });

  test("tells several areas one after the other", () => {
    expect(script([scored(B), scored(H)])[0]!.ms).toBe(6000);
  });

  test("does not give the end away", () => {
    const [part] = script([planted, scored(B, null), counted]);
    expect(part).toEqual({ lines: [planted], ms: 900, hushed: true });
    expect(script([scored(H), counted])[0]).toMatchObject({ lines: [scored(H)], scene: true, hushed: true });
  });
});

describe("an area that is shown", () => {
  let row = $state.raw<Line<GameEvent>[] | null>(null);
  let end = () => {};
  beforeEach(() => {
    vi.useFakeTimers();
    settings.bots = "leisurely";
  });
  afterEach(() => {
    end();
    vi.useRealTimers();
  });

  function showing(lines: Line<GameEvent>[] | null): Show {
    let show: Show;
    row = lines;
    end = $effect.root(() => {
      show = new AreaShow(() => row);
    });
    flushSync();
    return show!;
  }
  const pass = (ms: number) => (vi.advanceTimersByTime(ms), flushSync());

  test("is told bit by bit, and its points come to the seat when they arrive", () => {
    const show = showing([planted, scored(H), taken]);
    const pending = () => show.pending(1, () => true);
    expect([show.scoring, pending(), show.keeps("H")]).toEqual([null, 6, true]);
    pass(900);
    expect([show.scoring, show.told, show.taker, show.back]).toEqual([H, TOLD.totals, 1, 3]);
    pass(1100);
    expect([show.told, pending()]).toEqual([TOLD.ties, 6]);
    pass(1400);
    expect([show.told, pending()]).toEqual([TOLD.secondary, 2]);
    pass(700);
    expect([show.told, pending(), show.keeps("H")]).toEqual([TOLD.token, 0, false]);
  });

  test("keeps no points back that the picture does not have yet", () => {
    expect(showing([scored(H)]).pending(1, () => false)).toBe(0);
  });

  test("makes way for the next one", () => {
    const show = showing([scored(B), scored(H)]);
    pass(0);
    expect([show.scoring, show.pending(1, () => true)]).toEqual([B, 7]);
    pass(3000);
    expect([show.scoring, show.pending(1, () => true)]).toEqual([H, 6]);
  });

  test("is gone as soon as the moment is over", () => {
    const show = showing([scored(H)]);
    pass(1000);
    row = null;
    flushSync();
    expect([show.scoring, show.staged, show.pending(1, () => true), vi.getTimerCount()]).toEqual([null, false, 0, 0]);
  });
});

test("shares of an area are those of its colours, the strongest first", () => {
  expect(sharesOf(H)).toEqual([
    { owner: 0, total: 2, struck: true, gets: 0 },
    { owner: null, total: 2, struck: true, gets: 0 },
    { owner: 1, total: 1, struck: false, gets: 6 },
  ]);
});

test("points of a step count when they are told", () => {
  const seat = { before: 9, areas: 6, clouds: 2, plants: 3, backs: [1], total: 15 };
  const told = (step: Step) => Object.values(TOLD).map((bit) => changeTold(step, 1, seat, bit));
  expect(told({ kind: "area", scoring: H })).toEqual([0, 0, 0, 4, 6, 6]);
  expect(told({ kind: "plants" })).toEqual([0, 0, -3, -3, -3, -3]);
});

test("clouds fly from the cell that was planted", () => {
  expect(flightOf(gathered.event!, 0, [planted, gathered])).toEqual({ piece: "clouds 4,9", from: ["clouds 4,9"], to: ["seat 1"] });
  expect(flightOf(gathered.event!, 0, [gathered])).toBeNull();
});
