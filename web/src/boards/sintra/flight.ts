/** Panes that fly: from where they lay before a move to where they lie after it.
 *
 * The board shows the table after the move at once; what has moved is hidden for as long as its
 * image is on the way. Nothing here holds up the next move.
 */

import type { PlyShown, SintraEvent } from "../../messages";

const A_FLIGHT = 380; // milliseconds
const A_PLY = 420;
const LATEST = 4; // plies that are shown: three others and a deal

type Rects = Map<string, DOMRect[]>;

/** Where the panes of every source lie now, by source and colour. */
export function remember(board: HTMLElement): Rects {
  const rects: Rects = new Map();
  for (const source of board.querySelectorAll<HTMLElement>("[data-source]")) {
    for (const pane of source.querySelectorAll<SVGElement>("[data-pane]")) {
      const name = `${source.dataset.source}${pane.dataset.pane}`;
      rects.set(name, [...(rects.get(name) ?? []), pane.getBoundingClientRect()]);
    }
  }
  return rects;
}

let until = 0; // when what is on its way will have arrived

/** Show what happened as movement, ply after ply, and after what is still on its way. */
export function fly(board: HTMLElement, before: Rects, plies: PlyShown[]): void {
  const now = performance.now();
  const latest = plies.slice(-LATEST);
  const first = Math.min(Math.max(0, until - now), LATEST * A_PLY);
  latest.forEach((ply, nth) => {
    const events = ply.events as SintraEvent[];
    const taken = events.find((event) => event.type === "taken");
    const delay = first + nth * A_PLY;
    if (taken) flyTaken(board, before, taken, events, delay);
    if (events.some((event) => event.type === "dealt")) deal(board, delay);
  });
  until = now + first + latest.length * A_PLY;
}

type Taken = Extract<SintraEvent, { type: "taken" }>;

function flyTaken(
  board: HTMLElement,
  before: Rects,
  taken: Taken,
  events: SintraEvent[],
  delay: number,
): void {
  const from = before.get(`${taken.source}${taken.colour}`) ?? [];
  const targets: (Element | null)[] = [];
  for (const event of events) {
    if (event.type === "placed") {
      const full = events.some((one) => one.type === "completed");
      for (const space of event.spaces) {
        const place = board.querySelector(`[data-space="${event.seat}-${event.window}-${space}"]`);
        targets.push(full ? place : (place?.firstElementChild ?? place));
      }
    } else if (event.type === "broken") {
      const row = board.querySelector(`[data-row="${event.seat}-${event.row}"]`);
      for (let nth = 0; nth < event.count; nth++) targets.push(row);
    }
  }
  const completed = events.some((event) => event.type === "completed");
  targets.forEach((target, nth) => {
    const start = from[nth] ?? from[0];
    if (start && target) launch(start, target, taken.colour, delay + nth * 40, !completed);
  });
  for (const event of events) {
    if (event.type !== "moved-to-centre") continue;
    for (const colour of new Set(event.panes)) slide(board, before, event.display, colour, delay);
  }
}

/** The rest of a display slides to the centre. */
function slide(board: HTMLElement, before: Rects, display: number, colour: string, delay: number) {
  const start = before.get(`${display}${colour}`) ?? [];
  const there = [...board.querySelectorAll(`[data-source="0"] [data-pane="${colour}"]`)];
  const arrived = there.slice(-start.length);
  start.forEach((rect, nth) => {
    const target = arrived[nth];
    if (target) launch(rect, target, colour, delay + 60, true);
  });
}

/** New panes come out of the bag. */
function deal(board: HTMLElement, delay: number): void {
  const bag = board.querySelector("[data-store=bag]")?.getBoundingClientRect();
  if (!bag) return;
  const panes = [...board.querySelectorAll<SVGElement>("[data-source] [data-pane]")];
  panes.forEach((pane, nth) => launch(bag, pane, pane.dataset.pane!, delay + nth * 14, true));
}

function launch(from: DOMRect, target: Element, colour: string, delay: number, hides: boolean) {
  const to = target.getBoundingClientRect();
  if (!to.width || !from.width) return;
  const size = Math.min(to.width, to.height, 60);
  const image = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  image.setAttribute("viewBox", "0 0 40 40");
  image.setAttribute("aria-hidden", "true");
  image.innerHTML = `<use href="#pane-${colour}"/>`;
  Object.assign(image.style, {
    position: "fixed",
    left: "0",
    top: "0",
    width: `${size}px`,
    height: `${size}px`,
    pointerEvents: "none",
    zIndex: "40",
    willChange: "transform",
  });
  document.body.append(image);
  const x = to.left + to.width / 2 - size / 2;
  const y = to.top + to.height / 2 - size / 2;
  const startX = from.left + from.width / 2 - size / 2;
  const startY = from.top + from.height / 2 - size / 2;
  const grown = from.width / size;
  const rise = Math.min(60, Math.hypot(x - startX, y - startY) / 6);
  const way = image.animate(
    [
      { transform: `translate(${startX}px, ${startY}px) scale(${grown})`, easing: "ease-in" },
      { transform: `translate(${(x + startX) / 2}px, ${(y + startY) / 2 - rise}px) scale(1.1)`, easing: "ease-out" },
      { transform: `translate(${x}px, ${y}px) scale(1)` },
    ],
    { duration: A_FLIGHT, delay, fill: "both" },
  );
  way.onfinish = () => image.remove();
  way.oncancel = () => image.remove();
  if (hides) target.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + A_FLIGHT });
}
