// Every message that the client's code names exists in English, and every message of client.ftl is named somewhere.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const web = resolve(import.meta.dirname, "..");
const messages = resolve(web, "../src/spinney/messages/en");

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

const bundle = new FluentBundle("en");
for (const file of readdirSync(messages)) bundle.addResource(new FluentResource(readFileSync(join(messages, file), "utf8")));

const code = files(join(web, "src"))
  .filter((file) => /\.(ts|svelte)$/.test(file))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

test("what the code says has words", () => {
  const named = [...code.matchAll(/\bsay\(\s*"([\w-]+)"/g)].map((found) => found[1]!);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((key) => !bundle.hasMessage(key))).toEqual([]);
});

test("no message of the client is said nowhere", () => {
  const text = readFileSync(join(messages, "client.ftl"), "utf8");
  const keys = [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
  // Keys are written out, or put together from a beginning that stands in a template: say(`theme-${theme}`).
  const beginnings = [...code.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((found) => found[1]!);
  const unused = keys.filter((key) => !code.includes(`"${key}"`) && !beginnings.some((start) => key.startsWith(start)));
  expect(unused).toEqual([]);
});
