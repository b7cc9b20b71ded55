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
const AT_MOST = 4;
/** A piece comes as large as it was, within reason: no larger than a card in hand, in px. */
const SMALLEST = 0.25;
const LARGEST = 110;

/** Lets pieces fly one after the other, as the events tell; called while a board is set up. */
export function flights<Event>({ board, events, flight, look }: Options<Event>): void {
  let shown: Line<Event>[] | null = null;
  let before: Sight = new Map();
  $effect.pre(() => {
    if (events() === shown) return;
    const node = board();
    before = node && !motionless() ? sight(node, copiedBefore(events(), flight)) : new Map();
  });
  $effect(() => {
    if (events() === shown) return;
    shown = events();
    if (before.size === 0) return;
    const seen = before;
    const told = events().flatMap(({ event }) => (event && flight(event)) ?? []);
    void tick().then(() => {
      const node = board();
      if (!node || typeof node.animate !== "function") return;
      const after = sight(node);
      land();
      told.slice(-AT_MOST).forEach((found, turn) => fly(found, seen, after, turn * DURATION, look));
    });
  });
}

/** The pieces that may be gone afterwards: they are copied while they are still there. */
function copiedBefore<Event>(events: Line<Event>[], flight: Options<Event>["flight"]): Set<string> {
  return new Set(events.flatMap(({ event }) => (event && flight(event)?.piece) ?? []));
}

/**
 * Where every piece and place is now; those of `copied` are copied at once. What the board does not show of a seat comes from
 * its sign above the board, and goes there.
 */
function sight(board: HTMLElement, copied = new Set<string>()): Sight {
  const seen: Sight = new Map();
  const signs = document.querySelectorAll<HTMLElement>("[data-seat-sign]");
  for (const element of [...signs, ...board.querySelectorAll<HTMLElement | SVGElement>("[data-piece], [data-place]")]) {
    const box = element.getBoundingClientRect();
    if (!box.width) continue;
    const { piece, place = element.dataset.seatSign } = element.dataset;
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
  const width = Math.min(drawing.width, LARGEST, end.box.width, end.box.height * drawing.shape);
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
  const scale = Math.max(SMALLEST, Math.min(LARGEST / width, start.box.width / width, start.box.height / height));
  document.body.append(flyer);
  const timing = { duration: DURATION, delay, easing: "cubic-bezier(.25,.7,.25,1)", fill: "backwards" } as const;
  const away = `translate(${startX - endX}px, ${startY - endY}px) scale(${scale})`;
  // Along a slight arc: lifted in the middle of the way.
  const high = Math.min(60, Math.hypot(startX - endX, startY - endY) * 0.15);
  const between = `translate(${(startX - endX) * 0.4}px, ${(startY - endY) * 0.4 - high}px) scale(${(1 + scale) / 2})`;
  const gone = () => flyer.remove();
  const flight = flyer.animate([{ transform: away }, { transform: between }, { transform: "none" }], timing);
  flight.finished.then(gone, gone);
  inTheAir.push(flight);
  // The piece itself is not seen before it has come.
  const hidden = to[0] === piece && landing(piece)?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: DURATION + delay });
  if (hidden) inTheAir.push(hidden);
}

/** One thing flies at a time: whatever is still in the air arrives at once. */
let inTheAir: Animation[] = [];
function land(): void {
  for (const flight of inTheAir) flight.finish();
  inTheAir = [];
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
