import { beforeEach, expect, it, vi } from "vitest";
import { Steps } from "../../src/play/steps.svelte";

vi.mock("svelte", async (original) => ({ ...(await original<object>()), onDestroy: () => undefined }));
const page = { hidden: false };
vi.stubGlobal("document", page);
beforeEach(() => void vi.useFakeTimers());

it("goes step by step, and no further than there are steps", () => {
  const tour = new Steps(() => 2);
  expect([tour.at, tour.isFirst]).toEqual([0, true]);
  tour.back();
  expect(tour.at).toBe(0);
  tour.on();
  tour.on();
  tour.on();
  expect([tour.at, tour.isLast]).toEqual([2, true]);
});

it("runs to the end and stops there; then it begins again", () => {
  const tour = new Steps(() => 2, 100);
  tour.toggle();
  vi.advanceTimersByTime(150);
  expect([tour.at, tour.running]).toEqual([1, true]);
  vi.advanceTimersByTime(100);
  expect([tour.at, tour.running]).toEqual([2, false]);
  tour.toggle();
  expect([tour.at, tour.running]).toEqual([0, true]);
  tour.toggle();
  expect(tour.running).toBe(false);
});

it("stays where somebody goes by hand", () => {
  const tour = new Steps(() => 9, 100);
  tour.toggle();
  tour.go(5);
  vi.advanceTimersByTime(1000);
  expect([tour.at, tour.running]).toEqual([5, false]);
});

it("has keys", () => {
  const tour = new Steps(() => 9);
  tour.keys.End!();
  expect(tour.at).toBe(9);
  tour.keys.ArrowLeft!();
  expect(tour.at).toBe(8);
  tour.keys.Home!();
  expect(tour.at).toBe(0);
});

it("begins by itself where it leads somewhere, and gets there", () => {
  const over = vi.fn();
  const tour = new Steps(() => 1, 100, over);
  vi.advanceTimersByTime(150);
  expect([tour.at, over.mock.calls.length]).toEqual([1, 0]);
  vi.advanceTimersByTime(100);
  expect([tour.running, over.mock.calls.length]).toEqual([false, 1]);
});

it("waits once it is touched, and goes on by hand", () => {
  const over = vi.fn();
  const tour = new Steps(() => 2, 100, over);
  tour.on();
  vi.advanceTimersByTime(1000);
  expect([tour.at, over.mock.calls.length]).toEqual([1, 0]);
  tour.on();
  tour.on();
  expect(over).toHaveBeenCalledOnce();
});

it("waits while nobody looks", () => {
  const tour = new Steps(
    () => 5,
    100,
    () => undefined,
  );
  page.hidden = true;
  vi.advanceTimersByTime(1000);
  expect(tour.at).toBe(0);
  page.hidden = false;
  vi.advanceTimersByTime(100);
  expect(tour.at).toBe(1);
});
