// The games of this server. Before it has answered, and for pages that never ask: those the client was built with.
import { api, type GameInfo } from "./api";
import { isBuiltIn, loadWords } from "./messages";
import { GAMES } from "../home/games";

let infos = $state.raw<GameInfo[] | null>(null);
let isWhole = false;

export const games = {
  get keys(): readonly string[] {
    return infos?.map(({ key }) => key) ?? GAMES;
  },
  info(key: string): GameInfo | undefined {
    return infos?.find((info) => info.key === key);
  },
  /** Ask once. Games that the client was not built with are shown as soon as it is known what they are called. */
  async load(): Promise<void> {
    if (isWhole) return;
    const found = await api.games();
    infos = found.filter(({ key }) => isBuiltIn(key));
    const other = found.find(({ key }) => !isBuiltIn(key));
    if (other) await loadWords(other.key);
    infos = found;
    isWhole = true;
  },
};
