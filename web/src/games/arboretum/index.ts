import type { GameFace } from "../board";
import Board from "./Board.svelte";
import Scoring from "./Scoring.svelte";

const face: GameFace = { Board, Scoring, fills: true };
export default face;
