/** How long each movement takes, and how long what is on its way will be. In milliseconds. */

export const FLIGHT = 360;
export const STEPPING = 90; // of the marker, from row to row
export const MOST_STEPPING = 400;
export const WALK = 320;
export const TURNING = 190; // one half of a strip's flip
export const RISING = 350; // of points won; then they fade
export const COUNTING = 400;
export const PLY = 420; // until the next move is shown
export const COMPLETION = 480; // more for a move that completes a strip
export const DEAL = 240; // more until the last new pane lies there
export const LATEST = 4; // plies that are shown: three others and a deal

let arrival = 0;

/** How long until everything that is on its way has arrived. */
export const untilArrival = () => Math.min(Math.max(0, arrival - performance.now()), LATEST * PLY);

export function arriveIn(wait: number): void {
  arrival = performance.now() + wait;
}
