// What is said of rooms and colours, and of actions as people say them.
import type { Message } from "../../lib/messages";
import type { View } from "../board";
import type { TreehouseOffer } from "./offers";
import { colourOf } from "./rooms";
import type { PrivateView, PublicView } from "./wire";

export const colour = (name: string): Message => ({ key: "treehouse-colour", args: { colour: name } });

export const room = (name: string): Message => ({ key: "treehouse-coloured-room", args: { room: name, colour: colourOf(name) } });

/** An offered action in words. */
export function inWords({ verb, piece, place }: TreehouseOffer, view: View<PublicView, PrivateView>): Message {
  const seat = view.public.seats[view.seat];
  if (verb === "choose") return { key: "treehouse-do-choose", args: { room: room(piece) } };
  if (verb === "take") return { key: "treehouse-do-take", args: { condition: piece } };
  if (verb === "lay") return { key: "treehouse-do-lay", args: { condition: seat?.card ?? "", colour: colour(place) } };
  if (verb === "claim") return { key: "treehouse-do-claim", args: { colour: colour(place) } };
  const revealed = room(seat?.revealed ?? "");
  if (verb === "discard") return { key: "treehouse-do-discard", args: { room: revealed } };
  const [level = 0, number = 0] = place.split(",").map(Number);
  return { key: "treehouse-do-build", args: { room: revealed, level, place: number } };
}
