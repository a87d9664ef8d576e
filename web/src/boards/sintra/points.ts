/** Points rise from where they were won or lost: a window's disc, a strip, the bottom row. */

import type { SintraEvent } from "../../messages";
import { seen } from "./panes";
import { RISING } from "./timing";

interface Won {
  at: string; // a selector
  points: number;
}

/** What was won or lost, and where. */
export function wonIn(events: SintraEvent[], bottom: number): Won[] {
  const completed = events.find((event) => event.type === "completed");
  return events.flatMap((event): Won[] => {
    if (event.type === "window-points")
      return event.parts.map((part) => ({
        at: `[data-disc="${event.seat}-${part.window}"]`,
        points: part.points,
      }));
    if (event.type === "colour-bonus" && completed && event.points)
      return [{ at: `[data-column="${event.seat}-${completed.window}"]`, points: event.points }];
    if (event.type === "lost-at-bottom")
      return [{ at: `[data-row="${event.seat}-${bottom}"]`, points: -event.points }];
    return [];
  });
}

export function rise(board: HTMLElement, events: SintraEvent[], delay: number): void {
  const bottom = board.querySelectorAll(`.mine [data-row]`).length - 1;
  wonIn(events, bottom).forEach(({ at, points }, nth) => {
    const place = seen(board.querySelector(at))?.getBoundingClientRect();
    if (place) lift(place, points, delay + nth * 60);
  });
}

function lift(place: DOMRect, points: number, delay: number): void {
  const image = document.createElement("div");
  image.className = points < 0 ? "rising lost" : "rising";
  image.textContent = points < 0 ? `−${-points}` : `+${points}`;
  image.setAttribute("aria-hidden", "true");
  document.body.append(image);
  const [x, y] = [place.left + place.width / 2, place.top + place.height / 2];
  const at = (up: number) => `translate(${x}px, ${y - up}px) translate(-50%, -50%)`;
  const way = image.animate(
    [
      { transform: `${at(0)} scale(0.6)`, opacity: 0, easing: "ease-out" },
      { transform: `${at(34)} scale(1)`, opacity: 1, offset: 0.5 },
      { transform: `${at(38)} scale(1)`, opacity: 1, offset: 0.75 },
      { transform: `${at(44)} scale(1)`, opacity: 0 },
    ],
    { duration: 2 * RISING, delay, fill: "both" },
  );
  way.onfinish = way.oncancel = () => image.remove();
}
