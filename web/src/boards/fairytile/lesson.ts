/** The first game of Fairy Tile, step by step. A step with `done` waits for it to happen. */

import type { Step } from "..";

export const STEPS: Step[] = [
  { name: "page" },
  { name: "move", done: ({ type }) => type === "moved" || type === "flew-over" },
  { name: "nobody" },
  { name: "lay", done: ({ type }) => type === "laid" },
  { name: "tell", done: ({ type }) => type === "recounted" },
  { name: "turn", done: ({ type }) => type === "page-turned" },
  { name: "magic", done: ({ type }) => type === "magic-used" || type === "magic-kept" },
  { name: "end" },
];
