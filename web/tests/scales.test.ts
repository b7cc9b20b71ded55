// Sizes of text, layers and widths come from app.css, so that two things that should look alike do.
import { expect, test } from "vitest";
import { sources } from "./sources";

/** Boards have sizes and widths of their own, which follow the room they are given; only their layers are everybody's. */
const BOARDS = /^(games|play)\//;

/** What stands outside the scales, and why. */
const EXCEPTIONS: Record<string, string[]> = {
  // The size that all others are told in, and headings that grow with the screen.
  "app.css": ["font: 16px/1.5 var(--font-body)", "font-size: clamp(1.7rem, 1.3rem + 1.8vw, 2.6rem)"],
  "table/Gathering.svelte": ["font-size: clamp(1.3rem, 1rem + 2vw, 2rem)"],
  // As much of a picture in text as the screen has room for.
  "table/PlainBoard.svelte": ["clamp(0.74rem, 3.1vw, 1.05rem)/1.5 ui-monospace"],
  // Drawn letters, in the units of their drawing.
  "home/Cover.svelte": ["font: 700 150px/1 var(--font-display)"],
  "learn/Picture.svelte": ["font: 600 26px var(--font-display)"],
  // The name beside the icon is as tall as fits it, and goes where even a phone is too narrow.
  "Header.svelte": ["font: 600 1.45rem/1 var(--font-display)", "(max-width: 400px)"],
};

const TOKEN = /^(inherit$|(\d+ )?var\(--text-\w+\))/;
const WIDTHS = ["(max-width: 640px)", "(min-width: 641px)", "(max-width: 1079px)", "(min-width: 1080px)"];

/** Everything in a style that is no step of a scale. */
function offScale(style: string): string[] {
  const sizes = [...style.matchAll(/\bfont(?:-size)?:\s*([^;]+)/g)].filter(([, value]) => !TOKEN.test(value!));
  const layers = [...style.matchAll(/\bz-index:\s*([^;]+)/g)].filter(([, value]) => !value!.startsWith("var(--layer-"));
  const widths = [...style.matchAll(/\((?:min|max)-width: \d+px\)/g)].filter(([query]) => !WIDTHS.includes(query));
  return [...sizes, ...layers, ...widths].map(([found]) => found.replace(/\s+/g, " "));
}

test("what is off the scales is found", () => {
  const style = "a { font-size: 0.92rem; font: 600 1rem/1 serif; z-index: 3 } @media (max-width: 719px) {}";
  expect(offScale(style)).toHaveLength(4);
  expect(offScale("a { font-size: var(--text-small); font: inherit; z-index: var(--layer-bar) }")).toEqual([]);
});

test("nothing is drawn on a layer of its own", () => {
  const literal = /z-index:(?!\s*var\(--layer-)/;
  expect([...sources(".svelte", ".css")].filter(([, text]) => literal.test(text)).map(([path]) => path)).toEqual([]);
});

test("the shell keeps to the scales", () => {
  const found = [...sources(".svelte", ".css", ".ts")]
    .filter(([path]) => !BOARDS.test(path))
    .map(([path, text]) => [path, offScale(text).filter((line) => !EXCEPTIONS[path]?.some((known) => line.includes(known)))] as const)
    .filter(([, lines]) => lines.length);
  expect(Object.fromEntries(found)).toEqual({});
});

test("no exception has outlived its reason", () => {
  const texts = sources(".svelte", ".css");
  const gone = Object.entries(EXCEPTIONS).flatMap(([path, lines]) => lines.filter((line) => !texts.get(path)?.includes(line)));
  expect(gone).toEqual([]);
});
