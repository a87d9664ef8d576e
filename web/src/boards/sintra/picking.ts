/** From picked panes to one move, by the legal moves alone: nothing here knows a rule. */

export interface Pick {
  source: number; // a display, or 0 for the centre
  colour: string;
}

/** As a move begins. */
export const nameOf = ({ source, colour }: Pick): string => `${source || "c"}${colour}`;

/** A way to advance a pattern. */
export interface Advance extends Pick {
  window: number | null; // null: nothing fits, and all breaks
  jokers: number; // panes that go on joker spaces
  keep: string | null; // the colour of the one that is kept
}

export interface Offered {
  move: Advance;
  notation: string;
}

const ADVANCE = /^(.)(.)(.)(?:~(\d))?(?:=(.))?$/; // as 3o5, c for the centre, x for no window

/** All ways to advance a pattern, each with its notation. */
export const advances = (moves: string[]): Offered[] =>
  moves.flatMap((notation) => {
    const [, source, colour, window, jokers, keep] = ADVANCE.exec(notation) ?? [];
    if (!colour) return [];
    const move = {
      source: source === "c" ? 0 : Number(source),
      colour,
      window: window === "x" ? null : Number(window),
      jokers: Number(jokers ?? 0),
      keep: keep ?? null,
    };
    return [{ move, notation }];
  });

/** The notation of returning the glazier, if that may be done. */
export const returning = (moves: string[]): string | null =>
  moves.find((move) => move === "<") ?? null;

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
  { about: "jokers"; answers: number[] } | { about: "keep"; answers: string[] } | null;

export function question(ways: Offered[]): Question {
  const jokers = [...new Set(ways.map(({ move }) => move.jokers))];
  if (jokers.length > 1) return { about: "jokers", answers: jokers.sort() };
  const keep = [...new Set(ways.map(({ move }) => move.keep ?? ""))];
  return keep.length > 1 ? { about: "keep", answers: keep } : null;
}

export function answered(ways: Offered[], asked: Question, answer: string | number): Offered[] {
  return ways.filter(({ move }) =>
    asked?.about === "jokers" ? move.jokers === answer : (move.keep ?? "") === answer,
  );
}
