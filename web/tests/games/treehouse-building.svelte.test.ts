// @vitest-environment reactive
import { flushSync } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { Building } from "../../src/games/treehouse/building.svelte";
import { CHOICE, DISCARD, notation, writtenAt } from "../../src/games/treehouse/offers";
import type { Aids, Phase } from "../../src/games/treehouse/wire";
import { Offers } from "../../src/play/offers";

const REASON = { key: "treehouse-place-unsupported" };
const AIDS = {
  rooms: [
    {
      room: "red7",
      rooms: 3,
      open: [
        { level: 3, place: 1, marker: "left", seals: [] },
        { level: 3, place: 2, marker: "centre", seals: ["blue"] },
      ],
      closed: [{ level: 4, place: 1, reasons: [REASON] }],
    },
  ],
} as unknown as Aids;

let stop = () => {};
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Somebody with a red and a blue room in hand and two rooms in the tree. */
function atTable(choices: string[], given: { phase?: Phase; revealed?: string | null; chosen?: string; aids?: Aids | null } = {}) {
  let offers = $state.raw(new Offers(choices, notation.read));
  let chosen = $state(given.chosen ?? null);
  let revealed = $state(given.revealed ?? null);
  const choose = vi.fn((text: string) => {
    if (text.startsWith("choose")) chosen = notation.read(text).piece;
  });
  const answers: ((message: { key: string }) => void)[] = [];
  const whyNot = vi.fn((_text: string) => new Promise<{ key: string }>((answer) => answers.push(answer)));
  let picking!: Building;
  stop = $effect.root(() => {
    picking = new Building(() => ({
      house: [
        ["green1", 2, 1, 1],
        ["brown2", 2, 2, 1],
      ],
      revealed,
      chosen,
      aids: given.aids === undefined ? AIDS : given.aids,
      offers,
      holds: (piece) => picking.choosing && ["red7", "blue3"].includes(piece),
      asksTwice: ({ verb, place }) => verb === "build" && (picking.open.get(place)?.seals.length ?? 0) > 0,
      written: (piece, place) => writtenAt(place, piece, revealed ? "place" : (given.phase ?? "choose")),
      choose,
      whyNot,
    }));
  });
  flushSync();
  return {
    picking,
    choose,
    whyNot,
    answer: async (message: { key: string }) => {
      answers.at(-1)!(message);
      await Promise.resolve();
    },
    reveal: (room: string, texts: string[]) => {
      revealed = room;
      offers = new Offers(texts, notation.read);
      flushSync();
    },
    offer: (texts: string[]) => {
      offers = new Offers(texts, notation.read);
      flushSync();
    },
  };
}

const CHOOSE = ["choose red7", "choose blue3"];
const BUILD = ["build 3,1", "build 3,2", "discard"];
const beside = {} as Element;

it("picks a room up by a first press and chooses it by a second", () => {
  const { picking, choose } = atTable(CHOOSE);
  picking.pick("red7");
  expect([picking.held, picking.wanted, picking.room, picking.fits]).toEqual(["red7", "red7", "red7", 2]);
  expect([...picking.open.keys()]).toEqual(["3,1", "3,2"]);
  expect([...picking.closed.keys()]).toEqual(["4,1"]);
  picking.pick("blue3");
  expect(picking.held).toBe("blue3");
  picking.pick("blue3");
  expect(choose).toHaveBeenCalledExactlyOnceWith("choose blue3");
  expect(picking.held).toBeNull();
});

it("chooses a room with a place for it, and keeps the place in mind", () => {
  const { picking, choose } = atTable(CHOOSE);
  picking.pick("red7");
  picking.press("3,1");
  expect(choose).toHaveBeenCalledExactlyOnceWith("choose red7");
  expect([picking.room, picking.wanted, picking.planned]).toEqual(["red7", null, "3,1"]);
  // What is chosen already may still be given another place.
  picking.press("3,2");
  expect(picking.planned).toBe("3,2");
  expect(choose).toHaveBeenCalledOnce();
});

it("says why the room that is chosen cannot be chosen again", () => {
  const { picking, whyNot } = atTable(["choose blue3"], { chosen: "red7" });
  picking.pick("red7");
  expect(picking.wanted).toBeNull();
  picking.pick("red7");
  expect(whyNot).toHaveBeenCalledExactlyOnceWith("choose red7");
});

it("chooses a room that is dropped on the tree", () => {
  const { picking, choose } = atTable(CHOOSE);
  for (const place of [CHOICE, "2,1", "3,1"]) {
    picking.lift("red7");
    picking.point(place, beside);
    picking.drop(place);
  }
  expect(choose.mock.calls).toEqual([["choose red7"], ["choose red7"]]);
});

it("tells why a room cannot be dropped there, and keeps it picked up", () => {
  const { picking, choose, whyNot } = atTable(CHOOSE);
  picking.lift("red7");
  picking.point("4,1", beside);
  picking.drop("4,1");
  expect(picking.notice).toEqual({ message: REASON, beside });
  expect([picking.pointed, picking.held]).toEqual([null, "red7"]);
  picking.lift("red7");
  picking.drop(null);
  expect([choose.mock.calls, whyNot.mock.calls]).toEqual([[], []]);
});

it("builds what is revealed, and asks first where that seals off a colour", () => {
  const { picking, choose } = atTable(BUILD, { phase: "place", revealed: "red7" });
  picking.press("3,2");
  expect(choose).not.toHaveBeenCalled();
  expect([picking.proposal?.text, picking.seals]).toEqual(["build 3,2", ["blue"]]);
  // Whoever drags it now thinks again.
  picking.lift("red7");
  expect([picking.proposal, picking.picked, picking.seals]).toEqual([null, null, []]);
  picking.drop("3,1");
  expect(choose).toHaveBeenCalledExactlyOnceWith("build 3,1");
  picking.press(DISCARD);
  expect(choose).toHaveBeenLastCalledWith("discard");
});

it("lights what is offered without the aids, and asks about the rest", () => {
  vi.useFakeTimers();
  const { picking, whyNot } = atTable(BUILD, { phase: "place", revealed: "red7", aids: null });
  expect([[...picking.open.keys()], picking.fits]).toEqual([["3,1", "3,2"], null]);
  for (const place of ["2,1", "3,1", "4,1"]) {
    picking.point(place, beside);
    vi.advanceTimersByTime(1000);
  }
  expect(whyNot).toHaveBeenCalledExactlyOnceWith("build 4,1");
  vi.useRealTimers();
});

it("asks nothing about places of which everything is known, or where nothing is to be built", () => {
  const known = atTable(BUILD, { phase: "place", revealed: "red7" });
  known.picking.press("2,1");
  known.picking.press("4,1");
  expect(known.whyNot).not.toHaveBeenCalled();
  stop();
  const waiting = atTable([], { phase: "place" });
  waiting.picking.press("3,1");
  expect([waiting.whyNot.mock.calls, waiting.choose.mock.calls]).toEqual([[], []]);
});

it("tells why a colour cannot be chosen, but not beside it", async () => {
  const { picking, choose, answer } = atTable(["lay blue"], { phase: "lay" });
  picking.press("red", beside);
  await answer({ key: "taken" });
  expect(picking.notice).toEqual({ message: { key: "taken" }, beside: null });
  picking.press("blue");
  expect(choose).toHaveBeenCalledExactlyOnceWith("lay blue");
});

it("puts a room down that can no longer be chosen", () => {
  const { picking, offer } = atTable(CHOOSE);
  picking.pick("red7");
  offer([...CHOOSE, "choose green1"]);
  expect(picking.held).toBe("red7");
  offer(["build 3,1"]);
  expect([picking.picked, picking.held]).toEqual([null, null]);
});

/** Somebody who planned where the room goes that is revealed now. */
function planned(place: string) {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  const table = atTable(CHOOSE);
  table.picking.pick("red7");
  table.picking.press(place);
  table.choose.mockClear();
  table.reveal("red7", BUILD);
  const wait = (ms: number) => {
    vi.advanceTimersByTime(ms);
    flushSync();
  };
  return { ...table, wait };
}

it("builds a planned room after three seconds", () => {
  const { picking, choose, wait } = planned("3,1");
  expect(picking.left).toBe(3);
  wait(2000);
  expect([picking.left, choose.mock.calls.length]).toEqual([1, 0]);
  wait(1000);
  expect(choose).toHaveBeenCalledExactlyOnceWith("build 3,1");
  wait(5000);
  expect(choose).toHaveBeenCalledOnce();
});

it("does not if something else was touched", () => {
  const { picking, choose, wait } = planned("3,1");
  wait(1000);
  picking.hold();
  flushSync();
  expect(picking.left).toBeNull();
  wait(5000);
  expect(choose).not.toHaveBeenCalled();
  expect(picking.planned).toBe("3,1");
});

it("does not if that would seal off a colour", () => {
  const { picking, choose, wait } = planned("3,2");
  expect(picking.left).toBeNull();
  wait(5000);
  expect(choose).not.toHaveBeenCalled();
});

it("waits while the page is not looked at", () => {
  const { picking, choose, wait } = planned("3,1");
  vi.stubGlobal("document", { hidden: true });
  wait(9000);
  expect([picking.left, choose.mock.calls.length]).toEqual([3, 0]);
});

it("does not while nothing is offered", () => {
  const { choose, offer, wait } = planned("3,1");
  offer([]);
  wait(5000);
  expect(choose).not.toHaveBeenCalled();
});

it("says how many rooms of the colour there would be", () => {
  const { picking } = atTable(CHOOSE, { chosen: "red7" });
  expect(picking.grows).toEqual({ colour: "red", now: 2, then: 3 });
});
