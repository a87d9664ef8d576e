import { expect, it } from "vitest";

import type { SintraEvent } from "../../messages";
import { rowsPassed } from "./markers";
import { placesOf, seatsOf } from "./pointing";
import { wonIn } from "./points";

it("steps down row by row", () => {
  expect(rowsPassed(3, 2, 8)).toEqual([1, 2, 3]);
  expect(rowsPassed(3, 0, 8)).toEqual([3]);
});

it("[SIN-5.1] returns to the top from the bottom, and goes on", () => {
  expect(rowsPassed(0, 1, 8)).toEqual([7, 8, 0]);
  expect(rowsPassed(2, 3, 8)).toEqual([7, 8, 0, 1, 2]);
});

const EVENTS: SintraEvent[] = [
  { type: "completed", seat: 1, window: 3 },
  { type: "colour-bonus", seat: 1, colour: "o", points: 2 },
  {
    type: "window-points",
    seat: 1,
    points: 5,
    parts: [
      { window: 3, points: 4 },
      { window: 6, points: 1 },
    ],
  },
  { type: "broken", seat: 1, colour: "o", count: 2, row: 1 },
  { type: "lost-at-bottom", seat: 1, points: 18 },
];

it("lets points rise from where they were won or lost", () => {
  expect(wonIn(EVENTS, 8)).toEqual([
    { at: '[data-column="1-3"]', points: 2 },
    { at: '[data-disc="1-3"]', points: 4 },
    { at: '[data-disc="1-6"]', points: 1 },
    { at: '[data-row="1-8"]', points: -18 },
  ]);
});

it("points at windows, rows and points of a seat", () => {
  const places = placesOf(EVENTS, 8);
  expect([...places.windows]).toEqual(["1-3", "1-6"]);
  expect([...places.rows]).toEqual(["1-1", "1-8"]);
  expect([...places.scores]).toEqual([1]);
  expect([...seatsOf(places)]).toEqual([1]);
});

it("points at sources, bag, tower and the round track", () => {
  const places = placesOf(
    [
      { type: "taken", seat: 0, source: 2, colour: "o", count: 1 },
      { type: "moved-to-centre", display: 2, panes: "bbg" },
      { type: "round-ended", round: 2, colour: "o" },
      { type: "tower-poured", panes: 30 },
      { type: "dealt", round: 3, complete: true, displays: ["oooo", "bbbb"] },
    ],
    8,
  );
  expect([...places.sources]).toEqual([2, 1]);
  expect([...places.rounds]).toEqual([2, 3]);
  expect([...places.stores]).toEqual(["tower", "bag"]);
});
