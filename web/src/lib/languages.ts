// The languages there are, and which of them a visitor means.

/** Each by its tag of BCP 47, called by its own name whatever is spoken now; in the order of the settings. */
export const NAMES = {
  en: "English",
  uk: "Українська",
  it: "Italiano",
  "pt-BR": "Português (Brasil)",
  "pt-PT": "Português (Portugal)",
  ru: "Русский",
} as const;
export type Language = keyof typeof NAMES;
export const LANGUAGES = Object.keys(NAMES) as Language[];

const isSpoken = (tag: string): tag is Language => Object.hasOwn(NAMES, tag);

/** The first wish for a language that we speak: `uk-UA` means `uk`. The same as `first_spoken` in core/catalogue.py. */
export function firstSpoken(wishes: readonly string[]): Language | undefined {
  for (const wish of wishes) {
    const [tag = "", ...parts] = wish.toLowerCase().replaceAll("_", "-").split("-");
    // Most who ask for plain Portuguese are Brazilians; other countries write as Portugal does.
    if (tag === "pt") return !parts.length || parts.includes("br") ? "pt-BR" : "pt-PT";
    if (isSpoken(tag)) return tag;
  }
  return undefined;
}

/** A language as this browser kept it. Before Brazil had its own, `pt` was Portugal's. */
export function keptLanguage(kept: unknown): Language | undefined {
  return kept === "pt" ? "pt-PT" : typeof kept === "string" && isSpoken(kept) ? kept : undefined;
}

/** How numbers and lists are written, and what the page is said to be in: our English is Britain's. */
export const localeOf = (language: Language): string => (language === "en" ? "en-GB" : language);
