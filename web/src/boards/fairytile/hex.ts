/** Hexes of the kingdom: where they lie on the map, and what a laid tile puts on them.
 *
 * Pointy tops, axial coordinates. Directions go round with the sun, 0 is east; a rotation by one
 * step turns direction d into d + 1.
 */

import type { FairytileComponents, FairytileFace, FairytileLaidJson } from "../../messages";

export type Hex = readonly [number, number];
export type Point = readonly [number, number];
export type Character = "princess" | "knight" | "dragon";

export const CHARACTERS: readonly Character[] = ["princess", "knight", "dragon"];
export const SIZE = 60; // from the middle of a hex to its corners
export const HALF = (SIZE * Math.sqrt(3)) / 2; // and to the middle of its edges
export const STEPS: readonly Hex[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

/** A hex of the kingdom, with its terrain and the edges that the river crosses. */
export interface Location {
  at: Hex;
  terrain: string;
  river: number[];
  tile: number; // its number in the kingdom, in the order laid
  seed?: number; // what its drawing varies by: the same wherever the tile lies
}

export const keyOf = ([q, r]: Hex) => `${q},${r}`;
export const hexOf = (key: string) => key.split(",").map(Number) as unknown as Hex;
export const same = (one: Hex, other: Hex) => one[0] === other[0] && one[1] === other[1];

export function beside([q, r]: Hex, direction: number): Hex {
  const [dq, dr] = STEPS[((direction % 6) + 6) % 6]!;
  return [q + dq, r + dr];
}

export const centre = ([q, r]: Hex): Point => [2 * HALF * (q + r / 2), SIZE * 1.5 * r];

/** The six corners, each where the edge of its direction begins. */
export function corners(at: Hex, size = SIZE): Point[] {
  const [x, y] = centre(at);
  return STEPS.map((_, nth) => {
    const angle = ((nth * 60 - 30) * Math.PI) / 180;
    return [x + size * Math.cos(angle), y + size * Math.sin(angle)];
  });
}

/** How many steps it is from one hex to another. */
export function distance([q, r]: Hex, [p, s]: Hex): number {
  return (Math.abs(q - p) + Math.abs(r - s) + Math.abs(q + r - p - s)) / 2;
}

export function hexesOf(q: number, r: number, rotation: number): [Hex, Hex, Hex] {
  return [[q, r], beside([q, r], rotation), beside([q, r], rotation + 1)];
}

/** A face as it would lie. */
export function faceAt(
  face: FairytileFace,
  q: number,
  r: number,
  rotation: number,
  tile = -1,
): Location[] {
  const seed = hash(face.terrain.join() + JSON.stringify(face.river));
  return hexesOf(q, r, rotation).map((at, part) => ({
    at,
    terrain: face.terrain[part]!,
    river: face.river[part]!.map((edge) => (edge + rotation) % 6).sort(),
    tile,
    seed: seed + part,
  }));
}

export function locationsOf(
  kingdom: readonly FairytileLaidJson[],
  components: FairytileComponents,
): Map<string, Location> {
  const locations = new Map<string, Location>();
  kingdom.forEach(({ tile, face, q, r, rotation }, nth) => {
    const printed = components.tiles.find((one) => one.id === tile)?.faces[face];
    if (!printed) return;
    for (const one of faceAt(printed, q, r, rotation, nth)) locations.set(keyOf(one.at), one);
  });
  return locations;
}

/** The outline of some hexes as a path; hexes that touch become one shape. */
export function outline(hexes: Iterable<Hex>, size = SIZE): string {
  const all = [...hexes];
  const inside = new Set(all.map(keyOf));
  const next = new Map<string, readonly [string, Point]>(); // from corner to corner
  const name = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`;
  for (const hex of all) {
    const around = corners(hex, size);
    around.forEach((from, nth) => {
      if (inside.has(keyOf(beside(hex, nth)))) return;
      const to = around[(nth + 1) % 6]!;
      next.set(name(from), [name(to), from]);
    });
  }
  let path = "";
  while (next.size) {
    let at = next.keys().next().value!;
    let letter = "M";
    for (let edge = next.get(at); edge; edge = next.get(at)) {
      next.delete(at);
      path += `${letter}${rounded(edge[1][0])} ${rounded(edge[1][1])}`;
      letter = "L";
      at = edge[0];
    }
    path += "z";
  }
  return path;
}

export const rounded = (length: number) => Math.round(length * 10) / 10;

/** A number that looks like chance, and is always the same for the same text. */
export function hash(text: string): number {
  let mixed = 2166136261;
  for (const letter of text) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 16777619);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
