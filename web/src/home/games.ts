// What the first page shows of a game before the server has answered: its name and its picture.

export const GAMES = ["arboretum", "treehouse", "renature"] as const;
export type GameKey = (typeof GAMES)[number];

/** `../games/renature/cover.svg` is of the game renature. */
const gameOf = (path: string): string => path.split("/").at(-2)!;

const covers = import.meta.glob<string>("../games/*/cover.svg", { eager: true, import: "default", query: "?url" });
export const COVERS: Record<string, string> = Object.fromEntries(Object.entries(covers).map(([path, url]) => [gameOf(path), url]));

const lessons = new Set(Object.keys(import.meta.glob("../games/*/lesson.ts")).map(gameOf));

/** Whether there is a guided first game. */
export const hasLesson = (game: string): boolean => lessons.has(game);
