// One table's line to the server: a socket that comes back by itself, or plain requests where sockets are not let through.
import { afterClose, afterCut } from "./reconnect";
import type { Answer, News, Request } from "./wire";

export type State = "connecting" | "open" | "cut" | "gone";
type Told = News | Answer;

/** What carries messages; `Connection` neither knows nor cares whether it is a socket. */
export interface Transport {
  send(request: Request): void;
  close(): void;
}

export interface Carrier {
  opened: () => void;
  told: (message: Told) => void;
  /** `gone` means that coming back is pointless: there is no such table. */
  closed: (gone: boolean) => void;
}

export type Dial = (carrier: Carrier, attempt: number) => Transport;

interface Waiting {
  request: Request & { id: number };
  sent: boolean;
  since: number;
  settle: (answer: Told | null) => void;
}

const STEPS = [0, 500, 1000, 2000, 4000, 8000, 15000];
const PATIENCE = 10_000;

/** How long to wait before the next attempt; a little chance keeps a whole club from knocking at once. */
export function pause(attempt: number, chance: number): number {
  const step = STEPS[Math.min(attempt, STEPS.length - 1)]!;
  return Math.round(step * (0.75 + chance / 2));
}

export class Connection {
  state: State = "connecting";
  private transport: Transport | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private attempt = 0;
  private lastId = 0;
  private greeted = false;
  private left = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly dial: Dial,
    private readonly onNews: (news: News) => void,
    private readonly onState: (state: State) => void,
  ) {
    this.connect();
    this.watch = setInterval(() => this.lookAtTheClock(), 2000);
  }

  /**
   * Send a request; resolves with what answers it, or null if it was dropped on the way. `answered` hears it at once: a promise
   * resolves only after whatever the same message has changed is drawn.
   */
  ask(request: Request, answered?: (answer: Told | null) => void): Promise<Told | null> {
    const id = ++this.lastId;
    return new Promise((resolve) => {
      const settle = (answer: Told | null) => {
        answered?.(answer);
        resolve(answer);
      };
      // Nothing will come over this line any more.
      if (this.state === "gone") return settle(null);
      const entry: Waiting = { request: { ...request, id }, sent: false, since: Date.now(), settle };
      this.waiting.set(id, entry);
      if (this.state === "open" && this.greeted) this.send(entry);
    });
  }

  /** Try again at once: the page is looked at again, or the network is back. */
  hurry(): void {
    if (this.state !== "cut") return;
    clearTimeout(this.timer);
    this.connect();
  }

  /** Call anew as whom the server knows us now. */
  redial(): void {
    // Somebody may have left the page while a request was under way; nobody would close this line.
    if (this.left) return;
    clearTimeout(this.timer);
    this.connect();
  }

  close(): void {
    this.left = true;
    clearTimeout(this.timer);
    this.transport?.close();
    // Nobody listens any more, so nobody is told.
    this.state = "gone";
    this.giveUp();
  }

  /** Nobody is to wait for what will not come. */
  private giveUp(): void {
    clearInterval(this.watch);
    this.transport = null;
    for (const entry of this.waiting.values()) entry.settle(null);
    this.waiting.clear();
  }

  private set(state: State): void {
    this.state = state;
    this.onState(state);
  }

  private connect(): void {
    // One line at a time: a call that nobody has answered yet may still be under way.
    this.transport?.close();
    this.greeted = false;
    // A late word from a line that was given up must not count.
    let current = true;
    const carrier: Carrier = {
      opened: () => current && this.set("open"),
      told: (message) => current && this.told(message),
      closed: (gone) => {
        if (!current) return;
        current = false;
        this.broken(gone);
      },
    };
    const transport = this.dial(carrier, this.attempt);
    this.transport = {
      send: (request) => transport.send(request),
      close: () => {
        current = false;
        transport.close();
      },
    };
  }

  private broken(gone: boolean): void {
    this.transport = null;
    if (gone) {
      this.set("gone");
      this.giveUp();
      return;
    }
    this.set("cut");
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), pause(this.attempt++, Math.random()));
  }

  private told(message: Told): void {
    if (message.kind === "news") {
      if (!this.greeted) this.greet(message);
      this.onNews(message);
    }
    const entry = this.waiting.get(message.to ?? 0);
    if (!entry) return;
    this.waiting.delete(entry.request.id);
    entry.settle(message);
  }

  /** The first news after coming (back): decide about everything that is still unanswered. */
  private greet(news: News): void {
    this.greeted = true;
    this.attempt = 0;
    for (const entry of [...this.waiting.values()]) {
      const verdict = afterCut(entry.request, news);
      if (verdict === "resend") {
        this.send(entry);
        continue;
      }
      this.waiting.delete(entry.request.id);
      entry.settle(verdict === "done" ? { ...news, to: entry.request.id } : null);
    }
  }

  private send(entry: Waiting): void {
    entry.sent = true;
    entry.since = Date.now();
    this.transport?.send(entry.request);
  }

  /** A line can be dead without saying so: an answer that does not come counts as a cut. */
  private lookAtTheClock(): void {
    if (this.state !== "open") return;
    const late = [...this.waiting.values()].some((entry) => entry.sent && Date.now() - entry.since > PATIENCE);
    if (!late) return;
    this.transport?.close();
    this.broken(false);
  }
}

/**
 * A socket, in the form that `Connection` takes. It counts as open with the first news: the server may accept it only to
 * say why it is closed. `isGone` is asked when one never opened, for browsers do not say why.
 */
export function bySocket(address: () => string, isGone: () => Promise<boolean>): Dial {
  return (carrier) => {
    const socket = new WebSocket(address());
    let opened = false;
    socket.onmessage = (event) => {
      if (!opened) carrier.opened();
      opened = true;
      carrier.told(JSON.parse(String(event.data)) as Told);
    };
    socket.onclose = (event) => {
      const verdict = afterClose(event.code);
      if (opened || verdict) carrier.closed(verdict === "gone");
      else void isGone().then(carrier.closed, () => carrier.closed(false));
    };
    return { send: (request) => socket.send(JSON.stringify(request)), close: () => socket.close() };
  };
}
