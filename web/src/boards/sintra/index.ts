/** Stained Glass of Sintra, as the page knows it. */

import type { GameBoard } from "../board";
import { choices } from "./choices";
import Cover from "./Cover.svelte";
import "./palace.css";
import Side from "./Side.svelte";

export const BOARD: GameBoard = {
  cover: Cover,
  board: () => import("./Board.svelte"),
  result: () => import("./Result.svelte"),
  sign: () => import("./Sign.svelte"),
  lesson: () => import("./lesson"),
  options: { side: Side },
  choices,
  keys: ["b", "arrows"],
};
