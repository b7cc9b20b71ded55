import { expect, test } from "vitest";
import { mirrored, upended } from "../../src/games/renature/valleys";

const text = "clouds: a 2\n. S A\nB . a\n";

test("a mirrored valley has its columns the other way round, and its clouds", () => {
  expect(mirrored(text)).toBe("clouds: a 2\nA S .\na . B\n");
});

test("an upended valley has its rows the other way round", () => {
  expect(upended(text)).toBe("clouds: a 2\nB . a\n. S A\n");
});

test("twice is the same valley again", () => {
  expect(mirrored(mirrored(text))).toBe(text);
  expect(upended(upended(text))).toBe(text);
});
