import { expect, test } from "vitest";

import { fitting, offersOf, pickFor, rotationsOf, socketsOf, turned } from "./picking";

const moves = ["knight 0,2", "knight 1,1", "lay 2,-1,3", "lay 4,0,0", "lay 5,0,0", "turn"];
const offers = offersOf(moves);

test("every legal move is offered once", () => {
  expect([...offers.ways.keys()]).toEqual(["knight"]);
  expect(offers.ways.get("knight")!.size + offers.layings.length).toBe(5);
  expect([offers.turn, offers.end]).toEqual(["turn", null]);
});

test("the tile turns through the rotations in which it fits", () => {
  const { layings } = offers;
  expect(rotationsOf(layings)).toEqual([0, 3]);
  expect([turned(layings, 0, 1), turned(layings, 3, 1), turned(layings, 0, -1)]).toEqual([3, 0, 3]);
});

test("the same three hexes are one place, in whatever rotations the tile fits there", () => {
  const { layings } = offersOf(["lay 0,0,0", "lay 0,1,4", "lay 1,0,0", "lay 1,0,1"]);
  const sockets = socketsOf(layings);
  expect([...sockets.keys()]).toEqual(["0.33,0.33", "1.33,0.33", "0.67,0.67"]);
  const [first] = sockets.values();
  expect(first!.layings.map(({ notation }) => notation)).toEqual(["lay 0,0,0", "lay 0,1,4"]);
  expect([0, 1, 4, 5].map((rotation) => fitting(first!, rotation).rotation)).toEqual([0, 4, 4, 0]);
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
