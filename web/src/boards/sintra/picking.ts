/** From picked panes to one move, by the legal moves alone: nothing here knows a rule. */

import type { SintraAdvance, SintraView } from "../../messages";

export interface Pick {
  source: number; // a display, or 0 for the centre
  colour: string;
}

export interface Offered {
  move: SintraAdvance;
  notation: string;
}

/** All ways to advance a pattern, each with its notation. */
export function advances(view: SintraView, moves: string[]): Offered[] {
  if (moves.length !== view.legal.length) return [];
  return view.legal.flatMap((move, nth) =>
    move.type === "advance" ? [{ move, notation: moves[nth]! }] : [],
  );
}

/** The notation of returning the glazier, if that may be done. */
export function returning(view: SintraView, moves: string[]): string | null {
  const nth = view.legal.findIndex((move) => move.type !== "advance");
  return nth >= 0 ? (moves[nth] ?? null) : null;
}

export const canPick = (offered: Offered[], pick: Pick): boolean =>
  offered.some(({ move }) => move.source === pick.source && move.colour === pick.colour);

/** What can be done with what was picked, by window; null is where nothing fits and all breaks. */
export function byWindow(offered: Offered[], pick: Pick): Map<number | null, Offered[]> {
  const ways = new Map<number | null, Offered[]>();
  for (const one of offered) {
    if (one.move.source !== pick.source || one.move.colour !== pick.colour) continue;
    ways.set(one.move.window, [...(ways.get(one.move.window) ?? []), one]);
  }
  return ways;
}

/** The next thing that has to be asked about these ways: how many on jokers, or which to keep. */
export type Question =
  | { about: "jokers"; answers: number[] }
  | { about: "keep"; answers: string[] }
  | null;

export function question(ways: Offered[]): Question {
  const jokers = [...new Set(ways.map(({ move }) => move.on_jokers ?? 0))];
  if (jokers.length > 1) return { about: "jokers", answers: jokers.sort() };
  const keep = [...new Set(ways.map(({ move }) => move.keep ?? ""))];
  return keep.length > 1 ? { about: "keep", answers: keep } : null;
}

export function answered(ways: Offered[], asked: Question, answer: string | number): Offered[] {
  return ways.filter(({ move }) =>
    asked?.about === "jokers" ? (move.on_jokers ?? 0) === answer : (move.keep ?? "") === answer,
  );
}
