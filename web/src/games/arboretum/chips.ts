// The small signs beside a sum: what each stands for is said by itself the first time, and remembered on this device.
import type { SpeciesAid } from "./wire";

const KEY = "spinney-arboretum-chips";

/** The signs that a sum carries. */
export function chipsOf({ eight, one }: SpeciesAid): string[] {
  const found: string[] = eight === "at_risk" || eight === "cancelled" ? [`eight-${eight}`] : [];
  return one === "cancels" ? [...found, "one-cancels"] : found;
}

function known(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    // A browser that keeps nothing says everything again, which does no harm.
    return [];
  }
}

/** The first species with a sign that was never explained here. */
export function unexplained(aids: SpeciesAid[]): SpeciesAid | null {
  const told = known();
  return aids.find((aid) => chipsOf(aid).some((chip) => !told.includes(chip))) ?? null;
}

export function remember(chips: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...known(), ...chips])]));
  } catch {
    // Then it is said again.
  }
}
