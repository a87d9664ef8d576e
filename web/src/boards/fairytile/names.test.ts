import { describe, expect, it } from "vitest";

import { keyOf, type Hex, type Location } from "./hex";
import { placeOf, waysFrom } from "./names";

const land = (...all: [Hex, string, number[]?][]) =>
  new Map(
    all.map(([at, terrain, river = []]): [string, Location] => [
      keyOf(at),
      { at, terrain, river, tile: 0 },
    ]),
  );

describe("ways", () => {
  it("go straight where a straight line leads there", () => {
    expect(waysFrom([0, 0], [2, 0])).toEqual([{ steps: 2, direction: 0 }]);
    expect(waysFrom([1, 1], [1, -2])).toEqual([{ steps: 3, direction: 4 }]);
  });

  it("bend once elsewhere, the longer part first", () => {
    expect(waysFrom([0, 0], [1, 2])).toEqual([
      { steps: 2, direction: 1 },
      { steps: 1, direction: 0 },
    ]);
    expect(waysFrom([0, 0], [-3, 1])).toEqual([
      { steps: 2, direction: 3 },
      { steps: 1, direction: 2 },
    ]);
  });

  it("lead nowhere from a place to itself", () => {
    expect(waysFrom([4, -2], [4, -2])).toEqual([]);
  });
});

describe("a place", () => {
  const kingdom = land(
    [[0, 0], "castle", [0, 2]],
    [[1, 0], "forest", [3]],
    [[2, 0], "plain"],
    [[5, 0], "castle"],
  );

  it("is told from the nearest castle", () => {
    expect(placeOf([2, 0], kingdom, null)).toMatchObject({
      terrain: "plain",
      ways: [{ steps: 2, direction: 0 }],
    });
    expect(placeOf([4, 0], kingdom, null).castle!.at).toEqual([5, 0]);
  });

  it("knows who stands there, and its river", () => {
    const standing = { princess: [0, 0], knight: [1, 0], dragon: [1, 0] } as const;
    expect(placeOf([1, 0], kingdom, standing)).toMatchObject({
      here: ["knight", "dragon"],
      river: "spring",
    });
    expect(placeOf([0, 0], kingdom, standing)).toMatchObject({
      here: ["princess"],
      river: "by",
      ways: [],
    });
  });

  it("is told from a character where there is no castle, and is free where no tile lies", () => {
    const standing = { princess: [0, 0], knight: [3, 0], dragon: [9, 0] } as const;
    expect(placeOf([2, 0], land([[0, 0], "plain"]), standing)).toMatchObject({
      terrain: "free",
      who: "knight",
      castle: null,
    });
  });
});
