/** The boards, one for each folder in here whose index has a BOARD. */

import type { GameBoard } from "./board";

const FOUND = import.meta.glob<GameBoard>("./*/index.ts", { import: "BOARD", eager: true });

export const BOARDS: Record<string, GameBoard> = Object.fromEntries(
  Object.entries(FOUND).map(([file, board]) => [file.split("/")[1]!, board]),
);
