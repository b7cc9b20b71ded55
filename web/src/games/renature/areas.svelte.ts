// The scoring of areas as it is shown at their place: which of them, and how much of it has been told.
import { settings } from "../../lib/settings.svelte";
import type { Line } from "../board";
import { areasIn } from "./script";
import { TOLD } from "./steps";
import type { AreaScoring, GameEvent } from "./wire";

/** When each of these begins, as a share of the area's time. */
const BEGINS = [0, 0.27, 0.44, 0.6, 0.76];
const PACES = { leisurely: 1, brisk: 0.5, "at-once": 0 } as const;
const NOTHING = { areas: [], begins: 0, each: 0 };

export class AreaShow {
  private at = $state(0);
  /** How much of the area has been told; -1 is before the first of them. */
  told = $state(-1);
  private readonly row = $derived.by(() => (this.lines ? areasIn(this.lines) : NOTHING));

  /** `shown` are the events of the moment that is being shown; null when nothing is. Called while a board is set up. */
  constructor(private readonly shown: () => Line<GameEvent>[] | null) {
    $effect.pre(() => {
      const { areas, begins, each } = this.row;
      this.at = 0;
      this.told = -1;
      const pace = PACES[settings.bots];
      const timers = areas.flatMap((_, area) =>
        BEGINS.map((share, told) => setTimeout(() => this.go(area, told), (begins + (area + share) * each) * pace)),
      );
      return () => timers.forEach(clearTimeout);
    });
  }

  private get lines(): Line<GameEvent>[] | null {
    return this.shown();
  }

  private go(area: number, told: number): void {
    this.at = area;
    this.told = told;
  }

  /** Whether what happened is shown step by step. */
  readonly staged = $derived.by(() => this.lines !== null);

  /** The area that is being scored. */
  readonly scoring = $derived.by((): AreaScoring | null => (this.told < 0 ? null : (this.row.areas[this.at]?.scoring ?? null)));

  /** Who completed it. */
  readonly taker = $derived.by((): number | null => this.row.areas[this.at]?.seat ?? null);

  /** The number on the back of its token, if these eyes may know it. */
  readonly back = $derived.by((): number | null => {
    const lines = this.lines ?? [];
    const taken = lines.find(({ event }) => event?.event === "TokenTaken" && event.area === this.scoring?.area)?.event;
    return taken?.event === "TokenTaken" ? taken.back : null;
  });

  /** Whether the token of an area has not been seen to be taken yet. */
  keeps(area: string): boolean {
    return this.row.areas.some(({ scoring }, i) => scoring.area === area && (i > this.at || (i === this.at && this.told < TOLD.token)));
  }

  /** The points of a seat that have not come to it yet; `done` says whether the picture has them already. */
  pending(seat: number, done: (area: string) => boolean): number {
    return this.row.areas.reduce((sum, { scoring }, area) => {
      if (area < this.at || !done(scoring.area)) return sum;
      const told = area === this.at ? this.told : -1;
      const main = scoring.main_to === seat && told < TOLD.secondary ? scoring.main : 0;
      const secondary = scoring.secondary_to === seat && told < TOLD.token ? scoring.secondary : 0;
      return sum + main + secondary;
    }, 0);
  }
}
