import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Connection, pause, type Carrier, type State } from "../src/lib/connection";
import { CLOSES, ROWS, afterClose, afterCut } from "../src/lib/reconnect";
import type { Answer, News, Request } from "../src/lib/wire";
import { newsAt } from "./page";

const news = (more: Partial<News> = {}): News => newsAt(3, { ticket: 5, ...more });
const { table } = news();

/** A line that does nothing by itself: the test speaks for the server. */
class Wire {
  lines: { carrier: Carrier; sent: Request[]; closed: boolean }[] = [];
  states: State[] = [];
  heard: News[] = [];
  connection = new Connection(
    (carrier) => {
      const line = { carrier, sent: [] as Request[], closed: false };
      this.lines.push(line);
      return { send: (request) => line.sent.push(request), close: () => (line.closed = true) };
    },
    (told) => this.heard.push(told),
    (state) => this.states.push(state),
  );
  get line() {
    return this.lines.at(-1)!;
  }
  open(first: News = news()) {
    this.line.carrier.opened();
    this.line.carrier.told(first);
  }
  cut() {
    this.line.carrier.closed(false);
    vi.advanceTimersByTime(30_000);
  }
}

let wire: Wire;
beforeEach(() => {
  vi.useFakeTimers();
  wire = new Wire();
});
afterEach(() => {
  wire.connection.close();
  vi.useRealTimers();
});

/** What a promise has come to by now. */
const soon = <T>(promise: Promise<T>) => Promise.race([promise, vi.advanceTimersByTimeAsync(60_000).then(() => "still waiting")]);

const act: Request = { do: "act", text: "draw deck", ticket: 5, seat: 0 };

describe("a line", () => {
  test("sends nothing before the first news", () => {
    void wire.connection.ask(act);
    wire.line.carrier.opened();
    expect(wire.line.sent).toEqual([]);
    wire.line.carrier.told(news());
    expect(wire.line.sent).toMatchObject([{ do: "act", ticket: 5, id: 1 }]);
  });

  test("gives the answer to the one who asked", async () => {
    wire.open();
    const first = wire.connection.ask({ do: "ask", what: "aids" });
    const second = wire.connection.ask(act);
    wire.line.carrier.told({ kind: "answer", to: 1, answer: "aids" } as Answer);
    wire.line.carrier.told(news({ to: 2, ticket: 6 }));
    expect(await first).toMatchObject({ answer: "aids" });
    expect(await second).toMatchObject({ ticket: 6 });
    expect(wire.heard).toHaveLength(2);
  });

  test("comes back by itself, later each time", () => {
    const steps = [0, 1, 2, 3, 4, 5, 6, 20].map((attempt) => pause(attempt, 0.5));
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(steps.at(-1)).toBe(15_000);
    wire.open();
    wire.cut();
    expect(wire.lines).toHaveLength(2);
    expect(wire.states).toEqual(["open", "cut"]);
  });

  test("tries again at once when the page is looked at", () => {
    for (let i = 0; i < 8; i++) {
      wire.line.carrier.closed(false);
      vi.advanceTimersByTime(20_000);
    }
    wire.line.carrier.closed(false);
    const before = wire.lines.length;
    wire.connection.hurry();
    expect(wire.lines).toHaveLength(before + 1);
  });

  test("gives up the call that is under way when another is made at once", () => {
    wire.open();
    wire.cut();
    const slow = wire.line;
    wire.connection.hurry();
    expect(slow.closed).toBe(true);
    wire.open();
    slow.carrier.opened();
    slow.carrier.told(news({ seq: 99 }));
    slow.carrier.closed(false);
    expect(wire.heard.map((told) => told.seq)).toEqual([3, 3]);
    expect(wire.states).toEqual(["open", "cut", "open"]);
    wire.connection.close();
    expect(wire.lines.slice(1).map((line) => line.closed)).toEqual([true, true]);
  });

  test("does not come back to a table that is gone, and leaves nobody waiting", async () => {
    const asked = wire.connection.ask(act);
    wire.line.carrier.closed(true);
    vi.advanceTimersByTime(60_000);
    expect(wire.lines).toHaveLength(1);
    expect(wire.states).toEqual(["gone"]);
    expect(await asked).toBeNull();
  });

  test("answers nobody who asks once the table is gone, and lets nobody wait for it", async () => {
    wire.open();
    wire.line.carrier.closed(true);
    expect(await soon(wire.connection.ask(act))).toBeNull();
    expect(wire.lines).toHaveLength(1);
  });

  test("lets nobody wait who asks after it was closed", async () => {
    wire.open();
    wire.connection.close();
    expect(await soon(wire.connection.ask(act))).toBeNull();
    expect(wire.line.sent).toEqual([]);
  });

  test("counts an answer that does not come as a cut", () => {
    wire.open();
    void wire.connection.ask(act);
    vi.advanceTimersByTime(13_000);
    expect(wire.lines[0]!.closed).toBe(true);
    expect(wire.lines.length).toBeGreaterThan(1);
  });

  test("does not listen to a line that was given up", () => {
    wire.open();
    const old = wire.line;
    wire.cut();
    old.carrier.told(news({ seq: 99 }));
    expect(wire.heard.some((told) => told.seq === 99)).toBe(false);
  });
});

describe("an act that was unanswered when the line broke", () => {
  test("is sent again with the same ticket if it has not happened", () => {
    wire.open();
    void wire.connection.ask(act);
    wire.cut();
    wire.open(news({ ticket: 5 }));
    expect(wire.line.sent).toMatchObject([{ do: "act", text: "draw deck", ticket: 5 }]);
  });

  test("is not sent again if it has happened, and counts as done", async () => {
    wire.open();
    const asked = wire.connection.ask(act);
    wire.cut();
    wire.open(news({ ticket: 6 }));
    expect(wire.line.sent).toEqual([]);
    expect(await asked).toMatchObject({ kind: "news", ticket: 6 });
  });

  test("is dropped if the game is over", async () => {
    wire.open();
    const asked = wire.connection.ask(act);
    wire.cut();
    wire.open(news({ table: { ...table, status: "finished" } }));
    expect(wire.line.sent).toEqual([]);
    expect(await asked).toBeNull();
  });

  test("survives two cuts in a row", () => {
    wire.open();
    void wire.connection.ask(act);
    wire.cut();
    wire.cut();
    wire.open(news({ ticket: 5 }));
    expect(wire.line.sent).toHaveLength(1);
  });
});

describe("the decision table", () => {
  const requests: Request[] = [
    act,
    { do: "undo", ticket: 5, seat: 0 },
    { do: "resign", ticket: 5, seat: 0 },
    { do: "look", seat: 1 },
    { do: "sit", seat: 1 },
    { do: "reveal", seat: 1, nonce: "ab".repeat(16) },
    { do: "stand", seat: 1 },
    { do: "seat-bot", seat: 1, level: "elder" },
    { do: "free", seat: 1 },
    { do: "start" },
    { do: "take-over", seat: 1, level: "elder" },
    { do: "reclaim", seat: 0 },
    { do: "consent", agree: true },
    { do: "propose-hints" },
    { do: "emote", emote: "hello" },
    { do: "rematch" },
    { do: "leave" },
    { do: "ask", what: "aids" },
  ];

  test("knows every request, whatever happened meanwhile", () => {
    for (const request of requests)
      for (const status of ["gathering", "playing", "finished", "closed"] as const)
        for (const ticket of [5, 6]) {
          const fits = ROWS.some((row) => row.requests.includes(request.do));
          expect(fits, request.do).toBe(true);
          expect(["resend", "done", "drop"]).toContain(afterCut(request, news({ ticket, table: { ...table, status } })));
        }
  });

  test("decides by the ticket of the right seat", () => {
    expect(afterCut(act, news({ ticket: 5 }))).toBe("resend");
    expect(afterCut(act, news({ ticket: 6 }))).toBe("done");
    // The news are for another seat of the same visitor: only the server can tell, and a ticket is safe to send again.
    expect(afterCut(act, news({ seat: 1, ticket: 9 }))).toBe("resend");
  });

  test("does not ask twice for a rematch, and drops a late gesture", () => {
    const over = { ...table, status: "finished" as const };
    expect(afterCut({ do: "rematch" }, news({ table: over }))).toBe("resend");
    expect(afterCut({ do: "rematch" }, news({ table: { ...over, next: "n" } }))).toBe("done");
    expect(afterCut({ do: "emote", emote: "hello" }, news())).toBe("drop");
  });
});

describe("a close", () => {
  test("ends the connection for good only where there is no such table", () => {
    expect(CLOSES.filter((row) => afterClose(row.code) === "gone").map((row) => row.code)).toEqual([4404]);
    expect(afterClose(4429)).toBe("again");
  });

  test("of another kind says nothing", () => {
    expect(afterClose(1006)).toBeNull();
  });
});

test("a line that the server ended can be opened anew", () => {
  wire.open();
  wire.line.carrier.closed(true);
  wire.connection.redial();
  expect(wire.lines.length).toBe(2);
});

test("nothing is opened once the page has left", () => {
  wire.open();
  wire.connection.close();
  wire.connection.redial();
  expect(wire.lines.length).toBe(1);
});
