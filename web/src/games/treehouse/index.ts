import type { GameFace } from "../board";
import Board from "./Board.svelte";
import Scoring from "./Scoring.svelte";
import "./treehouse.css";

const face: GameFace = { Board, Scoring };
export default face;
