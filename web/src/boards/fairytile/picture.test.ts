import { expect, it } from "vitest";

import type { Objective } from "./objective";
import { pictureOf } from "./picture";

const WHO = ["princess", "knight", "dragon"];
const OBJECTIVES: Objective[] = [
  ...["castle", "large forest", "large mountain", "large plain", "long river"].map(
    (where): Objective => ({ kind: "visits", who: "knight", where }),
  ),
  { kind: "visits", who: "dragon", where: "castle", sees_any: ["princess", "knight"] },
  { kind: "sees", who: "dragon", where: "long river" },
  { kind: "sees_all", who: "princess", whom: ["knight", "dragon"] },
  { kind: "sees_line", who: "knight", terrain: "forest", count: 3 },
  { kind: "meets", who: ["princess", "dragon"], where: "plain" },
  { kind: "flies_over", over: "castle", ends: "mountain" },
  { kind: "in_line", who: WHO },
];

it.each(OBJECTIVES)("draws everybody of $kind $where inside the frame", (objective) => {
  const { hexes, figures } = pictureOf(objective);
  expect(hexes.length).toBeGreaterThan(0);
  expect(figures.length).toBeGreaterThan(0);
  for (const { x, y, size } of hexes) {
    expect(Math.abs(x - 120) + 34.6 * size).toBeLessThanOrEqual(120);
    expect(Math.abs(y - 75) + 40 * size).toBeLessThanOrEqual(75);
  }
  for (const { x, y, size } of figures) {
    expect(Math.abs(x - 120) + 20 * size).toBeLessThanOrEqual(120);
    expect(y - 55 * size).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(150);
  }
});

it("shows a large area as three locations, a long river through five", () => {
  expect(pictureOf(OBJECTIVES[1]!).hexes.map((hex) => hex.what)).toEqual([
    "forest",
    "forest",
    "forest",
  ]);
  expect(pictureOf(OBJECTIVES[4]!).hexes.filter((hex) => hex.river)).toHaveLength(5);
});
