// Cards fly from where they were to where they are, as the events tell.
import { motionless } from "../../lib/motion";
import type { Line } from "../board";
import { launch } from "../flights.svelte";
import type { GameEvent } from "./wire";

interface Seen {
  box: DOMRect;
  picture: Element;
}

export type Sight = Map<string, Seen>;

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
export function fly(board: HTMLElement, before: Sight, events: Line<GameEvent>[], eyes: number): void {
  if (motionless() || typeof board.animate !== "function") return;
  const after = look(board);
  for (const [turn, { event }] of events.slice(-AT_MOST).entries()) {
    let from: string;
    let to: string;
    let start: Seen | undefined;
    if (event?.event === "CardDrawn") {
      from = event.pile === null ? "deck" : `pile ${event.pile}`;
      to = event.seat === eyes && event.card ? event.card : `seat ${event.seat}`;
      if (event.pile !== null && event.card) start = before.get(event.card);
    } else if (event?.event === "CardPlayed" || event?.event === "CardDiscarded") {
      from = before.has(event.card) ? event.card : `seat ${event.seat}`;
      to = event.event === "CardPlayed" ? event.card : `pile ${event.seat}`;
    } else continue;
    const { seat, card } = event;
    start ??= before.get(from);
    const end = after.get(to) ?? after.get(`seat ${seat}`);
    if (start && end) send(start.box, end, card ? (after.get(card) ?? start) : start, turn * 130);
  }
}

function send(from: DOMRect, end: Seen, shown: Seen, delay: number): void {
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
