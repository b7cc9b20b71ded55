// Actions as people say them.
import type { Message } from "../../lib/messages";
import type { View } from "../board";
import { cardName as card, speciesOf } from "./cards";
import { cellOf, type ArboretumOffer } from "./offers";
import type { LaidCard, PrivateView, PublicView } from "./wire";

type ArboretumView = View<PublicView, PrivateView>;

/** On which side of a card the cell is that lies so far from it. */
const SIDES: Record<string, string> = { "1,0": "right", "-1,0": "left", "0,1": "below", "0,-1": "above" };

/** An offered action in words. */
export function inWords({ verb, piece, place }: ArboretumOffer, view: ArboretumView): Message {
  if (verb === "discard") return { key: "arboretum-do-discard", args: { card: card(piece) } };
  return verb === "draw" ? drawing(place, view) : playing(piece, place, view);
}

function drawing(place: string, { seat, public: { seats } }: ArboretumView): Message {
  if (place === "deck") return { key: "arboretum-do-draw-deck" };
  const owner = Number(place.split(" ")[1]);
  const top = card(seats[owner]?.pile.at(-1) ?? "");
  if (owner === seat) return { key: "arboretum-do-draw-own", args: { card: top } };
  return { key: "arboretum-do-draw-pile", args: { card: top, player: { key: "player", args: { seat: owner } } } };
}

/** A place is called by a card beside it, if possible of the same species: that is where the card belongs. */
function playing(piece: string, place: string, { seat, public: { seats } }: ArboretumView): Message {
  const [x, y] = cellOf(place);
  const side = ([, left, top]: LaidCard): string | undefined => SIDES[`${x - left},${y - top}`];
  const beside = seats[seat]?.arboretum.filter(side) ?? [];
  const neighbour = beside.find(([name]) => speciesOf(name) === speciesOf(piece)) ?? beside[0];
  if (!neighbour) return { key: "arboretum-do-play-first", args: { card: card(piece) } };
  return { key: "arboretum-do-play", args: { card: card(piece), side: side(neighbour)!, neighbour: card(neighbour[0]) } };
}
