/** Movement on the map, by the events of a move. The map shows the table after the move at once;
 * what moved is drawn on its way there. Nothing here holds up the next move. */

import type { FairytileEvent } from "../../messages";
import { centre, type Hex, type Point } from "./hex";
import { wayOf, type Leg } from "./trace";

const A_STEP = 260; // milliseconds
const A_FLIGHT = 620;
const A_JUMP = 560;
const A_DROP = 420;

/** Show events as movement inside the map's element, one after another. */
export function animate(map: Element, events: readonly FairytileEvent[]): void {
  let delay = 0;
  const journeys = new Map<string, Journey>();
  let later = events.filter(({ type }) => type === "laid").length; // tiles, this one included
  for (const event of events) {
    if (event.type === "laid") delay += drop(map, delay, --later);
    const way = wayOf(event);
    if (!way) continue;
    const journey = journeys.get(way.who) ?? { legs: [], begins: delay };
    journeys.set(way.who, journey);
    journey.legs.push(way.leg);
    delay += lasting(way.leg);
  }
  for (const [who, journey] of journeys) travel(map, who, journey);
}

interface Journey {
  legs: Leg[];
  begins: number;
}

function lasting({ path, kind }: Leg): number {
  if (kind === "jumped") return A_JUMP;
  return kind === "flew-over" ? A_FLIGHT : A_STEP * (path.length - 1);
}

/** One after the other, as one movement that ends where the figure now stands. */
function travel(map: Element, who: string, { legs, begins }: Journey): void {
  const figure = map.querySelector<SVGElement>(`[data-figure="${who}"]`);
  const shade = map.querySelector(`[data-shade="${who}"]`);
  const end = legs.at(-1)?.path.at(-1);
  if (!figure || !end) return;
  const whole = legs.reduce((sum, leg) => sum + lasting(leg), 0);
  const frames: Keyframe[] = [];
  const ground: Keyframe[] = [];
  let passed = 0;
  for (const leg of legs) {
    const share = lasting(leg) / whole;
    for (const { when, point, height, scale, fade } of waypoints(leg)) {
      const offset = Math.min(1, passed + when * share);
      const [x, y] = away(point, end);
      frames.push({
        offset,
        transform: `translate(${x}px, ${y - height}px) scale(${scale})`,
        opacity: fade,
      });
      ground.push({
        offset,
        transform: `translate(${x}px, ${y}px) scale(${1 - height / 160})`,
        opacity: fade * (1 - height / 120),
      });
    }
    passed += share;
  }
  const timing = { duration: whole, delay: begins, fill: "backwards", easing: "linear" } as const;
  figure.style.pointerEvents = "none"; // on its way it lies over locations that are meant
  figure.animate(frames, timing).onfinish = () => (figure.style.pointerEvents = "");
  shade?.animate(ground, timing);
}

interface Waypoint {
  when: number; // a share of the leg
  point: Point;
  height: number;
  scale: number;
  fade: number;
}

/** Where a figure is on a leg of its way: steps hop, flights rise in an arc, a jump goes under. */
function waypoints({ path, kind }: Leg): Waypoint[] {
  const points = path.map(centre);
  const [from, to] = [points[0]!, points.at(-1)!];
  const on = (when: number, point: Point, height = 0, scale = 1, fade = 1): Waypoint => {
    return { when, point, height, scale, fade };
  };
  if (kind === "jumped") {
    return [
      on(0, from),
      on(0.15, from, 8, 1.05),
      on(0.45, from, -10, 0.2, 0),
      on(0.55, to, -10, 0.2, 0),
      on(0.85, to, 12, 1.06),
      on(1, to),
    ];
  }
  if (kind === "flew-over") {
    return Array.from({ length: 13 }, (_, nth) => {
      const gone = nth / 12;
      const eased = gone * gone * (3 - 2 * gone);
      return on(
        gone,
        between(from, to, eased),
        54 * Math.sin(Math.PI * gone),
        1 + 0.16 * Math.sin(Math.PI * gone),
      );
    });
  }
  const steps = points.length - 1;
  return points.slice(1).flatMap((point, nth) => {
    const before = points[nth]!;
    return [0, 0.25, 0.5, 0.75, 1].map((gone) =>
      on((nth + gone) / steps, between(before, point, gone), 15 * Math.sin(Math.PI * gone)),
    );
  });
}

const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

function away([x, y]: Point, end: Hex): Point {
  const [there, down] = centre(end);
  return [x - there, y - down];
}

/** A tile comes down on the table: the last one, or the one that so many were laid after. */
function drop(map: Element, delay: number, after: number): number {
  const parts = [...map.querySelectorAll<SVGElement>("[data-land] [data-tile]")];
  const last = Math.max(...parts.map((part) => Number(part.dataset.tile))) - after;
  for (const part of parts) {
    if (Number(part.dataset.tile) !== last) continue;
    part.animate(
      [
        { transform: "translate(0px, -46px)", opacity: 0 },
        { transform: "translate(0px, 3px)", opacity: 1, offset: 0.75 },
        { transform: "none", opacity: 1 },
      ],
      { duration: A_DROP, delay, fill: "backwards", easing: "cubic-bezier(.3,.1,.3,1)" },
    );
  }
  return A_DROP;
}
