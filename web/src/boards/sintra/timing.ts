/** How long each movement takes, and when what is on its way will have arrived. In milliseconds. */

export const FLIGHT = 360;
export const STEP = 90; // of the marker, from row to row
export const WALK = 320;
export const TURNING = 200; // one half of a strip's flip
export const RISING = 400; // of points won
export const COUNTING = 400;
export const PLY = 420; // until the next move is shown
export const COMPLETION = 480; // more for a move that completes a strip

let arrival = 0;

/** How long what was launched last is still on its way. */
export const toArrive = () => Math.max(0, arrival - performance.now());

export function arriveIn(wait: number): void {
  arrival = performance.now() + wait;
}
