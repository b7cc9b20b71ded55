// What is said to people: a key and arguments, rendered by the Fluent catalogue that server and browser share.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import words from "virtual:words";
import { seated } from "./seated.svelte";
import { settings, type Language } from "./settings.svelte";

export interface Message {
  key: string;
  args?: Record<string, Argument>;
}

export type Argument = number | string | Message;

// One entry per language, replaced by a new bundle when more words arrive, so that whoever has said something says it anew.
const bundles = new SvelteMap<string, { bundle: FluentBundle }>();
const parts = new Set<string>([""]);
// Plurals as in Portugal: plain "pt" would say "0 ponto".
const LOCALES: Record<string, string> = { pt: "pt-PT" };
const loading = new Map<string, Promise<void>>();

async function load(language: string, part: string): Promise<void> {
  const text = await words[part ? `${language}/${part}` : language]?.();
  const bundle = bundles.get(language)?.bundle ?? new FluentBundle(LOCALES[language] ?? language, { useIsolating: false });
  if (text) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  bundles.set(language, { bundle });
}

function loadOnce(language: string, part: string): Promise<void> {
  const key = `${language}/${part}`;
  let job = loading.get(key);
  if (!job) {
    job = load(language, part);
    loading.set(key, job);
    job.catch(() => loading.delete(key));
  }
  return job;
}

/** Fetch the words of a game beside those of the shell. */
export async function loadWords(part = ""): Promise<void> {
  parts.add(part);
  await loadOnce(settings.language, part);
}

/** Speak another language from now on. */
export async function speak(language: Language): Promise<void> {
  await Promise.all([...parts].map((part) => loadOnce(language, part)));
  settings.language = language;
}

/** A sentence in the visitor's language, or in English where that language lacks it. */
export function say(message: Message | string, args: Record<string, Argument> = {}): string {
  const { key, args: given = {} } = typeof message === "string" ? { key: message, args } : message;
  return forms(key, given).next().value?.[1] ?? key;
}

/** The text of a message, named "", then its attributes: other forms of a noun, as `$plant-gen` beside `$plant`. */
function* forms(key: string, given: Record<string, Argument>): Generator<[string, string], void> {
  if (key === "player" && typeof given.seat === "number") {
    const name = seated.names[given.seat];
    if (name) {
      yield ["", name];
      return;
    }
  }
  const values: Record<string, number | string> = {};
  for (const [name, value] of Object.entries(given)) {
    if (typeof value !== "object") values[name] = value;
    else for (const [form, text] of forms(value.key, value.args ?? {})) values[form ? `${name}-${form}` : name] = text;
  }
  for (const language of [settings.language, "en"]) {
    const bundle = bundles.get(language)?.bundle;
    const message = bundle?.getMessage(key);
    if (bundle && message?.value) {
      const patterns = { "": message.value, ...message.attributes };
      for (const [form, pattern] of Object.entries(patterns)) yield [form, bundle.formatPattern(pattern, values, [])];
      return;
    }
    // English is fetched only when something is missing; whatever shows the message is then drawn again.
    if (language === "en") for (const part of parts) void loadOnce("en", part).catch(() => undefined);
  }
  yield ["", key];
}

/** Whether there are words for this key, in the visitor's language or in English. */
export function knows(key: string): boolean {
  return [settings.language, "en"].some((language) => bundles.get(language)?.bundle.hasMessage(key) ?? false);
}

/** A number as people write it in the visitor's language. */
export function number(value: number, digits = 0): string {
  return value.toLocaleString(settings.language, { maximumFractionDigits: digits });
}
