import type { GameFace } from "../board";
import Board from "./Board.svelte";
import Scoring from "./Scoring.svelte";

export default { Board, Scoring, fills: true } as unknown as GameFace;
