import { expect, test } from "vitest";

import type { FairytileFairyTileView } from "../../messages";
import { moveTo, offersOf, pickFor, placesOf, rotationsOf, turned } from "./picking";

const legal = [
  { type: "move", who: "knight", q: 0, r: 2 },
  { type: "move", who: "knight", q: 1, r: 1 },
  { type: "lay", q: 2, r: -1, rotation: 3 },
  { type: "lay", q: 4, r: 0, rotation: 0 },
  { type: "lay", q: 5, r: 0, rotation: 0 },
  { type: "turn" },
];
const moves = ["knight 0,2", "knight 1,1", "lay 2,-1,3", "lay 4,0,0", "lay 5,0,0", "turn"];
const offers = offersOf({ legal } as FairytileFairyTileView, moves);

test("every legal move is offered once", () => {
  expect([...offers.ways.keys()]).toEqual(["knight"]);
  expect(offers.ways.get("knight")!.size + offers.layings.length).toBe(5);
  expect([offers.turn, offers.end]).toEqual(["turn", null]);
});

test("moves of another moment offer nothing", () => {
  expect(offersOf({ legal } as FairytileFairyTileView, ["turn"]).turn).toBeNull();
});

test("the tile turns through the rotations in which it fits", () => {
  expect(rotationsOf(offers)).toEqual([0, 3]);
  expect([turned(offers, 0, 1), turned(offers, 3, 1), turned(offers, 0, -1)]).toEqual([3, 0, 3]);
});

test("a hex means the place that begins there, before one that only reaches it", () => {
  const places = placesOf(offers.layings.filter(({ rotation }) => rotation === 0));
  expect(places.get("5,0")!.notation).toBe("lay 5,0,0"); // also the second hex of the one at 4,0
  expect(places.get("4,1")!.notation).toBe("lay 4,0,0");
  expect(moveTo(offers, "tile", 0, [6, 0])).toBe("lay 5,0,0");
});

test("a character goes where a move leads, and nowhere else", () => {
  expect(moveTo(offers, "knight", 0, [0, 2])).toBe("knight 0,2");
  expect(moveTo(offers, "knight", 0, [9, 9])).toBeNull();
  expect(moveTo(offers, "dragon", 0, [0, 2])).toBeNull();
});

test("every move belongs to something that can be picked", () => {
  expect(["knight 1,1", "lay 5,0,0", "turn", "end"].map((move) => pickFor(offers, move))).toEqual(["knight", "tile", "page", null]);
});
