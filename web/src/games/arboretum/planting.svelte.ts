// Picking in Arboretum: cards go into the own arboretum or onto the own pile, and meanwhile one may look at those of others.
import type { Message } from "../../lib/messages";
import { Picking, type Situation } from "../../play/picking.svelte";
import { DISCARD, FIRST, isCell, pileOf, type ArboretumOffer } from "./offers";

interface AtTable extends Situation<ArboretumOffer> {
  /** The seat whose hand this is; -1 is a spectator. */
  own: number;
  hinted: ArboretumOffer | null;
  /** Whether this seat will have something to do, now or later. */
  playing: boolean;
}

interface Sentences {
  messages: Message[];
  beside: Element | null;
}

export class Planting extends Picking<ArboretumOffer, AtTable> {
  /** The seat whose arboretum is looked at instead of the own. */
  visited = $state<number | null>(null);
  private sentences = $state.raw<Sentences | null>(null);
  /** What is said by itself, until something is done. */
  private remark = $state.raw<Sentences | null>(null);

  /** The cards that can go somewhere now. */
  readonly usable = $derived.by(() => new Set(this.offers.all.map(({ piece }) => piece)));

  get offers() {
    return this.now().offers;
  }
  get hinted(): ArboretumOffer | null {
    return this.now().hinted;
  }
  get own(): number {
    return this.now().own;
  }
  /** The seat whose arboretum is usually shown. */
  get home(): number {
    return Math.max(0, this.own);
  }
  /** The seat whose arboretum is shown. */
  get shown(): number {
    return this.visited ?? this.home;
  }

  /** The card and the cell that are shown as if it lay there: what is asked about, what is pointed at, or the hint. */
  get aimed(): ArboretumOffer | null {
    const pointed = this.picked && this.pointed && isCell(this.pointed) ? this.offerAt(this.pointed) : undefined;
    const offer = this.proposal ?? pointed ?? (this.picked ? null : this.hinted);
    return offer?.verb === "play" ? offer : null;
  }

  /** What is said now: why not, or what a sum stands for. */
  get said(): Sentences | null {
    return this.notice ? { messages: [this.notice.message], beside: this.notice.beside } : (this.sentences ?? this.remark);
  }

  /** Pick a card up; what can go nowhere says why. */
  override pick(card: string, beside: Element | null = null): void {
    super.pick(card);
    this.held(beside);
  }

  /** Pick a card up that may be picked already: by a key that leads on to where it can go, or by a drag. */
  lift(card: string, beside: Element | null = null): void {
    this.reset();
    this.picked = card;
    this.held(beside);
  }

  private held(beside: Element | null): void {
    if (!this.picked) return;
    this.visited = null;
    if (beside && !this.usable.has(this.picked)) this.press(FIRST, beside);
  }

  /** Twice on a card lays it off, where that is what is asked for. */
  layOff(card: string): void {
    const [offer] = this.offers.at(DISCARD, card);
    if (offer) this.take(offer.text);
  }

  /** What a place means to a card that is carried there: on the deck and the piles of others it is simply let go. */
  reached(place: string | null): string | null {
    if (place === pileOf(this.own)) return DISCARD;
    return place && isCell(place) ? place : null;
  }

  override point(place: string | null, beside: Element | null = null): void {
    super.point(place, beside);
    // The deck and the piles say why they cannot be drawn from to empty hands too.
    if (place && !this.picked && !isCell(place) && !this.offerAt(place)) this.wonder(this.now().written(null, place), beside);
  }

  override wonder(text: string, beside: Element | null = null): void {
    if (this.now().playing) super.wonder(text, beside);
    else this.forget();
  }

  /** Sentences that belong together. */
  tellAll(messages: Message[], beside: Element): void {
    this.forget();
    this.sentences = { messages, beside };
  }

  /** Say this where nothing else is said, until something is touched. */
  mention(messages: Message[], beside: Element): void {
    this.remark = { messages, beside };
  }
  readonly touched = (): void => {
    this.remark = null;
  };

  protected override settle(): void {
    super.settle();
    this.remark = null;
  }

  override forget(): void {
    super.forget();
    this.sentences = null;
  }
}
