// Every choice of whole games is read and written back as it was.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { notation as arboretum } from "../../src/games/arboretum/offers";
import { notation as renature } from "../../src/games/renature/offers";
import { notation as treehouse } from "../../src/games/treehouse/offers";
import { Offers, type Notation, type Offer } from "../../src/play/offers";

const CHOICES: Record<string, string[]> = JSON.parse(readFileSync(resolve(import.meta.dirname, "../choices.json"), "utf8"));
const NOTATIONS: Record<string, Notation<Offer>> = {
  arboretum: arboretum as Notation<Offer>,
  treehouse: treehouse as Notation<Offer>,
  renature: renature as Notation<Offer>,
};

describe.each(Object.keys(CHOICES))("%s", (game) => {
  const { read, write } = NOTATIONS[game]!;

  test("reads every choice and writes it back", () => {
    for (const text of CHOICES[game]!) {
      const { text: _, ...rest } = read(text);
      expect(write(rest)).toBe(text);
    }
  });

  test("keeps the parts of different choices apart", () => {
    const parts = CHOICES[game]!.map(read).map(({ verb, piece, place }) => [verb, piece, place].join("|"));
    expect(new Set(parts).size).toBe(parts.length);
  });
});

describe("offers", () => {
  const offers = new Offers(
    ["draw deck", "draw pile 1", "play oak4 0,1", "play oak4 1,0", "play ash2 0,1", "discard oak4"],
    arboretum.read,
  );

  test("are found by text, verb, piece and place", () => {
    expect(offers.has("draw deck")).toBe(true);
    expect(offers.has("draw")).toBe(false);
    expect(offers.get("play oak4 0,1")).toEqual({ text: "play oak4 0,1", verb: "play", piece: "oak4", place: "0,1" });
    expect(offers.of("draw").map(({ place }) => place)).toEqual(["deck", "pile 1"]);
    expect(offers.with("oak4").map(({ verb }) => verb)).toEqual(["play", "play", "discard"]);
    expect(offers.at("0,1").map(({ piece }) => piece)).toEqual(["oak4", "ash2"]);
    expect(offers.at("0,1", "ash2")).toHaveLength(1);
  });
});
