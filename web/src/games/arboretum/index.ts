import type { GameFace } from "../board";
import Board from "./Board.svelte";
import { notation } from "./offers";
import { script } from "./script";
import { inWords } from "./words";

const face: GameFace = { Board, script, words: (text, view) => inWords(notation.read(text), view), fills: true };
export default face;
