// A card carried by mouse, pen or finger. A click stays a click: carrying begins after six pixels.

const FAR_ENOUGH = 6;

export class Carry {
  card = $state<string | null>(null);
  active = $state(false);
  x = $state(0);
  y = $state(0);
  /** What lies under the card: a cell `2,-1`, `pile`, or nothing. */
  over = $state<string | null>(null);
  onstart: (card: string) => void = () => {};
  onover: (place: string | null, element: Element | null) => void = () => {};
  #ended = 0;

  /** False for the click that a browser sends at the end of carrying. */
  clickCounts(): boolean {
    return performance.now() - this.#ended > 80;
  }

  begin(card: string): void {
    this.card = card;
    this.active = true;
    this.onstart(card);
  }

  move(x: number, y: number): void {
    this.x = x;
    this.y = y;
    const element = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]") ?? null;
    const place = element?.dataset.drop ?? null;
    if (place !== this.over) this.onover(place, element);
    this.over = place;
  }

  end(): string | null {
    const place = this.over;
    this.card = this.over = null;
    this.active = false;
    this.#ended = performance.now();
    return place;
  }
}

/** Lets a card of the hand be carried. */
export function carry(carried: Carry, card: string, drop: (card: string, place: string | null) => void): (node: HTMLElement) => () => void {
  return (node) => {
    let from: { x: number; y: number } | null = null;

    function press(event: PointerEvent): void {
      if (event.button === 0 && event.isPrimary) from = { x: event.clientX, y: event.clientY };
    }
    function move(event: PointerEvent): void {
      if (!from || !event.isPrimary) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (carried.card !== card) {
        if (Math.hypot(dx, dy) < FAR_ENOUGH) return;
        node.setPointerCapture(event.pointerId);
        carried.begin(card);
      }
      carried.move(event.clientX, event.clientY);
    }
    function release(): void {
      if (carried.card === card) drop(card, carried.end());
      from = null;
    }
    function cancel(): void {
      if (carried.card === card) {
        carried.end();
        drop(card, null);
      }
      from = null;
    }
    node.addEventListener("pointerdown", press);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", release);
    node.addEventListener("pointercancel", cancel);
    return () => {
      // The card may leave the hand while it is carried.
      cancel();
      node.removeEventListener("pointerdown", press);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", release);
      node.removeEventListener("pointercancel", cancel);
    };
  };
}
