/** What moves on the page by our scripts: at the speed that somebody likes, and to its end at once. */

import { tick } from "svelte";

import { moves, preferences } from "./preferences.svelte";
import type { Lengths } from "./scene.svelte";

/** Milliseconds, at the usual speed. */
const LENGTHS: Record<typeof preferences.pace, Omit<Lengths, "move">> = {
  brisk: { thought: 600, rest: 500 },
  calm: { thought: 1100, rest: 1500 },
  wait: { thought: Infinity, rest: 500 },
};
const CAPTION = 900; // instead of movement

export function lengths(): Lengths {
  const { thought, rest } = LENGTHS[preferences.pace];
  const { speed } = preferences;
  const move = moves() ? 0 : CAPTION;
  return { thought: thought / speed, move: move / speed, rest: rest / speed };
}

/** Those of the style sheets go their own way. */
const ours = (): Animation[] =>
  document
    .getAnimations()
    .filter(
      (one) =>
        !(one instanceof CSSAnimation || one instanceof CSSTransition) &&
        Number.isFinite(one.effect?.getComputedTiming().endTime),
    );

/** Wait until everything that the board has set in motion has arrived. */
export async function arrival(): Promise<void> {
  await tick();
  const moving = ours();
  for (const one of moving) one.playbackRate = preferences.speed;
  await Promise.allSettled(moving.map((one) => one.finished));
}

export const finish = (): void => ours().forEach((one) => one.finish());
