/** What stands where on a location: the same for the same location, hardly the same for two.
 *
 * Things keep clear of the river and of one another, and those in front are drawn last.
 */

import {
  BIRCH,
  BUSH,
  CAVE,
  CLOUD,
  COTTAGE,
  CRAG,
  DAISIES,
  FIR,
  GRASS,
  HAYSTACK,
  HEDGE,
  OAK,
  POPPIES,
  ROUND,
  SHARP,
  SHEEP,
  SPRUCE,
  TARN,
  TWIN,
  WINDMILL,
  type CutOut,
  type Layer,
} from "./art";
import { castleOf, CASTLES } from "./castles";
import { courseOf } from "./course";
import { SIZE, keyOf, hash, type Location, type Point } from "./hex";

export interface Thing {
  layers: readonly Layer[];
  x: number;
  y: number;
  scale: number;
  flipped: boolean;
  roofs?: string; // the paper of a castle's roofs
}

const RIM = SIZE - 5;
const WATER = 10; // half the river with its banks

/** Chance that always falls alike: a number from 0 to 1 at every call. */
export function chances(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const kept = new Map<string, Thing[]>();

export function sceneryOf(location: Location): Thing[] {
  const seed = location.seed ?? hash(keyOf(location.at));
  const name = `${seed} ${location.terrain} ${location.river}`;
  const known = kept.get(name);
  if (known) return known;
  const ground = new Ground(courseOf(location).banks, chances(seed));
  PLANTED[location.terrain]?.(ground, location);
  const things = ground.things.sort((one, other) => one.y - other.y);
  kept.set(name, things);
  return things;
}

class Ground {
  things: Thing[] = [];
  #taken: [Point, number][] = [];

  constructor(
    readonly banks: Point[],
    readonly chance: () => number,
  ) {}

  one<T>(of: readonly T[]): T {
    return of[Math.floor(this.chance() * of.length)]!;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.chance();
  }

  /** Is there room for something this wide, whose foot reaches this high, standing here? */
  isFree(x: number, y: number, wide: number, high: number, apart: number): boolean {
    if (Math.abs(x) + wide > RIM * 0.88 || y > RIM - (Math.abs(x) + wide * 0.8) * 0.577 - 1)
      return false;
    if (
      this.banks.some(
        ([rx, ry]) =>
          Math.abs(rx - x) < wide + WATER && ry > y - high - WATER && ry < y + WATER + 1,
      )
    )
      return false;
    return this.#taken.every(
      ([[tx, ty], room]) => Math.hypot(tx - x, (ty - y) * 1.5) > apart + room,
    );
  }

  put(what: CutOut, x: number, y: number, scale = 1, apart = what.wide): Thing {
    const thing = { layers: what.layers, x, y, scale, flipped: this.chance() < 0.5 };
    this.things.push(thing);
    this.#taken.push([[x, y], apart]);
    return thing;
  }

  /** Try to stand something somewhere; it goes without if there is no room. */
  stand(
    what: CutOut,
    how: Partial<Record<"scale" | "foot" | "apart" | "low" | "high", number>> = {},
  ): Thing | null {
    const { scale = 1, foot = 0.4, low = -22, high = 44 } = how;
    const { apart = what.wide * scale * 0.8 } = how;
    for (let tries = 0; tries < 40; tries++) {
      const [x, y] = [this.between(-42, 42), this.between(low, high)];
      const top = y - what.high * scale;
      if (top < -(RIM - Math.abs(x) * 0.577) - 8) continue;
      if (this.isFree(x, y, what.wide * scale, what.high * scale * foot, apart))
        return this.put(what, x, y, scale, apart);
    }
    return null;
  }

  /** The largest size and the place nearest to the middle in which something big has room. */
  settle(what: CutOut, sizes: readonly number[], middle: Point): Thing | null {
    for (const scale of sizes) {
      const spots: Point[] = [];
      for (let y = -16; y <= 46; y += 4) for (let x = -28; x <= 28; x += 4) spots.push([x, y]);
      const far = ([x, y]: Point) => Math.hypot(x - middle[0], y - middle[1]);
      for (const [x, y] of spots.sort((one, other) => far(one) - far(other))) {
        if (y - what.high * scale < -RIM - 9) continue;
        if (this.isFree(x, y, what.wide * scale, what.high * scale * 0.72, -99))
          return this.put(what, x, y, scale);
      }
    }
    return null;
  }
}

// ---------------------------------------------------------------- by terrain

const WOODS: readonly (readonly CutOut[])[] = [
  [FIR, FIR, SPRUCE],
  [OAK, OAK, BIRCH],
  [BIRCH, BIRCH, FIR],
  [SPRUCE, SPRUCE, FIR],
  [OAK, FIR, OAK],
  [FIR, OAK, BIRCH, SPRUCE],
];

function plantForest(ground: Ground): void {
  const kinds = ground.one(WOODS);
  const wet = ground.banks.length > 0; // crowns must not hide the water
  const many = 10 + Math.floor(ground.chance() * 4);
  for (let nth = 0; nth < many; nth++) {
    ground.stand(ground.one(kinds), {
      scale: ground.between(0.74, 1.08),
      foot: wet ? 0.5 : 0.1,
      apart: 5,
      low: -22,
      high: 46,
    });
  }
  ground.stand(BUSH, { scale: 0.8, apart: 4 });
  ground.stand(GRASS, { apart: 3 });
}

function plantPlain(ground: Ground): void {
  const [main, ...others] = ground.one<readonly (readonly [CutOut, number])[]>([
    [
      [WINDMILL, 1.05],
      [HEDGE, 0.8],
      [POPPIES, 1],
    ],
    [
      [SHEEP, 1.1],
      [SHEEP, 0.95],
      [SHEEP, 0.8],
      [BUSH, 0.9],
    ],
    [
      [HAYSTACK, 1.1],
      [HAYSTACK, 0.8],
      [HEDGE, 0.9],
      [HAYSTACK, 0.7],
    ],
    [
      [COTTAGE, 1.05],
      [OAK, 0.8],
      [HEDGE, 0.8],
    ],
    [
      [OAK, 1],
      [SHEEP, 0.9],
      [SHEEP, 0.9],
      [POPPIES, 1.1],
    ],
    [
      [POPPIES, 1.3],
      [POPPIES, 1.1],
      [DAISIES, 1.2],
      [HEDGE, 0.9],
      [BIRCH, 0.9],
    ],
  ]);
  ground.stand(main![0], { scale: main![1], foot: 0.5, low: -8, high: 20 });
  for (const [what, scale] of others) ground.stand(what, { scale });
  for (let nth = 0; nth < 5; nth++) {
    ground.stand(ground.one([POPPIES, DAISIES, GRASS, GRASS]), {
      apart: 5,
      scale: ground.between(0.8, 1.1),
    });
  }
}

const RANGES: readonly (readonly CutOut[])[] = [
  [SHARP, CRAG, CRAG],
  [TWIN, CRAG],
  [ROUND, SHARP],
  [SHARP, ROUND],
  [TWIN, ROUND],
  [ROUND, CRAG, CRAG],
];

function raiseMountains(ground: Ground): void {
  const range = ground.one(RANGES);
  const side = ground.between(-12, 12);
  range.forEach((peak, nth) => {
    const sizes = nth ? [0.72, 0.6, 0.5, 0.4] : [1.08, 0.96, 0.84, 0.72, 0.62, 0.52, 0.42];
    const middle: Point = nth ? [nth % 2 ? (side > 0 ? -24 : 24) : side * 2, 26] : [side, 16];
    const raised = ground.settle(peak, sizes, middle);
    if (raised && !nth && ground.chance() < 0.4 && raised.scale > 0.6)
      raised.layers = [...raised.layers, ...CAVE];
  });
  if (ground.chance() < 0.45) {
    const x = side > 0 ? ground.between(-30, -18) : ground.between(18, 30);
    if (ground.isFree(x, -20, 8, 12, -99)) ground.put(CLOUD, x, -22, ground.between(0.75, 1), -99);
  }
  const foot = ground.one([TARN, FIR, SPRUCE, FIR]);
  if (foot === TARN) ground.stand(TARN, { scale: 0.9, apart: -4, low: 24, high: 46 });
  for (let nth = 0; nth < 3; nth++)
    ground.stand(foot === TARN ? FIR : foot, {
      scale: ground.between(0.5, 0.7),
      foot: 0.15,
      apart: -6,
      low: 14,
      high: 46,
    });
}

function buildCastle(ground: Ground, location: Location): void {
  const { kind, roofs } = castleOf(location);
  const away: Point = ground.banks.length ? mean(ground.banks) : [0, 0];
  const built = ground.settle(
    CASTLES[kind],
    [1.12, 1.04, 0.96, 0.9, 0.84, 0.78, 0.72, 0.66, 0.6, 0.5],
    [-away[0] * 0.7, 22 - away[1] * 0.7],
  );
  if (built) Object.assign(built, { flipped: false, roofs: `tiles-${roofs}` });
  for (let nth = 0; nth < 3; nth++)
    ground.stand(ground.one([BUSH, OAK, FIR, DAISIES]), {
      scale: 0.66,
      foot: 0.2,
      apart: -8,
      low: 8,
      high: 46,
    });
}

const mean = (points: Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

const PLANTED: Record<string, (ground: Ground, location: Location) => void> = {
  plain: plantPlain,
  forest: plantForest,
  mountain: raiseMountains,
  castle: buildCastle,
};
