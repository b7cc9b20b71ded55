import type { GameFace } from "../board";
import Board from "./Board.svelte";
import { facts } from "./facts";
import { notation } from "./offers";
import { script, sounds } from "./script";
import { inWords } from "./words";

const face: GameFace = { Board, facts, script, sounds, words: (text, view) => inWords(notation.read(text), view), fills: true };
export default face;
