import type { GameFace } from "../board";
import Board from "./Board.svelte";
import { notation } from "./offers";
import Scoring from "./Scoring.svelte";
import { inWords } from "./words";

const face: GameFace = { Board, Scoring, words: (text, view) => inWords(notation.read(text), view), fills: true };
export default face;
