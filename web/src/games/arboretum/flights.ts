// Cards fly from the deck and the piles into hands, and from hands into arboretums and onto piles.
import type { Flight } from "../../play/flights.svelte";
import { DECK, pileOf } from "./offers";
import type { GameEvent } from "./wire";

export const seatOf = (seat: number): string => `seat ${seat}`;

/** How an event is seen by the eyes of a seat. */
export function flightOf(event: GameEvent, eyes: number): Flight | null {
  if (event.event === "CardDrawn") {
    const { seat, pile, card } = event;
    const hand = seatOf(seat);
    return {
      // A card that nobody else sees flies as the back that lay on the deck.
      piece: card ?? DECK,
      from: pile === null ? [DECK] : [...(card ? [card] : []), pileOf(pile)],
      to: seat === eyes && card ? [card, hand] : [hand],
    };
  }
  if (event.event !== "CardPlayed" && event.event !== "CardDiscarded") return null;
  const { seat, card } = event;
  const pile = event.event === "CardDiscarded" ? [pileOf(seat)] : [];
  return { piece: card, from: [card, seatOf(seat)], to: [card, ...pile, seatOf(seat)] };
}
