// What others do is shown one moment after the other, so that everybody can follow it. The truth is never late: choices,
// clocks and refusals are those of the last news (table.svelte.ts). Only the picture lags behind, and catches up at a touch.
import { settings } from "./settings.svelte";
import type { Line, News } from "./wire";

/** A part of one row of the log, as a game stages it. */
export interface Part<AnyLine = Line> {
  lines: AnyLine[];
  /** How long it is shown, in ms. */
  ms: number;
  /** Drawn on the picture from before the row: what else the row brought would cover it. */
  before?: boolean;
  /** A scoring. It keeps its time, whoever's turn it is. */
  scene?: boolean;
  /** A scoring that stays until it is closed, unless a clock runs. */
  stays?: boolean;
  /** The log tells it when it is over: it would give away what is about to be shown. */
  hushed?: boolean;
}

/** Cuts one row into the parts that are shown one after the other. */
export type Script = (row: Line[]) => Part[];

/** What is shown now. */
export interface Moment extends Part {
  /** The row, and whose it is. */
  seq: number;
  seat: number;
  news: News;
}

export interface Clock {
  now: () => number;
  /** Calls back after so many ms; what it returns calls that off. */
  after: (ms: number, call: () => void) => () => void;
}

const pageClock: Clock = {
  now: () => performance.now(),
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

/** The times of a game are those of the leisurely pace. */
const PACES = { leisurely: 1, brisk: 0.5, "at-once": 0 } as const;
/** How long a game's moments last if it has no script of its own. */
const ANY = 700;
/** When something is to be done here, all that is left is shown within this time, in ms. */
const REST = 2000;
/** Whoever has missed more rows than these sees the last one only. */
const MOST_ROWS = 12;
const MINUTE = 60;

export class Stage {
  /** The news that is drawn. */
  shown = $state.raw<News | null>(null);
  /** What is happening there; null when all that happened has been shown. */
  moment = $state.raw<Moment | null>(null);
  /** What led to the picture that is drawn. */
  events = $state.raw<Line[]>([]);
  /** Whether the game is over, but its scoring is still being told: nothing may give the winner away. */
  finale = $state(false);
  /** How a game stages its events. */
  script: Script = (row) => [{ lines: row, ms: ANY }];
  /** Whether the game has a scoring to be told. */
  hasScoring = false;
  /** Told what is shown whenever something happens that can be seen here. */
  onshow: (lines: Line[]) => void = () => {};

  private queue = $state.raw<Moment[]>([]);
  private newest: News | null = null;
  /** By how much the rest is faster than usual. */
  private haste = 1;
  private started = 0;
  private lasts = 0;
  private callOff = () => {};

  constructor(private readonly clock: Clock = pageClock) {}

  /** Whether the last news is drawn. */
  readonly current = $derived(this.queue.length === 0 && !this.moment?.before);

  /** How many rows have been shown. */
  readonly rows = $derived(this.moment ? this.moment.seq + 1 : (this.shown?.seq ?? 0));

  /** How many rows the log may tell. */
  readonly told = $derived(this.moment?.hushed ? this.moment.seq : this.rows);

  take(news: News): void {
    const before = this.newest;
    this.newest = news;
    if (!before || before.seat !== news.seat || news.seq < before.seq) return this.cut(lastRow(news));
    if (news.seq === before.seq) return this.refresh(news);
    const rows = rowsOf(news.events ?? []);
    const last = rows.at(-1);
    const own = last?.[0]?.seat === news.seat;
    const undone = rows.some((row) => row.some(({ kind }) => kind === "undo"));
    if (!last || undone || rows.length > MOST_ROWS || document.hidden || !PACES[settings.bots]) {
      this.cut(news.events ?? []);
      if (last && !undone && !document.hidden && !this.finale) this.onshow(last);
      return;
    }
    if (own) this.stop();
    const over = news.table.status === "finished";
    const moments = rows.flatMap((row) => {
      const parts: Part[] = this.script(row);
      const { seq, seat } = row[0]!;
      // The picture of the end tells the points, and so do the last lines; that of several rows is the picture of the last one.
      if (over) return parts.slice(0, 1).map((part) => ({ ...part, lines: part.lines.slice(0, 1), seq, seat, news, before: true }));
      if (row !== last) return parts.slice(0, 1).map((part) => ({ ...part, seq, seat, news, before: true }));
      return parts.map((part) => ({ ...part, seq, seat, news }));
    });
    this.queue = [...this.queue, ...moments];
    if (!this.moment) this.next();
    this.hurry();
  }

  /** To the next moment, or to rest. */
  readonly next = (): void => {
    this.callOff();
    const [moment, ...rest] = this.queue;
    if (!moment) return this.rest();
    this.queue = rest;
    if (!moment.before) this.shown = this.newest?.seq === moment.news.seq ? this.newest : moment.news;
    this.moment = moment;
    this.events = moment.lines;
    this.onshow(moment.lines);
    if (moment.stays && !this.short()) return;
    this.wait(moment.ms * PACES[settings.bots] * (moment.scene ? 1 : this.haste));
  };

  /** Show all that is left at once. */
  readonly drain = (): void => {
    if (this.moment) this.cut(this.current ? this.events : lastRow(this.newest!));
  };

  endFinale = (): void => {
    this.finale = false;
  };

  private rest(): void {
    const before = this.shown;
    this.moment = null;
    this.haste = 1;
    this.shown = this.newest;
    if (this.hasScoring && before && before.table.status === "playing" && ended(this.newest!)) this.finale = true;
  }

  private cut(events: Line[]): void {
    this.stop();
    this.rest();
    // The last row ends with who won.
    this.events = this.finale ? events.filter(({ seq }) => seq === events.at(-1)?.seq).slice(0, 1) : events;
  }

  private stop(): void {
    this.callOff();
    this.queue = [];
    this.moment = null;
  }

  /** Nothing happened in the game, but clocks, greetings or seats have changed. The picture stays the same object. */
  private refresh(news: News): void {
    if (!this.shown || this.shown.seq !== news.seq) return;
    this.shown = { ...news, view: this.shown.view ?? news.view };
    this.newest = this.shown;
  }

  private wait(ms: number): void {
    this.started = this.clock.now();
    this.lasts = ms;
    this.callOff = this.clock.after(ms, this.next);
  }

  /** Something is to be done here: nobody is kept waiting for long. */
  private hurry(): void {
    const { newest, moment } = this;
    if (!moment || !newest || !newest.choices?.length || moment.seat === newest.seat) return;
    if (this.short()) return this.drain();
    const left = moment.scene ? 0 : this.lasts - (this.clock.now() - this.started);
    const all = left + this.queue.reduce((sum, { ms, scene }) => sum + (scene ? 0 : ms), 0) * PACES[settings.bots];
    if (all <= 0) return;
    const haste = Math.min(0.5, REST / all);
    if (haste >= this.haste) return;
    const change = haste / this.haste;
    this.haste = haste;
    if (moment.scene) return;
    this.callOff();
    this.wait(Math.max(0, left * change));
  }

  /** Whether a clock runs with less than a minute for each move. */
  private short(): boolean {
    const { table, seat } = this.newest!;
    return table.pace.kind === "clock" && (table.pace.increment ?? 0) < MINUTE && (table.seats[seat]?.ticking ?? false);
  }
}

/** Whether a game was played to its end. */
function ended({ table }: News): boolean {
  return table.status === "finished" && !table.seats.some((seat) => seat.resigned);
}

function rowsOf(lines: Line[]): Line[][] {
  const rows = new Map<number, Line[]>();
  for (const line of lines) rows.set(line.seq, [...(rows.get(line.seq) ?? []), line]);
  return [...rows.values()];
}

/** Whoever comes in the middle is shown the last row, not all that went before. */
const lastRow = (news: News): Line[] => (news.events ?? []).filter((line) => line.seq === news.seq - 1);
