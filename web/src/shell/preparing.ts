/** What the server is still getting ready at its first start, as the page tells it. */

import type { PreparationShown } from "../messages";

/** Seconds until a game can be played: 0 if it can, null if it never will. */
export function untilPlayable(shown: PreparationShown | null, game: string): number | null {
  return shown?.games[game] ? shown.games[game].rules : 0;
}

/** The game that a record is of, or nothing where that cannot be read: the server says what is wrong. */
export function gameIn(record: string): string {
  try {
    return String((JSON.parse(record) as { game?: unknown } | null)?.game ?? "");
  } catch {
    return "";
  }
}

/** Seconds until a bot can move: 0 if it can, or if another moves in its place. */
export function untilBot(
  shown: PreparationShown | null,
  game: string,
  level: string | null,
): number {
  return (level && shown?.games[game]?.levels[level]) || 0;
}

/** Not 100 before everything is ready. */
export const percent = (shown: PreparationShown) => Math.min(99, Math.floor(shown.share * 100));

/**
 * Ask how far it is, now and then until everything is ready or cannot be made so; the function that
 * comes back ends it. Where there is no answer, it is asked again.
 */
export function watch(
  ask: () => Promise<PreparationShown>,
  tell: (shown: PreparationShown) => void,
  every = 1000, // milliseconds
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  async function look(): Promise<void> {
    const shown = await ask().catch(() => null);
    if (ended) return;
    if (shown) tell(shown);
    if (!shown?.complete && !isStuck(shown)) timer = setTimeout(look, every);
  }
  void look();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}

/** Nothing more will come: what is missing could not be made ready. */
const isStuck = (shown: PreparationShown | null) => !!shown?.trouble && shown.seconds === 0;
