// One sentence beside the thing it is about: why something is not possible, or what a sign means.

const PATIENCE = 180;

export class Bubble {
  text = $state("");
  x = $state(0);
  y = $state(0);
  below = $state(false);
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(text: string, beside: Element): void {
    this.clear();
    this.#put(text, beside);
  }

  /** Ask after a moment, so that a pointer that passes by asks nothing. */
  ask(question: () => Promise<string>, beside: Element, patience = PATIENCE): void {
    this.clear();
    const asked = this.#asked;
    this.#timer = setTimeout(async () => {
      const text = await question().catch(() => "");
      if (asked === this.#asked) this.#put(text, beside);
    }, patience);
  }

  clear(): void {
    if (this.#timer !== undefined) clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#asked++;
    this.text = "";
  }

  #put(text: string, beside: Element): void {
    const box = beside.getBoundingClientRect();
    const half = Math.min(150, innerWidth / 2 - 8);
    this.x = Math.max(half + 8, Math.min(innerWidth - half - 8, box.left + box.width / 2));
    this.below = box.top < 90;
    this.y = this.below ? box.bottom + 8 : box.top - 8;
    this.text = text;
  }
}

/** Moves an element to the end of the page, so that no frame around the board clips it. */
export function onTop(node: HTMLElement): () => void {
  document.body.append(node);
  return () => node.remove();
}
