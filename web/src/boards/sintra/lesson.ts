/** The first game of Sintra, step by step. A step with `done` waits for it to happen. */

import type { Step } from "..";

export const STEPS: Step[] = [
  { name: "take", done: (event) => event.type === "placed" },
  { name: "rest" },
  { name: "glazier", done: (event) => event.type === "placed" },
  { name: "broken" },
  { name: "centre", done: (event) => event.type === "taken" && "source" in event && event.source === 0 },
  { name: "complete", done: (event) => event.type === "completed" },
  { name: "window" },
  { name: "return" },
  { name: "end" },
];
