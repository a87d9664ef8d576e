/** Castles of four kinds, as cut-outs. Roofs take the paper that their castle was given. */

import type { CutOut } from "./art";
import { hash, keyOf, type Location } from "./hex";

const FLAG = (x: number, y: number) =>
  `M${x} ${y}V${y - 11}L${x + 10} ${y - 8}L${x + 1} ${y - 5}V${y}z`;

const THREE_SPIRES: CutOut = {
  wide: 29,
  high: 58,
  layers: [
    ["stone-dark", "M-10 -18V-42H10V-18z"],
    ["stone", "M-10 -18V-42H3V-18z"],
    ["tiles", "M-13 -41L0 -64L13 -41z"],
    ["tiles-dark", "M0 -64L13 -41H3z"],
    ["stone", "M-20 0V-26H-16V-22H-12V-26H-8V-22H-4V-26H0V-22H4V-26H8V-22H12V-26H16V-22H20V0z"],
    ["stone", "M-29 0L-28 -33H-15L-14 0z"],
    ["stone-dark", "M-19 0V-33H-15L-14 0z"],
    ["stone", "M14 0L15 -33H28L29 0z"],
    ["stone-dark", "M24 0V-33H28L29 0z"],
    ["tiles", "M-31 -32L-21.5 -52L-12 -32zM12 -32L21.5 -52L31 -32z"],
    ["tiles-dark", "M-21.5 -52L-12 -32H-19zM21.5 -52L31 -32H24z"],
    ["door", "M-6 0V-9A6 6 0 0 1 6 -9V0z"],
    [
      "window",
      "M-2 -28V-34A2 2 0 0 1 2 -34V-28zM-23.5 -17V-22A2 2 0 0 1 -19.5 -22V-17zM19.5 -17V-22A2 2 0 0 1 23.5 -22V-17z",
    ],
    ["pennant", `${FLAG(0, -63)}${FLAG(-21.5, -51)}${FLAG(21.5, -51)}`],
  ],
};

const KEEP: CutOut = {
  wide: 28,
  high: 56,
  layers: [
    ["stone", "M-28 0V-21H-24V-17H-20V-21H-16V-17H-12V0z"],
    ["stone", "M-17 0V-44H-20V-55H-14V-50H-9V-55H-3V-50H2V-55H8V-44H6V0z"],
    ["stone-dark", "M0 0V-44H2V-55H8V-44H6V0z"],
    ["stone", "M5 0L6 -36H23L24 0z"],
    ["stone-dark", "M17 0V-36H23L24 0z"],
    ["tiles", "M2 -35Q11 -46 14.5 -66Q18 -46 27 -35z"],
    ["tiles-dark", "M14.5 -66Q18 -46 27 -35H18z"],
    ["door", "M-12 0V-8A5.5 5.5 0 0 1 -1 -8V0z"],
    [
      "window",
      "M-14 -26V-31H-10.5V-26zM-5 -26V-31H-1.5V-26zM-9.5 -36V-41H-6V-36zM12.5 -17V-23A2 2 0 0 1 16.5 -23V-17z",
    ],
    ["pennant", `${FLAG(14.5, -65)}${FLAG(-17, -54)}`],
  ],
};

const DOMES: CutOut = {
  wide: 30,
  high: 50,
  layers: [
    ["stone", "M-27 0V-22H27V0z"],
    ["stone-dark", "M14 0V-22H27V0z"],
    ["stone", "M-11 -20V-38H11V-20z"],
    ["stone-dark", "M4 -20V-38H11V-20z"],
    ["tiles", "M-11 -37C-19 -46 -8 -50 0 -63C8 -50 19 -46 11 -37z"],
    ["tiles-dark", "M0 -63C8 -50 19 -46 11 -37H3C9 -46 4 -52 0 -63z"],
    [
      "tiles",
      "M-29 -21C-34 -29 -25 -31 -20 -40C-15 -31 -6 -29 -11 -21zM11 -21C6 -29 15 -31 20 -40C25 -31 34 -29 29 -21z",
    ],
    [
      "tiles-dark",
      "M-20 -40C-15 -31 -6 -29 -11 -21H-17C-13 -28 -17 -32 -20 -40zM20 -40C25 -31 34 -29 29 -21H23C27 -28 23 -32 20 -40z",
    ],
    ["door", "M-5 0V-9A5 6 0 0 1 5 -9V0z"],
    [
      "window",
      "M-22 -7V-13A2 2 0 0 1 -18 -13V-7zM-13 -7V-13A2 2 0 0 1 -9 -13V-7zM9 -7V-13A2 2 0 0 1 13 -13V-7zM18 -7V-13A2 2 0 0 1 22 -13V-7zM-6 -25V-31A2 2 0 0 1 -2 -31V-25zM2 -25V-31A2 2 0 0 1 6 -31V-25z",
    ],
    ["pennant", `${FLAG(0, -62)}`],
  ],
};

const ON_THE_ROCK: CutOut = {
  wide: 28,
  high: 58,
  layers: [
    ["stone", "M6 -12V-31H19V-12z"],
    ["stone-dark", "M14 -12V-31H19V-12z"],
    ["tiles", "M3 -30L12.5 -46L22 -30z"],
    ["tiles-dark", "M12.5 -46L22 -30H14z"],
    ["stone", "M-20 -10V-26H-7V-10z"],
    ["tiles", "M-23 -25L-13.5 -37L-4 -25z"],
    ["stone", "M-8 -10L-6 -47H6L8 -10z"],
    ["stone-dark", "M2 -10V-47H6L8 -10z"],
    ["tiles", "M-9 -46L0 -68L9 -46z"],
    ["tiles-dark", "M0 -68L9 -46H2z"],
    ["rock", "M-30 0L-24 -10L-14 -13L8 -14L22 -12L30 0z"],
    ["rock-dark", "M8 -14L22 -12L30 0H12z"],
    ["door", "M-4 -11V-18A4 4 0 0 1 4 -18V-11z"],
    [
      "window",
      "M-2 -29V-35A2 2 0 0 1 2 -35V-29zM10.5 -20V-25A1.8 1.8 0 0 1 14 -25V-20zM-15.5 -15V-19A1.8 1.8 0 0 1 -12 -19V-15z",
    ],
    ["pennant", `${FLAG(0, -67)}${FLAG(12.5, -45)}`],
  ],
};

export const CASTLES = {
  spires: THREE_SPIRES,
  keep: KEEP,
  domes: DOMES,
  rock: ON_THE_ROCK,
} as const;

const KINDS = ["domes", "spires", "keep", "rock"] as const;
const SALT = 131077; // with it no two castles of our own box look the same
const ROOFS = ["a", "b", "c"] as const; // red, blue, copper

/** How a castle looks: what it is called by, and always drawn as. */
export function castleOf({ seed, at }: Pick<Location, "seed" | "at">): {
  kind: (typeof KINDS)[number];
  roofs: (typeof ROOFS)[number];
} {
  const number = hash(`${SALT} ${seed ?? keyOf(at)}`);
  return { kind: KINDS[number % KINDS.length]!, roofs: ROOFS[(number >>> 8) % ROOFS.length]! };
}
