// What a card would bring where it is held: asked of the server, since only it knows what a path is.
import type { Preview } from "./wire";

/** Long enough not to ask about every cell that a pointer crosses, in ms. */
const PATIENCE = 90;

interface Aim {
  /** The written action that is aimed at; null if none is. */
  text: string | null;
  ask: ((text: string) => Promise<unknown>) | undefined;
}

export class Foresight {
  shown = $state.raw<Preview | null>(null);

  constructor(now: () => Aim) {
    // News with somebody's greeting is no reason to ask again.
    const text = $derived(now().text);
    const ask = $derived(now().ask);
    $effect(() => {
      const [wanted, asking] = [text, ask];
      if (wanted === null || !asking) return;
      let late = false;
      const timer = setTimeout(async () => {
        const found = (await asking(wanted)) as Preview | null;
        if (!late) this.shown = found;
      }, PATIENCE);
      return () => {
        late = true;
        clearTimeout(timer);
        this.shown = null;
      };
    });
  }
}
