import { describe, expect, it } from "vitest";

import { advances, answered, byWindow, canPick, question, returning } from "./picking";

const offered = (...moves: string[]) => advances(moves);

describe("picking", () => {
  it("offers only what came with the view", () => {
    const ways = offered("1o3", "1o5", "2p3");
    expect(canPick(ways, { source: 1, colour: "o" })).toBe(true);
    expect(canPick(ways, { source: 1, colour: "p" })).toBe(false);
    expect([...byWindow(ways, { source: 1, colour: "o" }).keys()]).toEqual([3, 5]);
  });

  it("reads the notation", () => {
    const move = { source: 0, colour: "y", window: 2, jokers: 1, keep: "b" };
    expect(offered("cy2~1=b", "<")).toEqual([{ move, notation: "cy2~1=b" }]);
  });

  it("knows when everything breaks", () => {
    const ways = byWindow(offered("cox"), { source: 0, colour: "o" });
    expect([...ways.keys()]).toEqual([null]);
  });

  it("finds the notation of returning the glazier", () => {
    expect(returning(["1o3", "<"])).toBe("<");
    expect(returning(["1o3"])).toBe(null);
  });
});

describe("questions", () => {
  it("are not asked where there is nothing to choose", () => {
    expect(question(offered("1o3"))).toBe(null);
  });

  it("ask for jokers first, then for the pane to keep", () => {
    const ways = offered("1o3~0=o", "1o3~1=o", "1o3~1=p");
    const first = question(ways);
    expect(first).toEqual({ about: "jokers", answers: [0, 1] });
    const left = answered(ways, first, 1);
    const second = question(left);
    expect(second).toEqual({ about: "keep", answers: ["o", "p"] });
    expect(answered(left, second, "p").map((one) => one.notation)).toEqual(["1o3~1=p"]);
    expect(answered(ways, first, 0).map((one) => one.notation)).toEqual(["1o3~0=o"]);
  });
});
