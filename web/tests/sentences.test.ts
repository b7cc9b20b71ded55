// What a page keeps is a message; the sentence is made where it is drawn. A sentence that is kept would stay in the language it
// was said in.
import { expect, test } from "vitest";
import { sources } from "./sources";

/** The names of the state that a file keeps, whether a component's or a class's. */
const stateOf = (code: string): string[] => [...code.matchAll(/\b(\w+) = \$state\b/g)].map((found) => found[1]!);

function keptSentences(code: string): string[] {
  return stateOf(code).flatMap(
    (name) => code.match(new RegExp(`\\b${name} \\??=(?!\\s*\\$state)[^=;<>{]*?\\b(say|list)\\([^;]*`, "g")) ?? [],
  );
}

test("a sentence that is kept is found", () => {
  const code = 'let told = $state(""); told = say("copied"); told = good ? say("a") : ""; const words = say("b"); told = "";';
  expect(keptSentences(code)).toEqual(['told = say("copied")', 'told = good ? say("a") : ""']);
});

test("no state is a sentence", () => {
  const kept = [...sources(".svelte", ".ts")].flatMap(([path, code]) => keptSentences(code).map((line) => `${path}: ${line}`));
  expect(kept).toEqual([]);
});
