import { describe, expect, it } from "vitest";

import type { SintraAdvance, SintraView } from "../../messages";
import { advances, answered, byWindow, canPick, question, returning } from "./picking";

const advance = (text: string): SintraAdvance => {
  const [, source, colour, window, , jokers, , keep] = /^(.)(.)(.)(~(\d))?(=(.))?$/.exec(text)!;
  return {
    type: "advance",
    source: source === "c" ? 0 : Number(source),
    colour: colour!,
    window: window === "x" ? null : Number(window),
    on_jokers: Number(jokers ?? 0),
    keep: keep ?? null,
  };
};

/** A view with these legal moves and nothing else. */
function view(moves: string[]): SintraView {
  const legal = moves.map((move) => (move === "<" ? { type: "return" } : advance(move)));
  return { legal } as unknown as SintraView;
}

const offered = (...moves: string[]) => advances(view(moves), moves);

describe("picking", () => {
  it("offers only what came with the view", () => {
    const ways = offered("1o3", "1o5", "2p3");
    expect(canPick(ways, { source: 1, colour: "o" })).toBe(true);
    expect(canPick(ways, { source: 1, colour: "p" })).toBe(false);
    expect([...byWindow(ways, { source: 1, colour: "o" }).keys()]).toEqual([3, 5]);
  });

  it("offers nothing while the notation is missing, as when a move is on its way", () => {
    expect(advances(view(["1o3"]), [])).toEqual([]);
  });

  it("knows when everything breaks", () => {
    const ways = byWindow(offered("cox"), { source: 0, colour: "o" });
    expect([...ways.keys()]).toEqual([null]);
  });

  it("finds the notation of returning the glazier", () => {
    expect(returning(view(["1o3", "<"]), ["1o3", "<"])).toBe("<");
    expect(returning(view(["1o3"]), ["1o3"])).toBe(null);
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
