/** Points rise from where they were won or lost: a window's disc, a strip, the bottom row. */

import type { SintraEvent } from "../../messages";
import { column, disc, row } from "./anchors";
import { at, RISING, seen, send, spotOf, type Spot } from "./movement";

interface Won {
  at: string; // a selector
  points: number;
}

/** What was won or lost, and where. */
export function wonIn(events: SintraEvent[], bottom: number): Won[] {
  const completed = events.find((event) => event.type === "completed");
  return events.flatMap((event): Won[] => {
    if (event.type === "window-points")
      return event.parts.map(({ window, points }) => ({ at: disc(event.seat, window), points }));
    if (event.type === "colour-bonus" && completed && event.points)
      return [{ at: column(event.seat, completed.window), points: event.points }];
    if (event.type === "lost-at-bottom")
      return [{ at: row(event.seat, bottom), points: -event.points }];
    return [];
  });
}

export function rise(board: HTMLElement, events: SintraEvent[], delay: number): void {
  const bottom = board.querySelectorAll(`.mine [data-row]`).length - 1;
  wonIn(events, bottom).forEach(({ at, points }, nth) => {
    const place = spotOf(seen(board.querySelector(at)));
    if (place) lift(place, points, delay + nth * 60);
  });
}

function lift({ x, y }: Spot, points: number, delay: number): void {
  const image = document.createElement("div");
  image.className = points < 0 ? "rising lost" : "rising";
  image.textContent = points < 0 ? `−${-points}` : `+${points}`;
  const up = (high: number, scale = 1) => at({ x, y: y - high }, `scale(${scale})`);
  const way = [
    { transform: up(0, 0.6), opacity: 0, easing: "ease-out" },
    { transform: up(34), opacity: 1, offset: 0.5 },
    { transform: up(38), opacity: 1, offset: 0.75 },
    { transform: up(44), opacity: 0 },
  ];
  send(image, way, 2 * RISING, delay);
}
