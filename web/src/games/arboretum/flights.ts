// Cards fly from where they were to where they are, as the events tell.
import { motionless } from "../../lib/motion";
import type { Line } from "../board";
import { launch } from "../flights.svelte";

interface Moved {
  event: string;
  seat: number;
  card?: string | null;
  pile?: number | null;
}

export type Sight = Map<string, { box: DOMRect; picture: Element }>;

const AT_MOST = 8;

/** Where every card and place is now, to be asked before the board is drawn anew. */
export function look(board: HTMLElement): Sight {
  const seen: Sight = new Map();
  if (motionless()) return seen;
  for (const element of board.querySelectorAll("[data-card], [data-place]")) {
    const { card, place } = (element as HTMLElement | SVGElement).dataset;
    const at = { box: element.getBoundingClientRect(), picture: element };
    if (card) seen.set(card, at);
    if (place) seen.set(place, at);
  }
  return seen;
}

/** Let what the events tell of be seen: `eyes` is the own seat. */
export function fly(board: HTMLElement, before: Sight, events: Line[], eyes: number): void {
  if (motionless() || typeof board.animate !== "function") return;
  const after = look(board);
  for (const [turn, { event }] of events.slice(-AT_MOST).entries()) {
    const { event: kind, seat, card, pile } = (event ?? {}) as unknown as Moved;
    const seatPlace = `seat ${seat}`;
    let from: string;
    let to: string;
    if (kind === "CardDrawn") {
      from = pile == null ? "deck" : `pile ${pile}`;
      to = seat === eyes && card ? card : seatPlace;
    } else if ((kind === "CardPlayed" || kind === "CardDiscarded") && card) {
      from = before.has(card) ? card : seatPlace;
      to = kind === "CardPlayed" ? card : `pile ${seat}`;
    } else continue;
    const start = (pile != null && card && before.get(card)) || before.get(from);
    const end = after.get(to) ?? after.get(seatPlace);
    if (start && end) send(start.box, end, card ? (after.get(card) ?? start) : start, turn * 130);
  }
}

function send(from: DOMRect, end: { box: DOMRect; picture: Element }, shown: { picture: Element }, delay: number): void {
  const face = shown.picture.querySelector(".card-face") ?? (shown.picture instanceof SVGGElement ? shown.picture : null);
  if (!face || !from.width || !end.box.width) return;
  const flyer = document.createElement("div");
  flyer.className = "arb arb-flyer";
  if (face instanceof SVGGElement) {
    const frame = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    frame.setAttribute("viewBox", "0 0 100 140");
    const copy = face.cloneNode(true) as SVGGElement;
    copy.removeAttribute("transform");
    frame.append(copy);
    flyer.append(frame);
  } else {
    flyer.append(face.cloneNode(true));
  }
  // A panel is larger than a card: the flight ends in its middle.
  const width = Math.min(end.box.width, end.box.height / 1.4);
  const left = end.box.left + (end.box.width - width) / 2;
  const top = end.box.top + (end.box.height - width * 1.4) / 2;
  flyer.style.left = `${left}px`;
  flyer.style.top = `${top}px`;
  flyer.style.width = `${width}px`;
  const start = `translate(${from.left - left}px, ${from.top - top}px) scale(${from.width / width})`;
  const isCard = (end.picture as HTMLElement).dataset.card !== undefined;
  launch(flyer, start, delay, isCard ? end.picture : null);
}
