// Whoever has read one game finds everything in the others: the same idea has the same file, and no other name.
import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";

const FOLDER = resolve(import.meta.dirname, "../../src/games");
const GAMES = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const EVERY_GAME = [
  "wire.ts",
  "offers.ts",
  "words.ts",
  "art.ts",
  "lesson.ts",
  "index.ts",
  "Board.svelte",
  "Field.svelte",
  "Hand.svelte",
  "Seat.svelte",
  "Prompt.svelte",
  "Scoring.svelte",
  "ScoreTable.svelte",
  "OpenHand.svelte",
  "script.ts",
  "Pictures.svelte",
  "cover.svg",
];

/** Ideas that not every game has, with those that do. */
const SOME_GAMES: Record<string, string[]> = {
  "flights.ts": ["arboretum", "renature"],
  "Options.svelte": ["arboretum", "renature"],
  "Chosen.svelte": ["arboretum", "renature"],
};

/** Other names for the same ideas, and for what `src/play` does. */
const SYNONYMS =
  /^(types|view|targets|camera|carry|drag|gestures|zoom.svelte|bubble|picking)\.|^(SeatPanel|SeatCard|Stage|Tree|Valley|Actions|FinalTable|Says|Bubble|Carried|Spots)\.svelte$/;

describe.each(GAMES)("%s", (game) => {
  const files = readdirSync(resolve(FOLDER, game));

  test("has the files that every game has", () => {
    expect(files).toEqual(expect.arrayContaining([...EVERY_GAME, `${game}.css`]));
  });

  test.each(Object.entries(SOME_GAMES))("has %s if its rules have the idea", (file, games) => {
    expect(files.includes(file)).toBe(games.includes(game));
  });

  test("has no other name for any of them", () => {
    expect(files.filter((file) => SYNONYMS.test(file))).toEqual([]);
  });
});
