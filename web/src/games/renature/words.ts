// What is said of animals, dominoes and plants, and of actions as people say them.
import { list, say, type Message } from "../../lib/messages";
import type { Player, View } from "../board";
import { readValley, type Valley } from "./map";
import type { RenatureOffer } from "./offers";
import { halves } from "./placements";
import type { Aids, AreaScoring, PrivateView, PublicView } from "./wire";

type RenatureView = View<PublicView, PrivateView>;

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

/** Who drops out of an area and who gets what, as one sentence. */
export function verdict(scoring: AreaScoring, players: Player[]): string {
  const args = { area: scoring.area, result: result(scoring, players) };
  const ties = tiesOf(scoring, players);
  return ties ? say("renature-area-tied", { ...args, ties }) : say("renature-area-scored", args);
}

/** The colours that share a total, the highest first. */
function tiesOf({ totals, struck }: AreaScoring, players: Player[]): string {
  const levels = [...new Set(struck.map((place) => totals[place]!))].sort((one, two) => two - one);
  const said = levels.map((total) => {
    const colours = struck.filter((place) => totals[place] === total).map((place) => colourOf(place, totals.length, players));
    return say("renature-area-tie", { colours: list(colours), total });
  });
  return said.reduceRight((rest, first) => (rest ? say("renature-area-ties", { first, rest }) : first), "");
}

/** Whom a place in the totals of an area belongs to; the last one is neutral. */
function colourOf(place: number, places: number, players: Player[]): string {
  return place < places - 1 ? nameOf(players, place) : say("renature-neutral-plants");
}

/** What an area would bring to everyone if it were complete now, for these eyes. */
export function would(scoring: AreaScoring, players: Player[], eyes: number): string {
  const { area, main, main_to, secondary, secondary_to } = scoring;
  const seats = [...new Set([main_to, secondary_to])].filter((seat) => seat !== null);
  const shares = seats.map((seat) => {
    const points = [...(main_to === seat ? [main] : []), ...(secondary_to === seat ? [secondary] : [])].join(" + ");
    if (seat === eyes) return say("renature-board-would-you", { points });
    return say("renature-board-would-other", { player: nameOf(players, seat), points });
  });
  return say("renature-board-would", { area, shares: shares.join(", ") || say("renature-area-nobody") });
}

/** Who gets what of an area. */
export function result(scoring: AreaScoring, players: Player[]): string {
  const { main, main_to, secondary, secondary_to } = scoring;
  const args = {
    main,
    secondary,
    player: main_to === null ? "" : nameOf(players, main_to),
    second: secondary_to === null ? "" : nameOf(players, secondary_to),
  };
  if (main_to === null) return say(secondary_to === null ? "renature-area-nobody" : "renature-area-secondary", args);
  if (secondary_to === null) return say("renature-area-main", args);
  return say(main_to === secondary_to ? "renature-area-both" : "renature-area-two", args);
}

/** An offered action in words. What it costs is among the aids; until they are there, no price is named. */
export function inWords({ text, verb, piece, place }: RenatureOffer, view: RenatureView, aids: Aids | null = null): Message {
  const clouds = aids?.prices[text] ?? 0;
  switch (verb) {
    case "place":
      return placing(piece, place);
    case "discard":
      return { key: "renature-do-discard", args: { domino: domino(piece) } };
    case "plant":
      return planting(piece, place, view);
    case "return":
      return returning(place, clouds, view);
    case "joker":
      return { key: "renature-do-joker", args: { animal: animal(place), clouds } };
    case "again":
      return { key: "renature-do-again", args: { clouds } };
    case "gather":
      return { key: "renature-do-gather", args: { lost: aids ? view.public.waiting - aids.room : 0 } };
    case "score": {
      const { completed } = view.public;
      return { key: "renature-do-score", args: { areas: completed.length, area: completed[0] ?? "" } };
    }
    default:
      return { key: `renature-do-${verb}` };
  }
}

function placing(piece: string, place: string): Message {
  const [[row = 0, column = 0] = [], [row2 = 0, column2 = 0] = []] = place.split(" ").map(numbers);
  const laid = domino(piece);
  if (row === row2) return { key: "renature-do-place-row", args: { domino: laid, row, first: column, second: column2 } };
  return { key: "renature-do-place-column", args: { domino: laid, column, first: row, second: row2 } };
}

/** Where to plant: in an area, and if several of its cells are possible, on which side of the domino that was just laid. */
function planting(piece: string, cell: string, { public: game }: RenatureView): Message {
  const [owner, kind = ""] = piece.split(" ");
  const area = areaAt(cell, game);
  const taken = new Set(game.plants.map(([there]) => there));
  const open = besideLast(game).filter((one) => areaAt(one.cell, game) === area && !taken.has(one.cell));
  const here = open.find((one) => one.cell === cell);
  // Both halves of a double may have a cell above them.
  const alike = open.filter(({ side, half }) => side === here?.side && half === here.half);
  let spot = cellOf(cell, area);
  if (here && open.length === 1) spot = areaOf(area);
  else if (here && alike.length === 1) spot = { key: "renature-spot-beside", args: { area, side: here.side, animal: animal(here.half) } };
  return { key: "renature-do-plant", args: { plant: plant(kind, owner === "neutral" ? null : "own"), spot } };
}

function returning(cell: string, clouds: number, { public: game }: RenatureView): Message {
  const area = areaAt(cell, game);
  const [, kind = "", owner = null] = game.plants.find(([there]) => there === cell) ?? [];
  const alike = game.plants.filter(([there, other, whose]) => other === kind && whose === owner && areaAt(there, game) === area);
  const spot = alike.length === 1 ? areaOf(area) : cellOf(cell, area);
  return { key: "renature-do-return", args: { plant: plant(kind, owner), spot, clouds } };
}

const numbers = (cell: string): number[] => cell.split(",").map(Number);

const areaOf = (area: string): Message => ({ key: "renature-spot", args: { area } });

function cellOf(cell: string, area: string): Message {
  const [row = 0, column = 0] = numbers(cell);
  return { key: "renature-spot-cell", args: { area, row, column } };
}

const SIDES = { above: [-1, 0], left: [0, -1], right: [0, 1], below: [1, 0] } as const;

/** The cells next to the domino that was laid last: on which side of which half. */
function besideLast({ laid }: PublicView): { cell: string; side: string; half: string }[] {
  const [name, ...cells] = laid.at(-1) ?? [""];
  return cells.flatMap((cell, index) => {
    const [row = 0, column = 0] = numbers(cell);
    const half = halves(name)[index]!;
    return Object.entries(SIDES).map(([side, [down, right]]) => ({ cell: `${row + down},${column + right}`, side, half }));
  });
}

// Reading a valley takes a while, and a game has only one.
let known: { text: string; valley: Valley } | null = null;

function areaAt(cell: string, { valley: text }: PublicView): string {
  if (known?.text !== text) known = { text, valley: readValley(text) };
  return known.valley.cells.get(cell)?.area ?? "";
}
