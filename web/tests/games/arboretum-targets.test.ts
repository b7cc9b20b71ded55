import { describe, expect, it } from "vitest";
import { targetsFor } from "../../src/games/arboretum/targets";

const row: [string, number, number][] = [
  ["oak3", 0, 0],
  ["oak4", 1, 0],
];
const at = (card: string, choices: string[]) => targetsFor(card, row, choices).map(({ x, y, open }) => `${x},${y}${open ? " open" : ""}`);

describe("the cells around a held card", () => {
  it("are those offered, and the ground between them", () => {
    expect(at("oak6", ["play oak6 2,0", "play oak6 1,-1", "play maple1 0,1"])).toEqual(["0,-1", "1,-1 open", "2,-1", "2,0 open"]);
  });

  it("are the ground all around when nothing can be planted, so that it can say why", () => {
    const cells = at("oak6", ["draw deck"]);
    expect(cells).toHaveLength(3 * 4 - 2);
    expect(cells.some((cell) => cell.includes("open"))).toBe(false);
  });

  it("are none when the card goes elsewhere", () => {
    expect(at("oak6", ["discard oak6", "discard oak7"])).toEqual([]);
  });
});
