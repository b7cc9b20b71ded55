// Pieces that fly from where they were to where they are. What is drawn in the end does not depend on it.
import { tick } from "svelte";
import type { Line } from "../games/board";
import { motionless } from "../lib/motion";

/** What a game makes of an event. Names are those of `data-piece` and `data-place`; the first that is on the board counts. */
export interface Flight {
  piece: string;
  from: string[];
  to: string[];
}

interface Options<Event> {
  board: () => HTMLElement | undefined;
  view: () => unknown;
  events: () => Line<Event>[];
  flight: (event: Event) => Flight | null;
  /** The class of the game's board, under which its drawings have their colours. */
  look: string;
}

interface Seen {
  box: DOMRect;
  /** A copy of what is drawn there; null where nothing is. */
  copy: () => Drawing | null;
}
interface Drawing {
  node: Element;
  /** Its width on the page, and that by its height. */
  width: number;
  shape: number;
}
type Sight = Map<string, Seen>;

const DURATION = 420;
const STAGGER = 130;
const AT_MOST = 8;
/** A piece comes as large as it was, within reason. */
const SMALLEST = 0.6;
const LARGEST = 2.2;

/** Lets pieces fly with each new view, as the events tell; called while a board is set up. */
export function flights<Event>({ board, view, events, flight, look }: Options<Event>): void {
  let shown: unknown = null;
  let before: Sight = new Map();
  $effect.pre(() => {
    if (view() === shown) return;
    const node = board();
    before = node && !motionless() ? sight(node, copiedBefore(events(), flight)) : new Map();
  });
  $effect(() => {
    if (view() === shown) return;
    shown = view();
    if (before.size === 0) return;
    const [seen, told] = [before, events().slice(-AT_MOST)];
    void tick().then(() => {
      const node = board();
      if (!node || typeof node.animate !== "function") return;
      const after = sight(node);
      told.forEach(({ event }, turn) => {
        const found = event && flight(event);
        if (found) fly(found, seen, after, turn * STAGGER, look);
      });
    });
  });
}

/** The pieces that may be gone afterwards: they are copied while they are still there. */
function copiedBefore<Event>(events: Line<Event>[], flight: Options<Event>["flight"]): Set<string> {
  return new Set(events.flatMap(({ event }) => (event && flight(event)?.piece) ?? []));
}

/** Where every piece and place is now; those of `copied` are copied at once. */
function sight(board: HTMLElement, copied = new Set<string>()): Sight {
  const seen: Sight = new Map();
  for (const element of board.querySelectorAll<HTMLElement | SVGElement>("[data-piece], [data-place]")) {
    const box = element.getBoundingClientRect();
    if (!box.width) continue;
    const { piece, place } = element.dataset;
    const made = piece && copied.has(piece) ? drawingOf(element) : null;
    const at = { box, copy: () => made ?? drawingOf(element) };
    if (place) seen.set(place, at);
    if (piece) seen.set(piece, at);
  }
  return seen;
}

function fly({ piece, from, to }: Flight, before: Sight, after: Sight, delay: number, look: string): void {
  const start = from.map((name) => before.get(name)).find(Boolean);
  const end = to.map((name) => after.get(name)).find(Boolean);
  const drawing = (after.get(piece) ?? before.get(piece) ?? start)?.copy();
  if (!start || !end || !drawing) return;
  // A place may be larger than the piece, or of another shape: the flight ends in its middle.
  const width = Math.min(drawing.width, end.box.width, end.box.height * drawing.shape);
  const height = width / drawing.shape;
  const flyer = document.createElement("div");
  flyer.className = `flyer ${look}`;
  flyer.setAttribute("aria-hidden", "true");
  const [endX, endY] = middle(end.box);
  Object.assign(flyer.style, {
    left: `${endX - width / 2}px`,
    top: `${endY - height / 2}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  flyer.append(drawing.node);
  const [startX, startY] = middle(start.box);
  const scale = Math.max(SMALLEST, Math.min(LARGEST, start.box.width / width, start.box.height / height));
  document.body.append(flyer);
  const timing = { duration: DURATION, delay, easing: "cubic-bezier(.25,.7,.25,1)", fill: "backwards" } as const;
  const away = `translate(${startX - endX}px, ${startY - endY}px) scale(${scale})`;
  const gone = () => flyer.remove();
  flyer.animate([{ transform: away }, { transform: "none" }], timing).finished.then(gone, gone);
  // The piece itself is not seen before it has come.
  if (to[0] === piece) landing(piece)?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: DURATION + delay });
}

const landing = (piece: string): Element | null => document.querySelector(`[data-piece="${CSS.escape(piece)}"]`);

const middle = (box: DOMRect): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];

/** A copy of what is drawn there: the face of a piece, or part of a drawing in a frame of its own. */
function drawingOf(element: Element): Drawing | null {
  if (!element.isConnected) return null;
  if (element instanceof SVGGElement) return framed(element);
  const face = element.querySelector("[data-face]");
  const box = face?.getBoundingClientRect();
  return face && box?.height ? { node: face.cloneNode(true) as Element, width: box.width, shape: box.width / box.height } : null;
}

function framed(part: SVGGElement): Drawing | null {
  const { x, y, width, height } = part.getBBox();
  if (!width || !height) return null;
  const node = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  node.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  const copy = part.cloneNode(true) as SVGGElement;
  copy.removeAttribute("transform");
  node.append(copy);
  return { node, width: part.getBoundingClientRect().width, shape: width / height };
}
