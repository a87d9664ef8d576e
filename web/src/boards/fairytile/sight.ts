/** Aids for the eye: lines of sight, large areas, long rivers. The server decides what they mean. */

import { beside, keyOf, STEPS, type Hex, type Location } from "./hex";

/** What can be shown on the map. */
export type Layer = "sees" | "areas" | "river";

type Locations = ReadonlyMap<string, Location>;

const A_LARGE_AREA = 3; // locations [FT-7.6]
const A_LONG_RIVER = 5; // tiles [FT-7.7]

/** The locations in each of the six directions up to the edge or a gap, the nearest first. */
export function linesFrom(locations: Locations, at: Hex): Hex[][] {
  return STEPS.map((_, direction) => {
    const line: Hex[] = [];
    for (
      let next = beside(at, direction);
      locations.has(keyOf(next));
      next = beside(next, direction)
    ) {
      line.push(next);
    }
    return line;
  });
}

/** Every location in a straight line, and the location itself. [FT-7.1] */
export function seenFrom(locations: Locations, at: Hex): Hex[] {
  return [at, ...linesFrom(locations, at).flat()];
}

/** By terrain the areas of at least 3 connected locations; castles make none. [FT-7.6] */
export function largeAreas(locations: Locations): Map<string, Hex[][]> {
  const areas = new Map<string, Hex[][]>();
  const alike = (one: Location, other: Location) => one.terrain === other.terrain;
  for (const area of joined(locations, alike)) {
    const terrain = area[0]!.terrain;
    if (terrain === "castle" || area.length < A_LARGE_AREA) continue;
    areas.set(terrain, [...(areas.get(terrain) ?? []), area.map(({ at }) => at)]);
  }
  return areas;
}

/** The rivers that run through at least 5 tiles, branches included. [FT-7.7] */
export function longRivers(locations: Locations): Hex[][] {
  return riversOf(locations)
    .filter((river) => tilesOf(river) >= A_LONG_RIVER)
    .map((river) => river.map(({ at }) => at));
}

/** Through how many tiles the longest river runs. */
export function longestRiver(locations: Locations): number {
  return Math.max(0, ...riversOf(locations).map(tilesOf));
}

const riversOf = (locations: Locations) =>
  joined(locations, (one, _, direction) => one.river.includes(direction));

const tilesOf = (locations: Location[]) => new Set(locations.map(({ tile }) => tile)).size;

/** The locations in groups: all that can be reached from one another over edges that join. */
function joined(
  locations: Locations,
  joins: (one: Location, other: Location, direction: number) => boolean,
): Location[][] {
  const left = new Map(locations);
  const groups: Location[][] = [];
  for (const first of locations.values()) {
    if (!left.delete(keyOf(first.at))) continue;
    const group = [first];
    for (const one of group) {
      for (let direction = 0; direction < STEPS.length; direction++) {
        const other = left.get(keyOf(beside(one.at, direction)));
        if (!other || !joins(one, other, direction)) continue;
        left.delete(keyOf(other.at));
        group.push(other);
      }
    }
    groups.push(group);
  }
  return groups;
}
