// The written actions of Best Treehouse Ever: `choose red7`, `build 3,2`, `discard`, `take two`, `lay red`, `claim red`.
import type { Notation, Offer } from "../../play/offers";
import { COLOURS, type Colour, type Phase } from "./wire";

/**
 * A room is chosen (its place is `choice`), built at a place of the tree or discarded; a condition card is taken and laid on a
 * colour; a colour is claimed. The room that is built and the card that is laid go without saying.
 */
export interface TreehouseOffer extends Offer {
  readonly verb: "choose" | "build" | "discard" | "take" | "lay" | "claim";
}

export const CHOICE = "choice";
export const DISCARD = "discard";

export const isColour = (place: string): place is Colour => (COLOURS as readonly string[]).includes(place);

export const notation: Notation<TreehouseOffer> = {
  read(text) {
    const [verb, what = ""] = text.split(" ") as [TreehouseOffer["verb"], string?];
    if (verb === "choose") return { text, verb, piece: what, place: CHOICE };
    if (verb === "take") return { text, verb, piece: what, place: "" };
    return { text, verb, piece: "", place: verb === "discard" ? DISCARD : what };
  },
  write({ verb, piece, place }) {
    if (verb === "discard") return verb;
    return `${verb} ${verb === "choose" || verb === "take" ? piece : place}`;
  },
};

/** What putting this piece there would be, offered or not. */
export function writtenAt(place: string, piece: string | null, phase: Phase): string {
  return notation.write({ verb: verbAt(place, phase), piece: piece ?? "", place });
}

function verbAt(place: string, phase: Phase): TreehouseOffer["verb"] {
  if (place === CHOICE) return "choose";
  if (place === DISCARD) return "discard";
  if (isColour(place)) return phase === "claim" ? "claim" : "lay";
  return "build";
}
