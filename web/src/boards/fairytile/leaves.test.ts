import { expect, it } from "vitest";

import { leavesOf, spreads } from "./leaves";

it("tells the story in the order of the pages’ numbers", () => {
  const leaves = leavesOf([17, 3, 9]);
  expect(leaves.flatMap((leaf) => (leaf.kind === "page" ? [leaf.page] : []))).toEqual([3, 9, 17]);
  expect([leaves[0]!.kind, leaves.at(-1)!.kind]).toEqual(["title", "end"]);
});

it("opens with the title on the right, and leaves no leaf out", () => {
  for (const leaves of [4, 5]) expect(spreads(leaves, true).flat()).toEqual([-1, 0, 1, 2, 3, 4]);
  expect(spreads(3, false)).toEqual([[0], [1], [2]]);
});
