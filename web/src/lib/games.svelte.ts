// The games of this server. Before it has answered, and for pages that never ask: those the client was built with.
import { api, type GameInfo } from "./api";
import { isBuiltIn, loadWords } from "./messages";
import { GAMES } from "../home/games";

let infos = $state.raw<GameInfo[]>([]);

export const games = {
  get keys(): readonly string[] {
    return infos.length ? infos.map(({ key }) => key) : GAMES;
  },
  info(key: string): GameInfo | undefined {
    return infos.find((info) => info.key === key);
  },
  /** Ask once; what other games are called is known before they are shown. */
  async load(): Promise<void> {
    if (infos.length) return;
    const found = await api.games();
    const other = found.find(({ key }) => !isBuiltIn(key));
    if (other) await loadWords(other.key);
    infos = found;
  },
};
