/** The first game of Fairy Tile, step by step. A step with `done` waits for it to happen. */

import type { Step } from "../board";

export const STEPS: Step[] = [
  { name: "page", about: ".book .hand" },
  {
    name: "move",
    about: ".tray",
    done: ({ type }) => type === "moved" || type === "flew-over",
  },
  { name: "nobody" },
  { name: "lay", about: "[data-pick=tile]", done: ({ type }) => type === "laid" },
  { name: "tell", about: ".book .hand", done: ({ type }) => type === "recounted" },
  { name: "turn", about: "[data-pick=page]", done: ({ type }) => type === "page-turned" },
  {
    name: "magic",
    about: ".tray .magic",
    done: ({ type }) => type === "magic-used" || type === "magic-kept",
  },
  { name: "end" },
];
