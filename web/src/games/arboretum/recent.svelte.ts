// The cards that moved last: the own draws of this turn, and what everyone played and laid off last.
import type { Line } from "../board";

export class Recent {
  cards = $state(new Set<string>());
  #own = -1;
  #drawn: string[] = [];
  #last = new Map<string, string>();

  hear(events: Line[], own: number): void {
    if (own !== this.#own) this.#drawn = [];
    this.#own = own;
    for (const { event } of events) {
      const { event: kind, seat, card } = (event ?? {}) as { event?: string; seat?: number; card?: string | null };
      if (kind === "CardDrawn" && seat === own && card) this.#drawn.push(card);
      if (kind === "CardDiscarded" && seat === own) this.#drawn = [];
      if ((kind === "CardPlayed" || kind === "CardDiscarded") && card) this.#last.set(`${kind} ${seat}`, card);
    }
    this.cards = new Set([...this.#drawn, ...this.#last.values()]);
  }
}
