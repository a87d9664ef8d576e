/** The colours of the seats, the same as in the other game. Never the only sign: a name stands beside. */

export const SEAT_COLOURS = ["#b4382c", "#2a5db0", "#2c7a4b", "#7a3f98"] as const;
