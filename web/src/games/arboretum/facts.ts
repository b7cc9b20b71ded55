// What everybody may know of a seat, for the header.
import type { Fact, View } from "../board";
import type { Aids, PrivateView, PublicView } from "./wire";

export function facts({ public: table }: View<PublicView, PrivateView>, aids: Aids | null): Fact[][] {
  return table.seats.map(({ hand_size, pile }, seat): Fact[] => [
    { sign: "path", value: aids?.worths[seat] ?? 0, words: { key: "arboretum-board-worth", args: { points: aids?.worths[seat] ?? 0 } } },
    { sign: "hand", value: hand_size, words: { key: "arboretum-board-held", args: { count: hand_size } } },
    { sign: "pile", value: pile.length, words: { key: "arboretum-board-piled", args: { count: pile.length } } },
  ]);
}
