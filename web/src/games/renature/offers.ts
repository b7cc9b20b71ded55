// The written actions of Renature: `place frog-owl 1,1 1,2`, `plant own oak 2,2`, `discard frog-owl`, `joker frog`,
// `return 3,2`, and those that are a single word.
import type { Notation, Offer } from "../../play/offers";

/** A domino is placed on two cells or discarded, a plant planted on a cell or returned from it, the joker moved to an animal. */
export interface RenatureOffer extends Offer {
  readonly verb: "place" | "plant" | "discard" | "joker" | "return" | Plain;
}

export type Plain = "leave" | "gather" | "score" | "end" | "again" | "stop";
const WITH_PIECE = { place: 1, plant: 2, discard: 1 } as const;

export const notation: Notation<RenatureOffer> = {
  read(text) {
    const [verb, ...words] = text.split(" ") as [RenatureOffer["verb"], ...string[]];
    const piece = WITH_PIECE[verb as keyof typeof WITH_PIECE] ?? 0;
    return { text, verb, piece: words.slice(0, piece).join(" "), place: words.slice(piece).join(" ") };
  },
  write: ({ verb, piece, place }) => [verb, piece, place].filter(Boolean).join(" "),
};
