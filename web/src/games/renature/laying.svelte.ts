// Picking in the valley: dominoes can be turned, plants and their cells can be picked in either order, plants be taken back.
import { Picking, type Situation } from "../../play/picking.svelte";
import { distance, type Point } from "../../play/points";
import { cellAt, middle, UNIT, type Valley } from "./map";
import { notation, type RenatureOffer } from "./offers";
import { meant, nextTurn, placementOf, positionsOf, sameWay, writtenAt, type Placement } from "./placements";

interface InValley extends Situation<RenatureOffer> {
  valley: Valley;
  hand: string[];
  /** Where dominoes of the hand fit; also while others are to act. */
  placements: Placement[];
}

const NEARBY = 0.8;

export class Laying extends Picking<RenatureOffer, InValley> {
  /** Quarter turns clockwise; counts on, so that turning never runs backwards. */
  quarters = $state(0);
  /** The cell that was picked for a plant before the plant. */
  spot = $state<string | null>(null);
  takingBack = $state(false);
  /** The point of the valley that is pointed at. */
  at = $state.raw<Point | null>(null);

  /** The domino of the hand that is picked. */
  readonly domino = $derived.by(() => (this.picked && this.now().hand.includes(this.picked) ? this.picked : null));

  /** The kind of plant that is picked: `own oak`. */
  readonly kind = $derived(this.domino ? null : this.picked);

  readonly fits = $derived.by(() => this.now().placements.filter((one) => one.domino === this.domino));

  readonly positions = $derived(positionsOf(this.fits));

  /** The placement that is pointed at, or waits to be confirmed. */
  readonly shown = $derived.by((): Placement | null => {
    if (this.proposal?.verb === "place") return placementOf(this.proposal, this.now().hand);
    return this.domino && this.at ? meant(this.fits, this.at, this.turned) : null;
  });

  get turned(): number {
    return this.quarters % 4;
  }

  override get anything(): boolean {
    return super.anything || this.spot !== null || this.takingBack;
  }

  protected override settle(): void {
    super.settle();
    const { offers } = this.now();
    if (this.spot && !offers.at(this.spot).length) this.spot = null;
    if (this.takingBack && !offers.of("return").length) this.takingBack = false;
  }

  override reset(): void {
    super.reset();
    this.spot = null;
    this.takingBack = false;
  }

  /** Pick a domino or a plant up. A domino that is picked already is turned. */
  override pick(piece: string): void {
    if (this.domino === piece) return this.turn();
    const both = this.spot && this.now().offers.at(this.spot, piece)[0];
    if (both) return this.take(both.text);
    super.pick(piece);
    this.quarters = 0;
    if (this.fits.length > 0 && !this.fits.some((one) => sameWay(one, 0))) this.quarters = nextTurn(this.fits, 0, null);
  }

  turn(back = false): void {
    if (!this.domino) return;
    this.proposal = null;
    const to = back ? (this.turned + 3) % 4 : nextTurn(this.fits, this.turned, this.shown ?? this.at);
    this.quarters += (to - this.turned + 4) % 4;
  }

  takeBack(): void {
    const on = !this.takingBack;
    this.reset();
    this.takingBack = on;
  }

  /** Point somewhere in the valley, or nowhere. */
  pointAt(at: Point | null): void {
    this.at = at;
    const text = at && this.meantAt(at);
    if (text && !this.now().offers.has(text) && this.now().valley.cells.has(cellAt(at))) this.wonder(text);
    else this.forget();
  }

  /** Press somewhere in the valley; whether that meant anything. */
  pressAt(at: Point): boolean {
    this.at = at;
    const text = this.meantAt(at);
    if (text) {
      const placement = this.domino && meant(this.fits, at, this.turned);
      if (placement) this.quarters += (placement.turned - this.turned + 4) % 4;
      this.take(text);
      return true;
    }
    const cell = this.cellMeant(at);
    if (!this.now().offers.at(cell).length) return false;
    this.spot = this.spot === cell ? null : cell;
    return true;
  }

  /** The action, offered or not, that is meant there with what is picked. */
  private meantAt(at: Point): string | null {
    if (this.domino) return meant(this.fits, at, this.turned)?.text ?? writtenAt(this.domino, this.turned, at, this.now().valley);
    const place = this.cellMeant(at);
    if (this.takingBack) return notation.write({ verb: "return", piece: "", place });
    return this.kind && notation.write({ verb: "plant", piece: this.kind, place });
  }

  /** The cell under the point; but a press on the brook right beside an offered cell means that cell. */
  private cellMeant(at: Point): string {
    const { offers, valley } = this.now();
    const cell = cellAt(at);
    if (this.takingBack || valley.cells.get(cell)?.area) return cell;
    const near = offers
      .of("plant")
      .map(({ place }) => ({ place, away: distance(middle(place), at) }))
      .filter(({ away }) => away < NEARBY * UNIT)
      .sort((one, two) => one.away - two.away);
    return near[0]?.place ?? cell;
  }
}
