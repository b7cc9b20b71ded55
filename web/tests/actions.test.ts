// An action in words: every choice of whole games, in every language, as a sentence in which nothing of the notation is left.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, describe, expect, test, vi } from "vitest";
import type { View } from "../src/games/board";
import type * as Arboretum from "../src/games/arboretum/wire";
import type * as Renature from "../src/games/renature/wire";
import type * as Treehouse from "../src/games/treehouse/wire";

vi.stubGlobal("navigator", { languages: ["en"], language: "en" });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("document", { documentElement: { dataset: {}, lang: "" } });
vi.stubGlobal(
  "MutationObserver",
  class {
    observe() {}
  },
);
const { loadWords, say, speak } = await import("../src/lib/messages");
const { NAMES } = await import("../src/lib/languages");
const { sit } = await import("../src/lib/seated.svelte");
const { notation: arboretum } = await import("../src/games/arboretum/offers");
const { inWords: inArboretum } = await import("../src/games/arboretum/words");
const { notation: renature } = await import("../src/games/renature/offers");
const { inWords: inRenature } = await import("../src/games/renature/words");
const { notation: treehouse } = await import("../src/games/treehouse/offers");
const { inWords: inTreehouse } = await import("../src/games/treehouse/words");

type Message = ReturnType<typeof inArboretum>;
type ArboretumView = View<Arboretum.PublicView, Arboretum.PrivateView>;
type RenatureView = View<Renature.PublicView, Renature.PrivateView>;
type TreehouseView = View<Treehouse.PublicView, Treehouse.PrivateView>;

interface Moment<V = unknown> {
  view: V;
  choices: string[];
  aids: unknown;
}

const read = (name: string) => JSON.parse(readFileSync(resolve(import.meta.dirname, name), "utf8"));
const CHOICES: Record<string, string[]> = read("choices.json");
const MOMENTS: Record<string, Moment[]> = read("moments.json");

const IN_WORDS: Record<string, (text: string, view: unknown, aids: unknown) => Message> = {
  arboretum: (text, view) => inArboretum(arboretum.read(text), view as ArboretumView),
  treehouse: (text, view) => inTreehouse(treehouse.read(text), view as TreehouseView),
  renature: (text, view, aids) => inRenature(renature.read(text), view as RenatureView, aids as Renature.Aids),
};

/** A view in which any choice of any game could be offered: there is a card on every pile, and a plant on every cell. */
const ANY: Record<string, (texts: string[]) => unknown> = {
  arboretum: () => {
    const { view } = MOMENTS.arboretum![0] as Moment<ArboretumView>;
    const seats = view.public.seats.map((seat) => ({ ...seat, pile: ["oak1"] }));
    return { ...view, public: { ...view.public, seats } };
  },
  treehouse: () => {
    const { view } = MOMENTS.treehouse![0] as Moment<TreehouseView>;
    const seats = view.public.seats.map((seat) => ({ ...seat, revealed: "red7", card: "two" as const }));
    return { ...view, public: { ...view.public, seats } };
  },
  renature: (texts) => {
    const { view } = MOMENTS.renature![0] as Moment<RenatureView>;
    const cells = texts.map(renature.read).filter(({ verb }) => verb === "return");
    return { ...view, public: { ...view.public, plants: cells.map(({ place }) => [place, "oak", null]) } };
  },
};

// What would be left of the notation: oak4, 2,-1, frog-owl, blue_spruce, red7, and of messages: a key, a variable.
const LEFTOVERS = [/\p{L}\d/u, /\d,-?\d/, /[a-z]_[a-z]/, /[{}$]/, /\b(arboretum|renature|treehouse)-/, / {2}| [,.;:]|\(\)|«»|“”/];
const ANIMALS = "butterfly|snail|salamander|frog|turtle|bat|woodpecker|squirrel|owl|badger";
const DOMINO = new RegExp(`\\b(${ANIMALS})-(${ANIMALS})\\b`);

/** The keys of a message and of those that are its arguments. */
const keysOf = ({ key, args = {} }: Message): string[] => [
  key,
  ...Object.values(args).flatMap((one) => (typeof one === "object" ? keysOf(one) : [])),
];

beforeAll(async () => {
  sit(["Hazel", "Rowan", "Wren", "Fern"]);
  await Promise.all(["", ...Object.keys(CHOICES)].map(loadWords));
});

describe.each(Object.keys(NAMES) as (keyof typeof NAMES)[])("in %s", (language) => {
  beforeAll(() => speak(language));

  const said = (game: string, text: string, view: unknown, aids: unknown): string => say(IN_WORDS[game]!(text, view, aids));

  test.each(Object.keys(CHOICES))("every choice of %s is a sentence", (game) => {
    const texts = CHOICES[game]!;
    const view = ANY[game]!(texts);
    const wrong = texts
      .map((text) => said(game, text, view, null))
      .filter((words) => [...LEFTOVERS, DOMINO].some((left) => left.test(words)) || !/^\p{Lu}/u.test(words));
    expect(wrong).toEqual([]);
  });

  test.each(Object.keys(CHOICES))("choices of %s that are offered together differ", (game) => {
    for (const { view, choices, aids } of MOMENTS[game]!) {
      const words = choices.map((text) => said(game, text, view, aids));
      expect(words.filter((one, index) => words.indexOf(one) !== index)).toEqual([]);
      expect(words.filter((one) => [...LEFTOVERS, DOMINO].some((left) => left.test(one)))).toEqual([]);
    }
  });

  test("nothing falls back to English", () => {
    const known = new FluentBundle(language);
    const folder = resolve(import.meta.dirname, "../../src/spinney/messages", language);
    for (const file of readdirSync(folder)) known.addResource(new FluentResource(readFileSync(resolve(folder, file), "utf8")));
    const keys = Object.entries(MOMENTS).flatMap(([game, moments]) =>
      moments.flatMap(({ view, choices, aids }) => choices.flatMap((text) => keysOf(IN_WORDS[game]!(text, view, aids)))),
    );
    expect([...new Set(keys)].filter((key) => !known.hasMessage(key))).toEqual([]);
  });
});
