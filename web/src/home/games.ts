// What the first page shows of a game before the server has answered: its picture, and the facts that never change.
import arboretum from "../art/cover-arboretum.svg";
import renature from "../art/cover-renature.svg";
import treehouse from "../art/cover-treehouse.svg";

export const GAMES = ["arboretum", "treehouse", "renature"] as const;
export type GameKey = (typeof GAMES)[number];

export const MINUTES: Record<GameKey, number> = { arboretum: 30, treehouse: 20, renature: 45 };

export const COVERS: Record<string, string> = { arboretum, treehouse, renature };
