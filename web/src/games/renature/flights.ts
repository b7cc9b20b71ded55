// Dominoes and plants fly from the board they were on into the valley.
import { motionless } from "../../lib/motion";
import type { Line } from "../board";
import { launch } from "../flights.svelte";

/** Where something was: a domino of the own hand, a kind of plant of the own board, or a whole seat. */
export type Sight = Map<string, DOMRect>;

const AT_MOST = 6;

/** Where the pieces that may fly are now, to be asked before the board is drawn anew. */
export function look(board: HTMLElement): Sight {
  const seen: Sight = new Map();
  if (motionless()) return seen;
  for (const element of board.querySelectorAll<HTMLElement>("[data-from]")) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) seen.set(element.dataset.from!, box);
  }
  return seen;
}

/** Let the pieces that the events tell of be seen on their way; `eyes` is the own seat. */
export function fly(board: HTMLElement, before: Sight, events: Line[], eyes: number): void {
  if (motionless() || typeof board.animate !== "function") return;
  for (const [turn, { event }] of events.slice(-AT_MOST).entries()) {
    if (!event || (event.event !== "DominoPlaced" && event.event !== "Planted")) continue;
    const seat = event.seat as number;
    const cell = event.event === "Planted" ? (event.cell as string) : (event.cells as string[])[0]!;
    const from = (seat === eyes && ownPlace(before, event)) || before.get(`seat ${seat}`);
    const piece = board.querySelector<SVGGElement>(`[data-to="${cell}"]`);
    if (from && piece) send(from, piece, turn * 130);
  }
}

function ownPlace(before: Sight, event: Record<string, unknown>): DOMRect | undefined {
  if (event.event === "Planted") return before.get(`${event.owner === null ? "neutral" : "own"} ${event.plant as string}`);
  const domino = event.domino as string;
  return before.get(domino) ?? before.get(domino.split("-").reverse().join("-"));
}

function send(from: DOMRect, piece: SVGGElement, delay: number): void {
  const end = piece.getBoundingClientRect();
  if (!end.width) return;
  const inside = piece.getBBox();
  const flyer = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  flyer.setAttribute("class", "ren ren-flyer");
  flyer.setAttribute("viewBox", `${inside.x} ${inside.y} ${inside.width} ${inside.height}`);
  flyer.append(piece.cloneNode(true));
  Object.assign(flyer.style, { left: `${end.left}px`, top: `${end.top}px`, width: `${end.width}px`, height: `${end.height}px` });
  // From middle to middle, as large as it was there, but never larger than a piece of the hand.
  const scale = Math.min(2.2, Math.max(0.6, Math.min(from.width / end.width, from.height / end.height)));
  const x = from.left + from.width / 2 - end.left - end.width / 2;
  const y = from.top + from.height / 2 - end.top - end.height / 2;
  launch(flyer, `translate(${x}px, ${y}px) scale(${scale})`, delay, piece);
}
