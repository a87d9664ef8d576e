/** The maps of the rules, which stand in the text as letters and coordinates: "f 0,-1   c 0,0". */

import type { Location } from "./hex";

const TERRAINS: Record<string, string> = { f: "forest", m: "mountain", p: "plain", c: "castle" };

export interface Named extends Location {
  name: string; // as the text has it
}

/** The hexes that a text names; without a letter they have no terrain. */
export function hexesIn(text: string): Named[] {
  return [...text.matchAll(/(?:\b([fmpc]) )?(-?\d+),(-?\d+)/g)].map(
    ([name, letter, q, r], nth) => ({
      name,
      at: [Number(q), Number(r)],
      terrain: TERRAINS[letter ?? ""] ?? "",
      river: [],
      tile: nth,
    }),
  );
}
