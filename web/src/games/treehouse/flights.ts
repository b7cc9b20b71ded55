// Rooms fly from the seats into their trees, condition cards from the middle to the seats and from the seats onto colours.
import type { Flight } from "../../play/flights.svelte";
import type { Colour, GameEvent } from "./wire";

/** The sign of a seat above the board. */
const seatOf = (seat: number): string => `seat ${seat}`;
/** Where a seat shows its room or its condition card. */
export const slotOf = (seat: number): string => `slot ${seat}`;
export const treeOf = (seat: number): string => `tree ${seat}`;
/** The condition card that a seat holds. */
export const cardOf = (seat: number): string => `card ${seat}`;
/** The condition card that lies on a colour. */
export const laidOn = (colour: Colour): string => `laid ${colour}`;

export function flightOf(event: GameEvent): Flight | null {
  if (event.event === "RoomBuilt") {
    const { seat, room } = event;
    return { piece: room, from: [room, slotOf(seat), seatOf(seat)], to: [room, treeOf(seat)] };
  }
  if (event.event === "ConditionTaken") {
    const { seat, condition } = event;
    return { piece: condition, from: [condition], to: [cardOf(seat), slotOf(seat), seatOf(seat)] };
  }
  if (event.event === "ConditionLaid") {
    const { seat, colour } = event;
    return { piece: laidOn(colour), from: [cardOf(seat), seatOf(seat)], to: [laidOn(colour)] };
  }
  return null;
}
