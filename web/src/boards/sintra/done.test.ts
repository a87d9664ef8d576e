/** What a move leaves on the board. */

import { expect, it } from "vitest";
import type { PlyShown } from "../../messages";
import { SEAT_COLOURS } from "../colours";
import { doneIn } from "./done";

const ply = (seat: number | null, ...events: object[]) => ({ seat, events }) as unknown as PlyShown;
const TAKEN = { type: "taken", seat: 1, source: 3, colour: "o", count: 2 };
const PLACED = { type: "placed", seat: 1, window: 4, colour: "o", count: 2, spaces: [2, 5] };
const BLUE = SEAT_COLOURS[1];

it("tells where panes came from and where they lie, in the seat's colour", () => {
  const broken = { type: "broken", seat: 1, colour: "o", count: 1, row: 2 };
  const done = doneIn([ply(1, TAKEN, PLACED, broken)]);
  expect([...done.sources]).toEqual([[3, BLUE]]);
  expect([...done.spaces.keys()]).toEqual(["1-4-2", "1-4-5"]);
  expect([...done.rows]).toEqual([["1-2", BLUE]]);
});

it("points at the strip that was completed, not at panes that lie there no more", () => {
  const done = doneIn([
    ply(
      1,
      PLACED,
      { type: "completed", seat: 1, window: 4 },
      { type: "flipped", seat: 1, window: 4 },
    ),
  ]);
  expect([[...done.spaces], [...done.windows.keys()]]).toEqual([[], ["1-4"]]);
});

it("forgets where panes came from when new ones were dealt there", () => {
  const done = doneIn([ply(1, TAKEN, PLACED), ply(null, { type: "dealt" })]);
  expect([done.sources.size, done.spaces.size]).toEqual([0, 2]);
});
