/** The course of a river through a hex, seen from the hex's middle.
 *
 * It leaves at the middle of an edge and at a right angle to it, so that courses join from tile to
 * tile; in between it bends as the hex's own number has it.
 */

import { HALF, rounded, type Location, type Point } from "./hex";

export type Bend = readonly [Point, Point, Point, Point]; // a cubic Bézier curve

export interface Course {
  bends: Bend[];
  pool: Point | null; // where it springs, or where its arms meet
  banks: Point[]; // points along it, to keep clear of
  bridge: { at: Point; turn: number } | null; // to a castle's gate; degrees along the water
}

const OVER = 0.7; // past the edge, so that no seam shows

const at = (edge: number, far: number): Point => {
  const angle = (edge * Math.PI) / 3;
  return [far * Math.cos(angle), far * Math.sin(angle)];
};

export function courseOf({
  river,
  terrain,
  seed = 0,
}: Pick<Location, "river" | "terrain" | "seed">): Course {
  const bent = (seed % 7) / 7;
  const [a, b] = river;
  let bends: Bend[] = [];
  let pool: Point | null = null;
  if (river.length === 2) {
    bends = through(
      a!,
      b!,
      terrain === "castle" ? 0.2 : 0.42 + bent * 0.2,
      terrain === "castle" ? 21 : (bent - 0.5) * 26,
    );
  } else if (river.length) {
    pool = meeting(river);
    bends = river.map((edge) => [
      at(edge, HALF + OVER),
      at(edge, HALF * 0.5),
      pull(pool!, at(edge, HALF), 0.3),
      pool!,
    ]);
  }
  const bridge = terrain === "castle" && bends.length === 1 ? bridgeOver(bends[0]!) : null;
  return { bends, pool, banks: bends.flatMap(along), bridge };
}

function bridgeOver(bend: Bend): { at: Point; turn: number } {
  const [, , , middle] = along(bend);
  const [, b, c] = bend;
  return { at: middle!, turn: (Math.atan2(c[1] - b[1], c[0] - b[0]) * 180) / Math.PI };
}

/** From edge to edge: around a corner, in a bow, or straight on in a double bend. */
function through(a: number, b: number, tight: number, aside: number): Bend[] {
  const [from, to] = [at(a, HALF + OVER), at(b, HALF + OVER)];
  if ((b - a + 6) % 6 !== 3)
    return [[from, at(a, HALF * (1 - tight)), at(b, HALF * (1 - tight)), to]];
  const middle = at(a + 1.5, aside);
  const [before, after] = [pull(middle, at(a, HALF), 0.4), pull(middle, at(b, HALF), 0.4)];
  return [
    [from, at(a, HALF * 0.6), before, middle],
    [middle, after, at(b, HALF * 0.6), to],
  ];
}

/** Where arms meet, a little to the side where most of them come from; a lone one springs there. */
function meeting(river: number[]): Point {
  const mids = river.map((edge) => at(edge, HALF));
  const share = river.length === 1 ? 0.12 : 0.22;
  return [
    share * mids.reduce((sum, [x]) => sum + x, 0),
    share * mids.reduce((sum, [, y]) => sum + y, 0),
  ];
}

const pull = ([x, y]: Point, [to, down]: Point, share: number): Point => [
  x + (to - x) * share,
  y + (down - y) * share,
];

/** Where a bend is after a share of it. */
function on([a, b, c, d]: Bend, t: number): Point {
  const u = 1 - t;
  const mix = (nth: 0 | 1) =>
    u * u * u * a[nth] + 3 * u * u * t * b[nth] + 3 * u * t * t * c[nth] + t * t * t * d[nth];
  return [mix(0), mix(1)];
}

const along = (bend: Bend): Point[] =>
  [0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95].map((t) => on(bend, t));

/** Light on the water: short strokes, now on this side, now on that. */
export function ripplesOf(bends: Bend[], [x, y]: Point): string {
  const strokes = bends.flatMap((bend) => {
    const long = Math.hypot(bend[3][0] - bend[0][0], bend[3][1] - bend[0][1]) > 40;
    return (long ? [0.2, 0.46, 0.74] : [0.35, 0.8]).map((t, nth): string => {
      const [from, to] = [on(bend, t - 0.03), on(bend, t + 0.03)];
      const far = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
      const [dx, dy] = [(to[0] - from[0]) / far, (to[1] - from[1]) / far];
      const [aside, reach] = [nth % 2 ? -2.6 : 3, 3 + ((nth * 7) % 3)];
      const at = (ahead: number, out: number) =>
        [
          rounded(x + from[0] + dx * ahead - dy * (aside + out)),
          rounded(y + from[1] + dy * ahead + dx * (aside + out)),
        ].join(" ");
      return `M${at(-reach, 0)}Q${at(-reach / 2, 1.6)} ${at(0, 0)}T${at(reach, 0)}`;
    });
  });
  return strokes.join("");
}

/** Bends as a path, with the hex's middle at this point; sunk a little between its ends, which stay. */
export function pathOf(bends: Bend[], [x, y]: Point, sunk = 0): string {
  const point = ([dx, dy]: Point, moved: boolean) =>
    `${rounded(x + dx + (moved ? sunk / 2 : 0))} ${rounded(y + dy + (moved ? sunk : 0))}`;
  const inside = (end: Point) => Math.hypot(...end) < HALF - 1;
  return bends
    .map(
      ([a, b, c, d]) =>
        `M${point(a, inside(a))}C${point(b, true)} ${point(c, true)} ${point(d, inside(d))}`,
    )
    .join("");
}
