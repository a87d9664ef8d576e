/** What a move leaves on the map until one acts: where from and by which way, or which tile. */

import type { FairytileEvent, PlyShown } from "../../messages";
import { SEAT_COLOURS } from "../colours";
import { centre, hexesOf, type Character, type Hex, type Point } from "./hex";

export interface Leg {
  kind: "moved" | "jumped" | "flew-over";
  path: Hex[];
}

export interface Trace {
  ply: number;
  colour: string;
  who: Character | null;
  legs: Leg[];
  tile: Hex[] | null;
  latest: boolean;
}

const WHO = { jumped: "princess", "flew-over": "dragon" } as const;

/** Who went which way, if an event is about that. */
export function wayOf(event: FairytileEvent): { who: Character; leg: Leg } | null {
  if (event.type !== "moved" && event.type !== "jumped" && event.type !== "flew-over") return null;
  const who = event.type === "moved" ? (event.who as Character) : WHO[event.type];
  return { who, leg: { kind: event.type, path: event.path } };
}

/** Moves by which nothing came to lie elsewhere leave nothing. */
export function tracesOf(plies: readonly PlyShown[]): Trace[] {
  return plies.flatMap(({ ply, seat, events }, nth) => {
    const told = events as FairytileEvent[];
    const ways = told.flatMap((event) => wayOf(event) ?? []);
    const laid = told.findLast((event) => event.type === "laid");
    if (!ways.length && !laid) return [];
    const colour = SEAT_COLOURS[seat ?? 0]!;
    const who = ways.at(-1)?.who ?? null;
    const tile = laid ? hexesOf(laid.q, laid.r, laid.rotation) : null;
    const legs = ways.map(({ leg }) => leg);
    return [{ ply, colour, who, legs, tile, latest: nth === plies.length - 1 }];
  });
}

/** A flight as an arc, everything else straight on, as a path. */
export function lineOf({ kind, path }: Leg): string {
  const points = path.map(centre);
  const [from, to] = [points[0]!, points.at(-1)!];
  if (kind === "moved") return `M${points.map((point) => point.join(" ")).join("L")}`;
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - RISE];
  return `M${from.join(" ")}Q${x} ${y} ${to.join(" ")}`;
}

const RISE = 84; // twice as high as the arc
const STRIDE = 25.5; // from one print to the next
const ASIDE = 5;

/** Prints of feet on a way, left and right in turn: where, and turned how far. */
export function printsOn({ kind, path }: Leg): { at: Point; turn: number }[] {
  if (kind !== "moved") return [];
  return path.slice(1).flatMap((hex, nth) => {
    const [from, to] = [centre(path[nth]!), centre(hex)];
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy);
    const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
    return Array.from({ length: Math.floor(length / STRIDE) }, (_, step) => {
      const gone = ((step + 0.5) * STRIDE) / length;
      const aside = (step % 2 ? ASIDE : -ASIDE) / length;
      const at: Point = [from[0] + dx * gone - dy * aside, from[1] + dy * gone + dx * aside];
      return { at, turn };
    });
  });
}
