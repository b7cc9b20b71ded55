// Dominoes and plants fly from the board they were on into the valley; plants that are taken back and clouds fly home.
import type { Flight } from "../../play/flights.svelte";
import type { Line } from "../board";
import { reversed } from "./placements";
import type { GameEvent, Planted, PlantReturned } from "./wire";

/** What lies or stands at a cell, as a piece. */
export const pieceAt = (cell: string): string => `at ${cell}`;

/** The clouds on a cell, as a piece. */
export const cloudsAt = (cell: string): string => `clouds ${cell}`;

const kindOf = ({ owner, plant }: Planted | PlantReturned): string => `${owner === null ? "neutral" : "own"} ${plant}`;

/** How an event is seen by the eyes of a seat. */
export function flightOf(event: GameEvent, eyes: number, row: Line<GameEvent>[] = []): Flight | null {
  if (event.event === "CloudsGathered") {
    const planted = row.find((line) => line.event?.event === "Planted")?.event;
    if (planted?.event !== "Planted") return null;
    const piece = cloudsAt(planted.cell);
    return { piece, from: [piece], to: [`seat ${event.seat}`] };
  }
  if (event.event === "DominoPlaced") {
    const piece = pieceAt(event.cells[0]);
    return { piece, from: mine(event, eyes, event.domino, reversed(event.domino)), to: [piece] };
  }
  if (event.event === "Planted") {
    const piece = pieceAt(event.cell);
    return { piece, from: mine(event, eyes, kindOf(event)), to: [piece] };
  }
  if (event.event !== "PlantReturned") return null;
  const piece = pieceAt(event.cell);
  return { piece, from: [piece], to: mine(event, eyes, kindOf(event)) };
}

/** Only the own pieces lie open: those of others come from their seat, and go there. */
function mine({ seat }: { seat: number }, eyes: number, ...pieces: string[]): string[] {
  return [...(seat === eyes ? pieces : []), `seat ${seat}`];
}

const POINTS_FLY = 620;

/** Lets points of an area fly to where a seat's points are told: the place that is in sight, or else its sign. */
export function sendPoints(from: Element | null, seat: number, points: number): void {
  const places = [`[data-points="${seat}"]`, `[data-seat-sign="seat ${seat}"]`].flatMap((one) => [...document.querySelectorAll(one)]);
  const to = places.map((place) => place.getBoundingClientRect()).find(inSight);
  if (!from || !to || typeof from.animate !== "function") return;
  const start = from.getBoundingClientRect();
  const flyer = document.createElement("div");
  flyer.className = "flyer ren";
  flyer.setAttribute("aria-hidden", "true");
  flyer.textContent = `+${points}`;
  Object.assign(flyer.style, {
    left: `${start.left}px`,
    top: `${start.top}px`,
    padding: "2px 9px",
    borderRadius: "999px",
    background: `var(--seat-${seat})`,
    color: "var(--seat-ink)",
    font: "800 1.15rem/1.4 var(--font-body)",
  });
  document.body.append(flyer);
  const own = flyer.getBoundingClientRect();
  const x = to.left + to.width / 2 - own.left - own.width / 2;
  const y = to.top + to.height / 2 - own.top - own.height / 2;
  const gone = () => flyer.remove();
  const way = [
    { transform: "scale(.9)" },
    { transform: "translateY(-14px) scale(1.35)", offset: 0.25 },
    { transform: `translate(${x}px, ${y}px) scale(.8)`, opacity: 1, offset: 0.94 },
    { transform: `translate(${x}px, ${y}px) scale(.6)`, opacity: 0 },
  ];
  flyer.animate(way, { duration: POINTS_FLY, easing: "ease-in-out" }).finished.then(gone, gone);
}

function inSight({ width, top, bottom }: DOMRect): boolean {
  return width > 0 && top >= 0 && bottom <= window.innerHeight;
}
