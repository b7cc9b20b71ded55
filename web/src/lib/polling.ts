// The same line without a socket: requests by POST, news by a GET that waits. For networks that let no socket through.
import { api, Refused } from "./api";
import type { Carrier, Dial, Transport } from "./connection";
import type { Request } from "./wire";

export function byPolling(table: string): Dial {
  return (carrier: Carrier): Transport => {
    let closed = false;
    let seat: number | null = null;
    let version = 0;
    let seq = 0;

    const lost = (error: unknown) => {
      if (!closed) carrier.closed(error instanceof Refused && error.status === 404);
      closed = true;
    };

    async function listen(): Promise<void> {
      const first = await api.table(table);
      carrier.opened();
      seat = first.seat;
      version = first.table.version;
      seq = first.seq;
      carrier.told(first);
      while (!closed) {
        const news = await api.news(table, seq, version, seat);
        if (closed) return;
        if (news.seq <= seq && news.table.version <= version) continue;
        version = news.table.version;
        seq = news.seq;
        carrier.told(news);
      }
    }

    async function send(request: Request): Promise<void> {
      if (request.do === "look") seat = request.seat;
      const to = request.id ?? 0;
      try {
        const answer = await api.request(table, request, seat);
        if (!closed) carrier.told({ ...answer, to });
      } catch (error) {
        if (!(error instanceof Refused) || error.status === 0) throw error;
        const { key, args = {} } = error.words;
        carrier.told({ kind: "answer", to, refused: { key, args, text: key } });
      }
    }

    listen().catch(lost);
    return {
      send: (request) => void send(request).catch(lost),
      close: () => (closed = true),
    };
  };
}
