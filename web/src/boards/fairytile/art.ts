/** Cut-outs of paper: what stands on the land, each on the point 0,0, drawn in layers.
 *
 * A layer is the name of a paper (`paper.css` has its colour by day and by night) and a path.
 */

export type Layer = readonly [paper: string, path: string];

/** A cut-out with the room it takes on the ground: half its width, and its height. */
export interface CutOut {
  layers: readonly Layer[];
  wide: number;
  high: number;
}

const cut = (wide: number, high: number, ...layers: Layer[]): CutOut => ({ wide, high, layers });

// ---------------------------------------------------------------- woods

export const FIR = cut(
  10,
  36,
  ["trunk", "M-2 0V-8H2V0z"],
  ["fir", "M0 -37L8 -24H5L10.5 -14H6.5L12.5 -4H-12.5L-6.5 -14H-10.5L-5 -24H-8z"],
  ["fir-dark", "M0 -37L8 -24H5L10.5 -14H6.5L12.5 -4H1Q4 -20 0 -37z"],
);
export const SPRUCE = cut(
  8,
  42,
  ["trunk", "M-1.6 0V-7H1.6V0z"],
  ["spruce", "M0 -43Q5 -20 9.5 -4H-9.5Q-5 -20 0 -43z"],
  ["spruce-dark", "M0 -43Q5 -20 9.5 -4H1Q3 -24 0 -43z"],
);
export const OAK = cut(
  12,
  32,
  ["trunk", "M-2.5 0L-2 -14H2L2.8 0z"],
  [
    "leaf",
    "M-12 -13A8 8 0 0 1 -9 -25A9.5 9.5 0 0 1 8 -27A8 8 0 0 1 12 -13Q6 -8 0 -11Q-6 -8 -12 -13z",
  ],
  ["leaf-dark", "M5 -30Q14 -28 12.5 -20Q17 -16 12 -13Q6 -8 0 -11Q8 -17 5 -30z"],
);
export const BIRCH = cut(
  8,
  36,
  ["birch-bark", "M-1.5 0L-1 -22H1L1.7 0z"],
  ["bark-mark", "M-1.3 -4H.6V-3H-1.3zM-.4 -9H1.2V-8H-.4zM-1.1 -13H.3V-12H-1.1z"],
  ["birch", "M0 -38Q9 -31 8 -22Q6 -13 0 -14Q-6 -13 -8 -22Q-9 -31 0 -38z"],
  ["birch-dark", "M0 -38Q9 -31 8 -22Q6 -13 1 -14Q5 -26 0 -38z"],
);
export const BUSH = cut(
  8,
  9,
  ["hedge", "M-9 0Q-11 -6 -5 -7Q-2 -12 3 -8Q10 -8 9 0z"],
  ["hedge-dark", "M3 -8Q10 -8 9 0H1Q5 -3 3 -8z"],
);

// ---------------------------------------------------------------- plains

export const SHEEP = cut(
  9,
  12,
  ["night-ink", "M-5 -3H-3.5V1H-5zM3 -3H4.5V1H3z"],
  [
    "wool",
    "M-8 -5A3.5 3.5 0 0 1 -6 -10A4 4 0 0 1 1 -11A4 4 0 0 1 7 -8A3.5 3.5 0 0 1 6 -2H-6A3 3 0 0 1 -8 -5z",
  ],
  ["night-ink", "M6 -9.5Q11 -11 11.5 -6Q10 -3.5 7.5 -4.5Q5.5 -6 6 -9.5z"],
);
export const WINDMILL = cut(
  13,
  36,
  ["stone", "M-8 0L-5 -24H5L8 0z"],
  ["stone-dark", "M1 -24H5L8 0H2z"],
  ["tiles-c", "M-7 -23Q0 -36 7 -23z"],
  ["door", "M-2.5 0V-6A2.5 2.5 0 0 1 2.5 -6V0z"],
  ["window", "M-1.6 -14H1.6V-18H-1.6z"],
  [
    "sail",
    "M-.8 -26L-17 -37L-14 -41L.8 -27zM.8 -28L12 -44L16 -41L1 -26zM-1 -27L-13 -11L-17 -14L-.5 -28zM1 -26L17 -16L14 -12L-.5 -26z",
  ],
  ["night-ink", "M0 -29A2 2 0 1 1 -.01 -29z"],
);
export const HAYSTACK = cut(
  10,
  15,
  ["straw", "M-10 0Q-11 -8 -5 -12Q0 -18 5 -12Q11 -8 10 0z"],
  ["straw-dark", "M1 -15.5Q4 -13 5 -12Q11 -8 10 0H3Q5 -8 1 -15.5z"],
  ["bark-mark", "M-6 -7L-1 -5V-4L-6 -6zM-7 -3L-2 -2V-1L-7 -2z"],
);
export const COTTAGE = cut(
  13,
  20,
  ["stone", "M-11 0V-10H9V0z"],
  ["tiles-c", "M-14 -9L-9 -19H8L12 -9z"],
  ["trunk", "M3 -17V-24H7V-17z"],
  ["door", "M-2 0V-7H2.5V0z"],
  ["window", "M-8 -3V-7H-4.5V-3zM4.5 -3V-7H7.5V-3z"],
);
export const POPPIES = cut(
  7,
  8,
  ["stalk", "M-5 0L-5.5 -6H-4.5L-4 0zM0 0L-.4 -9H.6L1 0zM5 0L5.5 -5H6.5L6 0z"],
  [
    "poppy",
    "M-5 -5A2.3 2.3 0 1 1 -4.99 -5zM.2 -8A2.6 2.6 0 1 1 .21 -8zM6 -4A2.2 2.2 0 1 1 6.01 -4z",
  ],
);
export const DAISIES = cut(
  7,
  6,
  ["stalk", "M-5 0L-5.5 -4H-4.5L-4 0zM1 0L.6 -6H1.6L2 0zM6 0L6 -3H7L7 0z"],
  ["wool", "M-5 -3A2.1 2.1 0 1 1 -4.99 -3zM1 -5A2.3 2.3 0 1 1 1.01 -5zM6.5 -2A2 2 0 1 1 6.51 -2z"],
  [
    "straw",
    "M-5 -4.1A.9 .9 0 1 1 -4.99 -4.1zM1 -6.3A1 1 0 1 1 1.01 -6.3zM6.5 -3A.8 .8 0 1 1 6.51 -3z",
  ],
);
export const GRASS = cut(5, 6, ["stalk", "M-5 0L-6 -5L-3 -1L-1 -8L1 -1L5 -6L4 0z"]);
export const HEDGE = cut(
  20,
  8,
  ["hedge", "M-21 0Q-23 -6 -17 -6Q-14 -10 -9 -7Q-4 -11 1 -7Q7 -11 11 -7Q17 -9 20 -4Q22 -1 20 0z"],
  ["hedge-dark", "M-21 0Q-12 -4 0 -3Q12 -4 20.5 -3Q22 -1 20 0z"],
);

// ---------------------------------------------------------------- mountains

export const SHARP = cut(
  31,
  50,
  ["rock", "M-32 0L-17 -24L-12 -22L0 -56L10 -31L15 -33L32 0z"],
  ["rock-dark", "M0 -56L10 -31L15 -33L32 0H5L-2 -18L5 -32z"],
  ["snow", "M0 -56L-7 -36L-3 -39L0 -33L4 -39L7.5 -37z"],
  ["snow-shade", "M0 -56L7.5 -37L4 -39L2 -36L3 -44z"],
);
export const TWIN = cut(
  33,
  44,
  ["rock", "M-34 0L-15 -43L-4 -24L9 -54L34 0z"],
  ["rock-dark", "M9 -54L34 0H10L4 -20L12 -34zM-15 -43L-4 -24L-8 -14L-3 0H-16L-18 -16L-12 -28z"],
  [
    "snow",
    "M-15 -43L-20.5 -30.5L-16 -33L-13 -29L-10 -34zM9 -54L2.5 -39L7 -41L10 -36L14 -42L15.5 -40z",
  ],
  ["snow-shade", "M9 -54L15.5 -40L14 -42L11.5 -39L12 -46z"],
);
export const ROUND = cut(
  30,
  36,
  ["rock", "M-31 0Q-26 -22 -14 -30Q-6 -42 4 -39Q14 -38 18 -26Q28 -18 31 0z"],
  ["rock-dark", "M4 -39Q14 -38 18 -26Q28 -18 31 0H8Q14 -18 6 -24Q8 -32 4 -39z"],
  [
    "snow",
    "M-14 -30Q-6 -42 4 -39Q11 -38.5 15 -32Q11 -34 9 -29Q5 -34 1 -29Q-3 -34 -7 -28Q-10 -32 -14 -30z",
  ],
);
export const CRAG = cut(
  17,
  24,
  ["rock", "M-17 0L-10 -14L-6 -13L2 -28L8 -15L17 0z"],
  ["rock-dark", "M2 -28L8 -15L17 0H4L0 -10z"],
);
/** Dark ways into a mountain, and a glimmer; they lie on the foot of a peak. */
export const CAVE: readonly Layer[] = [
  ["rock-deep", "M-9 0Q-10 -13 -1 -14Q8 -13 8 0z"],
  ["cave", "M-6.5 0Q-7 -10 -.5 -11Q6 -10 6 0z"],
];
export const TARN = cut(
  13,
  7,
  ["rock-deep", "M0 -8A14 5.5 0 1 1 -.01 -8z"],
  ["water", "M1 -5.5A11.5 4 0 1 1 .99 -5.5z"],
  ["water-light", "M-5 -3H2V-2H-5zM1 -1H7V0H1z"],
);
/** It drifts above everything else and takes no room. */
export const CLOUD = cut(13, 10, [
  "cloud",
  "M-13 0A4.5 4.5 0 0 1 -11 -7A6.5 6.5 0 0 1 1 -10A6 6 0 0 1 10 -6A4 4 0 0 1 12 0z",
]);
