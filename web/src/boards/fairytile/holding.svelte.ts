/** What somebody holds over the map, a figure itself or the tile, and what they have just let go. */

import type { Camera } from "./camera.svelte";
import { centre, hexOf, type Character, type Hex, type Location, type Point } from "./hex";
import type { Pick } from "./picking";

const ABOVE_A_FINGER = 70; // pixels: what a finger carries is not hidden by it
const NEAR = 66; // units from the middle of a place for a tile
const AT_MOST = 1500; // milliseconds until what was let go is there, or was refused
const FEET = 32; // units from the middle of a hex down to where a figure stands

export class Holding {
  tile = $state.raw<Point | null>(null); // where in the map's box, in pixels
  figure = $state.raw<{ who: Character; at: Point } | null>(null); // and where on the map
  resting = $state.raw<Location[] | null>(null); // a tile that was let go
  landed = false; // what moves next lies there already
  #byTouch = false;

  constructor(
    private readonly camera: Camera,
    private readonly map: () => HTMLElement,
  ) {}

  /** It is carried along; with nothing it is let go. */
  carry(what: Pick, event: PointerEvent | null): void {
    if (!event) return this.letGo();
    this.#byTouch = event.pointerType === "touch";
    if (what === "tile") this.tile = this.at(event);
    else if (what !== "page") this.figure = { who: what, at: this.camera.onMap(...this.at(event)) };
  }

  letGo(): void {
    this.tile = this.figure = this.resting = null;
    this.#byTouch = false;
  }

  /** What was chosen stays where it is until it is there, and is not moved there once more. */
  settle(ghost: Location[] | null, target: string | null): void {
    this.landed = !!ghost || !!this.figure;
    this.resting = ghost;
    if (this.figure && target) {
      const [x, y] = centre(hexOf(target));
      this.figure = { who: this.figure.who, at: [x, y + FEET] };
    }
    setTimeout(() => (this.resting = this.figure = null), AT_MOST);
  }

  /** Where a figure is drawn: in the hand, or a little above a place that it could be let go at. */
  stood(who: Character, at: Point, target: string | null): Point {
    if (this.figure?.who !== who) return at;
    if (!target) return this.figure.at;
    const [x, y] = centre(hexOf(target));
    return [x, y + FEET - 6];
  }

  at(event: PointerEvent | MouseEvent): Point {
    const { left, top } = this.map().getBoundingClientRect();
    return [event.clientX - left, event.clientY - top - (this.#byTouch ? ABOVE_A_FINGER : 0)];
  }

  /** The place for the tile that is meant by a pointer: the nearest, if one is near. */
  near(event: PointerEvent | MouseEvent, places: Iterable<string>): string | null {
    const [x, y] = this.camera.onMap(...this.at(event));
    let [nearest, least]: [string | null, number] = [null, NEAR];
    for (const key of places) {
      const [there, down] = centre(hexOf(key));
      const far = Math.hypot(there - x, down - y);
      if (far < least) [nearest, least] = [key, far];
    }
    return nearest;
  }
}

const [WIDE, HIGH] = [304, 120]; // pixels that words take, at most
const MARGIN = 30; // pixels around what they should not cover

/** Where words about a hex stand beside it, as a style: where they cover least of what matters. */
export function beside(at: Hex, reach: number, camera: Camera, points: Hex[]): string {
  const { left, top, width, height } = camera.frame;
  const seen = (hex: Hex): Point => {
    const [x, y] = centre(hex);
    return [camera.x + x * camera.scale, camera.y + y * camera.scale];
  };
  const [x, y] = seen(at);
  const away = reach * camera.scale;
  const corners: Point[] = [
    [x + away, y - 45],
    [x - away - WIDE, y - 45],
    [x - WIDE / 2, y + away],
    [x - WIDE / 2, y - away - HIGH - 15],
  ];
  const within = ([from, over]: Point): Point => [
    Math.max(left + 4, Math.min(left + width - WIDE - 4, from)),
    Math.max(top + 4, Math.min(top + height - HIGH - 4, over)),
  ];
  const cost = (corner: Point) => {
    const [from, over] = within(corner);
    const covered = points.map(seen).filter(([across, down]) => {
      const aside = across < from - MARGIN || across > from + WIDE + MARGIN;
      return !aside && down > over - MARGIN && down < over + HIGH + MARGIN;
    });
    return covered.length + Math.hypot(from - corner[0], over - corner[1]) / 20;
  };
  const best = corners.reduce((one, other) => (cost(other) < cost(one) ? other : one));
  const [from, over] = within(best);
  return `left: ${from}px; top: ${over}px`;
}
