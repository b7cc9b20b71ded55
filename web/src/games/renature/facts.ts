// What everybody may know of a seat, for the header.
import type { Fact, View } from "../board";
import type { PrivateView, PublicView } from "./wire";

export function facts({ public: table }: View<PublicView, PrivateView>): Fact[][] {
  return table.seats.map(({ score, clouds, hand_size, reserve }): Fact[] => [
    { value: score, words: { key: "renature-board-points", args: { points: score } } },
    { sign: "cloud", value: clouds, words: { key: "renature-board-clouds", args: { clouds } } },
    { sign: "hand", value: hand_size, words: { key: "renature-board-held", args: { count: hand_size } } },
    { sign: "pile", value: reserve, words: { key: "renature-board-reserve", args: { count: reserve } } },
  ]);
}
