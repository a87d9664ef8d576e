/** How long each movement takes, in milliseconds. */

export const FLIGHT = 420;
export const STEPPING = 90; // of the marker, from row to row
export const MOST_STEPPING = 400;
export const WALK = 320;
export const TURNING = 190; // one half of a strip's flip
export const RISING = 350; // of points won; then they fade
export const COUNTING = 400;
