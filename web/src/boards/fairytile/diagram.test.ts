import { describe, expect, it } from "vitest";

import { hexesIn } from "./diagram";

describe("a map of the rules", () => {
  it("says terrains and where they lie", () => {
    const found = hexesIn("     m 1,-2\n p -1,-1  (gap)  c 3,0");
    expect(found.map(({ at, terrain }) => [...at, terrain])).toEqual([
      [1, -2, "mountain"],
      [-1, -1, "plain"],
      [3, 0, "castle"],
    ]);
    expect(found.map(({ name }) => name)).toEqual(["m 1,-2", "p -1,-1", "c 3,0"]);
  });

  it("may name hexes alone", () => {
    const found = hexesIn("   0,-1    1,-1\n -1,0   0,0");
    expect(found.map(({ name, terrain }) => name + terrain)).toEqual([
      "0,-1",
      "1,-1",
      "-1,0",
      "0,0",
    ]);
  });
});
