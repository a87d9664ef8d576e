/** Panes on their way: from a source to a strip, to the centre, or broken; and out of the bag. */

import type { SintraBroken, SintraMovedToCentre, SintraPlaced } from "../../messages";
import { FLIGHT } from "./timing";

/** Where a pane comes from. What has yet to arrive there is not seen before it leaves again. */
export interface Start {
  box: DOMRect;
  lies: boolean;
}
export type Starts = Map<string, Start[]>; // of the panes that lay there, by source and colour

export interface Flight {
  from: DOMRect;
  to: DOMRect;
  colour: string;
  delay: number;
  waits: boolean; // it lies at its start and is seen there
  hidden: Element | null; // what is there already, until the image arrives
  breaks: boolean;
}

const BIGGEST = 60; // pixels
const USUAL = 30; // where nothing tells the size

/** What can be seen of a place: a folded palace shows no more than its one line. */
export function seen(place: Element | null): Element | null {
  const folded = place?.closest("details:not([open])");
  return folded ? folded.querySelector("summary") : place;
}

function flight(
  from: Start | undefined,
  place: Element | null,
  colour: string,
  delay: number,
  hides = true,
): Flight[] {
  const there = seen(place);
  if (!from?.box.width || !there) return [];
  const to = there.getBoundingClientRect();
  if (!to.width) return []; // a strip that is just being flipped
  return [
    {
      from: from.box,
      to,
      colour,
      delay,
      waits: from.lies,
      hidden: hides && there === place ? there : null,
      breaks: false,
    },
  ];
}

/** Whatever was dealt and taken in one go has never been seen: it comes from the middle of its source. */
export function startsOf(
  board: HTMLElement,
  before: Starts,
  source: number,
  colour: string,
): Start[] {
  const lay = before.get(`${source}${colour}`);
  const box = board
    .querySelector(`[data-source="${source}"] .lying, [data-source="${source}"].centre`)
    ?.getBoundingClientRect();
  if (lay || !box) return lay ?? [];
  return [
    {
      box: new DOMRect(
        box.x + (box.width - USUAL) / 2,
        box.y + (box.height - USUAL) / 2,
        USUAL,
        USUAL,
      ),
      lies: false,
    },
  ];
}

/** Onto the spaces of a strip: of the old one, if it is complete now. */
export function toSpaces(
  board: HTMLElement,
  old: Element | null,
  placed: SintraPlaced,
  from: Start[],
  delay: number,
): Flight[] {
  return placed.spaces.flatMap((space, nth) => {
    const kept = old?.querySelectorAll(".space")[space - 1];
    if (kept) kept.innerHTML = paneOf(placed.colour);
    const place =
      kept ?? board.querySelector(`[data-space="${placed.seat}-${placed.window}-${space}"]`);
    return flight(
      from[nth] ?? from[0],
      place?.firstElementChild ?? null,
      placed.colour,
      delay + nth * 40,
    );
  });
}

/** Tumbling towards the row that they cost. */
export function toRow(
  board: HTMLElement,
  broken: SintraBroken,
  from: Start[],
  delay: number,
): Flight[] {
  const row = board.querySelector(`[data-row="${broken.seat}-${broken.row}"]`);
  return Array.from({ length: broken.count }, (_, nth) => from.at(-1 - (nth % from.length)))
    .flatMap((start, nth) => flight(start, row, broken.colour, delay + nth * 40, false))
    .map((one) => ({ ...one, breaks: true }));
}

/** The panes in the centre, by colour. */
export function centreOf(board: HTMLElement): Map<string, Element[]> {
  const centre = new Map<string, Element[]>();
  for (const pane of board.querySelectorAll<SVGElement>(`[data-source="0"] [data-pane]`))
    centre.set(pane.dataset.pane!, [...(centre.get(pane.dataset.pane!) ?? []), pane]);
  return centre;
}

/** The rest of a display slides to the centre. */
export function rest(
  centre: Map<string, Element[]>,
  startsOf: (colour: string) => Start[],
  moved: SintraMovedToCentre,
  delay: number,
): Flight[] {
  return [...new Set(moved.panes)].flatMap((colour) => {
    const start = startsOf(colour);
    const count = [...moved.panes].filter((one) => one === colour).length;
    const arrived = (centre.get(colour) ?? []).splice(-count); // each of them arrives once
    return arrived.flatMap((pane, nth) => flight(start[nth] ?? start[0], pane, colour, delay + 60));
  });
}

/** New panes come out of the bag. */
export function deal(board: HTMLElement, delay: number): Flight[] {
  const bag = board.querySelector("[data-store=bag] strong")?.getBoundingClientRect();
  const panes = [...board.querySelectorAll<SVGElement>(".display [data-pane]")];
  return panes.flatMap((pane, nth) =>
    flight(bag && { box: bag, lies: false }, pane, pane.dataset.pane!, delay + nth * 12),
  );
}

export const paneOf = (colour: string) =>
  `<svg viewBox="0 0 40 40" aria-hidden="true" style="display: block"><use href="#pane-${colour}"/></svg>`;

/** Start one flight. Nothing is measured here: that would hold up the others. */
export function takeOff({ from, to, colour, delay, waits, hidden, breaks }: Flight): void {
  const size = Math.min(to.width, to.height, BIGGEST);
  const image = document.createElement("div");
  image.className = "flying";
  image.style.width = image.style.height = `${size}px`;
  image.innerHTML = paneOf(colour);
  document.body.append(image);
  const way = image.animate(breaks ? fall(from, to, size) : arc(from, to, size), {
    duration: FLIGHT,
    delay,
    fill: "both",
  });
  way.onfinish = way.oncancel = () => image.remove();
  if (!waits && delay) image.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay });
  hidden?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + FLIGHT });
}

const middle = (rect: DOMRect, size: number) => ({
  x: rect.left + rect.width / 2 - size / 2,
  y: rect.top + rect.height / 2 - size / 2,
});

function arc(from: DOMRect, to: DOMRect, size: number): Keyframe[] {
  const [start, end] = [middle(from, size), middle(to, size)];
  const rise = Math.min(60, Math.hypot(end.x - start.x, end.y - start.y) / 6);
  return [
    {
      transform: `translate(${start.x}px, ${start.y}px) scale(${from.width / size})`,
      easing: "ease-in",
    },
    {
      transform: `translate(${(start.x + end.x) / 2}px, ${(start.y + end.y) / 2 - rise}px) scale(1.1)`,
      easing: "ease-out",
    },
    { transform: `translate(${end.x}px, ${end.y}px) scale(1)` },
  ];
}

/** Down it goes, turning over and over, until there is nothing left of it. */
function fall(from: DOMRect, to: DOMRect, size: number): Keyframe[] {
  const [start, end] = [middle(from, size), middle(to, size)];
  const way = (share: number) =>
    `translate(${start.x + (end.x - start.x) * share}px, ${start.y + (end.y - start.y) * share}px)`;
  const grown = from.width / size;
  return [
    { transform: `${way(0)} rotate(0) scale(${grown})`, opacity: 1, easing: "ease-in" },
    { transform: `${way(0.5)} rotate(140deg) scale(${grown})`, opacity: 1 },
    { transform: `${way(1)} rotate(400deg) scale(0.5)`, opacity: 0 },
  ];
}
