// What the first page shows of a game before the server has answered: its name and its picture.
import arboretum from "../art/cover-arboretum.svg";
import renature from "../art/cover-renature.svg";
import treehouse from "../art/cover-treehouse.svg";

export const GAMES = ["arboretum", "treehouse", "renature"] as const;
export type GameKey = (typeof GAMES)[number];

export const COVERS: Record<string, string> = { arboretum, treehouse, renature };

/** Whether there is a guided first game. */
export const hasLesson = (game: string): boolean => (GAMES as readonly string[]).includes(game);
