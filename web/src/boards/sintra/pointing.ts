/** Where on the board an event happened: what a line of the log, or a hint, points at. */

import type { SintraEvent } from "../../messages";

export interface Places {
  sources: Set<number>; // displays from 1, the centre is 0
  windows: Set<string>; // "seat-window"
  rows: Set<string>; // "seat-row" of the broken glass
  scores: Set<number>; // seats
  rounds: Set<number>; // places of the round track, from 1
  stores: Set<"bag" | "tower">;
}

const WINDOWS = [1, 2, 3, 4, 5, 6, 7, 8];
const ROUNDS = [1, 2, 3, 4, 5, 6];

export function placesOf(events: SintraEvent[], bottom: number): Places {
  const places: Places = {
    sources: new Set(),
    windows: new Set(),
    rows: new Set(),
    scores: new Set(),
    rounds: new Set(),
    stores: new Set(),
  };
  for (const event of events) add(places, event, bottom);
  return places;
}

/** The seats whose palace or points something happened to. */
export function seatsOf(places: Places): Set<number> {
  const named = [...places.windows, ...places.rows].map((name) => Number(name.split("-")[0]));
  return new Set([...named, ...places.scores]);
}

function add(places: Places, event: SintraEvent, bottom: number): void {
  if ("seat" in event && "window" in event) places.windows.add(`${event.seat}-${event.window}`);
  switch (event.type) {
    case "taken":
      places.sources.add(event.source);
      break;
    case "moved-to-centre":
      places.sources.add(event.display);
      break;
    case "marker-taken":
    case "broken":
      places.rows.add(`${event.seat}-${event.row}`);
      break;
    case "lost-at-bottom":
      places.rows.add(`${event.seat}-${bottom}`);
      places.scores.add(event.seat);
      break;
    case "window-points":
      for (const part of event.parts) places.windows.add(`${event.seat}-${part.window}`);
      places.scores.add(event.seat);
      break;
    case "strips-laid":
      for (const window of WINDOWS) places.windows.add(`${event.seat}-${window}`);
      break;
    case "final-score":
      places.rows.add(`${event.seat}-${event.row}`);
      places.scores.add(event.seat);
      break;
    case "game-ended":
      for (const seat of event.winners) places.scores.add(seat);
      break;
    case "colour-bonus":
    case "start-drawn":
    case "next-start":
      places.scores.add(event.seat);
      break;
    case "round-ended":
      places.rounds.add(event.round);
      break;
    case "dealt":
      places.rounds.add(event.round);
      places.stores.add("bag");
      event.displays.forEach((_, nth) => places.sources.add(nth + 1));
      break;
    case "track-laid":
      for (const one of ROUNDS) places.rounds.add(one);
      break;
    case "tower-poured":
      places.stores.add("tower").add("bag");
      break;
  }
}
