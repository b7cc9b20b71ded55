// What becomes of a connection that was closed, and of a request that was unanswered then: reconnect.json read as data.
import table from "./reconnect.json";
import type { News, Request } from "./wire";

export type Verdict = "resend" | "done" | "drop";

interface Row {
  cut: string;
  requests: string[];
  status?: string[];
  ticket?: string;
  next?: boolean;
  does: string;
  server: string;
}

export const ROWS: Row[] = table.rows;

export const CLOSES = table.closes;

/** Whether coming back is worth it, given the code of a close; null if the code says nothing about it. */
export function afterClose(code: number): "again" | "gone" | null {
  return (CLOSES.find((row) => row.code === code)?.does ?? null) as "again" | "gone" | null;
}

function ticketIn(request: Request, news: News): "same" | "passed" | "unknown" | null {
  if (!("ticket" in request)) return null;
  if ((request.seat ?? news.seat) !== news.seat) return "unknown";
  return (news.ticket ?? 0) > request.ticket ? "passed" : "same";
}

/** What to do with an unanswered request, given the first news after the connection came back. */
export function afterCut(request: Request, news: News): Verdict {
  const ticket = ticketIn(request, news);
  for (const row of ROWS) {
    if (!row.requests.includes(request.do)) continue;
    if (row.status && !row.status.includes(news.table.status)) continue;
    if (row.ticket && row.ticket !== ticket) continue;
    if (row.next && !news.table.next) continue;
    return row.does as Verdict;
  }
  return "drop";
}
