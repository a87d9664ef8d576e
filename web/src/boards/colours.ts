import type { Event } from "../messages";

/** The colours of the seats, the same in every game. Never the only sign: a name stands beside. */
export const SEAT_COLOURS = ["#b4382c", "#2a5db0", "#2c7a4b", "#7a3f98"] as const;

/** What was done is shown in the colour of who did it. */
export const colourOf = (events: readonly Event[]): string | undefined => {
  const event = events.find((one) => "seat" in one) as { seat: number } | undefined;
  return event && SEAT_COLOURS[event.seat];
};
