/** The first game of Sintra, step by step. A step with `done` waits for it to happen. */

import type { Step } from "../board";

export const STEPS: Step[] = [
  { name: "take", about: ".sources", done: (event) => event.type === "placed" },
  { name: "rest", about: ".centre" },
  { name: "glazier", about: ".mine .glazier svg", done: (event) => event.type === "placed" },
  { name: "broken", about: ".mine .broken" },
  {
    name: "centre",
    about: ".centre",
    done: (event) => event.type === "taken" && "source" in event && event.source === 0,
  },
  { name: "complete", about: ".mine .columns", done: (event) => event.type === "completed" },
  { name: "window", about: ".mine .front" },
  { name: "return", about: "[data-return]" },
  { name: "end" },
];
