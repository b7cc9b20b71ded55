// Several things with one stop for the Tab key, among which the arrow keys move.
import { tick } from "svelte";
import { nearest, type Point } from "./points";

export interface Spot extends Point {
  key: string;
}

/** Things in a row. */
export const inRow = (keys: readonly string[]): Spot[] => keys.map((key, x) => ({ key, x, y: 0 }));

interface Ways {
  /** Where the Tab key enters as long as nothing had the focus; else at the first. */
  entry?: () => string | null;
  /** Whether it comes back to this one, which had the focus last. */
  returns?: (key: string) => boolean;
  /** Whether the page is scrolled to what gets the focus. A drawing that can be moved brings it into view itself. */
  scrolls?: boolean;
}

export class Roving<S extends Spot = Spot> {
  private group: Element | null = null;
  private last = $state("");

  constructor(
    private readonly spots: () => readonly S[],
    private readonly ways: Ways = {},
  ) {}

  /** The one that the Tab key reaches. */
  readonly stop = $derived.by(() => {
    const known = (key: string | null) => this.spots().some((spot) => spot.key === key);
    const { entry = () => null, returns = () => true } = this.ways;
    if (known(this.last) && returns(this.last)) return this.last;
    return known(entry()) ? entry()! : (this.spots()[0]?.key ?? "");
  });

  /** For the element around all of them. */
  readonly around = (node: Element): (() => void) => {
    this.group = node;
    return () => (this.group = null);
  };

  tabindex(key: string): 0 | -1 {
    return key === this.stop ? 0 : -1;
  }

  /** One of them has the focus now. */
  entered(key: string): void {
    this.last = key;
  }

  async focus(key = this.stop): Promise<void> {
    this.last = key;
    await tick();
    this.group?.querySelector<HTMLElement>(`[data-spot="${key}"]`)?.focus({ preventScroll: !this.ways.scrolls });
  }

  /** Go where the key leads, if it leads anywhere: whether it did. */
  move(event: KeyboardEvent, from: string): boolean {
    const spots = this.spots();
    const here = spots.find((spot) => spot.key === from);
    const ends: Record<string, S | undefined> = { Home: spots[0], End: spots.at(-1) };
    const next = ends[event.key] ?? (here && nearest(here, event.key, spots));
    if (!next) return false;
    event.preventDefault();
    void this.focus(next.key);
    return true;
  }
}
