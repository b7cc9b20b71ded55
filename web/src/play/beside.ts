// Panels that stand beside the thing they are about, without covering it.
import type { Point } from "./points";

interface Size {
  width: number;
  height: number;
}
type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

const GAP = 10;
const EDGE = 8;

const within = (least: number, wanted: number, most: number): number => Math.max(least, Math.min(most, wanted));

/** The upper left corner of a panel beside a box: below it, above, to its right or left, wherever there is room for all of it. */
export function placeBeside(box: Box, panel: Size, page: Size): Point {
  const x = within(EDGE, (box.left + box.right - panel.width) / 2, page.width - panel.width - EDGE);
  const y = within(EDGE, (box.top + box.bottom - panel.height) / 2, page.height - panel.height - EDGE);
  if (box.bottom + GAP + panel.height + EDGE <= page.height) return { x, y: box.bottom + GAP };
  if (box.top - GAP - panel.height >= EDGE) return { x, y: box.top - GAP - panel.height };
  if (box.right + GAP + panel.width + EDGE <= page.width) return { x: box.right + GAP, y };
  if (box.left - GAP - panel.width >= EDGE) return { x: box.left - GAP - panel.width, y };
  // Nowhere: at the edge that is further from it.
  const above = box.top > page.height - box.bottom;
  return { x, y: above ? EDGE : page.height - panel.height - EDGE };
}

/** Calls back now, and whenever something on the page may have moved. */
export function whenMoved(call: () => void): () => void {
  let asked = 0;
  const ask = () => {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(call);
  };
  ask();
  addEventListener("resize", ask);
  document.addEventListener("scroll", ask, { capture: true, passive: true });
  document.addEventListener("transitionend", ask, true);
  return () => {
    cancelAnimationFrame(asked);
    removeEventListener("resize", ask);
    document.removeEventListener("scroll", ask, true);
    document.removeEventListener("transitionend", ask, true);
  };
}

/** Keeps a panel with `position: fixed` beside what is found; while nothing is, it stays where its styles put it. */
export function beside(find: () => Element | null): (panel: HTMLElement) => () => void {
  return (panel) =>
    whenMoved(() => {
      const box = find()?.getBoundingClientRect();
      if (!box?.width) return;
      const { x, y } = placeBeside(box, panel.getBoundingClientRect(), { width: innerWidth, height: innerHeight });
      Object.assign(panel.style, { left: `${x}px`, top: `${y}px`, right: "auto", bottom: "auto", transform: "none" });
    });
}
