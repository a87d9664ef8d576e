/** What happened, as movement: each event of a move is shown where it happened.
 *
 * The board shows the table after the move at once; what has moved is hidden for as long as its
 * image is on the way. Only transform and opacity move, and nothing holds up the next input.
 */

import type { PlyShown, SintraEvent } from "../../messages";
import { stepMarker, walk } from "./markers";
import {
  centreOf,
  deal,
  rest,
  startsOf,
  takeOff,
  toRow,
  toSpaces,
  type Flight,
  type Starts,
} from "./panes";
import { rise } from "./points";
import { copyOf, hang, toWindow, turn } from "./strips";
import { FLIGHT } from "./timing";

/** The board before a move, as far as the move's image needs it. */
export interface Before {
  panes: Starts;
  glaziers: Map<string, string>; // a seat and the window it stands at
  strips: Map<string, Element>; // copies of strips that are complete now
}

const eventsOf = (ply: PlyShown) => ply.events as SintraEvent[];

/** Still on its way there, and hidden so long. */
const isAwaited = (pane: Element) => pane.getAnimations().length > 0;

/** Keep what will be gone, before the board is drawn anew. */
export function remember(board: HTMLElement, plies: PlyShown[]): Before {
  const before: Before = { panes: new Map(), glaziers: new Map(), strips: new Map() };
  for (const source of board.querySelectorAll<HTMLElement>("[data-source]"))
    for (const pane of source.querySelectorAll<SVGElement>("[data-pane]")) {
      const name = `${source.dataset.source}${pane.dataset.pane}`;
      before.panes.set(name, [
        ...(before.panes.get(name) ?? []),
        { box: pane.getBoundingClientRect(), lies: !isAwaited(pane) },
      ]);
    }
  for (const glazier of board.querySelectorAll<HTMLElement>("[data-glazier]:has(.here)")) {
    const [seat, window] = glazier.dataset.glazier!.split("-");
    before.glaziers.set(seat!, window!);
  }
  for (const event of plies.flatMap(eventsOf)) {
    if (event.type !== "completed") continue;
    const strip = board.querySelector(`[data-strip="${event.seat}-${event.window}"]`);
    if (strip) before.strips.set(`${event.seat}-${event.window}`, copyOf(strip));
  }
  return before;
}

/** Show what happened: first everything is measured, then everything takes off. */
export function fly(board: HTMLElement, before: Before, plies: PlyShown[]): void {
  show(board, before, plies.flatMap(eventsOf), 0).forEach(takeOff);
}

type Of<Type> = Extract<SintraEvent, { type: Type }>;
const find = <Type extends SintraEvent["type"]>(events: SintraEvent[], type: Type) =>
  events.find((event) => event.type === type) as Of<Type> | undefined;

function show(board: HTMLElement, before: Before, events: SintraEvent[], delay: number): Flight[] {
  const flights: Flight[] = [];
  const completed = find(events, "completed");
  const place = completed && `${completed.seat}-${completed.window}`;
  const old = place ? hang(board, place, before.strips.get(place)) : null;
  const landed = delay + FLIGHT;
  const taken = find(events, "taken");
  const from = taken ? startsOf(board, before.panes, taken.source, taken.colour) : [];
  const centre = centreOf(board);
  for (const event of events)
    switch (event.type) {
      case "placed":
        flights.push(...toSpaces(board, old, event, from, delay));
        break;
      case "broken":
        flights.push(...toRow(board, event, from, delay));
        break;
      case "moved-to-centre":
        flights.push(
          ...rest(
            centre,
            (colour) => startsOf(board, before.panes, event.display, colour),
            event,
            delay,
          ),
        );
        break;
      case "dealt":
        flights.push(...deal(board, delay));
        break;
      case "glazier-moved":
      case "glazier-returned":
        walk(board, event.seat, before.glaziers.get(String(event.seat)), event.window, delay);
        break;
      case "kept":
        flights.push(...toWindow(board, event, landed));
        break;
    }
  stepMarker(board, events, landed);
  if (place) turn(board, place, old, landed);
  rise(board, events, place ? landed + FLIGHT : landed);
  return flights;
}
