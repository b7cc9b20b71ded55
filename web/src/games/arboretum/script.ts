// How long each event is shown: what changes an arboretum takes longest to take in.
import { timed } from "../../play/script";
import type { GameEvent } from "./wire";

export const script = timed<GameEvent>({
  CardDrawn: 450,
  CardPlayed: 900,
  CardDiscarded: 500,
  DeckEmptied: 900,
});
