// What a player has picked up and points at, and how that becomes one of the offered choices.
import { cellAt, middle, UNIT, type Point, type Valley } from "./map";
import { meant, nextTurn, positionsOf, readPlacement, sameWay, writtenAt, type Offers, type Placement } from "./offers";

export interface Situation {
  valley: Valley;
  offers: Offers;
  hand: string[];
  /** Where dominoes of the hand fit; also while others are to act. */
  placements: Placement[];
  confirm: boolean;
  choose: (text: string) => void;
  whyNot: (text: string) => Promise<string>;
}

// Long enough not to ask about every cell that a pointer crosses.
const WONDERING = 280;
const NEARBY = 0.8;
const ALWAYS_CONFIRMED = ["joker", "return", "discard"];

export class Picking {
  domino = $state<string | null>(null);
  /** Quarter turns clockwise; counts on, so that turning never runs backwards. */
  quarters = $state(0);
  /** The plant that was picked: `own oak`. */
  kind = $state<string | null>(null);
  /** The cell that was picked for a plant before the plant. */
  spot = $state<string | null>(null);
  takingBack = $state(false);
  pointed = $state<Point | null>(null);
  proposal = $state<string | null>(null);
  notice = $state("");
  /** Where something is being dragged, in the window. */
  dragged = $state<Point | null>(null);

  private timer = 0;
  private asked = 0;

  constructor(private readonly now: () => Situation) {}

  readonly fits = $derived.by(() => this.now().placements.filter((one) => one.domino === this.domino));

  readonly positions = $derived.by(() => positionsOf(this.fits));

  /** The placement that is pointed at, or waits to be confirmed. */
  readonly shown = $derived.by((): Placement | null => {
    if (this.proposal?.startsWith("place")) return readPlacement(this.proposal, this.now().hand);
    return this.domino && this.pointed ? meant(this.fits, this.pointed, this.turned) : null;
  });

  get turned(): number {
    return this.quarters % 4;
  }

  get anything(): boolean {
    return !!(this.domino || this.kind || this.spot || this.takingBack || this.proposal);
  }

  reset(): void {
    this.domino = this.kind = this.spot = this.proposal = null;
    this.takingBack = false;
    this.dragged = null;
    this.forget();
  }

  /** Pick a domino of the hand up; if it is picked already, turn it. */
  pick(domino: string): void {
    if (this.domino === domino) return this.turn();
    this.reset();
    this.domino = domino;
    this.quarters = 0;
    if (this.fits.length > 0 && !this.fits.some((one) => sameWay(one, 0))) this.quarters = nextTurn(this.fits, 0, null);
  }

  turn(back = false): void {
    if (!this.domino) return;
    this.proposal = null;
    const to = back ? (this.turned + 3) % 4 : nextTurn(this.fits, this.turned, this.shown ?? this.pointed);
    this.quarters += (to - this.turned + 4) % 4;
  }

  pickKind(kind: string): void {
    const { offers } = this.now();
    this.takingBack = false;
    this.proposal = null;
    const both = offers.plantings.find((one) => one.kind === kind && one.cell === this.spot);
    if (both) return this.take(both.text);
    this.kind = this.kind === kind ? null : kind;
    this.spot = null;
  }

  takeBack(): void {
    const on = !this.takingBack;
    this.reset();
    this.takingBack = on;
  }

  /** Point somewhere in the valley, or nowhere. */
  point(at: Point | null): void {
    this.pointed = at;
    const text = at && this.refusedAt(at);
    if (text) this.wonder(text);
    else this.forget();
  }

  /** Press somewhere in the valley; whether that meant anything. */
  press(at: Point): boolean {
    const { offers, valley } = this.now();
    this.pointed = at;
    const cell = this.cellMeant(at);
    if (this.domino) {
      const placement = meant(this.fits, at, this.turned);
      if (placement) this.lay(placement);
      else void this.explain(writtenAt(this.domino, this.turned, at, valley));
      return true;
    }
    if (this.takingBack) {
      const text = offers.returns.get(cell);
      if (text) this.take(text);
      else void this.explain(`return ${cell}`);
      return true;
    }
    if (this.kind) {
      this.take(`plant ${this.kind} ${cell}`);
      return true;
    }
    if (offers.plantings.some((one) => one.cell === cell)) {
      this.spot = this.spot === cell ? null : cell;
      return true;
    }
    return false;
  }

  /** The cell under the point; but a press on the brook right beside an offered cell means that cell. */
  private cellMeant(at: Point): string {
    const { offers, valley } = this.now();
    const cell = cellAt(at);
    if (this.domino || this.takingBack || valley.cells.get(cell)?.area) return cell;
    const near = offers.plantings
      .map((one) => ({ cell: one.cell, away: Math.hypot(middle(one.cell).x - at.x, middle(one.cell).y - at.y) }))
      .filter(({ away }) => away < NEARBY * UNIT)
      .sort((one, two) => one.away - two.away);
    return near[0]?.cell ?? cell;
  }

  lay(placement: Placement): void {
    this.quarters += (placement.turned - this.turned + 4) % 4;
    this.take(placement.text);
  }

  /** Take an offered choice, at once or on the second word; say why not if it is not offered. */
  take(text: string): void {
    const { confirm, choose } = this.now();
    if (!this.offered(text)) {
      void this.explain(text);
      return;
    }
    const asks = confirm || ALWAYS_CONFIRMED.includes(text.split(" ")[0]!);
    if (asks && this.proposal !== text) {
      this.proposal = text;
      return;
    }
    this.reset();
    choose(text);
  }

  private offered(text: string): boolean {
    const { offers } = this.now();
    return (
      offers.placements.some((one) => one.text === text) ||
      offers.plantings.some((one) => one.text === text) ||
      [...offers.discards.values(), ...offers.jokers.values(), ...offers.returns.values()].includes(text) ||
      offers.plain.includes(text)
    );
  }

  /** The written action that pointing there would mean, if it is not offered. */
  private refusedAt(at: Point): string | null {
    const { offers, valley } = this.now();
    const cell = this.cellMeant(at);
    if (!valley.cells.has(cell)) return null;
    if (this.domino) return meant(this.fits, at, this.turned) ? null : writtenAt(this.domino, this.turned, at, valley);
    if (this.takingBack) return offers.returns.has(cell) ? null : `return ${cell}`;
    if (!this.kind || this.offered(`plant ${this.kind} ${cell}`)) return null;
    return `plant ${this.kind} ${cell}`;
  }

  /** Ask for the reason, unless something else is pointed at soon. */
  wonder(text: string): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.explain(text), WONDERING);
  }

  forget(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = 0;
    this.asked++;
    this.notice = "";
  }

  private async explain(text: string): Promise<void> {
    clearTimeout(this.timer);
    const asked = ++this.asked;
    const why = await this.now().whyNot(text);
    // Something else was asked meanwhile, or nothing is to be explained any more.
    if (asked === this.asked) this.notice = why;
  }
}
