/** Markers that step: the one on the broken glass from row to row, the glazier from place to place. */

import type { SintraEvent } from "../../messages";
import { MOST_STEPPING, STEPPING, WALK } from "./timing";

/** The rows that the marker stood on, from the first to where it stands now; below the last is the first. */
export function rowsPassed(row: number, steps: number, bottom: number): number[] {
  const rows = [row];
  for (let step = 0; step < steps; step++) {
    if (rows[0] === 0) rows.unshift(bottom - 1, bottom);
    else rows.unshift(rows[0]! - 1);
  }
  return rows;
}

const stays = (mark: Element | undefined, opacity: number, delay: number, duration: number) =>
  mark?.animate([{ opacity }, { opacity }], { delay, duration });

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
  const marks = [...board.querySelectorAll(`[data-row^="${last.seat}-"] .mark`)];
  const rows = rowsPassed(last.row, steps, marks.length - 1);
  const pace = Math.min(STEPPING, MOST_STEPPING / rows.length);
  const arrival = landed + (rows.length - 1) * pace;
  stays(marks[last.row], 0, 0, arrival);
  rows.slice(0, -1).forEach((row, nth) => {
    const begin = nth ? landed + nth * pace : 0;
    stays(marks[row], 1, begin, landed + (nth + 1) * pace - begin);
  });
}

/** The glazier walks, with a small step at every place. */
export function walk(
  board: HTMLElement,
  seat: number,
  from: string | undefined,
  window: number,
  delay: number,
): void {
  const start = board.querySelector(`[data-glazier="${seat}-${from}"]`);
  const place = board.querySelector(`[data-glazier="${seat}-${window}"]`);
  if (!start || !place || start === place) return;
  const way = start.getBoundingClientRect().left - place.getBoundingClientRect().left;
  const paces = Math.abs(Number(from) - window) * 2;
  const keyframes = Array.from({ length: paces + 1 }, (_, nth) => {
    const [up, lean] = nth % 2 ? [-12, Math.sign(-way) * 5] : [0, 0];
    const left = way * (1 - nth / paces);
    return { transform: `translate(${left}px, ${up}%) rotate(${lean}deg)` };
  });
  place.querySelector(".here")?.animate(keyframes, { duration: WALK, delay, fill: "backwards" });
}
