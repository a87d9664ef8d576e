/** The three characters as layers of paper, told apart by their outlines alone. */

import type { Layer } from "./art";
import type { Character } from "./hex";

const dot = (x: number, y: number, r: number) =>
  `M${x} ${y - r}A${r} ${r} 0 1 1 ${x - 0.01} ${y - r}z`;

const PRINCESS: readonly Layer[] = [
  // curls behind, a gown like a bell
  [
    "hair-dark",
    [
      dot(-10, -41, 6),
      dot(9, -40, 6),
      dot(-12, -49, 6.5),
      dot(11, -50, 6),
      dot(-12, -34, 4.5),
      dot(11, -33, 4.5),
    ].join(""),
  ],
  ["gown", "M-7 -34C-9 -22 -21 -12 -22 -2Q-22 0 -19 0H19Q22 0 22 -2C21 -12 9 -22 7 -34z"],
  ["gown-dark", "M1 -34H7C9 -22 21 -12 22 -2Q22 0 19 0H8C10 -14 6 -24 1 -34z"],
  ["gown-hem", "M-21.5 -6Q-11 -1 0 -4Q11 -1 21.5 -6L22 -2Q22 0 19 0H-19Q-22 0 -22 -2z"],
  ["gown-light", "M-5 -33H5L4 -26Q0 -23 -4 -26z"],
  // arms: one on her hip, one with the funnel at her ear
  ["gown", "M-7 -33Q-17 -30 -16 -20L-9 -17L-8 -20L-12 -23Q-12 -27 -6 -28z"],
  ["skin", dot(-8.5, -18, 2.6)],
  ["gown", "M6 -33Q15 -31 18 -39L14 -42Q12 -37 6 -37z"],
  ["skin", dot(-0, -45, 9.5)],
  ["hair", [dot(-7, -54, 5.5), dot(0, -56, 6), dot(7, -53.5, 5.5), dot(-10.5, -48, 3.6)].join("")],
  ["copper", "M8 -47L10.5 -43.5L14 -44L29 -40L25 -58L13 -47.5z"],
  ["copper-dark", "M10.5 -43.5L14 -44L29 -40Q26 -45 26 -50Q20 -45 10 -45z"],
  ["copper-light", "M25 -58Q31 -50 29 -40Q24 -47 25 -58z"],
  ["skin", dot(15.5, -42, 2.8)],
  ["crown", "M-6.5 -59L-8 -68L-3.5 -63.5L0 -70L3.5 -63.5L8 -68L6.5 -59Q0 -57 -6.5 -59z"],
  [
    "figure-ink",
    `${dot(-3.2, -46, 1.35)}${dot(3.6, -46, 1.35)}M-2.5 -41.5Q.3 -38.5 3 -41.5L2.4 -42Q.3 -40 -1.9 -42z`,
  ],
  ["blush", `${dot(-5.6, -42.6, 1.7)}${dot(5.9, -42.6, 1.7)}`],
];

const KNIGHT: readonly Layer[] = [
  ["steel-dark", "M-12 0L-10 -21H-1.5V0zM1.5 0V-21H10L12 0z"],
  ["steel", "M-12 0L-10 -21H-5L-6 0zM1.5 0V-21H6V0z"],
  ["steel-deep", "M-16 0Q-16 -5 -9 -5H-1.5V0zM1.5 0V-5H9Q16 -5 16 0z"],
  // a breastplate with its dents
  ["steel", "M-14 -40Q0 -47 14 -40L12.5 -20Q0 -14 -12.5 -20z"],
  ["steel-dark", "M3 -44Q9 -43 14 -40L12.5 -20Q8 -17 4 -16.8Q9 -30 3 -44z"],
  [
    "steel-deep",
    "M-9 -36Q-5 -32 -1 -35Q-4 -30 -9 -36zM-10 -27Q-7 -23 -4 -26Q-6 -21.5 -10 -27zM-12.8 -22Q0 -16 12.8 -22L12.5 -19Q0 -13 -12.5 -19z",
  ],
  ["sash", "M-13.5 -38L-9 -41L11 -22L8.5 -18.5z"],
  // arms
  ["steel-dark", "M-15 -40Q-23 -34 -21 -18L-15 -17Q-16 -28 -11 -34z"],
  ["steel", dot(-15, -38, 6.5)],
  ["steel-deep", dot(-18, -16, 4)],
  ["steel-dark", "M14 -40Q24 -36 22 -24L13 -18L10 -22L16 -27z"],
  ["steel", dot(15, -38, 6.5)],
  // the helmet, and who lives in it
  ["plume", "M19 -31Q21 -44 34 -43Q30 -40 31 -36Q27 -37 25 -29z"],
  ["steel-light", "M10 -14V-24Q11 -33 19.5 -33Q28 -33 28.5 -24V-14Q19 -11 10 -14z"],
  ["steel-dark", "M20 -33Q28 -33 28.5 -24V-14Q24 -12.6 20 -12.6z"],
  [
    "figure-ink",
    "M13 -25H26.5V-22H13zM15 -19H16.5V-17H15zM18.5 -19H20V-17H18.5zM22 -19H23.5V-17H22z",
  ],
  // a kind face behind a great moustache
  ["skin", "M-9 -52Q-9 -62 0 -62Q9 -62 9 -52Q9 -43 0 -42Q-9 -43 -9 -52z"],
  ["steel", "M-8 -44Q0 -39 8 -44L10 -40Q0 -35 -10 -40z"],
  ["thatch", "M-9.5 -51Q-13 -65 0 -66Q13 -65 9.5 -51Q8 -58 3 -59Q-4 -58 -7 -60Q-8.5 -56 -9.5 -51z"],
  [
    "thatch",
    "M0 -48.5Q-4 -51 -11 -45Q-13 -48 -13 -49Q-12 -41 -5 -42.5Q-1 -43.5 0 -46Q1 -43.5 5 -42.5Q12 -41 13 -49Q13 -48 11 -45Q4 -51 0 -48.5z",
  ],
  ["figure-ink", `${dot(-3.6, -53, 1.4)}${dot(3.6, -53, 1.4)}`],
  ["blush", dot(0, -49.8, 2)],
  ["snow", "M29 -51Q28 -56 31 -56Q33 -55 31 -51zM26 -51Q23 -54 25 -56Q28 -56 28.5 -51z"],
  ["crown", "M23.5 -49Q24 -52.5 29 -52Q33.5 -51 33 -48.5Q31 -46 27.5 -46.5Q24 -46.5 23.5 -49z"],
  ["figure-ink", "M26.5 -52H28V-46.5H26.5zM29.7 -51.9H31.2V-46.7H29.7z"],
];

const DRAGON: readonly Layer[] = [
  // far wing, tail with its leaf
  ["scale-deep", "M6 -34Q2 -58 17 -72Q18 -64 23 -61Q18 -58 20 -52Q14 -50 16 -42Q11 -40 12 -30z"],
  ["scale", "M8 -12Q26 4 31 -8Q33 -14 28 -18L33 -21Q40 -10 34 -2Q26 8 6 1z"],
  ["wing", "M24 -17Q24 -28 34 -30Q37 -20 33 -16Q29 -13 24 -17z"],
  // back with its spikes, body, belly
  ["wing", "M7 -38L14 -41L12 -33L19 -33L15 -26L22 -24L17 -18z"],
  ["scale", "M-15 0Q-22 -14 -13 -27Q-8 -38 3 -37Q17 -33 19 -14Q20 -4 15 0z"],
  ["scale-dark", "M3 -37Q17 -33 19 -14Q20 -4 15 0H5Q14 -16 3 -37z"],
  ["belly", "M-14 -1Q-19 -13 -11 -23Q-4 -27 1 -18Q5 -8 1 0z"],
  [
    "belly-dark",
    "M-16 -9Q-7 -6 3 -10L3 -8.5Q-7 -4.5 -15.7 -7.5zM-15.5 -16Q-7 -13 1.5 -17L2 -15.5Q-7 -11.5 -15.8 -14.5z",
  ],
  // near wing
  ["scale-dark", "M5 -30Q10 -56 33 -62Q31 -54 34 -48Q27 -48 28 -40Q20 -42 20 -33Q14 -35 11 -24z"],
  ["wing", "M8 -30Q14 -50 29 -57Q27 -52 29 -50Q23 -50 23 -43Q17 -44 17 -36Q12 -37 10 -28z"],
  // head: a long friendly snout, two horns, an eyebrow
  ["horn", "M-5 -61Q-2 -70 4 -71Q1 -65 1 -58zM-11 -63Q-11 -71 -7 -74Q-7 -67 -5 -62z"],
  [
    "scale",
    "M-2 -36Q6 -42 4 -52Q2 -64 -11 -63Q-18 -62 -20 -55Q-31 -55 -33 -46Q-33 -38 -22 -38Q-12 -38 -10 -34z",
  ],
  [
    "scale-dark",
    "M-22 -38Q-12 -38 -10 -34L-2 -36Q4 -40 4.5 -46Q-2 -40 -12 -42Q-24 -40 -32.5 -43.5Q-31 -38 -22 -38z",
  ],
  ["snow", dot(-12, -53.5, 4.6)],
  [
    "figure-ink",
    `${dot(-13.2, -53, 2.3)}${dot(-29, -49, 1.3)}${dot(-25, -50.5, 1.1)}M-18.5 -58.5Q-14 -63.5 -7.5 -61.5L-7.7 -60Q-13.5 -61.5 -17.5 -57.5zM-31 -43.5Q-22 -39.5 -13 -43L-12.5 -42Q-22 -38 -31.5 -42.5z`,
  ],
  ["blush", dot(-8.5, -46, 2.4)],
  // feet that are always in the way
  ["scale", "M-20 0Q-21 -6 -13 -6Q-6 -6 -5 0zM4 0Q4 -6 11 -6Q19 -6 19 0z"],
  ["horn", `${dot(-18, -1.2, 1.4)}${dot(-14, -1.2, 1.4)}${dot(7, -1.2, 1.4)}${dot(11, -1.2, 1.4)}`],
];

/** The box that all three fit into. */
export const FIGURE_BOX = "-40 -78 80 86";

export const FIGURES: Record<Character, readonly Layer[]> = {
  princess: PRINCESS,
  knight: KNIGHT,
  dragon: DRAGON,
};
