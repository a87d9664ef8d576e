import { expect, test } from "vitest";

import type { FairytileEvent } from "../../messages";
import { hexOf } from "./hex";
import { hexesAbout, previewOf } from "./preview";

const event = (fields: object) => ({ seat: 0, ...fields }) as FairytileEvent;
const path = (text: string) => text.split(" ").map(hexOf);
const jumped = event({ type: "jumped", path: path("0,0 3,0") });
const moved = event({ type: "moved", who: "princess", path: path("3,0 4,0") });
const recounted = event({ type: "recounted", page: 7 });

test("a jump and a step are one way", () => {
  expect(previewOf([jumped, moved]).way).toEqual(path("0,0 3,0 4,0"));
});

test("the preview says which page would be told", () => {
  expect(previewOf([moved]).tells).toBeNull();
  expect(previewOf([moved, recounted]).tells).toBe(7);
});

test("a line about a tile points at its three hexes", () => {
  const laid = event({ type: "laid", q: 2, r: 0, rotation: 0 });
  expect([...hexesAbout([laid, recounted])]).toEqual(["2,0", "3,0", "2,1"]);
});

test("reasons stand by themselves, with the places that were counted", () => {
  const found = event({
    type: "area-found",
    terrain: "forest",
    size: 2,
    needed: 3,
    large: false,
    hexes: path("1,0 2,0"),
  });
  const preview = previewOf([moved, found]);
  expect(preview.sentences).toEqual([moved]);
  expect(preview.reasons).toEqual([found]);
  expect(preview.counted).toEqual(path("1,0 2,0"));
});
