import type { GameFace } from "../board";
import Board from "./Board.svelte";
import { facts } from "./facts";
import { notation } from "./offers";
import { script, sounds } from "./script";
import { inWords } from "./words";

const face: GameFace = { Board, facts, script, sounds, words: (text, view, aids) => inWords(notation.read(text), view, aids) };
export default face;
