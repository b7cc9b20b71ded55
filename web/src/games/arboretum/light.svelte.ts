// The species whose best paths are lit: the one that is pointed at, or else the one that was pinned.
import type { ScoredPath, SpeciesAid } from "./wire";

interface Seen {
  aids: SpeciesAid[];
  /** Whether a card is held: then only what was pinned is lit, and the open cells are seen. */
  holding: boolean;
}

export class Light {
  pinned = $state<string | null>(null);
  private pointed = $state<string | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly now: () => Seen) {}

  readonly species = $derived.by(() => (this.now().holding ? null : this.pointed) ?? this.pinned);
  private readonly aid = $derived.by(() => this.now().aids.find(({ species }) => species === this.species));

  pathOf(seat: number): ScoredPath | null {
    return this.aid?.paths[seat] ?? null;
  }

  /** Light a species, or none; with some patience, so that a pointer that only passes by lights nothing. */
  point(species: string | null, patience = 0): void {
    clearTimeout(this.timer);
    if (species && patience) this.timer = setTimeout(() => (this.pointed = species), patience);
    else this.pointed = species;
  }

  /** Keep a species lit; the one that is pinned no longer. */
  pin(species: string): void {
    this.pinned = this.pinned === species ? null : species;
  }
}
