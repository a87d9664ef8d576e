import { describe, expect, it } from "vitest";

import {
  beside,
  centre,
  corners,
  distance,
  faceAt,
  hexesOf,
  keyOf,
  outline,
  SIZE,
  type Hex,
} from "./hex";

const FACE = {
  terrain: ["plain", "castle", "forest"],
  river: [
    [0, 1, 4],
    [1, 3],
    [3, 4],
  ],
};

describe("hexes", () => {
  it("lie one beside the other", () => {
    for (let direction = 0; direction < 6; direction++) {
      const [x, y] = centre(beside([2, -1], direction));
      const [here, there] = centre([2, -1]);
      expect(Math.hypot(x - here, y - there)).toBeCloseTo(SIZE * Math.sqrt(3));
      expect(Math.atan2(y - there, x - here)).toBeCloseTo(
        Math.atan2(Math.sin((direction * Math.PI) / 3), Math.cos((direction * Math.PI) / 3)),
      );
    }
  });

  it("are a step from their neighbours and two from the next but one", () => {
    expect(distance([0, 0], [1, -1])).toBe(1);
    expect(distance([0, 0], [1, 1])).toBe(2);
    expect(distance([-2, 1], [1, -1])).toBe(3);
  });

  it("begin each edge with its corner", () => {
    const [a, b] = corners([0, 0]);
    expect(a![0]).toBeCloseTo(b![0]); // the eastern edge stands upright
    expect(a![1]).toBeCloseTo(-SIZE / 2);
  });
});

describe("a tile", () => {
  it("turns around its first hex", () => {
    expect(hexesOf(3, -2, 0).map(keyOf)).toEqual(["3,-2", "4,-2", "3,-1"]);
    expect(hexesOf(3, -2, 5).map(keyOf)).toEqual(["3,-2", "4,-3", "4,-2"]);
  });

  it("takes its rivers along", () => {
    expect(faceAt(FACE, 0, 0, 2).map(({ river }) => river)).toEqual([
      [0, 2, 3],
      [3, 5],
      [0, 5],
    ]);
  });

  it("is drawn alike wherever it lies", () => {
    expect(faceAt(FACE, 4, 1, 3)[1]!.seed).toBe(faceAt(FACE, 0, 0, 0)[1]!.seed);
    expect(faceAt(FACE, 0, 0, 0)[1]!.seed).not.toBe(faceAt(FACE, 0, 0, 0)[2]!.seed);
  });
});

describe("an outline", () => {
  const sides = (hexes: Hex[]) => outline(hexes).split(/[ML]/).length - 1;

  it("has an edge for every side that nothing touches", () => {
    expect(sides([[0, 0]])).toBe(6);
    expect(sides(hexesOf(0, 0, 0))).toBe(12);
  });

  it("goes around a gap, too", () => {
    const ring = Array.from({ length: 6 }, (_, direction) => beside([0, 0], direction));
    expect(outline(ring).match(/z/g)).toHaveLength(2);
  });
});
