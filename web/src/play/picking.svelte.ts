// What a player has picked up and points at, and how that becomes one of the offers.
import { untrack } from "svelte";
import type { Message } from "../lib/messages";
import type { Offer, Offers } from "./offers";

/** What a game says of the position on the table. */
export interface Situation<O extends Offer> {
  offers: Offers<O>;
  /** Whether this piece can be in the player's hand now. */
  holds: (piece: string) => boolean;
  /** Whether this offer is taken only when it is confirmed. */
  asksTwice: (offer: O) => boolean;
  /** The action, offered or not, that putting this piece there would be. */
  written: (piece: string | null, place: string) => string;
  choose: (text: string) => void;
  whyNot: (text: string) => Promise<Message | null>;
}

/** Something that is told beside what it is about. */
export interface Notice {
  message: Message;
  beside: Element | null;
}

// Long enough not to ask about everything that a pointer crosses.
const PATIENCE = 200;

export class Picking<O extends Offer, S extends Situation<O> = Situation<O>> {
  /** The piece that was picked up. */
  picked = $state<string | null>(null);
  /** The place that is pointed at: by a pointer, by the focus, or by what is dragged. */
  pointed = $state<string | null>(null);
  /** What waits to be confirmed. */
  proposal = $state.raw<O | null>(null);
  notice = $state.raw<Notice | null>(null);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(protected readonly now: () => S) {
    // News may bring the same choices again, with somebody's greeting for example: then nothing is put down.
    const offered = $derived(
      now()
        .offers.all.map(({ text }) => text)
        .join("\n"),
    );
    $effect(() => {
      void offered;
      untrack(() => this.settle());
    });
    // In a replay the hand changes while nothing is ever offered.
    $effect(() => {
      if (this.picked !== null && !now().holds(this.picked)) untrack(() => this.reset());
    });
  }

  /** Whether there is something that Escape would put down. */
  get anything(): boolean {
    return this.picked !== null || this.proposal !== null;
  }

  /** What stays when the choices change: what is still offered, and what is still in the hand. */
  protected settle(): void {
    const { offers, holds } = this.now();
    if (this.proposal && !offers.has(this.proposal.text)) this.proposal = null;
    if (this.picked && !holds(this.picked)) this.picked = null;
    this.forget();
  }

  reset(): void {
    this.picked = this.proposal = null;
    this.forget();
  }

  /** One step back: from the question to the piece, from the piece to nothing. */
  cancel(): void {
    this.forget();
    if (this.proposal) this.proposal = null;
    else this.reset();
  }

  /** Pick a piece up; the one that is picked is put down again. */
  pick(piece: string): void {
    const again = this.picked === piece;
    this.reset();
    if (!again) this.picked = piece;
  }

  /** The offer that putting the picked piece there would take. */
  offerAt(place: string): O | undefined {
    const { offers, written } = this.now();
    return offers.get(written(this.picked, place));
  }

  /** Point at a place, or at none; with a piece in hand the player wonders why it cannot go there. */
  point(place: string | null, beside: Element | null = null): void {
    this.pointed = place;
    if (place === null || this.picked === null || this.offerAt(place)) this.forget();
    else this.wonder(this.now().written(this.picked, place), beside);
  }

  /** Put the picked piece there. */
  press(place: string, beside: Element | null = null): void {
    this.take(this.now().written(this.picked, place), beside);
  }

  /** Take an offer, at once or when it is confirmed; say why not if it is not offered. */
  take(text: string, beside: Element | null = null): void {
    const { offers, asksTwice, choose } = this.now();
    const offer = offers.get(text);
    if (!offer) return void this.explain(text, beside);
    if (asksTwice(offer) && this.proposal?.text !== text) {
      this.forget();
      this.proposal = offer;
      return;
    }
    this.reset();
    choose(text);
  }

  /** Ask for the reason, unless something else is pointed at soon. */
  wonder(text: string, beside: Element | null = null): void {
    this.forget();
    this.timer = setTimeout(() => void this.explain(text, beside), PATIENCE);
  }

  /** Ask for the reason now. */
  async explain(text: string, beside: Element | null = null): Promise<void> {
    this.forget();
    const asked = this.asked;
    const message = await this.now().whyNot(text);
    // Something else was asked meanwhile, or nothing is to be explained any more.
    if (asked === this.asked && message) this.notice = { message, beside };
  }

  tell(message: Message, beside: Element): void {
    this.forget();
    this.notice = { message, beside };
  }

  forget(): void {
    clearTimeout(this.timer);
    this.asked++;
    this.notice = null;
  }
}
