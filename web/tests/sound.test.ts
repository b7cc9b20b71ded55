import { readdirSync } from "node:fs";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { stubPage } from "./page";

stubPage(class {});

const FOLDER = new URL("../src/sounds/", import.meta.url);
const GAMES = ["arboretum", "treehouse", "renature"];

/** What was heard: the sizes of the sounds, and how loud they were. */
let heard: [size: number, loud: number][];
let answers: (() => Promise<unknown>)[];

class Node {
  gain = 1;
  constructor(
    _context: unknown,
    readonly options: { buffer?: { length: number }; gain?: number },
  ) {}
  connect(to: Node) {
    if (this.options.buffer) heard.push([this.options.buffer.length, to.options.gain ?? 1]);
    return to;
  }
  start() {}
}

async function module() {
  vi.resetModules();
  const waking: (() => void)[] = [];
  vi.stubGlobal("addEventListener", (_type: string, call: () => void) => waking.push(call));
  const sound = await import("../src/lib/sound");
  const settings = (await import("../src/lib/settings.svelte")).settings;
  settings.sound = true;
  sound.readySound();
  return { ...sound, settings, wake: () => waking[0]!() };
}

beforeEach(() => {
  heard = [];
  answers = [];
  vi.stubGlobal(
    "AudioContext",
    class {
      destination = new Node(null, {});
      decodeAudioData = async (bytes: ArrayBuffer) => ({ length: bytes.byteLength });
    },
  );
  vi.stubGlobal("AudioBufferSourceNode", Node);
  vi.stubGlobal("GainNode", Node);
  vi.stubGlobal("fetch", () => answers.shift()!());
});

const file = (size: number) => async () => ({ ok: true, arrayBuffer: async () => new ArrayBuffer(size) });

describe("a sound", () => {
  test("is fetched once, when it is wanted and the page was touched", async () => {
    const { play, settings, wake } = await module();
    await play("wood");
    wake();
    settings.sound = false;
    await play("wood");
    expect(heard).toEqual([]);
    settings.sound = true;
    answers = [file(8)];
    await play("wood");
    await play("wood", 0.5);
    expect(heard).toEqual([
      [8, 1],
      [8, 0.5],
    ]);
  });

  test("that could not be fetched is tried again, and nothing is thrown", async () => {
    const { play, wake } = await module();
    wake();
    answers = [async () => Promise.reject(new Error("offline")), async () => ({ ok: false }), file(4)];
    for (let number = 0; number < 3; number++) await play("card");
    expect(heard).toEqual([[4, 1]]);
  });
});

test("every sound has a file, and every file is a sound", async () => {
  const { SOUNDS } = await import("../src/lib/sound");
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".wav"));
  expect(files.toSorted()).toEqual(SOUNDS.map((name) => `${name}.wav`).toSorted());
});

test("a moment sounds like its last event that has a sound", async () => {
  const { soundOf } = await import("../src/lib/sound");
  const lines = [{ event: { event: "Planted" } }, { event: { event: "AreaScored" } }, { event: { event: "Other" } }, {}, { event: null }];
  expect(soundOf({ Planted: "plant", AreaScored: "score" }, lines)).toBe("score");
  expect(soundOf({}, lines)).toBeNull();
});

test.each(GAMES)("%s names sounds for its events", async (game) => {
  const { sounds } = (await import(`../src/games/${game}/script.ts`)) as { sounds: Record<string, string> };
  const { SOUNDS } = await import("../src/lib/sound");
  expect(Object.values(sounds).length).toBeGreaterThan(2);
  for (const sound of Object.values(sounds)) expect(SOUNDS).toContain(sound);
});
