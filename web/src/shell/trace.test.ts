/** Which moves are traced, and which one is told above the board. */

import { expect, it } from "vitest";
import type { PlyShown } from "../messages";
import { lastShown, traced } from "./trace";

/** A game by the seats that moved; -1 is chance. */
const game = (...seats: number[]) =>
  seats.map((seat, ply) => ({
    ply,
    seat: seat < 0 ? null : seat,
    events: [],
  })) as unknown as PlyShown[];
const numbers = (plies: PlyShown[]) => plies.map(({ ply }) => ply);

it("traces what the others did since one's own last move, and what was dealt between", () => {
  const plies = game(-1, 0, 1, 2, 0, 1, -1, 2);
  expect(numbers(traced(plies, 8, [0]))).toEqual([5, 6, 7]);
  expect(numbers(traced(plies, 6, [0]))).toEqual([5]); // the scene has come no further
});

it("traces one's own move until somebody has replied", () => {
  expect(numbers(traced(game(-1, 1, 0), 3, [0]))).toEqual([2]);
  expect(numbers(traced(game(-1, 1, 0, -1), 4, [0]))).toEqual([2, 3]);
});

it("traces only the last move where all play on one screen, and few for who watches", () => {
  const plies = game(0, 1, 0, 1, 0, 1);
  expect(numbers(traced(plies, 6, [0, 1]))).toEqual([5]);
  expect(numbers(traced(plies, 6, []))).toEqual([3, 4, 5]);
});

it("traces nothing before anybody has moved", () => {
  expect(traced(game(-1, -1), 2, [0])).toEqual([]);
  expect(lastShown(game(-1, -1), 2)?.ply).toBe(1);
  expect(lastShown([], 0)).toBe(null);
});

it("tells the last move of a seat, whatever was dealt since", () => {
  expect(lastShown(game(-1, 0, 1, -1), 4)?.ply).toBe(2);
});
