// The written names of cards: `oak4` is a species and a value.
import type { Message } from "../../lib/messages";

export const speciesOf = (card: string): string => card.slice(0, -1);
export const valueOf = (card: string): number => Number(card.slice(-1));

/** What a card is called. */
export const cardName = (card: string): Message => ({
  key: "arboretum-card",
  args: { species: speciesOf(card), value: valueOf(card) },
});
