/** The bots as paper cut-outs: what is behind each, then layer by layer what is drawn and how. */

export interface Cut {
  path: string;
  fill?: string;
  line?: [string, number]; // its colour and width
  fade?: number;
}

export interface Drawing {
  sky: string;
  hill: string;
  cuts: Cut[];
}

export const PORTRAITS: Record<string, Drawing> = {
  novice: {
    sky: "#cfe3ea",
    hill: "#a9cbd6",
    cuts: [
      { path: "M-40 64Q-44 12 0 8Q44 12 40 64z", fill: "#a97747" },
      { path: "M8 9Q44 14 40 64H22Q30 34 8 9z", fill: "#8a5c33" },
      { path: "M-22 64Q-26 34 0 30Q24 34 22 64z", fill: "#f4e7cf" },
      {
        path: "M-37 40Q-30 46 -32 58M-30 36Q-24 44 -27 58M37 40Q31 46 32 58",
        line: ["#6f4526", 3],
      },
      { path: "M-33 -4Q-33 -38 0 -38Q33 -38 33 -4Q32 26 0 28Q-32 26 -33 -4z", fill: "#fbf3e2" },
      {
        path: "M-33 -2Q-36 -41 0 -41Q36 -41 33 -2Q27 -17 17 -19Q10 -20 7 -12L0 -17L-7 -12Q-10 -20 -17 -19Q-27 -17 -33 -2z",
        fill: "#8f5329",
      },
      { path: "M5 -41Q36 -39 33 -2Q27 -17 17 -19Q17 -33 5 -41z", fill: "#74411f" },
      { path: "M-6 -40Q-10 -52 -1 -54Q-3 -48 2 -46Q6 -52 11 -50Q6 -46 6 -40z", fill: "#8f5329" },
      { path: "M-13 14Q0 8 13 14Q12 30 0 36Q-12 30 -13 14z", fill: "#3a2a26" },
      { path: "M-17 -9a5 5 0 1 1-.01 0z", fill: "#2b1d18" },
      { path: "M-18.5 -7.4a1.65 1.65 0 1 1-.01 0z", fill: "#fff" },
      { path: "M17 -9a5 5 0 1 1-.01 0z", fill: "#2b1d18" },
      { path: "M15.5 -7.4a1.65 1.65 0 1 1-.01 0z", fill: "#fff" },
      { path: "M-11 0Q0 -9 11 0Q5 15 0 18Q-5 15 -11 0z", fill: "#e8a63a" },
      { path: "M0 -6Q8 -5 11 0Q5 15 0 18z", fill: "#c8842a" },
      { path: "M-9 3Q0 7 9 3", line: ["#7a4a14", 1.6] },
      { path: "M-22 4.4a4.6 4.6 0 1 1-.01 0z", fill: "#ee9a7c", fade: 0.6 },
      { path: "M22 4.4a4.6 4.6 0 1 1-.01 0z", fill: "#ee9a7c", fade: 0.6 },
    ],
  },
  easy: {
    sky: "#e3e6b4",
    hill: "#c3cf86",
    cuts: [
      { path: "M-36 64Q-34 30 0 28Q34 30 36 64z", fill: "#b08a62" },
      { path: "M-14 64Q-12 42 0 40Q12 42 14 64z", fill: "#f4e6cf" },
      { path: "M-22 -20Q-34 -66 -18 -74Q-4 -72 -4 -24z", fill: "#a67d54" },
      { path: "M-19 -26Q-27 -60 -17 -66Q-9 -62 -9 -28z", fill: "#e8b7a2" },
      {
        path: "M4 -24Q6 -62 22 -68Q30 -66 40 -50Q46 -42 40 -40Q30 -44 26 -50Q24 -34 20 -20z",
        fill: "#b98f66",
      },
      { path: "M10 -28Q12 -56 21 -61Q24 -58 25 -53Q20 -44 17 -26z", fill: "#e8b7a2" },
      { path: "M-28 0Q-28 -32 0 -32Q28 -32 28 0Q26 30 0 32Q-26 30 -28 0z", fill: "#c49a6f" },
      { path: "M4 -32Q28 -30 28 0Q26 30 6 32Q24 8 4 -32z", fill: "#aa8158" },
      { path: "M-15 30Q-18 8 0 4Q18 8 15 30Q0 36 -15 30z", fill: "#f7ead6" },
      { path: "M-4 8Q0 5 4 8Q2 12 0 12Q-2 12 -4 8z", fill: "#7a3f3a" },
      { path: "M0 12V17M0 17Q-5 22 -9 19M0 17Q5 22 9 19", line: ["#6b4535", 1.8] },
      { path: "M-3.5 19.5H3.5V26H-3.5z", fill: "#fffdf6" },
      { path: "M0 19.5V26", line: ["#d9c6a6", 1] },
      { path: "M-14 -8.6a4.6 4.6 0 1 1-.01 0z", fill: "#2b1d18" },
      { path: "M-15.38 -7.128a1.518 1.518 0 1 1-.01 0z", fill: "#fff" },
      { path: "M14 -8.6a4.6 4.6 0 1 1-.01 0z", fill: "#2b1d18" },
      { path: "M12.62 -7.128a1.518 1.518 0 1 1-.01 0z", fill: "#fff" },
      { path: "M-19 5a4 4 0 1 1-.01 0z", fill: "#e78f78", fade: 0.55 },
      { path: "M19 5a4 4 0 1 1-.01 0z", fill: "#e78f78", fade: 0.55 },
    ],
  },
  medium: {
    sky: "#e6d9ee",
    hill: "#c6b3d6",
    cuts: [
      { path: "M-36 64Q-34 28 0 26Q34 28 36 64z", fill: "#6f6d86" },
      { path: "M8 27Q34 30 36 64H20Q26 44 8 27z", fill: "#58566f" },
      { path: "M-13 64Q-12 38 0 36Q12 38 13 64z", fill: "#f1eaf0" },
      { path: "M-33 -10L-32 -48L-8 -28z", fill: "#7c7a94" },
      { path: "M33 -10L32 -48L8 -28z", fill: "#64627c" },
      { path: "M-28 -20L-28 -39L-15 -28z", fill: "#e2b1b6" },
      { path: "M28 -20L28 -39L15 -28z", fill: "#cf9ba3" },
      { path: "M-36 2Q-36 -32 0 -32Q36 -32 36 2Q32 30 0 31Q-32 30 -36 2z", fill: "#8f8da6" },
      { path: "M6 -32Q36 -30 36 2Q32 30 8 31Q30 6 6 -32z", fill: "#7a7892" },
      { path: "M-16 29Q-18 10 0 6Q18 10 16 29Q0 33 -16 29z", fill: "#f6f1f4" },
      {
        path: "M0 -32V-19M-9 -31Q-8 -25 -6 -21M9 -31Q8 -25 6 -21M-35 -2Q-29 -2 -25 0M-34 7Q-29 6 -25 7M35 -2Q29 -2 25 0M34 7Q29 6 25 7",
        line: ["#565470", 3],
      },
      { path: "M-24 -4Q-16 -13 -7 -4Q-16 4 -24 -4z", fill: "#d9d265" },
      { path: "M24 -4Q16 -13 7 -4Q16 4 24 -4z", fill: "#d9d265" },
      { path: "M-15 -8a2 4 0 1 1-.01 0z", fill: "#20182a" },
      { path: "M15 -8a2 4 0 1 1-.01 0z", fill: "#20182a" },
      { path: "M-25 -5Q-16 -13 -6 -4M25 -5Q16 -13 6 -4", line: ["#3f3d55", 2.6] },
      { path: "M-4.5 9Q0 6.5 4.5 9Q2 13.5 0 13.5Q-2 13.5 -4.5 9z", fill: "#c56f7a" },
      { path: "M0 13.5V17M0 17Q-5 22 -10 19M0 17Q5 22 10 19", line: ["#6a5a70", 1.8] },
      {
        path: "M-14 14L-38 10M-14 17L-37 20M14 14L38 10M14 17L37 20",
        line: ["#fff", 1.3],
        fade: 0.9,
      },
      { path: "M-25 30Q0 42 25 30L24 38Q0 49 -24 38z", fill: "#7b1f3f" },
      { path: "M0 38a5 5 0 1 1-.01 0z", fill: "#f0c14a" },
      { path: "M-3 44.5H3", line: ["#8a6114", 1.4] },
    ],
  },
  hard: {
    sky: "#dfe8cf",
    hill: "#b4cba0",
    cuts: [
      { path: "M-34 64Q-32 30 0 28Q32 30 34 64z", fill: "#c8622c" },
      { path: "M-14 64Q-14 40 0 36Q14 40 14 64z", fill: "#fbf0dc" },
      { path: "M-34 -6L-36 -52L-10 -30z", fill: "#d46c31" },
      { path: "M34 -6L36 -52L10 -30z", fill: "#b9531f" },
      { path: "M-29 -18L-31 -41L-17 -29z", fill: "#4a2a22" },
      { path: "M29 -18L31 -41L17 -29z", fill: "#4a2a22" },
      { path: "M-38 0Q-34 -32 0 -32Q34 -32 38 0Q24 16 0 36Q-24 16 -38 0z", fill: "#e27b3b" },
      { path: "M5 -32Q34 -32 38 0Q24 16 0 36Q18 4 5 -32z", fill: "#cf6629" },
      { path: "M-38 0Q-18 -2 -6 12L0 36Q-24 16 -38 0z", fill: "#fdf4e3" },
      { path: "M38 0Q18 -2 6 12L0 36Q24 16 38 0z", fill: "#f3e4ca" },
      { path: "M-7 29Q0 24 7 29Q4 37 0 37.5Q-4 37 -7 29z", fill: "#2f201c" },
      { path: "M-23 -6Q-15 -13 -8 -5M23 -6Q15 -13 8 -5", line: ["#2f201c", 3.4] },
      { path: "M-14 -7.9a3.4 3.4 0 1 1-.01 0z", fill: "#2f201c" },
      { path: "M14 -7.9a3.4 3.4 0 1 1-.01 0z", fill: "#2f201c" },
      { path: "M-15 -6.7a1.1 1.1 0 1 1-.01 0z", fill: "#fff" },
      { path: "M13 -6.7a1.1 1.1 0 1 1-.01 0z", fill: "#fff" },
      { path: "M-20 50L0 58L20 50L22 62H-22z", fill: "#2f6b46" },
      { path: "M-5 54L0 64L5 54L0 51z", fill: "#245638" },
    ],
  },
  strong: {
    sky: "#3d4a7a",
    hill: "#2a3460",
    cuts: [
      { path: "M-38 64Q-42 10 0 6Q42 10 38 64z", fill: "#8a6748" },
      { path: "M8 8Q42 12 38 64H22Q30 34 8 8z", fill: "#6f5038" },
      {
        path: "M-12 40Q-8 45 -4 40Q0 45 4 40Q8 45 12 40M-16 50Q-12 55 -8 50Q-4 55 0 50Q4 55 8 50Q12 55 16 50",
        line: ["#f0dcb8", 2.4],
      },
      {
        path: "M-36 -8Q-42 -40 -34 -50Q-24 -36 0 -36Q24 -36 34 -50Q42 -40 36 -8Q36 26 0 28Q-36 26 -36 -8z",
        fill: "#a07a56",
      },
      { path: "M6 -36Q24 -36 34 -50Q42 -40 36 -8Q36 26 8 28Q34 0 6 -36z", fill: "#866243" },
      { path: "M-15 -23a17 17 0 1 1-.01 0z", fill: "#f3e2c1" },
      { path: "M15 -23a17 17 0 1 1-.01 0z", fill: "#e9d4ad" },
      { path: "M-15 -17a11 11 0 1 1-.01 0z", fill: "#f0b53c" },
      { path: "M15 -17a11 11 0 1 1-.01 0z", fill: "#f0b53c" },
      { path: "M-15 -12a6 6 0 1 1-.01 0z", fill: "#241a16" },
      { path: "M15 -12a6 6 0 1 1-.01 0z", fill: "#241a16" },
      { path: "M-17 -10.5a2 2 0 1 1-.01 0z", fill: "#fff" },
      { path: "M13 -10.5a2 2 0 1 1-.01 0z", fill: "#fff" },
      { path: "M-6 4Q0 -2 6 4Q3 16 0 17Q-3 16 -6 4z", fill: "#e2a33a" },
      { path: "M0 1Q5 2 6 4Q3 16 0 17z", fill: "#c4832a" },
      { path: "M-31 -25Q-17 -33 -5 -23M31 -25Q17 -33 5 -23", line: ["#5c4029", 4] },
    ],
  },
};
