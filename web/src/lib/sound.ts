// Short sounds of wood, paper, water and leaves. Nothing is fetched or heard until the visitor wants them and has touched the page.
import { settings } from "./settings.svelte";

export const SOUNDS = ["acorn", "card", "discard", "end", "hello", "leaves", "plant", "refused", "score", "turn", "water", "wood"] as const;
export type Sound = (typeof SOUNDS)[number];

/** The sound of each kind of event in a game. */
export type Sounds<Event extends { event: string } = { event: string }> = Partial<Record<Event["event"], Sound>>;

let context: AudioContext | null = null;
const fetched = new Map<Sound, Promise<AudioBuffer | null>>();

/** Browsers let a page sound only after a gesture. */
export function readySound(): void {
  const wake = () => (context ??= typeof AudioContext === "function" ? new AudioContext() : null);
  for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, wake, { once: true });
}

/** `loud`: 1 for what concerns the visitor, less for what others do. */
export async function play(name: Sound, loud = 1): Promise<void> {
  if (!settings.sound || !context) return;
  const into = context;
  if (!fetched.has(name)) fetched.set(name, fetchSound(name, into));
  const buffer = await fetched.get(name)!;
  if (!buffer) return void fetched.delete(name);
  const source = new AudioBufferSourceNode(into, { buffer });
  source.connect(new GainNode(into, { gain: loud })).connect(into.destination);
  source.start();
}

/** Null if it cannot be had now: the next time it is tried again. */
async function fetchSound(name: Sound, into: AudioContext): Promise<AudioBuffer | null> {
  try {
    const { addressOf } = await import("../sounds");
    const answer = await fetch(addressOf(name));
    return answer.ok ? await into.decodeAudioData(await answer.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

/** What is heard of a moment: its last event that has a sound. */
export function soundOf(sounds: Sounds, lines: { event?: unknown }[]): Sound | null {
  const heard = lines.flatMap(({ event }) => sounds[(event as { event?: string } | null)?.event ?? ""] ?? []);
  return heard.at(-1) ?? null;
}
