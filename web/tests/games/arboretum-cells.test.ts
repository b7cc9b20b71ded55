import { describe, expect, it } from "vitest";
import { extent, read, speciesOf, valueOf } from "../../src/games/arboretum/cells";

describe("written actions", () => {
  it("are taken apart", () => {
    expect(read("draw deck")).toEqual({ verb: "draw" });
    expect(read("draw pile 2")).toEqual({ verb: "draw", pile: 2 });
    expect(read("play cherry_blossom4 2,-1")).toEqual({ verb: "play", card: "cherry_blossom4", x: 2, y: -1 });
    expect(read("discard oak8")).toMatchObject({ verb: "discard", card: "oak8" });
    expect(read(null)).toBeNull();
  });
});

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
