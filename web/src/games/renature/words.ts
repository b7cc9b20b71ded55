// Short ways to the words of this game.
import type { Message } from "../../lib/messages";
import { say } from "../../lib/messages";
import type { Player } from "../board";
import { halves } from "./placements";
import type { AreaScoring } from "./wire";

/** A seat's number, or null for neutral. */
export type Owner = number | null;

export const animal = (name: string): Message => ({ key: "renature-animal", args: { animal: name } });

export function domino(name: string): Message {
  const [first, second] = halves(name);
  return { key: "renature-domino", args: { first: animal(first), second: animal(second) } };
}

export function plant(name: string, owner: Owner | "own"): Message {
  return { key: owner === null ? "renature-neutral-plant" : "renature-plant", args: { plant: name } };
}

export const nameOf = (players: Player[], seat: number): string =>
  players.find((player) => player.seat === seat)?.name || say({ key: "player", args: { seat } });

/** Who gets what of an area, as one sentence. */
export function verdict(scoring: AreaScoring, players: Player[]): string {
  const { area, main, main_to, secondary, secondary_to } = scoring;
  const args = {
    area,
    main,
    secondary,
    player: main_to === null ? "" : nameOf(players, main_to),
    second: secondary_to === null ? "" : nameOf(players, secondary_to),
  };
  if (main_to === null) return say(secondary_to === null ? "renature-area-nobody" : "renature-area-secondary", args);
  if (secondary_to === null) return say("renature-area-main", args);
  return say(main_to === secondary_to ? "renature-area-both" : "renature-area-two", args);
}

/** A written action in words, for what has to be confirmed. */
export function order(text: string, price: number): string {
  const [verb = "", ...rest] = text.split(" ");
  if (verb === "place") return say("renature-board-do-place", { domino: domino(rest[0] ?? "") });
  if (verb === "discard") return say("renature-board-do-discard", { domino: domino(rest[0] ?? "") });
  if (verb === "joker") return say("renature-board-do-joker", { animal: animal(rest[0] ?? ""), clouds: price });
  if (verb === "return") return say("renature-board-do-return", { cell: rest[0] ?? "", clouds: price });
  if (verb === "plant") {
    const kind = plant(rest[1] ?? "", rest[0] === "neutral" ? null : "own");
    return say("renature-board-do-plant", { plant: kind, cell: rest[2] ?? "" });
  }
  return say(`renature-board-${verb}`, { clouds: price });
}
