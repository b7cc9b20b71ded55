// @vitest-environment reactive
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Answer, News, Request } from "../src/lib/wire";
import { newsAt, stubPage } from "./page";

/** A socket for which the test speaks. */
class Socket {
  static last: Socket;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: (Request & { id: number })[] = [];
  constructor() {
    Socket.last = this;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Request & { id: number });
  }
  close() {}
  tell(told: News | Answer) {
    this.onmessage?.({ data: JSON.stringify(told) });
  }
}

stubPage(Socket);
const { Table } = await import("../src/lib/table.svelte");
const { loadWords, say, speak } = await import("../src/lib/messages");

/** News for the first of two people, who has to act. */
const news = (seq: number, more: Partial<News> = {}): News =>
  newsAt(
    seq,
    {
      own: [0],
      ticket: seq,
      view: { seat: 0, public: { seq }, private: null },
      aids: {},
      choices: [`take ${seq}`],
      events: [],
      ...more,
    },
    {
      seats: [
        { name: "Olena", visitor: "o" },
        { name: "Marco", visitor: "m" },
      ],
    },
  );

let table: InstanceType<typeof Table>;
/** What a board was given, once for each time it was drawn. */
let drawn: [seq: unknown, choices: string[]][];
let stop = () => {};
beforeEach(async () => {
  table = new Table("t");
  Socket.last.tell(news(0));
  drawn = [];
  stop = $effect.root(() => {
    $effect(() => {
      drawn.push([table.news?.view?.public, table.offered]);
    });
  });
  await settled();
  drawn = [];
});
afterEach(() => {
  stop();
  table.close();
});

/** Until everything that follows by itself has happened. */
const settled = async () => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  flushSync();
};
const asked = (what: string) => Socket.last.sent.findLast((request) => request.do === what)!;

describe("an action under way", () => {
  test("keeps back the choices until it is answered", async () => {
    table.choose("take 0");
    await settled();
    expect(table.pending).toMatchObject({ do: "act", text: "take 0" });
    expect(drawn).toEqual([[{ seq: 0 }, []]]);
    table.choose("take 0");
    expect(Socket.last.sent.filter((request) => request.do === "act")).toHaveLength(1);
  });

  test("ends with the news that answers it, which are drawn once", async () => {
    table.choose("take 0");
    await settled();
    drawn = [];
    Socket.last.tell(news(1, { to: asked("act").id }));
    await settled();
    expect(drawn).toEqual([[{ seq: 1 }, ["take 1"]]]);
    expect(table.pending).toBeNull();
  });

  test("says whether anything came of it", async () => {
    const taken = table.choose("take 0");
    const ignored = table.choose("take 0");
    Socket.last.tell(news(1, { to: asked("act").id }));
    expect([await taken, await ignored]).toEqual([true, false]);
    const refused = table.choose("take 7");
    Socket.last.tell(news(1, { to: asked("act").id, refused: { key: "refused-turn" } as never }));
    expect(await refused).toBe(false);
  });

  test("does not end with news of something else", async () => {
    table.choose("take 0");
    Socket.last.tell(news(0));
    await settled();
    expect(table.offered).toEqual([]);
  });

  test("ends when it is refused, and says why", async () => {
    table.choose("take 0");
    await settled();
    drawn = [];
    Socket.last.tell({ kind: "answer", to: asked("act").id, refused: { key: "no", args: {}, text: "no" } });
    await settled();
    expect(drawn).toEqual([[{ seq: 0 }, ["take 0"]]]);
    expect(table.refusal?.key).toBe("no");
  });

  test("is the latest one, if there are two", async () => {
    table.choose("take 0");
    table.resign();
    Socket.last.tell(news(1, { to: asked("act").id }));
    await settled();
    expect(table.pending).toMatchObject({ do: "resign" });
    Socket.last.tell(news(1, { to: asked("resign").id }));
    expect(table.pending).toBeNull();
  });

  test("ends when the table is gone", async () => {
    table.choose("take 0");
    Socket.last.onclose?.({ code: 4404 });
    expect(table.pending).toBeNull();
  });
});

const BESIDE: Request[] = [
  { do: "emote", emote: "hello", seat: 0 },
  { do: "consent", agree: true },
  { do: "look", seat: 0 },
  { do: "propose-hints" },
];

test.each(BESIDE)("$do keeps back nothing", async (request) => {
  void table.request(request);
  await settled();
  expect(table.offered).toEqual(["take 0"]);
  expect(drawn).toEqual([]);
  table.choose("take 0");
  expect(asked("act")).toMatchObject({ text: "take 0" });
});

test("a refusal is said again when the language changes", async () => {
  await loadWords();
  Socket.last.tell(news(0, { refused: { key: "client-offline", args: {}, text: "" } }));
  const said: string[] = [];
  const stopSaying = $effect.root(() => {
    $effect(() => void said.push(say(table.refusal!)));
  });
  flushSync();
  await speak("uk");
  flushSync();
  stopSaying();
  await speak("en");
  expect(said).toEqual(["The server cannot be reached right now.", "Сервер зараз недоступний."]);
});
