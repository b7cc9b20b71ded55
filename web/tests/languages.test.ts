import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { firstSpoken, keptLanguage, LANGUAGES, localeOf } from "../src/lib/languages";

/** What a browser asks for, what it kept, and what it gets. */
const CASES: [wishes: string[], kept: string | undefined, found: string][] = [
  [["uk-UA", "en-US"], undefined, "uk"],
  [["de-DE", "it-IT", "en"], undefined, "it"],
  [["de-DE", "fr"], undefined, "en"],
  [["en-US", "pt-BR"], undefined, "en"],
  [["pt"], undefined, "pt-BR"],
  [["pt-BR", "pt", "en"], undefined, "pt-BR"],
  [["pt-Latn-BR"], undefined, "pt-BR"],
  [["pt-PT", "pt", "en"], undefined, "pt-PT"],
  [["PT-ao"], undefined, "pt-PT"],
  [["de", "pt-MZ"], undefined, "pt-PT"],
  [["ita", "ukx"], undefined, "en"],
  [[], undefined, "en"],
  [["uk"], "pt", "pt-PT"],
  [["pt-PT"], "pt-BR", "pt-BR"],
  [["uk"], "ru", "ru"],
  [["uk"], "xx", "uk"],
  [["pt"], "constructor", "pt-BR"],
];

test.each(CASES)("%j, kept %s: %s", (wishes, kept, found) => {
  expect(keptLanguage(kept) ?? firstSpoken(wishes) ?? "en").toBe(found);
});

test.each(CASES)("%j, kept %s: the words of %s are fetched early", (wishes, kept, found) => {
  const words = Object.fromEntries(LANGUAGES.map((language) => [language, `/${language}.js`]));
  const content = JSON.stringify({ words, table: [] });
  const fetched: { href?: string }[] = [];
  vi.stubGlobal("navigator", { languages: wishes });
  vi.stubGlobal("localStorage", { getItem: () => JSON.stringify({ language: kept }) });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("location", { pathname: "/" });
  vi.stubGlobal("document", {
    documentElement: { dataset: {} },
    querySelector: (wanted: string) => (wanted === "meta[name=early]" ? { content } : null),
    createElement: () => ({}),
    head: { append: (link: { href?: string }) => fetched.push(link) },
  });
  (0, eval)(readFileSync(new URL("../public/early.js", import.meta.url), "utf8"));
  vi.unstubAllGlobals();
  expect(fetched.map(({ href }) => href)).toEqual([`/${found}.js`]);
});

test("nothing but a language is taken from what was kept", () => {
  expect([undefined, null, 3, "", "PT"].map(keptLanguage)).toEqual(Array(5).fill(undefined));
});

test("every language is a locale, English that of Britain", () => {
  expect(localeOf("en")).toBe("en-GB");
  expect(Intl.NumberFormat.supportedLocalesOf(LANGUAGES.map(localeOf))).toEqual(LANGUAGES.map(localeOf));
});
