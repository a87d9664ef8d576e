/** What leaves a trace on the board: what the others did since one's own last move, or else that. */

import type { PlyShown } from "../messages";

/** The last move of a seat that the board shows, or what chance did where nobody moved yet. */
export function lastShown(plies: readonly PlyShown[], reached: number): PlyShown | null {
  const shown = plies.filter(({ ply }) => ply < reached);
  return shown.findLast(({ seat }) => seat !== null) ?? shown.at(-1) ?? null;
}

/** The moves that are traced at a moment of the game, and what chance did among them. */
export function traced(
  plies: readonly PlyShown[],
  reached: number,
  own: readonly number[],
): PlyShown[] {
  const shown = plies.filter(({ ply }) => ply < reached);
  const moved = shown.filter(({ seat }) => seat !== null);
  const since = moved.findLastIndex(({ seat }) => own.includes(seat!)) + 1;
  const few = own.length > 1 || since === moved.length ? 1 : MOST; // on one screen only the last
  const first = moved.slice(since).slice(-few)[0] ?? moved.at(-1);
  return first ? shown.filter(({ ply }) => ply >= first.ply) : [];
}

const MOST = 3; // a spectator sees no more
