/** What a move leaves on the map. */

import { expect, it } from "vitest";
import type { PlyShown } from "../../messages";
import { SEAT_COLOURS } from "../colours";
import { centre } from "./hex";
import { lineOf, printsOn, tracesOf } from "./trace";

const ply = (number: number, seat: number, ...events: object[]) =>
  ({ ply: number, seat, move: "", events }) as unknown as PlyShown;

it("tells who went which way, and which tile was laid, the latest last", () => {
  const walk = {
    type: "moved",
    seat: 1,
    who: "knight",
    path: [
      [0, 0],
      [1, 0],
      [2, 0],
    ],
  };
  const laid = { type: "laid", seat: 2, q: 0, r: 0, rotation: 0 };
  const [first, second] = tracesOf([ply(7, 1, walk), ply(8, 2, laid)]);
  expect(first).toMatchObject({
    who: "knight",
    colour: SEAT_COLOURS[1],
    tile: null,
    latest: false,
  });
  expect(first!.legs).toEqual([{ kind: "moved", path: walk.path }]);
  expect(second).toMatchObject({ who: null, colour: SEAT_COLOURS[2], legs: [], latest: true });
  expect(second!.tile).toEqual([
    [0, 0],
    [1, 0],
    [0, 1],
  ]);
});

it("follows a jump and a step, and a flight", () => {
  const jump = {
    type: "jumped",
    seat: 0,
    path: [
      [0, 0],
      [3, 0],
    ],
  };
  const step = {
    type: "moved",
    seat: 0,
    who: "princess",
    path: [
      [3, 0],
      [4, 0],
    ],
  };
  const [both] = tracesOf([ply(1, 0, jump, step)]);
  expect([both!.who, both!.legs.map(({ kind }) => kind)]).toEqual([
    "princess",
    ["jumped", "moved"],
  ]);
  const [flight] = tracesOf([
    ply(1, 0, {
      type: "flew-over",
      seat: 0,
      path: [
        [0, 0],
        [1, 0],
      ],
    }),
  ]);
  expect(flight!.who).toBe("dragon");
  expect(lineOf(flight!.legs[0]!)).toMatch(/^M0 0Q/);
});

it("leaves nothing of a page that was turned", () => {
  expect(tracesOf([ply(1, 0, { type: "page-turned", seat: 0 })])).toEqual([]);
});

it("prints feet between where a way begins and where it ends, left and right in turn", () => {
  const prints = printsOn({
    kind: "moved",
    path: [
      [0, 0],
      [1, 0],
    ],
  });
  const [end] = centre([1, 0]);
  expect(prints.length).toBe(4);
  expect(prints.every(({ at: [x], turn }) => x > 0 && x < end && turn === 0)).toBe(true);
  expect(prints.map(({ at: [, y] }) => Math.sign(y))).toEqual([-1, 1, -1, 1]);
  expect(
    printsOn({
      kind: "flew-over",
      path: [
        [0, 0],
        [1, 0],
      ],
    }),
  ).toEqual([]);
});
