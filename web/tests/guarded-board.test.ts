import { createRawSnippet, type Snippet } from "svelte";
import { render } from "svelte/server";
import { expect, test, vi } from "vitest";
import type { AnyComponent, Face } from "../src/lib/faces";

vi.stubGlobal("navigator", { languages: ["en"], language: "en" });
vi.stubGlobal("document", { documentElement: { dataset: {}, lang: "" } });
const { loadWords } = await import("../src/lib/messages");
const { default: GuardedBoard } = await import("../src/table/GuardedBoard.svelte");
await loadWords();

const face: Face = { Board: () => ({}) };
type Drawing = Snippet<[Board: AnyComponent, plain: boolean]>;

/** The page around a board that is drawn like this. */
async function page(draw: () => string): Promise<string> {
  const board = createRawSnippet(() => ({ render: draw })) as unknown as Drawing;
  const { body } = await render(GuardedBoard, { props: { face, board }, transformError: (error: unknown) => error });
  return body;
}

test("a board that can be drawn stands alone", async () => {
  const body = await page(() => "<p>the valley</p>");
  expect(body).toContain("the valley");
  expect(body).not.toContain('role="alert"');
});

test("a board that throws takes nothing else with it, and says so", async () => {
  const body = await page(() => {
    throw new Error("no such area");
  });
  expect(body).toContain('role="alert"');
  expect(body).toContain("The board could not be drawn");
});
