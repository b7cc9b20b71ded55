// A few short sounds, made on the spot: nothing to download. Silent until the visitor has touched the page and wants them.
import { settings } from "./settings.svelte";

type Note = [frequency: number, start: number, length: number];

const SOUNDS: Record<string, { shape: OscillatorType; loud: number; notes: Note[] }> = {
  turn: {
    shape: "sine",
    loud: 0.16,
    notes: [
      [523, 0, 0.18],
      [784, 0.12, 0.3],
    ],
  },
  move: {
    shape: "triangle",
    loud: 0.1,
    notes: [
      [330, 0, 0.07],
      [247, 0.04, 0.08],
    ],
  },
  other: { shape: "triangle", loud: 0.05, notes: [[220, 0, 0.09]] },
  no: {
    shape: "sine",
    loud: 0.12,
    notes: [
      [196, 0, 0.12],
      [165, 0.1, 0.18],
    ],
  },
  end: {
    shape: "sine",
    loud: 0.14,
    notes: [
      [523, 0, 0.2],
      [659, 0.14, 0.2],
      [784, 0.28, 0.24],
      [1047, 0.42, 0.5],
    ],
  },
  hello: {
    shape: "sine",
    loud: 0.08,
    notes: [
      [880, 0, 0.08],
      [988, 0.08, 0.12],
    ],
  },
};
export type Sound = "turn" | "move" | "other" | "no" | "end" | "hello";

let context: AudioContext | null = null;

/** Browsers let a page sound only after a gesture. */
export function readySound(): void {
  const wake = () => (context ??= typeof AudioContext === "function" ? new AudioContext() : null);
  for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, wake, { once: true });
}

export function play(name: Sound): void {
  if (!settings.sound || !context) return;
  const { shape, loud, notes } = SOUNDS[name]!;
  for (const [frequency, start, length] of notes) {
    const at = context.currentTime + start;
    const tone = new OscillatorNode(context, { type: shape, frequency });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.linearRampToValueAtTime(loud, at + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(gain).connect(context.destination);
    tone.start(at);
    tone.stop(at + length + 0.02);
  }
}
