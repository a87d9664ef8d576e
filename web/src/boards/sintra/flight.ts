/** What happened, as movement: each event of a move is shown where it happened.
 *
 * The board shows the table after the move at once; what has moved is hidden for as long as its
 * image is on the way. Nothing holds up the next input.
 */

import type { PlyShown, SintraEvent } from "../../messages";
import { HERE, PANE, source, strip } from "./anchors";
import { stepMarker, walk } from "./markers";
import { FLIGHT, spotOf } from "./movement";
import { deal, rest, startsOf, takeOff, toRow, toSpaces, toWindow } from "./panes";
import type { Flight, Starts } from "./panes";
import { rise } from "./points";
import { copyOf, hang, turn } from "./strips";

/** The board before a move, as far as the move's image needs it. */
export interface Before {
  panes: Starts;
  glaziers: Map<number, number>; // a seat and the window it stands at
  strips: Map<string, Element>; // copies of strips that are complete now
}

const eventsOf = (plies: PlyShown[]) => plies.flatMap(({ events }) => events as SintraEvent[]);

/** Still on its way there, and hidden so long. */
const isAwaited = (pane: Element) => pane.getAnimations().length > 0;

/** Keep what will be gone, before the board is drawn anew. */
export function remember(board: HTMLElement, plies: PlyShown[]): Before {
  const before: Before = { panes: new Map(), glaziers: new Map(), strips: new Map() };
  for (const pane of board.querySelectorAll<SVGElement>(`[data-source] ${PANE}`)) {
    const name = pane.closest<HTMLElement>("[data-source]")!.dataset.source! + pane.dataset.pane;
    const spot = spotOf(pane);
    const known = before.panes.get(name) ?? [];
    if (spot) before.panes.set(name, [...known, { ...spot, lies: !isAwaited(pane) }]);
  }
  for (const { dataset } of board.querySelectorAll<HTMLElement>(HERE)) {
    const [seat, window] = dataset.glazier!.split("-").map(Number);
    before.glaziers.set(seat!, window!);
  }
  for (const event of eventsOf(plies)) {
    if (event.type !== "completed") continue;
    const place = `${event.seat}-${event.window}`;
    const old = board.querySelector(strip(place));
    if (old) before.strips.set(place, copyOf(old));
  }
  return before;
}

/** Show what happened: first everything is measured, then everything takes off. */
export function fly(board: HTMLElement, before: Before, plies: PlyShown[]): void {
  const events = eventsOf(plies);
  const completed = events.find((event) => event.type === "completed");
  const place = completed && `${completed.seat}-${completed.window}`;
  const old = place ? hang(board, place, before.strips.get(place)) : null;
  const taken = events.find((event) => event.type === "taken");
  const starts = (from: number, colour: string) => startsOf(board, before.panes, from, colour);
  const from = taken ? starts(taken.source, taken.colour) : [];
  const centre = new Set(board.querySelectorAll<SVGElement>(`${source(0)} ${PANE}`));
  const flights = events.flatMap((event): Flight[] => {
    if (event.type === "placed") return toSpaces(board, old, event, from);
    if (event.type === "broken") return toRow(board, event, from);
    if (event.type === "moved-to-centre")
      return rest(centre, (colour) => starts(event.display, colour), event);
    if (event.type === "dealt") return deal(board);
    if (event.type === "kept") return toWindow(board, event);
    return [];
  });
  for (const event of events)
    if (event.type === "glazier-moved" || event.type === "glazier-returned")
      walk(board, event.seat, before.glaziers.get(event.seat) ?? event.window, event.window);
  stepMarker(board, events, FLIGHT);
  if (place) turn(board, place, old, FLIGHT);
  rise(board, events, place ? 2 * FLIGHT : FLIGHT);
  flights.forEach(takeOff);
}
