/** Markers that step: the one on the broken glass from row to row, the glazier from place to place. */

import type { SintraEvent } from "../../messages";
import { glazier, marks } from "./anchors";
import { holds, MOST_STEPPING, spotOf, STEPPING, WALK } from "./movement";

/** The rows that the marker stood on, from the first to where it stands now; below the last is the first. */
export function rowsPassed(row: number, steps: number, bottom: number): number[] {
  const rows = [row];
  for (let step = 0; step < steps; step++) {
    if (rows[0] === 0) rows.unshift(bottom - 1, bottom);
    else rows.unshift(rows[0]! - 1);
  }
  return rows;
}

/** Row by row, after what broke has fallen. */
export function stepMarker(board: HTMLElement, events: SintraEvent[], landed: number): void {
  let steps = 0;
  let last: { seat: number; row: number } | null = null;
  for (const event of events) {
    if (event.type !== "broken" && event.type !== "marker-taken") continue;
    steps += event.type === "broken" ? event.count : 1;
    last = event;
  }
  if (!last) return;
  const all = board.querySelectorAll(marks(last.seat));
  const rows = rowsPassed(last.row, steps, all.length - 1);
  const pace = Math.min(STEPPING, MOST_STEPPING / rows.length);
  const arrival = landed + (rows.length - 1) * pace;
  holds(all[last.row], 0, arrival);
  rows.slice(0, -1).forEach((row, nth) => {
    const begin = nth ? landed + nth * pace : 0;
    holds(all[row], 1, landed + (nth + 1) * pace - begin, begin);
  });
}

/** The glazier walks, with a small step at every place. */
export function walk(board: HTMLElement, seat: number, from: number, window: number): void {
  const place = board.querySelector(glazier(seat, window));
  const [start, end] = [spotOf(board.querySelector(glazier(seat, from))), spotOf(place)];
  if (!place || !start || !end || from === window) return;
  const way = start.x - end.x;
  const paces = Math.abs(from - window) * 2;
  const keyframes = Array.from({ length: paces + 1 }, (_, nth) => {
    const [up, lean] = nth % 2 ? [-12, Math.sign(-way) * 5] : [0, 0];
    const left = way * (1 - nth / paces);
    return { transform: `translate(${left}px, ${up}%) rotate(${lean}deg)` };
  });
  place.querySelector(".here")?.animate(keyframes, WALK);
}
