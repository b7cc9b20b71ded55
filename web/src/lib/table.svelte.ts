// One table as the client knows it: the last news, the log, and what may be asked and done. Pages draw it.
import { api, Refused, type Frame } from "./api";
import { me } from "./me.svelte";
import type { Message } from "./messages";
import { Connection, bySocket, type Dial, type State } from "./connection";
import { byPolling } from "./polling";
import { seated } from "./seated.svelte";
import { settings } from "./settings.svelte";
import { play, soundOf, type Sounds } from "./sound";
import { Stage } from "./stage.svelte";
import type { Emote, Line, News, Refusal, Request } from "./wire";

export interface Hint {
  do: string;
  reasons: Message[];
  belief: { chances: number[] } | null;
}

/** How loud the sounds of what others do are. */
const OTHERS = 0.6;

/** How many ms bots wait before they act, so that people can follow. */
const GAPS = { leisurely: 600, brisk: 250, "at-once": 0 };

/** Whether a table of this id is known not to exist. */
async function isGone(id: string): Promise<boolean> {
  try {
    await api.table(id);
    return false;
  } catch (error) {
    return error instanceof Refused && error.status === 404;
  }
}

/** Sockets first; after three that never opened, plain requests. */
function dialler(id: string, query: () => string): Dial {
  const host = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}`;
  const socket = bySocket(
    () => `${host}/api/tables/${id}/socket?${query()}`,
    () => isGone(id),
  );
  const polling = byPolling(id);
  let everOpened = false;
  return (carrier, attempt) => {
    if (attempt >= 3 && !everOpened) return polling(carrier, attempt);
    return socket({ ...carrier, opened: () => ((everOpened = true), carrier.opened()) }, attempt);
  };
}

export class Table {
  news = $state.raw<News | null>(null);
  state = $state<State>("connecting");
  lines = $state.raw<Line[]>([]);
  /** The picture that is drawn: what others do is shown one moment after the other. */
  readonly stage = new Stage();
  /** What is heard of each event of this game. */
  sounds: Sounds = {};
  aids = $state.raw<unknown>(null);
  sheet = $state.raw<unknown>(null);
  hint = $state.raw<Hint | null>(null);
  /** What was refused last, in words. */
  refusal = $state.raw<Message | null>(null);
  /** The own action that is under way: another one would have to wait for what comes of it. */
  pending = $state.raw<Request | null>(null);
  /** When the last news came, by this page's own clock: clocks count from here. */
  received = $state(0);
  /** Where several share the screen: the seat whose player has said to be there; null hides everything private. */
  eyes = $state<number | null>(null);

  /** Whether the screen was handed on since the page was opened. */
  handedOn = false;

  private readonly connection: Connection;
  private asked = "";

  constructor(readonly id: string) {
    this.connection = new Connection(
      dialler(id, () => this.known()),
      (news) => this.take(news),
      (state) => (this.state = state),
    );
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.stage.onshow = (lines) => {
      const sound = soundOf(this.sounds, lines);
      if (sound) void play(sound, lines[0]?.seat === this.seat ? 1 : OTHERS);
    };
  }

  /** What a new line has to know: how far the log is, and whose eyes look. */
  private known(): string {
    const seat = this.eyes !== null && this.own.includes(this.eyes) ? `&seat=${this.eyes}` : "";
    return `aids=1&seq=${this.news?.seq ?? 0}&gap=${GAPS[settings.bots]}${seat}`;
  }

  get info() {
    return this.news!.table;
  }
  get seat(): number {
    return this.news?.seat ?? -1;
  }
  get own(): number[] {
    return this.news?.own ?? [];
  }
  get choices(): string[] {
    return this.news?.choices ?? [];
  }
  /** What can be chosen now: nothing while an own action is under way. */
  get offered(): string[] {
    return this.pending ? [] : this.choices;
  }
  get playing(): boolean {
    return this.news?.table.status === "playing";
  }
  /** Whether this seat has to act now. */
  get myTurn(): boolean {
    return this.playing && this.seat >= 0 && this.own.includes(this.seat) && this.info.waiting.includes(this.seat);
  }
  /** The own seats that have to act: more than one person may sit at this screen. */
  get awaited(): number[] {
    return this.playing ? this.own.filter((seat) => this.info.waiting.includes(seat) && !this.info.seats[seat]?.bot) : [];
  }
  get isHost(): boolean {
    return me.id !== "" && me.id === this.info.host;
  }

  private take(news: News): void {
    const before = this.news;
    this.news = news;
    this.stage.take(news);
    this.received = performance.now();
    if (!before || before.seat !== news.seat || before.seq !== news.seq) {
      this.hint = null;
      this.readOn(before, news);
    }
    // A new line looks with the eyes of the first own seat: the one who sits at the screen may be another.
    if (this.own.length > 1 && this.eyes !== null && this.eyes !== news.seat && !news.to) void this.look(this.eyes);
    if (news.refused) this.refuse(news.refused);
    if ((news.table.emotes?.length ?? 0) > (before?.table.emotes?.length ?? 0)) void play("hello");
    this.help();
  }

  /** Keep the log whole: new lines are put on, and whatever was missed is asked for. */
  private readOn(before: News | null, news: News): void {
    const changedEyes = before !== null && before.seat !== news.seat;
    const known = changedEyes ? 0 : (before?.seq ?? 0);
    const events = news.events ?? [];
    const first = events[0]?.seq ?? news.seq;
    if (!changedEyes && first <= known) {
      this.lines = [...this.lines.filter((line) => line.seq < first), ...events];
      return;
    }
    if (!news.seq) {
      this.lines = [];
      return;
    }
    void this.question<Line[]>({ do: "ask", what: "log", seq: known }).then((lines) => {
      if (lines) this.lines = [...(known ? this.lines.filter((line) => line.seq < known) : []), ...lines];
    });
  }

  /** Fetch what helps to see this position, once for each. */
  private help(): void {
    const news = this.news!;
    const position = `${news.seat}/${news.seq}/${news.table.status}`;
    if (!news.view || position === this.asked) return;
    this.asked = position;
    // Plain requests bring none.
    if (news.aids) this.aids = news.aids;
    else
      void this.question({ do: "ask", what: "aids" }).then((aids) => {
        if (position === this.asked) this.aids = aids;
      });
    if (news.table.status === "finished" && !this.sheet)
      void this.question({ do: "ask", what: "sheet" }).then((sheet) => (this.sheet = sheet));
  }

  private refuse(refused: Refusal): void {
    this.refusal = { key: refused.key, args: refused.args };
    void play("refused");
  }

  /** Ask for something; null if it was refused or the answer was lost. */
  private async question<T>(request: Request): Promise<T | null> {
    const told = await this.connection.ask(request);
    return told?.kind === "answer" && !told.refused ? (told.answer as T) : null;
  }

  /** Do something; false if it was refused. */
  async request(request: Request): Promise<boolean> {
    this.refusal = null;
    // What carries a ticket moves the game on; a greeting or a look blocks nothing.
    if ("ticket" in request) this.pending = request;
    const told = await this.connection.ask(request, (answer) => {
      // Together with the news that answers it, so that boards are drawn once.
      if (this.pending === request) this.pending = null;
      if (answer?.kind === "answer" && answer.refused) this.refuse(answer.refused);
    });
    return Boolean(told) && !told?.refused;
  }

  /** Take an offered choice; false if nothing came of it. */
  choose = async (text: string): Promise<boolean> => {
    if (this.pending) return false;
    return this.request({ do: "act", text, ticket: this.news?.ticket ?? 0, seat: this.seat });
  };

  whyNot = async (text: string): Promise<Message | null> => {
    const told = await this.connection.ask({ do: "ask", what: "why-not", text });
    if (told?.refused) return { key: told.refused.key, args: told.refused.args };
    return told?.kind === "answer" ? ((told.answer as Message | null) ?? null) : null;
  };

  /** What an offered action would bring, as the game tells it; null if there is nothing to show. */
  preview = (text: string): Promise<unknown> => this.question({ do: "ask", what: "preview", text });

  undo = (): void => void this.request({ do: "undo", ticket: this.news?.ticket ?? 0, seat: this.seat });

  resign = (): void => void this.request({ do: "resign", ticket: this.news?.ticket ?? 0, seat: this.seat });

  emote = (emote: Emote): void => void this.request({ do: "emote", emote, seat: this.seat });

  async askHint(): Promise<void> {
    this.refusal = null;
    const at = this.news?.seq;
    const told = await this.connection.ask({ do: "ask", what: "hint" });
    if (told?.refused) this.refuse(told.refused);
    else if (told?.kind === "answer" && this.news?.seq === at) this.hint = told.answer as Hint;
  }

  look(seat: number): Promise<boolean> {
    this.eyes = seat;
    if (seat === this.seat) return Promise.resolve(true);
    this.handedOn = true;
    return this.request({ do: "look", seat });
  }

  /** The game as these eyes saw it after so many rows; null if it cannot be had now. */
  async asSeenAt(rows: number): Promise<Frame | null> {
    const frame = await this.question<Frame>({ do: "ask", what: "moment", seq: rows });
    return frame && frame.view.seat === this.seat ? frame : null;
  }

  /** The table as a picture in text, in the visitor's language, after so many rows; empty if it cannot be had now. */
  async sketch(rows: number): Promise<string> {
    const { language } = settings;
    return (await this.question<string>({ do: "ask", what: "sketch", seq: rows, language })) ?? "";
  }

  hurry = (): void => this.connection.hurry();

  /** The network is back, or the page is looked at again. What happens while nobody looks is not staged. */
  private readonly wake = (): void => {
    if (document.hidden) this.stage.drain();
    else this.hurry();
  };

  /** The line was opened by a stranger, and now the visitor is somebody. */
  redial = (): void => this.connection.redial();

  close(): void {
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.connection.close();
    this.stage.drain();
    seated.names = [];
  }
}
