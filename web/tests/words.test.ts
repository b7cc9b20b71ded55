// Every message of client.ftl is said somewhere. That what is said has words is known to the type checker.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { sources } from "./sources";

const code = [...sources(".ts", ".svelte")]
  .filter(([path]) => path !== "lib/message-keys.ts")
  .map(([, text]) => text)
  .join("\n");

test("no message of the client is said nowhere", () => {
  const text = readFileSync(resolve(import.meta.dirname, "../../src/spinney/messages/en/client.ftl"), "utf8");
  const keys = [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
  // Keys are written out, or put together from a beginning that stands in a template: say(`theme-${theme}`).
  const beginnings = [...code.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((found) => found[1]!);
  const unused = keys.filter((key) => !code.includes(`"${key}"`) && !beginnings.some((start) => key.startsWith(start)));
  expect(unused).toEqual([]);
});
