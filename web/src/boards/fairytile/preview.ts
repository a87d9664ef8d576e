/** What a move would do, gathered from the events that the server foresees. */

import type { FairytileEvent } from "../../messages";
import { hexesOf, keyOf, type Hex } from "./hex";
import { wayOf } from "./trace";

export interface Preview {
  way: Hex[] | null; // of the character
  tells: number | null; // the page that would be told
  sentences: FairytileEvent[];
  reasons: FairytileEvent[]; // why the page would be told, or what is missing for it
  counted: Hex[]; // where these were counted
}

const TOLD = new Set([
  "jumped",
  "moved",
  "flew-over",
  "laid",
  "magic-used",
  "magic-kept",
  "page-turned",
  "recounted",
  "kingdom-finished",
]);

const REASONS = new Set([
  "area-found",
  "river-found",
  "line-found",
  "in-sight",
  "out-of-sight",
  "nothing-in-sight",
  "elsewhere-ended",
  "not-met",
  "nothing-crossed",
  "not-in-line",
  "others-move",
  "told-already",
]);

export function previewOf(events: FairytileEvent[]): Preview {
  const preview: Preview = {
    way: null,
    tells: null,
    sentences: events.filter(({ type }) => TOLD.has(type)),
    reasons: events.filter(({ type }) => REASONS.has(type)),
    counted: events.flatMap((event) => ("hexes" in event ? (event.hexes as Hex[]) : [])),
  };
  for (const event of events) {
    if (event.type === "recounted") preview.tells = event.page;
    const way = wayOf(event);
    if (way) preview.way = [...(preview.way ?? []).slice(0, -1), ...way.leg.path];
  }
  return preview;
}

/** The hexes that events are about: what a line of the log points at. */
export function hexesAbout(events: FairytileEvent[]): Set<string> {
  return new Set(
    events.flatMap((event) => {
      if (event.type === "laid") return hexesOf(event.q, event.r, event.rotation).map(keyOf);
      return "path" in event ? (event.path as Hex[]).map(keyOf) : [];
    }),
  );
}
