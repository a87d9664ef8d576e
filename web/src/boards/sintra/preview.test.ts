import { expect, it } from "vitest";

import type { SintraEvent } from "../../messages";
import { counted } from "./glass";
import { previewOf, tally } from "./preview";

it("gathers what a move would do", () => {
  const events: SintraEvent[] = [
    { type: "taken", seat: 0, source: 0, colour: "o", count: 4 },
    { type: "marker-taken", seat: 0, row: 1 },
    { type: "glazier-moved", seat: 0, window: 3 },
    { type: "placed", seat: 0, window: 3, colour: "o", count: 3, spaces: [1, 3, 5], on_jokers: 0 },
    { type: "broken", seat: 0, colour: "o", count: 1, row: 2 },
    { type: "completed", seat: 0, window: 3 },
    { type: "colour-bonus", seat: 0, colour: "o", points: 3 },
    { type: "kept", seat: 0, window: 3, frame: "upper", colour: "o" },
    { type: "window-points", seat: 0, points: 5, parts: [] },
  ];
  const preview = previewOf(events);
  expect(preview).toMatchObject({ window: 3, glazier: 3, row: 2, points: 8, kept: "o" });
  expect([...preview.spaces]).toEqual([
    [1, "o"],
    [3, "o"],
    [5, "o"],
  ]);
  expect(preview.sentences.map((event) => event.type)).not.toContain("taken");
});

it("counts lost points against won ones", () => {
  const lost = previewOf([{ type: "lost-at-bottom", seat: 0, points: 18 }]);
  expect(lost.points).toBe(-18);
});

it("tallies the best colour of side B", () => {
  expect(tally(["op", "o", "", "gg", "", "", "", ""])).toEqual({
    colour: "o",
    panes: 2,
    windows: 2,
  });
  expect(tally(["", ""])).toBe(null);
});

it("counts panes in the order of the colours", () => {
  expect(counted("ygoo")).toEqual([
    ["o", 2],
    ["y", 1],
    ["g", 1],
  ]);
});
