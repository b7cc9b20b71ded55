// How a game's events are staged where nothing special happens: one row of the log is one moment.
import type { Part } from "../lib/stage.svelte";
import type { Line } from "../games/board";

/** A row that holds none of these events, such as a resignation, is still seen. */
const OTHERWISE = 450;

/** Shows a row as long as its events need together. */
export function timed<Event extends { event: string }>(times: Partial<Record<Event["event"], number>>) {
  return (row: Line<Event>[]): Part<Line<Event>>[] => {
    const ms = row.reduce((sum, { event }) => sum + ((event && times[event.event as Event["event"]]) ?? 0), 0);
    return [{ lines: row, ms: ms || OTHERWISE }];
  };
}
