// As much of a page as the model of a table needs, and news for it.
import { vi } from "vitest";
import type { News } from "../src/lib/wire";

/** To be called before anything of the client is imported. */
export function stubPage(Socket: unknown): void {
  vi.stubGlobal("navigator", { languages: ["en"], language: "en" });
  vi.stubGlobal("document", { documentElement: { dataset: {}, lang: "" }, addEventListener: () => {}, removeEventListener: () => {} });
  vi.stubGlobal("location", { protocol: "http:", host: "localhost", pathname: "/t/t" });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("WebSocket", Socket);
}

/** What the server says of a table after so many rows. */
export const newsAt = (seq: number, more: Partial<News> = {}, table: Partial<News["table"]> = {}): News => ({
  kind: "news",
  seq,
  seat: 0,
  table: {
    id: "t",
    game: "arboretum",
    status: "playing",
    options: {},
    seats: [],
    host: "o",
    waiting: [0],
    pace: { kind: "unlimited" },
    now: 0,
    version: seq,
    ...table,
  },
  ...more,
});
