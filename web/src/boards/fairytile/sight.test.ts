/** The aids agree with the engine: the cases and their answers come from it.
 *
 * `tests/games/fairytile/test_kingdom_aids.py` writes many, and names their file in VITE_KINGDOMS; by
 * itself this runs over a few that are kept here.
 */

import { describe, expect, it } from "vitest";

import type { FairytileComponents, FairytileLaidJson } from "../../messages";
import { hexOf, keyOf, locationsOf, type Hex, type Location } from "./hex";
import { largeAreas, linesFrom, longRivers, seenFrom } from "./sight";

interface Cases {
  tiles: FairytileComponents["tiles"];
  kingdoms: {
    kingdom: FairytileLaidJson[];
    terrain: Record<string, string>;
    seen: Record<string, string[]>;
    large: Record<string, string[]>;
    long_rivers: string[];
  }[];
}

const file: string = import.meta.env.VITE_KINGDOMS ?? "./kingdoms.json";
const { tiles, kingdoms }: Cases = (await import(/* @vite-ignore */ file)).default;
const keys = (hexes: Iterable<Hex>) => [...hexes].map(keyOf).sort();

describe.each(kingdoms)("a kingdom %#", ({ kingdom, terrain, seen, large, long_rivers }) => {
  const locations = locationsOf(kingdom, { tiles, pages: [] });

  it("has its terrains where the engine has them", () => {
    const here = [...locations].map(([key, location]) => [key, location.terrain]);
    expect(Object.fromEntries(here)).toEqual(terrain);
  });

  it("is seen as the engine sees it", () => {
    for (const key of locations.keys()) {
      expect(keys(seenFrom(locations, hexOf(key)))).toEqual([...seen[key]!].sort());
    }
  });

  it("has the same large areas", () => {
    const areas = largeAreas(locations);
    for (const [name, hexes] of Object.entries(large)) {
      expect(keys((areas.get(name) ?? []).flat())).toEqual([...hexes].sort());
    }
    expect([...areas.keys()].every((name) => name in large)).toBe(true);
  });

  it("has the same long rivers", () => {
    expect(keys(longRivers(locations).flat())).toEqual([...long_rivers].sort());
  });
});

describe("lines", () => {
  it("stop at a gap and begin with the nearest", () => {
    const row = ["0,0", "1,0", "2,0", "4,0"].map(hexOf);
    const plain = (at: Hex): [string, Location] => [
      keyOf(at),
      { at, terrain: "plain", river: [], tile: 0 },
    ];
    const locations = new Map(row.map(plain));
    const lines = linesFrom(locations, [0, 0]).map((line) => line.map(keyOf));
    expect(lines).toEqual([["1,0", "2,0"], [], [], [], [], []]);
    expect(linesFrom(locations, [4, 0]).flat()).toEqual([]);
  });
});
