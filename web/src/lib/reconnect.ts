// What becomes of a request that was unanswered when the connection broke: reconnect.json read as data.
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
