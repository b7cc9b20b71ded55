// Clocks: the server says how much is left at the moment of its news, the page counts on from there.
import type { SeatNews } from "../lib/wire";

/** What is left of a seat's time so many milliseconds after the news came. */
export function secondsLeft(seat: Pick<SeatNews, "clock" | "ticking">, since: number): number {
  const left = (seat.clock ?? 0) - (seat.ticking ? since / 1000 : 0);
  return Math.max(0, left);
}

/** 4:05, 1:02:03, or in days 2d 5h: short enough for a seat. */
export function clockWords(seconds: number, locale: string): string {
  const whole = Math.floor(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  const measured = (value: number, unit: "day" | "hour") =>
    new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "narrow" }).format(value);
  if (hours >= 48) return `${measured(Math.floor(hours / 24), "day")} ${measured(hours % 24, "hour")}`;
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
