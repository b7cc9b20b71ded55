import { beforeAll, expect, test, vi } from "vitest";

vi.stubGlobal("navigator", { languages: ["uk-UA"], language: "uk-UA" });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("document", { documentElement: { dataset: {}, lang: "" } });
const { list, loadWords, loadWordsOf, say, speak } = await import("../src/lib/messages");
const { namesOf } = await import("../src/lib/names");
const { verdict } = await import("../src/lib/verdict");
const { seated, sit } = await import("../src/lib/seated.svelte");

const spruce = { key: "renature-plant", args: { plant: "spruce" } };

beforeAll(async () => {
  await loadWords();
  await loadWords("renature");
});

test("what has no words cannot be said: the type checker refuses it", () => {
  const [yes, theme] = [true, "dark" as "dark" | "light"];
  // @ts-expect-error no such key
  expect(say("no-such-key")).toBe("no-such-key");
  // @ts-expect-error the second key does not exist
  expect(say(yes ? "theme-dark" : "theme-drak")).toBe(say("theme-dark"));
  // @ts-expect-error neither of the two exists
  expect(say(`themes-${theme}`)).toBe("themes-dark");
  expect(say(`theme-${theme}`)).toBe(say("theme-dark"));
});

test("a noun brings its forms along", () => {
  expect(say("renature-none-left", { plant: spruce })).toBe("У вас більше немає ялин.");
});

test("the words of a refusal are there before it is said, a game's own too", async () => {
  const why = { key: "record-move", args: { number: 31, why: { key: "treehouse-now-choose" } } };
  await loadWordsOf({ key: "refused-record", args: { why } });
  expect(say("refused-record", { why })).not.toMatch(/record-|treehouse-/);
});

test("bots have names of their own, and those that are no level what their record calls them", () => {
  expect(namesOf([{ name: "Оля" }, { bot: "sapling" }, { bot: "sapling" }, { bot: "random" }, {}])).toEqual([
    "Оля",
    "Грак",
    "М’ята",
    "random 4",
    say("seat-free"),
  ]);
  expect(namesOf([{ name: "грак" }, { bot: "sapling" }])).toEqual(["грак", "М’ята"]);
});

test("a name that changes is heard in what was said before, and the same names again change nothing", () => {
  const waiting = () => say("turn-waits-for-all", { players: { key: "player", args: { seat: 0 } } });
  sit(["Оля"]);
  expect(waiting()).toContain("Оля");
  sit(["Ія"]);
  expect(waiting()).toContain("Ія");
  const before = seated.names;
  sit(["Ія"]);
  expect(seated.names).toBe(before);
});

test("things are listed as the language lists them, English as in Britain", async () => {
  expect(list(["Оля", "Ія", "Юрко"])).toBe("Оля, Ія і Юрко");
  await speak("ru");
  expect(list(["Оля", "Ия", "Юра"])).toBe("Оля, Ия и Юра");
  await speak("en");
  expect([list(["Ann", "Bob", "Cid"]), list(["Ann"])]).toEqual(["Ann, Bob and Cid", "Ann"]);
  await speak("uk");
});

test("a verdict names all who share the victory, and says what broke a tie", async () => {
  await speak("en");
  await loadWords("arboretum");
  const outcome = { points: [12, 12, 7], tiebreaks: [4, 4, 6], ranks: [1, 1, 3], winners: [0, 1] };
  const names = ["Ann", "Bob", "Cid"];
  expect(verdict(outcome, "arboretum", names)).toBe("Ann and Bob share the victory with 12 points.");
  const broken = { ...outcome, tiebreaks: [4, 5, 6], ranks: [2, 1, 3], winners: [1] };
  expect(verdict(broken, "arboretum", names)).toBe("Bob wins the tie at 12 points: more species in the arboretum.");
  expect(verdict(broken, "arboretum", names, [0])).toBe("Bob wins with 12 points.");
  await speak("uk");
});

test("a number is written as the language writes it, and a text that looks like one stays as it is", () => {
  const points = (found: number | string) => say("minutes", { minutes: found }).replace(/\s/g, " ");
  expect(points(12)).toContain("12");
  expect(points(12345)).toContain("12 345");
  expect(points("12345")).toContain("12345");
});

test("plurals of Ukrainian, and of Portuguese on both sides of the ocean", async () => {
  expect([1, 2, 5, 21].map((points) => say("game-shared", { players: "", points }).split(" ").pop())).toEqual([
    "очко.",
    "очки.",
    "очок.",
    "очко.",
  ]);
  await speak("pt-PT");
  expect([0, 1, 2].map((points) => say("game-shared", { players: "", points }).split(" ").pop())).toEqual(["pontos.", "ponto.", "pontos."]);
  await speak("pt-BR");
  expect([0, 1, 2].map((points) => say("game-shared", { players: "", points }).split(" ").pop())).toEqual(["pontos.", "ponto.", "pontos."]);
});
