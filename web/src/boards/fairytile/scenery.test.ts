/** Every face of our box in every rotation: rivers join, and nothing stands in the water. */

import { describe, expect, it } from "vitest";

import { castleOf } from "./castles";
import { courseOf } from "./course";
import { faceAt, HALF } from "./hex";
import cases from "./kingdoms.json";
import { sceneryOf } from "./scenery";

const faces = cases.tiles.flatMap(({ faces }) => faces);
const locations = faces.flatMap((face) =>
  [0, 1, 2, 3, 4, 5].flatMap((rotation) => faceAt(face, 0, 0, rotation)),
);
const directed = ([x, y]: readonly [number, number]) => ((Math.atan2(y, x) * 3) / Math.PI + 6) % 6;

describe("a river", () => {
  it("leaves in the middle of its edges and nowhere else", () => {
    for (const { bends } of locations.map(courseOf)) {
      for (const end of bends.flatMap(([from, , , to]) => [from, to])) {
        const far = Math.hypot(...end);
        if (far < HALF - 1) continue;
        expect(far).toBeCloseTo(HALF + 0.7);
        expect(Math.abs(directed(end) - Math.round(directed(end)))).toBeLessThan(1e-6);
      }
    }
  });

  it("crosses each of its edges once", () => {
    for (const location of locations) {
      const ends = courseOf(location).bends.flatMap(([from, , , to]) => [from, to]);
      const crossed = ends
        .filter((end) => Math.hypot(...end) > HALF)
        .map((end) => Math.round(directed(end)) % 6);
      expect(crossed.sort()).toEqual(location.river);
    }
  });
});

describe("scenery", () => {
  it("stands on dry ground", () => {
    for (const location of locations) {
      const { banks } = courseOf(location);
      for (const { x, y } of sceneryOf(location)) {
        for (const [rx, ry] of banks) expect(Math.hypot(rx - x, ry - y)).toBeGreaterThan(8);
      }
    }
  });

  it("is the same each time, and different elsewhere", () => {
    const [one, other] = faceAt(faces[8]!, 0, 0, 0);
    expect(sceneryOf({ ...one!, at: [7, 7] })).toEqual(sceneryOf(one!));
    expect(sceneryOf(one!)).not.toEqual(sceneryOf(other!));
  });

  it("has a castle on every castle, large enough to see, and no two alike", () => {
    const castles = locations.filter(({ terrain }) => terrain === "castle");
    for (const location of castles) {
      expect(sceneryOf(location).find(({ roofs }) => roofs)?.scale).toBeGreaterThan(0.6);
    }
    const looks = new Map(
      castles.map((castle) => [castle.seed, Object.values(castleOf(castle)).join()]),
    );
    expect(new Set(looks.values()).size).toBe(looks.size);
  });

  it("leaves no location bare", () => {
    for (const location of locations) expect(sceneryOf(location).length).toBeGreaterThan(1);
  });
});
