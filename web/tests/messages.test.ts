import { beforeAll, expect, test, vi } from "vitest";

vi.stubGlobal("navigator", { languages: ["uk-UA"], language: "uk-UA" });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("document", { documentElement: { dataset: {}, lang: "" } });
const { loadWords, say, speak } = await import("../src/lib/messages");
const { namesOf } = await import("../src/lib/names");

const spruce = { key: "renature-plant", args: { plant: "spruce" } };

beforeAll(async () => {
  await loadWords();
  await loadWords("renature");
});

test("a noun brings its forms along", () => {
  expect(say("renature-none-left", { plant: spruce })).toBe("У вас більше немає ялин.");
});

test("bots are called by their level, and those without one as their record calls them", () => {
  expect(namesOf([{ name: "Оля" }, { bot: "sapling" }, { bot: "random" }, { bot: "random" }])).toEqual([
    "Оля",
    "Саджанець",
    "random 1",
    "random 2",
  ]);
});

test("plurals of Ukrainian, and of Portuguese as in Portugal", async () => {
  expect([1, 2, 5, 21].map((points) => say("game-shared", { points }).split(" ").pop())).toEqual(["очко.", "очки.", "очок.", "очко."]);
  await speak("pt");
  expect([0, 1, 2].map((points) => say("game-shared", { points }).split(" ").pop())).toEqual(["pontos.", "ponto.", "pontos."]);
});
