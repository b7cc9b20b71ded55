// Pieces that fly from where they were to where they are: what boards share. What is drawn in the end does not depend on it.

const DURATION = 420;

/** With each new view: `look` before the board is drawn anew, `told` with what was seen then after it. */
export function onNewView<Sight>(view: () => unknown, look: () => Sight, told: (before: Sight) => void): void {
  let shown: unknown = null;
  let before: Sight;
  $effect.pre(() => {
    if (view() !== shown) before = look();
  });
  $effect(() => {
    if (view() === shown) return;
    shown = view();
    told(before);
  });
}

/** A flyer that lies where a flight ends comes there from `start`; the piece itself is not seen meanwhile. */
export function launch(flyer: HTMLElement | SVGElement, start: string, delay: number, piece: Element | null): void {
  flyer.setAttribute("aria-hidden", "true");
  document.body.append(flyer);
  const timing = { duration: DURATION, delay, easing: "cubic-bezier(.25,.7,.25,1)", fill: "backwards" } as const;
  const gone = () => flyer.remove();
  flyer.animate([{ transform: start }, { transform: "none" }], timing).finished.then(gone, gone);
  piece?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: DURATION + delay });
}
