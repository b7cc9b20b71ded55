// The cards that moved last: the own draws of this turn, and what everyone played and laid off last.
import type { Line } from "../board";
import type { GameEvent } from "./wire";

export class Recent {
  cards = $state(new Set<string>());
  #own = -1;
  #drawn: string[] = [];
  #last = new Map<string, string>();

  hear(events: Line<GameEvent>[], own: number): void {
    if (own !== this.#own) this.#drawn = [];
    this.#own = own;
    for (const { event } of events) {
      if (event?.event === "CardDrawn") {
        if (event.seat === own && event.card) this.#drawn.push(event.card);
      } else if (event?.event === "CardPlayed" || event?.event === "CardDiscarded") {
        if (event.event === "CardDiscarded" && event.seat === own) this.#drawn = [];
        this.#last.set(`${event.event} ${event.seat}`, event.card);
      }
    }
    this.cards = new Set([...this.#drawn, ...this.#last.values()]);
  }
}
