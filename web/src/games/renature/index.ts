import type { GameFace } from "../board";
import Board from "./Board.svelte";
import { notation } from "./offers";
import Scoring from "./Scoring.svelte";
import { inWords } from "./words";

const face: GameFace = { Board, Scoring, words: (text, view, aids) => inWords(notation.read(text), view, aids) };
export default face;
