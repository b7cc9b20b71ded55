// What the board of the game adds to what the server sends. Cells are written `row,column`.
import type { BoardProps, Line, View } from "../board";
import type { Aids, GameEvent, PrivateView, PublicView } from "./wire";

/** A seat's number, or null for neutral. */
export type Owner = number | null;

export type RenatureView = View<PublicView, PrivateView>;
export type RenatureLine = Line<GameEvent>;
export type Props = BoardProps<PublicView, PrivateView, Aids, GameEvent>;
