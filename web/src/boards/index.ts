/** The boards, one for each folder in here whose index has a BOARD; a plain one for other games. */

import type { GameBoard } from "./board";
import Cover from "./plain/Cover.svelte";

const FOUND = import.meta.glob<GameBoard>("./*/index.ts", { import: "BOARD", eager: true });

export const BOARDS: Record<string, GameBoard> = Object.fromEntries(
  Object.entries(FOUND).map(([file, board]) => [file.split("/")[1]!, board]),
);

const PLAIN: GameBoard = { cover: Cover, board: () => import("./plain/Board.svelte") };

export const boardOf = (game: string): GameBoard => BOARDS[game] ?? PLAIN;
