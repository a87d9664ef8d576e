import { expect, test } from "vitest";

import type { FairytileEvent } from "../../messages";
import { hexesAbout, previewOf } from "./preview";

const jumped = { type: "jumped", seat: 0, path: [[0, 0], [3, 0]], q: 3, r: 0 } as FairytileEvent;
const moved = { type: "moved", seat: 0, who: "princess", path: [[3, 0], [4, 0]], q: 4, r: 0, terrain: "plain" } as FairytileEvent;
const recounted = { type: "recounted", seat: 0, page: 7, left: 3, reads: ["page-7"] } as FairytileEvent;

test("a jump and a step are one way", () => {
  expect(previewOf([jumped, moved]).way).toEqual([[0, 0], [3, 0], [4, 0]]);
});

test("the preview says which page would be told", () => {
  expect(previewOf([moved]).tells).toBeNull();
  expect(previewOf([moved, recounted]).tells).toBe(7);
});

test("a line about a tile points at its three hexes", () => {
  const laid = { type: "laid", seat: 0, tile: "1", face: 0, q: 2, r: 0, rotation: 0, left: 3 } as FairytileEvent;
  expect([...hexesAbout([laid, recounted])]).toEqual(["2,0", "3,0", "2,1"]);
});
