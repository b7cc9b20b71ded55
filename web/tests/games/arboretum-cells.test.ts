import { describe, expect, it } from "vitest";
import { speciesOf, valueOf } from "../../src/games/arboretum/cards";
import { extent, targetsFor } from "../../src/games/arboretum/cells";
import { notation } from "../../src/games/arboretum/offers";
import { Offers } from "../../src/play/offers";

describe("cards", () => {
  it("are a species and a value", () => {
    expect([speciesOf("royal_poinciana7"), valueOf("royal_poinciana7")]).toEqual(["royal_poinciana", 7]);
  });
});

describe("the extent of an arboretum", () => {
  it("holds every cell and always the first one", () => {
    expect(extent([])).toEqual({ left: 0, right: 0, top: 0, bottom: 0 });
    expect(
      extent([
        [0, 0],
        [-2, 1],
        [1, -3],
      ]),
    ).toEqual({ left: -2, right: 1, top: -3, bottom: 1 });
  });
});

describe("the cells around a held card", () => {
  const row: [string, number, number][] = [
    ["oak3", 0, 0],
    ["oak4", 1, 0],
  ];
  const at = (card: string, choices: string[]) =>
    targetsFor(card, row, new Offers(choices, notation.read)).map(({ x, y, offered }) => `${x},${y}${offered ? " offered" : ""}`);

  it("are those offered, and the ground between them", () => {
    expect(at("oak6", ["play oak6 2,0", "play oak6 1,-1", "play maple1 0,1"])).toEqual(["0,-1", "1,-1 offered", "2,-1", "2,0 offered"]);
  });

  it("are the ground all around when nothing can be planted, so that it can say why", () => {
    const cells = at("oak6", ["draw deck"]);
    expect(cells).toHaveLength(3 * 4 - 2);
    expect(cells.some((cell) => cell.includes("offered"))).toBe(false);
  });

  it("are none when the card goes elsewhere", () => {
    expect(at("oak6", ["discard oak6", "discard oak7"])).toEqual([]);
  });
});
