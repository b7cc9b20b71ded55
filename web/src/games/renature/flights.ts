// Dominoes and plants fly from the board they were on into the valley, and plants that are taken back fly home.
import { motionless } from "../../lib/motion";
import { launch } from "../flights.svelte";
import type { RenatureLine } from "./types";
import type { DominoPlaced, PlantReturned, Planted } from "./wire";

/** What was seen before the board was drawn anew. */
export interface Sight {
  /** Where a domino of the own hand, a kind of plant of the own board, or a whole seat was. */
  places: Map<string, DOMRect>;
  /** The plants that now leave the valley, by cell. */
  leaving: Map<string, Lifted>;
}

/** A copy of a piece, and where the piece was. */
interface Lifted {
  flyer: SVGSVGElement;
  box: DOMRect;
}

const AT_MOST = 6;

/** Where the pieces that may fly are now, to be asked before the board is drawn anew with what `events` tell of. */
export function look(board: HTMLElement, events: RenatureLine[]): Sight {
  const seen: Sight = { places: new Map(), leaving: new Map() };
  if (motionless()) return seen;
  for (const element of board.querySelectorAll<HTMLElement>("[data-from]")) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) seen.places.set(element.dataset.from!, box);
  }
  for (const { event } of events) {
    if (event?.event !== "PlantReturned") continue;
    const lifted = lift(pieceAt(board, event.cell));
    if (lifted) seen.leaving.set(event.cell, lifted);
  }
  return seen;
}

/** Let the pieces that the events tell of be seen on their way; `eyes` is the own seat. */
export function fly(board: HTMLElement, before: Sight, events: RenatureLine[], eyes: number): void {
  if (motionless() || typeof board.animate !== "function") return;
  for (const [turn, { event }] of events.slice(-AT_MOST).entries()) {
    const delay = turn * 130;
    if (event?.event === "DominoPlaced" || event?.event === "Planted") arrive(board, before, event, eyes, delay);
    else if (event?.event === "PlantReturned") goHome(board, before, event, eyes, delay);
  }
}

function arrive(board: HTMLElement, before: Sight, event: DominoPlaced | Planted, eyes: number, delay: number): void {
  const cell = event.event === "Planted" ? event.cell : event.cells[0];
  const from = (event.seat === eyes && ownPlace(before, event)) || before.places.get(`seat ${event.seat}`);
  const piece = pieceAt(board, cell);
  const lifted = lift(piece);
  if (!from || !lifted) return;
  const end = lifted.box;
  // As large as it was there, but never larger than a piece of the hand.
  const scale = Math.min(2.2, Math.max(0.6, Math.min(from.width / end.width, from.height / end.height)));
  send(lifted.flyer, from, end, scale, delay, piece);
}

function goHome(board: HTMLElement, before: Sight, event: PlantReturned, eyes: number, delay: number): void {
  const { seat, cell } = event;
  const lifted = before.leaving.get(cell);
  const place =
    (seat === eyes && board.querySelector(`[data-from="${kindOf(event)}"]`)) || board.querySelector(`[data-from="seat ${seat}"]`);
  const home = place?.getBoundingClientRect();
  if (!lifted || !home?.width) return;
  const { width, height } = lifted.box;
  const end = new DOMRect(home.left + (home.width - width) / 2, home.top + (home.height - height) / 2, width, height);
  send(lifted.flyer, lifted.box, end, 1, delay, null);
}

function ownPlace(before: Sight, event: DominoPlaced | Planted): DOMRect | undefined {
  if (event.event === "Planted") return before.places.get(kindOf(event));
  return before.places.get(event.domino) ?? before.places.get(event.domino.split("-").reverse().join("-"));
}

const kindOf = ({ owner, plant }: Planted | PlantReturned): string => `${owner === null ? "neutral" : "own"} ${plant}`;

const pieceAt = (board: HTMLElement, cell: string): SVGGElement | null => board.querySelector<SVGGElement>(`[data-to="${cell}"]`);

function lift(piece: SVGGElement | null): Lifted | null {
  const box = piece?.getBoundingClientRect();
  if (!piece || !box?.width) return null;
  const inside = piece.getBBox();
  const flyer = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  flyer.setAttribute("class", "ren ren-flyer");
  flyer.setAttribute("viewBox", `${inside.x} ${inside.y} ${inside.width} ${inside.height}`);
  flyer.append(piece.cloneNode(true));
  return { flyer, box };
}

/** From middle to middle; `scale` is its size at the start. */
function send(flyer: SVGSVGElement, from: DOMRect, end: DOMRect, scale: number, delay: number, piece: SVGGElement | null): void {
  Object.assign(flyer.style, { left: `${end.left}px`, top: `${end.top}px`, width: `${end.width}px`, height: `${end.height}px` });
  const x = from.left + from.width / 2 - end.left - end.width / 2;
  const y = from.top + from.height / 2 - end.top - end.height / 2;
  launch(flyer, `translate(${x}px, ${y}px) scale(${scale})`, delay, piece);
}
