import { expect, test } from "vitest";

import { offersOf, pickFor, placesOf, rotationsOf, turned } from "./picking";

const moves = ["knight 0,2", "knight 1,1", "lay 2,-1,3", "lay 4,0,0", "lay 5,0,0", "turn"];
const offers = offersOf(moves);

test("every legal move is offered once", () => {
  expect([...offers.ways.keys()]).toEqual(["knight"]);
  expect(offers.ways.get("knight")!.size + offers.layings.length).toBe(5);
  expect([offers.turn, offers.end]).toEqual(["turn", null]);
});

test("the tile turns through the rotations in which it fits", () => {
  expect(rotationsOf(offers)).toEqual([0, 3]);
  expect([turned(offers, 0, 1), turned(offers, 3, 1), turned(offers, 0, -1)]).toEqual([3, 0, 3]);
});

test("a hex means the place that begins there, before one that only reaches it", () => {
  const places = placesOf(offers.layings.filter(({ rotation }) => rotation === 0));
  expect(places.get("5,0")!.notation).toBe("lay 5,0,0"); // also the second hex of the one at 4,0
  expect(places.get("4,1")!.notation).toBe("lay 4,0,0");
  expect(places.get("6,0")!.notation).toBe("lay 5,0,0");
});

test("a character goes where a move leads, and nowhere else", () => {
  expect(offers.ways.get("knight")!.get("0,2")).toBe("knight 0,2");
  expect(offers.ways.get("knight")!.has("9,9")).toBe(false);
  expect(offers.ways.has("dragon")).toBe(false);
});

test("every move belongs to something that can be picked", () => {
  expect(["knight 1,1", "lay 5,0,0", "turn", "end"].map((move) => pickFor(offers, move))).toEqual([
    "knight",
    "tile",
    "page",
    null,
  ]);
});
