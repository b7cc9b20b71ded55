// The cards that moved last: the own draws of this turn, and what everyone played and laid off last.
import { untrack } from "svelte";
import type { Line } from "../board";
import type { GameEvent } from "./wire";

interface Heard {
  view: unknown;
  events: Line<GameEvent>[];
  own: number;
}

export class Recent {
  cards = $state.raw(new Set<string>());
  private own = -1;
  private drawn: string[] = [];
  private readonly last = new Map<string, string>();

  /** Hears the events of every new view before it is drawn. */
  constructor(now: () => Heard) {
    let shown: unknown = null;
    $effect.pre(() => {
      const { view, events, own } = now();
      if (view === shown) return;
      shown = view;
      untrack(() => this.hear(events, own));
    });
  }

  private hear(events: Line<GameEvent>[], own: number): void {
    if (own !== this.own) this.drawn = [];
    this.own = own;
    for (const { event } of events) {
      if (event?.event === "CardDrawn") {
        if (event.seat === own && event.card) this.drawn.push(event.card);
      } else if (event?.event === "CardPlayed" || event?.event === "CardDiscarded") {
        if (event.event === "CardDiscarded" && event.seat === own) this.drawn = [];
        this.last.set(`${event.event} ${event.seat}`, event.card);
      }
    }
    this.cards = new Set([...this.drawn, ...this.last.values()]);
  }
}
