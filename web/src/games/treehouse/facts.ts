// What everybody may know of a seat, for the header.
import type { Fact, View } from "../board";
import type { PrivateView, PublicView } from "./wire";

export function facts({ public: table }: View<PublicView, PrivateView>): Fact[][] {
  return table.seats.map(({ score, hand_size, house }): Fact[] => [
    { value: score, words: { key: "treehouse-board-points", args: { points: score } } },
    { sign: "house", value: house.length, words: { key: "treehouse-board-built", args: { count: house.length } } },
    { sign: "hand", value: hand_size, words: { key: "treehouse-board-held", args: { count: hand_size } } },
  ]);
}
