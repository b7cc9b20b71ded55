import { render } from "svelte/server";
import { expect, test, vi } from "vitest";
import type { Message } from "../src/lib/messages";

vi.stubGlobal("navigator", { languages: ["en"], language: "en" });
vi.stubGlobal("document", { documentElement: { dataset: {}, lang: "" } });
const { loadWords } = await import("../src/lib/messages");
const { default: HintPanel } = await import("../src/table/HintPanel.svelte");
await Promise.all([loadWords(), loadWords("arboretum")]);

const table = { hint: { do: "draw deck", reasons: [], belief: null }, choices: ["draw deck"], seat: 0 };

async function panel(inWords: (text: string) => Message | null): Promise<string> {
  const { body } = await render(HintPanel, { props: { table: table as never, inWords } });
  return body;
}

test("a hint is said in words, not as it is written", async () => {
  const body = await panel(() => ({ key: "arboretum-do-draw-deck" }));
  expect(body).toContain("Draw from the deck");
  expect(body).not.toContain("draw deck");
});

test("a game without words is quoted as it is written", async () => {
  expect(await panel(() => null)).toContain("draw deck");
});
