// Dominoes and plants fly from the board they were on into the valley, and plants that are taken back fly home.
import type { Flight } from "../../play/flights.svelte";
import { reversed } from "./placements";
import type { GameEvent, Planted, PlantReturned } from "./wire";

/** What lies or stands at a cell, as a piece. */
export const pieceAt = (cell: string): string => `at ${cell}`;

const kindOf = ({ owner, plant }: Planted | PlantReturned): string => `${owner === null ? "neutral" : "own"} ${plant}`;

/** How an event is seen by the eyes of a seat. */
export function flightOf(event: GameEvent, eyes: number): Flight | null {
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
