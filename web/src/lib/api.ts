// The server's HTTP side. A refusal is thrown as a `Refused` that carries the message for people.
import { loadWordsOf, type Message, type OwnMessage } from "./messages";
import type { ShuffledRecord } from "./shuffle";
import type { Answer, Line, NewTable, News, Outcome, Refusal, Request, TableNews } from "./wire";

const OFFLINE: OwnMessage = { key: "client-offline" };

export class Refused extends Error {
  constructor(
    readonly words: Message,
    readonly status: number,
  ) {
    super(words.key);
  }
}

/** What people are told of something that failed. */
export function problemOf(error: unknown): Message {
  return error instanceof Refused ? error.words : OFFLINE;
}

export interface Visitor {
  id: string;
  name: string;
}

export interface GameInfo {
  key: string;
  min_players: number;
  max_players: number;
  minutes: number;
  options: { properties?: Record<string, unknown> };
  /** Weakest first. */
  levels: { key: string }[];
  /** The one to offer somebody who has not chosen yet. */
  level: string;
}

/** A table in a list; `own` are the visitor's seats at it. */
export interface Listed {
  table: TableNews;
  own: number[];
  my_turn: boolean;
}

export interface Lobby {
  open: TableNews[];
  mine: Listed[];
  watch: TableNews[];
}

/** The table after one row, -1 is the deal; with all cards open it is seen by the seat to act. */
export interface Frame {
  seq: number;
  view: { seat: number; public: Record<string, unknown>; private: unknown };
  events: Line[];
  waiting: number[];
  /** With all cards open: every seat's private part. */
  open?: unknown[];
  /** What helps to see this moment. */
  aids?: unknown;
  /** The table as a picture in text, where that was asked for. */
  sketch?: string;
}

export interface Story {
  game: string;
  options: Record<string, unknown>;
  seats: { name?: string; bot?: string }[];
  frames: Frame[];
  sheet: unknown;
  outcome: Outcome | null;
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body),
    });
  } catch {
    throw new Refused(OFFLINE, 0);
  }
  const found: unknown = await response.json().catch(() => null);
  if (response.ok) return found as T;
  const refused = (found as { refused?: Refusal } | null)?.refused ?? (found as Refusal | null);
  const failed: OwnMessage = { key: "client-failed", args: { status: response.status } };
  const words: Message = refused?.key ? { key: refused.key, args: refused.args } : failed;
  // What is wrong with a record or an option may be said in words that this page has not needed before.
  await loadWordsOf(words).catch(() => undefined);
  throw new Refused(words, response.status);
}

const eyes = (seat: number | null, before = "?"): string => (seat === null ? "" : `${before}seat=${seat}`);
/** How a game is told again: by whose eyes, and in which language it is drawn as text, if at all. */
function telling(seat: number | null, sketch: string): string {
  const query = new URLSearchParams({ ...(seat !== null && { seat: String(seat) }), ...(sketch && { sketch }) });
  return query.size ? `?${query}` : "";
}

export const api = {
  me: () => call<Visitor>("GET", "/api/me"),
  name: (name: string) => call<Visitor>("POST", "/api/me", { name }),
  link: () => call<{ path: string }>("POST", "/api/me/link"),
  signOut: () => call<Visitor>("POST", "/api/me/sign-out"),
  adopt: (code: string) => call<Visitor>("POST", "/api/device", { code }),
  games: () => call<GameInfo[]>("GET", "/api/games"),
  lobby: () => call<Lobby>("GET", "/api/lobby"),
  newTable: (table: NewTable) => call<News>("POST", "/api/tables", table),
  table: (id: string) => call<News>("GET", `/api/tables/${id}`),
  request: (id: string, request: Request, seat: number | null) => call<News | Answer>("POST", `/api/tables/${id}${eyes(seat)}`, request),
  news: (id: string, seq: number, version: number, seat: number | null) =>
    call<News>("GET", `/api/tables/${id}/news?seq=${seq}&version=${version}${eyes(seat, "&")}`),
  record: (id: string) => call<ShuffledRecord>("GET", `/api/tables/${id}/record`),
  verify: (record: unknown) => call<{ right: string[]; notes: string[] }>("POST", "/api/verify", record),
  frames: (id: string, seat: number | null, sketch = "") => call<Story>("GET", `/api/tables/${id}/frames${telling(seat, sketch)}`),
  replay: (record: string, seat: number | null, sketch = "") => call<Story>("POST", `/api/replay${telling(seat, sketch)}`, record),
};
