/** What a move would do, gathered from the events that the server foresees. */

import type { SintraEvent } from "../../messages";
import { counted } from "./glass";

export interface Preview {
  window: number | null;
  spaces: Map<number, string>; // spaces from 1 that would be filled
  glazier: number | null;
  row: number | null; // of the broken glass
  points: number; // won or lost at once
  kept: string | null;
  sentences: SintraEvent[];
}

const TOLD = new Set([
  "glazier-moved",
  "glazier-returned",
  "placed",
  "broken",
  "marker-taken",
  "lost-at-bottom",
  "completed",
  "colour-bonus",
  "window-points",
]);

export function previewOf(events: SintraEvent[]): Preview {
  const preview: Preview = {
    window: null,
    spaces: new Map(),
    glazier: null,
    row: null,
    points: 0,
    kept: null,
    sentences: events.filter((event) => TOLD.has(event.type)),
  };
  for (const event of events) {
    if (event.type === "placed") {
      preview.window = event.window;
      for (const space of event.spaces) preview.spaces.set(space, event.colour);
    } else if (event.type === "glazier-moved" || event.type === "glazier-returned")
      preview.glazier = event.window;
    else if (event.type === "broken" || event.type === "marker-taken") preview.row = event.row;
    else if (event.type === "colour-bonus" || event.type === "window-points")
      preview.points += event.points;
    else if (event.type === "lost-at-bottom") preview.points -= event.points;
    else if (event.type === "kept") preview.kept = event.colour;
  }
  return preview;
}

/** Side B: the colour that shows most, and how many windows are complete. */
export function tally(
  windows: string[],
): { colour: string; panes: number; windows: number } | null {
  const best = counted(windows.join("")).sort((a, b) => b[1] - a[1])[0];
  if (!best) return null;
  return {
    colour: best[0],
    panes: best[1],
    windows: windows.filter((one) => one.length === 2).length,
  };
}
