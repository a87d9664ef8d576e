/** From what was picked to one move, by the legal moves alone: nothing here knows a rule. */

import { hexesOf, keyOf, type Character, type Hex } from "./hex";

export type Pick = Character | "tile" | "page";

/** A place for the tile, in one rotation. */
export interface Laying {
  q: number;
  r: number;
  rotation: number;
  notation: string;
}

/** Everything that can be done now, each with its notation. */
export interface Offers {
  ways: Map<Character, Map<string, string>>; // where a character may go
  layings: Laying[];
  turn: string | null; // turn the page
  end: string | null; // keep the magic
}

/** Moves are written as `knight 0,2`, `lay 2,-1,3`, `turn` and `end`. */
export function offersOf(moves: string[]): Offers {
  const offers: Offers = { ways: new Map(), layings: [], turn: null, end: null };
  for (const notation of moves) {
    const [what, place] = notation.split(" ");
    if (!place) offers[what as "turn" | "end"] = notation;
    else {
      const [q, r, rotation] = place.split(",").map(Number) as [number, number, number?];
      if (rotation !== undefined) offers.layings.push({ q, r, rotation, notation });
      else {
        const ways = offers.ways.get(what as Character) ?? new Map<string, string>();
        offers.ways.set(what as Character, ways.set(keyOf([q, r]), notation));
      }
    }
  }
  return offers;
}

/** The rotations in which the tile fits, in order. */
export const rotationsOf = (layings: Laying[]): number[] =>
  [...new Set(layings.map(({ rotation }) => rotation))].sort();

/** The next rotation in which it fits, round and round. */
export function turned(layings: Laying[], rotation: number, by: 1 | -1): number {
  const all = rotationsOf(layings);
  const next = by > 0 ? all.find((one) => one > rotation) : all.findLast((one) => one < rotation);
  return next ?? (by > 0 ? all[0] : all.at(-1)) ?? rotation;
}

/** A place that the tile fits into, in one rotation or several: three hexes around one point. */
export interface Socket {
  hexes: Hex[];
  layings: Laying[]; // by rotation
}

/** All places for the tile by the point in their middle, written as if it were a hex. */
export function socketsOf(layings: Laying[]): Map<string, Socket> {
  const sockets = new Map<string, Socket>();
  for (const laying of layings.toSorted((one, other) => one.rotation - other.rotation)) {
    const hexes = hexesOf(laying.q, laying.r, laying.rotation);
    const key = keyOf(middleOf(hexes));
    const socket = sockets.get(key) ?? { hexes, layings: [] };
    socket.layings.push(laying);
    sockets.set(key, socket);
  }
  return sockets;
}

/** The point that they all touch, in hexes. */
export function middleOf(hexes: readonly Hex[]): Hex {
  const third = (nth: 0 | 1) =>
    Math.round((hexes.reduce((sum, hex) => sum + hex[nth], 0) * 100) / 3) / 100;
  return [third(0), third(1)];
}

/** Of the ways in which the tile fits into a place, the one in this rotation, or else the next. */
export const fitting = ({ layings }: Socket, rotation: number): Laying =>
  layings.find((one) => one.rotation >= rotation) ?? layings[0]!;

/** What one would pick to do this move. */
export function pickFor({ ways, layings, turn }: Offers, move: string): Pick | null {
  if (move === turn) return "page";
  if (layings.some(({ notation }) => notation === move)) return "tile";
  return [...ways].find(([, targets]) => [...targets.values()].includes(move))?.[0] ?? null;
}

/** How such a move would be written, legal or not: the rules are asked why it is not. */
export const notationAt = (pick: Character | "tile", rotation: number, [q, r]: Hex): string =>
  pick === "tile" ? `lay ${q},${r},${rotation}` : `${pick} ${q},${r}`;

/** What could be picked to tell the page in hand now. */
export function ableToTell(offers: Offers, tells: (move: string) => boolean): Set<Pick> {
  const able = [...offers.ways].filter(([, ways]) => [...ways.values()].some(tells));
  const tile = offers.layings.some(({ notation }) => tells(notation));
  return new Set<Pick>([...able.map(([who]) => who), ...(tile ? (["tile"] as const) : [])]);
}
