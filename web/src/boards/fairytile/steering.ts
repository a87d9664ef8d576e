/** Where an arrow key goes from a hex of the map. */

import { HALF, SIZE, centre, type Hex } from "./hex";

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

/** The nearest hex that way. Up and down lean to the column in which one set out. */
export function onward(stops: Iterable<Hex>, from: Hex, arrow: Arrow, column: number): Hex | null {
  const [x, y] = centre(from);
  let nearest: Hex | null = null;
  let least = Infinity;
  for (const stop of stops) {
    const [there, down] = centre(stop);
    const far = farness(arrow, there - x, down - y, there - column);
    if (far < least) [nearest, least] = [stop, far];
  }
  return nearest;
}

/** How far off a hex is, that way; infinitely, if it lies elsewhere. */
function farness(arrow: Arrow, x: number, y: number, aside: number): number {
  if (arrow === "ArrowLeft" || arrow === "ArrowRight") {
    const ahead = arrow === "ArrowRight" ? x : -x;
    return ahead > HALF * 0.9 ? ahead / HALF + (5 * Math.abs(y)) / SIZE : Infinity;
  }
  const ahead = arrow === "ArrowDown" ? y : -y;
  return ahead > SIZE ? (2 * ahead) / SIZE + Math.abs(aside) / HALF : Infinity;
}
