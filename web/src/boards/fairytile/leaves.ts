/** The leaves of a finished story, and which of them lie open together. */

export type Leaf = { kind: "title" } | { kind: "page"; page: number } | { kind: "end" };

/** A title page, the pages in the order of their numbers, and the end. [FT-8.3] */
export function leavesOf(pages: readonly number[]): Leaf[] {
  const told = [...pages].sort((a, b) => a - b);
  return [
    { kind: "title" },
    ...told.map((page): Leaf => ({ kind: "page", page })),
    { kind: "end" },
  ];
}

/** Which leaves lie open: one by one, or side by side. The title lies alone on the right (-1: the
    inside of the cover), as in a bound book. */
export function spreads(leaves: number, sideBySide: boolean): number[][] {
  if (!sideBySide) return Array.from({ length: leaves }, (_, nth) => [nth]);
  return Array.from({ length: Math.floor(leaves / 2) + 1 }, (_, nth) => [2 * nth - 1, 2 * nth]);
}
