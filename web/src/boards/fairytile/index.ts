/** Fairy Tile, as the page knows it. */

import type { GameBoard } from "../board";
import { choices } from "./choices";
import Cover from "./Cover.svelte";
import "./book.css";

export const BOARD: GameBoard = {
  cover: Cover,
  board: () => import("./Board.svelte"),
  stage: true,
  result: () => import("./Result.svelte"),
  sign: () => import("./Sign.svelte"),
  lesson: () => import("./lesson"),
  choices,
  isRead: ({ type }) => type === "recounted" && choices.is("reading"),
  diagram: () => import("./Diagram.svelte"),
  keys: ["b", "arrows", "r", "zoom"],
};
