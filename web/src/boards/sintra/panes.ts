/** Panes on their way: from a source to a strip, to the centre, or broken; and out of the bag. */

import type { SintraBroken, SintraKept, SintraMovedToCentre, SintraPlaced } from "../../messages";
import { BAG, column, frame, PANE, row, source, space } from "./anchors";
import { at, FLIGHT, holds, seen, send, spotOf, type Spot } from "./movement";

/** Where a pane comes from. What has yet to arrive there is not seen before it leaves again. */
export interface Start extends Spot {
  lies: boolean;
}
export type Starts = Map<string, Start[]>; // of the panes that lay there, by source and colour

export interface Flight {
  from: Start;
  to: Spot;
  colour: string;
  delay: number;
  breaks: boolean;
  hidden: Element | null; // what is there already, until the image arrives
}

const BIGGEST = 60; // pixels
const USUAL = 30; // where nothing tells the size

/** The middle of a place, as the start of a pane that has not been seen there. */
function outOf(place: Element | null): Start[] {
  const spot = spotOf(place);
  return spot ? [{ ...spot, size: USUAL, lies: false }] : [];
}

function flight(
  from: Start | undefined,
  place: Element | null,
  colour: string,
  delay: number,
  breaks = false,
): Flight[] {
  const there = seen(place);
  const to = spotOf(there);
  if (!from || !to) return [];
  return [{ from, to, colour, delay, breaks, hidden: !breaks && there === place ? there : null }];
}

/** Whatever was dealt and taken in one go has never been seen: it comes from the middle of its source. */
export const startsOf = (board: HTMLElement, before: Starts, from: number, colour: string) =>
  before.get(`${from}${colour}`) ??
  outOf(board.querySelector(`${source(from)} .lying, ${source(from)}.centre`));

/** Onto the spaces of a strip: of the old one, if it is complete now. */
export function toSpaces(
  board: HTMLElement,
  old: Element | null,
  { seat, window, spaces, colour }: SintraPlaced,
  from: Start[],
): Flight[] {
  return spaces.flatMap((one, nth) => {
    const kept = old?.querySelectorAll(".space")[one - 1];
    if (kept) kept.innerHTML = paneOf(colour);
    const place = kept ?? board.querySelector(space(seat, window, one));
    return flight(from[nth] ?? from[0], place?.firstElementChild ?? null, colour, nth * 40);
  });
}

/** Tumbling towards the row that they cost. */
export function toRow(board: HTMLElement, broken: SintraBroken, from: Start[]): Flight[] {
  const place = board.querySelector(row(broken.seat, broken.row));
  return Array.from({ length: broken.count }, (_, nth) =>
    flight(from.at(-1 - (nth % from.length)), place, broken.colour, nth * 40, true),
  ).flat();
}

/** The rest of a display slides to the centre, where each of its panes arrives once. */
export function rest(
  centre: Set<SVGElement>,
  startsOf: (colour: string) => Start[],
  moved: SintraMovedToCentre,
): Flight[] {
  return [...new Set(moved.panes)].flatMap((colour) => {
    const start = startsOf(colour);
    const count = [...moved.panes].filter((one) => one === colour).length;
    const arrived = [...centre].filter(({ dataset }) => dataset.pane === colour).slice(-count);
    return arrived.flatMap((pane, nth) => {
      centre.delete(pane);
      return flight(start[nth] ?? start[0], pane, colour, 60);
    });
  });
}

/** New panes come out of the bag. */
export function deal(board: HTMLElement): Flight[] {
  const [bag] = outOf(board.querySelector(BAG));
  const panes = [...board.querySelectorAll<SVGElement>(`.display ${PANE}`)];
  return panes.flatMap((pane, nth) => flight(bag, pane, pane.dataset.pane!, nth * 12));
}

/** The pane that is kept goes from the strip into its frame. */
export function toWindow(board: HTMLElement, { seat, window, frame: which, colour }: SintraKept) {
  const place = board.querySelector(frame(seat, window, which === "upper" ? 0 : 1));
  return flight(outOf(board.querySelector(column(seat, window)))[0], place, colour, FLIGHT);
}

const paneOf = (colour: string) =>
  `<svg viewBox="0 0 40 40" aria-hidden="true"><use href="#pane-${colour}"/></svg>`;

/** Start one flight. Nothing is measured here: that would hold up the others. */
export function takeOff({ from, to, colour, delay, hidden, breaks }: Flight): void {
  const size = Math.min(to.size, BIGGEST);
  const image = document.createElement("div");
  image.className = "flying";
  image.style.width = image.style.height = `${size}px`;
  image.innerHTML = paneOf(colour);
  send(image, (breaks ? fall : arc)(from, to, from.size / size), FLIGHT, delay);
  if (!from.lies && delay) holds(image, 0, delay);
  holds(hidden, 0, delay + FLIGHT);
}

/** A share of the way. */
const between = (from: Spot, to: Spot, share: number) => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

function arc(from: Spot, to: Spot, grown: number): Keyframe[] {
  const { x, y } = between(from, to, 0.5);
  const rise = Math.min(60, Math.hypot(to.x - from.x, to.y - from.y) / 6);
  return [
    { transform: at(from, `scale(${grown})`), easing: "ease-in" },
    { transform: at({ x, y: y - rise }, "scale(1.1)"), easing: "ease-out" },
    { transform: at(to, "scale(1)") },
  ];
}

/** Down it goes, turning over and over, until there is nothing left of it. */
const fall = (from: Spot, to: Spot, grown: number): Keyframe[] => [
  { transform: at(from, `rotate(0) scale(${grown})`), opacity: 1, easing: "ease-in" },
  { transform: at(between(from, to, 0.5), `rotate(140deg) scale(${grown})`), opacity: 1 },
  { transform: at(to, "rotate(400deg) scale(0.5)"), opacity: 0 },
];
