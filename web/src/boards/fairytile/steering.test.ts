import { describe, expect, it } from "vitest";

import { centre, hexOf, type Hex } from "./hex";
import { onward } from "./steering";

const hexes = (text: string) => text.split(" ").map(hexOf);
const ROWS = hexes("0,0 1,0 2,0 0,1 1,1 -1,2 0,2 1,2");
const go = (from: Hex, arrow: Parameters<typeof onward>[2], column = centre(from)[0]) =>
  onward(ROWS, from, arrow, column);

describe("arrow keys", () => {
  it("go along a row, and on at its end only to what lies that way", () => {
    expect(go([0, 0], "ArrowRight")).toEqual([1, 0]);
    expect(go([1, 0], "ArrowLeft")).toEqual([0, 0]);
    expect(go([2, 0], "ArrowRight")).toBeNull();
  });

  it("go up and down without drifting to the side", () => {
    const column = centre([1, 0])[0];
    const down = go([1, 0], "ArrowDown")!;
    expect(down[1]).toBe(1);
    expect(onward(ROWS, down, "ArrowDown", column)).toEqual([0, 2]);
    expect(onward(ROWS, down, "ArrowUp", column)).toEqual([1, 0]);
  });

  it("jump a gap", () => {
    expect(onward(hexes("0,0 3,0"), [0, 0], "ArrowRight", 0)).toEqual([3, 0]);
    expect(onward(hexes("0,0 -2,4"), [0, 0], "ArrowDown", 0)).toEqual([-2, 4]);
  });
});
