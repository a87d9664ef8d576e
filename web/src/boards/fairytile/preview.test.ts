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
