// How long each event is shown: what changes an arboretum takes longest to take in.
import type { Sounds } from "../../lib/sound";
import { timed } from "../../play/script";
import type { GameEvent } from "./wire";

export const script = timed<GameEvent>({
  CardDrawn: 450,
  CardPlayed: 900,
  CardDiscarded: 500,
  DeckEmptied: 900,
});

export const sounds: Sounds<GameEvent> = {
  CardDrawn: "card",
  CardPlayed: "plant",
  CardDiscarded: "discard",
  DeckEmptied: "leaves",
};
