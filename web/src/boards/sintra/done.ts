/** What was done lately, in the colour of who did it: where panes came from, where they lie now. */

import { getContext, setContext } from "svelte";

import type { PlyShown, SintraEvent } from "../../messages";
import { SEAT_COLOURS } from "../colours";

/** Colours by name; names as elsewhere on the board. */
export interface Done {
  sources: Map<number, string>; // displays from 1, the centre is 0
  spaces: Map<string, string>; // "seat-window-space"
  windows: Map<string, string>; // "seat-window": its strip was completed, or the glazier came there
  rows: Map<string, string>; // "seat-row"
}

/** By moves and deals in their order: what was dealt since lies where the panes came from. */
export function doneIn(plies: readonly PlyShown[]): Done {
  const done: Done = { sources: new Map(), spaces: new Map(), windows: new Map(), rows: new Map() };
  for (const { seat, events } of plies) {
    if (seat === null) done.sources.clear();
    else for (const event of events as SintraEvent[]) add(done, event, SEAT_COLOURS[seat]!);
  }
  return done;
}

function add(done: Done, event: SintraEvent, colour: string): void {
  if (event.type === "taken") done.sources.set(event.source, colour);
  if (event.type === "placed")
    for (const space of event.spaces)
      done.spaces.set(`${event.seat}-${event.window}-${space}`, colour);
  if (event.type === "completed" || event.type === "glazier-returned")
    done.windows.set(`${event.seat}-${event.window}`, colour);
  if (event.type === "flipped" || event.type === "removed")
    for (const space of [1, 2, 3, 4, 5])
      done.spaces.delete(`${event.seat}-${event.window}-${space}`); // they lie there no more
  if (event.type === "broken" || event.type === "marker-taken")
    done.rows.set(`${event.seat}-${event.row}`, colour);
}

const DONE = Symbol("done");
export const tellDone = (done: () => Done): unknown => setContext(DONE, done);
export const whatWasDone = (): (() => Done) => getContext(DONE);
