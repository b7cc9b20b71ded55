// Picking in Best Treehouse Ever: a room is picked up and chosen in secret, and may be given a place beforehand; once it is
// revealed it is built, wherever it was.
import type { Message } from "../../lib/messages";
import { Picking, type Situation } from "../../play/picking.svelte";
import { CHOICE, DISCARD, isColour, notation, type TreehouseOffer } from "./offers";
import { builtIn, nameOf } from "./places";
import { colourOf } from "./rooms";
import type { Aids, BuiltRoom, OpenPlace, Side } from "./wire";

/** A place that is open to a room; where the balance marker would stand then is null while the aids are on their way. */
export type Open = Pick<OpenPlace, "seals"> & { marker: Side | null };

interface AtTree extends Situation<TreehouseOffer> {
  house: readonly BuiltRoom[];
  revealed: string | null;
  chosen: string | null;
  aids: Aids | null;
}

/** How long a planned room waits before it builds itself, in seconds. */
export const PATIENCE = 3;

const isInTree = (place: string): boolean => place !== CHOICE && place !== DISCARD && !isColour(place);

export class Building extends Picking<TreehouseOffer, AtTree> {
  private plan = $state.raw<{ room: string; place: string } | null>(null);
  private beside: Element | null = null;

  /** Whether a room may be chosen now. */
  readonly choosing = $derived.by(() => this.now().offers.of("choose").length > 0);

  /** The room of the hand that is picked up. */
  readonly held = $derived.by(() => (this.picked && this.now().holds(this.picked) ? this.picked : null));

  /** The room in question: revealed, picked up or chosen. */
  readonly room = $derived.by(() => this.now().revealed ?? this.held ?? this.now().chosen);

  /** The room that would be chosen next. */
  readonly wanted = $derived.by(() => (this.held === this.now().chosen ? null : this.held));

  private readonly aid = $derived.by(() => this.now().aids?.rooms.find(({ room }) => room === this.room) ?? null);

  /** How many rooms of its colour the house has, and would have with it. */
  readonly grows = $derived(this.aid && { colour: colourOf(this.aid.room), now: this.aid.rooms - 1, then: this.aid.rooms });

  /** In how many places it fits; null while that is not known. */
  readonly fits = $derived(this.aid?.open.length ?? null);

  /** Where it may be built. Without the aids, what is offered is lit all the same. */
  readonly open = $derived.by((): ReadonlyMap<string, Open> => {
    if (this.aid) return new Map(this.aid.open.map((one) => [nameOf(one), one]));
    return new Map(
      this.now()
        .offers.of("build")
        .map(({ place }) => [place, { marker: null, seals: [] }]),
    );
  });

  /** Where it may not, and why. */
  readonly closed = $derived.by((): ReadonlyMap<string, Message[]> => new Map(this.aid?.closed.map((one) => [nameOf(one), one.reasons])));

  private readonly built = $derived.by(() => builtIn(this.now().house));

  /** The place that was decided beforehand. */
  readonly planned = $derived(this.plan && this.plan.room === this.room && this.open.has(this.plan.place) ? this.plan.place : null);

  /** The room that shall not build itself: something else was touched. */
  private heldBack = $state<string | null>(null);
  /** How many seconds are left until the planned room builds itself; null if it does not. */
  left = $state<number | null>(null);

  /** What would be done then. What must be confirmed never does itself. */
  private readonly due = $derived.by(() => {
    const { revealed, asksTwice } = this.now();
    if (!revealed || revealed === this.heldBack || this.proposal || !this.planned) return null;
    const offer = this.offerAt(this.planned);
    return offer && !asksTwice(offer) ? offer.text : null;
  });

  constructor(now: () => AtTree) {
    super(now);
    $effect(() => {
      const text = this.due;
      this.left = text === null ? null : PATIENCE;
      if (text === null) return;
      const timer = setInterval(() => {
        // Nobody is to be surprised on coming back to the page.
        if (document.hidden) return;
        this.left = (this.left ?? 0) - 1;
        if (this.left > 0) return;
        clearInterval(timer);
        this.take(text);
      }, 1000);
      return () => clearInterval(timer);
    });
  }

  /** Whoever touches something else has something else in mind. */
  hold(): void {
    this.heldBack = this.now().revealed;
  }

  /** What the action that waits to be confirmed would seal off. */
  readonly seals = $derived((this.proposal && this.open.get(this.proposal.place)?.seals) ?? []);

  /** Pick a room up; a second time, choose it. */
  override pick(room: string, beside: Element | null = null): void {
    if (this.picked === room) this.press(CHOICE, beside);
    else super.pick(room);
  }

  /** Drag something: a room of the hand is picked up by that. */
  lift(piece: string): void {
    this.reset();
    if (this.now().holds(piece)) this.picked = piece;
  }

  /** The places of the tree say themselves what is known of them. The rest is asked for. */
  override point(place: string | null, beside: Element | null = null): void {
    this.pointed = place;
    this.beside = beside;
    if (place !== null && this.wondersAt(place)) this.wonder(this.now().written(this.picked, place), beside);
    else this.forget();
  }

  override press(place: string, beside: Element | null = null): void {
    if (!isInTree(place) || (this.now().revealed && this.mayAskAt(place))) return super.press(place, beside);
    if (!this.choosing || !this.room || !this.open.has(place)) return;
    this.plan = { room: this.room, place };
    if (this.wanted) this.press(CHOICE, beside);
  }

  /** Let go of what was dragged. A room may be dropped anywhere in the tree to choose it. */
  drop(place: string | null): void {
    const { beside } = this;
    this.point(null);
    const [reason] = (place && this.closed.get(place)) || [];
    if (reason && beside) this.tell(reason, beside);
    else if (place) this.press(this.choosing && this.built.has(place) ? CHOICE : place, beside);
  }

  /** Why a colour cannot be chosen is told in a line below the score cards, everything else beside what it is about. */
  override explain(text: string, beside: Element | null = null): Promise<void> {
    return super.explain(text, isColour(notation.read(text).place) ? null : beside);
  }

  private wondersAt(place: string): boolean {
    if (isColour(place)) return this.now().offers.of("lay", "claim").length > 0 && !this.offerAt(place);
    return isInTree(place) && this.room !== null && this.mayAskAt(place) && !this.open.has(place);
  }

  private mayAskAt(place: string): boolean {
    return !this.built.has(place) && !this.closed.has(place);
  }
}
