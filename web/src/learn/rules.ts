// How many pages each game's how-to has, and its rulings by number; the words are in messages/<language>/<game>-learn.ftl.

const numbered = (letter: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${letter}${i + 1}`);

export const RULES: Record<string, { pages: number; rulings: string[] }> = {
  arboretum: { pages: 6, rulings: numbered("A", 16) },
  treehouse: { pages: 6, rulings: numbered("T", 17) },
  renature: { pages: 6, rulings: numbered("N", 24) },
};
