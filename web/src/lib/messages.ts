// What is said to people: a key and arguments, rendered by the Fluent catalogue that server and browser share.
import { FluentBundle, FluentNumber, type FluentResource } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import words from "virtual:words";
import type { MessageKey } from "./message-keys";
import { seated } from "./seated.svelte";
import { localeOf, type Language } from "./languages";
import { locale, settings } from "./settings.svelte";

export interface Message<Key extends string = string> {
  key: Key;
  args?: Record<string, Argument>;
}

export type Argument = number | string | Message;

/** A message whose words are known here: one that the client itself thought of. */
export type OwnMessage = Message<MessageKey>;

/** A key whose end the server knows: games and levels may be added there. */
type OpenKey = `game-name-${string}` | `level-${string}`;

/** What can be said: something of the server's, or a key that has words here. */
export type Sayable = Message | MessageKey | OpenKey;

type Values = Record<string, Plain | number | string>;

/** The words of one language, and what was said with them: the same few sentences are drawn again with every move. */
interface Spoken {
  bundle: FluentBundle;
  said: Map<string, string>;
}

/** A number that every language writes alike: asking `Intl` how would be the slowest part of the first page. */
class Plain extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const isPlain = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 1000;

// One entry per language, replaced by a new one when more words arrive, so that whoever has said something says it anew.
const bundles = new SvelteMap<string, Spoken>();
/** How many sentences are remembered before all are forgotten. */
const REMEMBERED = 4000;
const parts = new Set<string>([""]);
const loading = new Map<string, Promise<void>>();

/** The part that the server knows: what games say that this client was not built with. */
const OTHERS = "others";

/** Whether this client was built with the words of a game. */
export const isBuiltIn = (game: string): boolean => `en/${game}` in words;

async function ofOthers(language: Language): Promise<FluentResource["body"]> {
  const [response, { FluentResource }] = await Promise.all([fetch(`/api/words/${language}`), import("./reader")]);
  if (!response.ok) throw new Error(`no words: ${response.status}`);
  return new FluentResource(await response.text()).body;
}

async function load(language: Language, part: string): Promise<void> {
  const body = await (part === OTHERS ? ofOthers(language) : words[part ? `${language}/${part}` : language]?.());
  const bundle = bundles.get(language)?.bundle ?? new FluentBundle(localeOf(language), { useIsolating: false });
  if (body) bundle.addResource({ body }, { allowOverrides: true });
  bundles.set(language, { bundle, said: new Map() });
}

function loadOnce(language: Language, part: string): Promise<void> {
  const key = `${language}/${part}`;
  let job = loading.get(key);
  if (!job) {
    job = load(language, part);
    loading.set(key, job);
    job.catch(() => loading.delete(key));
  }
  return job;
}

/** Fetch the words of a game, or those of its lesson (`arboretum-learn`), beside those of the shell. */
export async function loadWords(game = ""): Promise<void> {
  const part = game && !isBuiltIn(game) ? OTHERS : game;
  parts.add(part);
  await loadOnce(settings.language, part);
}

/** Fetch the words of a message that may come from anywhere: its key, and those of its arguments, begin with their part. */
export async function loadWordsOf({ key, args = {} }: Message): Promise<void> {
  const [part = ""] = key.split("-");
  const inner = Object.values(args).filter((value) => typeof value === "object");
  const own = isBuiltIn(part) ? [loadWords(part)] : [];
  await Promise.all([...own, ...inner.map(loadWordsOf)]);
}

/** Speak another language from now on. */
export async function speak(language: Language): Promise<void> {
  await Promise.all([...parts].map((part) => loadOnce(language, part)));
  settings.language = language;
}

/** A sentence in the visitor's language, or in English where that language lacks it. */
export function say(message: Sayable, args: Record<string, Argument> = {}): string {
  const { key, args: given = {} } = typeof message === "string" ? { key: message, args } : message;
  return nameAt(key, given) ?? render(key, values(given)) ?? key;
}

/** What a message `player` stands for: the name at that seat. */
function nameAt(key: string, given: Record<string, Argument>): string | undefined {
  if (key !== "player" || typeof given.seat !== "number") return undefined;
  return seated.names[given.seat] ?? render("player", { number: new Plain(given.seat + 1) }) ?? undefined;
}

/** The arguments as Fluent takes them: a message becomes its text, and its attributes become `$plant-gen` beside `$plant`. */
function values(given: Record<string, Argument>): Values {
  const found: Values = {};
  for (const name in given) {
    const value = given[name]!;
    if (typeof value === "object") noun(name, value, found);
    else found[name] = typeof value === "number" && isPlain(value) ? new Plain(value) : value;
  }
  return found;
}

function noun(name: string, { key, args = {} }: Message, found: Values): void {
  const named = nameAt(key, args);
  if (named) {
    found[name] = named;
    return;
  }
  const inner = values(args);
  found[name] = render(key, inner) ?? key;
  for (const language of [settings.language, "en"]) {
    const message = bundles.get(language)?.bundle.getMessage(key);
    if (!message?.value) continue;
    for (const form in message.attributes) found[`${name}-${form}`] = render(key, inner, form)!;
    return;
  }
}

/** A message, or one of its attributes, in the visitor's language or in English. */
function render(key: string, given: Values, form = ""): string | undefined {
  let written = `${key}.${form}`;
  for (const name in given) written += `\n${name}${typeof given[name] === "string" ? "=" : "#"}${String(given[name])}`;
  for (const language of [settings.language, "en"]) {
    const spoken = bundles.get(language);
    const known = spoken?.said.get(written);
    if (known !== undefined) return known;
    const message = spoken?.bundle.getMessage(key);
    if (spoken && message?.value) {
      const text = spoken.bundle.formatPattern(form ? message.attributes[form]! : message.value, given, []);
      if (spoken.said.size >= REMEMBERED) spoken.said.clear();
      spoken.said.set(written, text);
      return text;
    }
    // English is fetched only when something is missing; whatever shows the message is then drawn again.
    if (language === "en") for (const part of parts) void loadOnce("en", part).catch(() => undefined);
  }
  return undefined;
}

/** Whether there are words for this key, in the visitor's language or in English. */
export function knows(key: string): key is MessageKey {
  return [settings.language, "en"].some((language) => bundles.get(language)?.bundle.hasMessage(key) ?? false);
}

/** A number as people write it in the visitor's language. */
export function number(value: number, digits = 0): string {
  return value.toLocaleString(locale(), { maximumFractionDigits: digits });
}

/** Several things as people list them in the visitor's language: "Ann, Bob and Cid". */
export function list(things: string[]): string {
  return new Intl.ListFormat(locale()).format(things);
}
