/** How an objective is composed as a picture: hexes, who stands where, and the line between them. */

import { sizeOf, type Objective } from "./objective";

interface Placed {
  what: string;
  x: number;
  y: number;
  size: number; // 1: as drawn in Emblems
}

/** All in units of a picture of 240 × 150. */
export interface Picture {
  hexes: (Placed & { river?: boolean })[];
  figures: Placed[];
  sight: string[]; // straight lines along which somebody sees
  way: string | null; // how somebody came
  eyes: [number, number][];
  badge: { x: number; y: number; text: string } | null;
}

const empty = (): Picture => ({
  hexes: [],
  figures: [],
  sight: [],
  way: null,
  eyes: [],
  badge: null,
});

const terrainOf = (where: string) => where.replace("large ", "");

/** Side by side, each touching the next. */
function row(terrains: string[], y: number, size: number): Picture["hexes"] {
  const step = 69.2 * size;
  const first = 120 - (step * (terrains.length - 1)) / 2;
  return terrains.map((what, nth) => ({ what, x: first + nth * step, y, size }));
}

export function pictureOf(objective: Objective): Picture {
  switch (objective.kind) {
    case "visits":
      if (objective.sees_any)
        return arrivesAndSees(objective.who, objective.where, objective.sees_any);
      if (sizeOf(objective.where) === "large")
        return largeArea(objective.who, terrainOf(objective.where));
      if (sizeOf(objective.where) === "long") return byTheRiver(objective.who, true);
      return arrives(objective.who, objective.where);
    case "sees":
      return byTheRiver(objective.who, false);
    case "meets":
      return together(objective.who, objective.where);
    case "sees_all":
      return seesBoth(objective.who, objective.whom);
    case "sees_line":
      return seesLine(objective.who, objective.terrain, objective.count);
    case "flies_over":
      return fliesOver(objective.over, objective.ends ?? "blank");
    case "in_line":
      return inLine(objective.who);
  }
}

function arrives(who: string, where: string): Picture {
  const hexes = [{ what: where, x: 128, y: 73, size: 1.5 }];
  const way = "M22 116Q58 136 104 126";
  return { ...empty(), hexes, figures: [{ what: who, x: 132, y: 132, size: 1.15 }], way };
}

function largeArea(who: string, terrain: string): Picture {
  const hexes = [
    [-32.5, 48],
    [32.5, 48],
    [0, 104],
  ].map(([x, y]) => ({ what: terrain, x: 128 + x!, y: y!, size: 0.92 }));
  const way = "M20 116Q52 134 100 126";
  return { ...empty(), hexes, figures: [{ what: who, x: 128, y: 130, size: 1.05 }], way };
}

/** Five tiles, and one river through all of them. */
function byTheRiver(who: string, visits: boolean): Picture {
  const y = visits ? 92 : 110;
  const hexes = row(["plain", "forest", "blank", "plain", "mountain"], y, 0.64).map((hex) => ({
    ...hex,
    river: true,
  }));
  const badge = { x: 26, y: y - 37, text: "5" };
  if (visits)
    return {
      ...empty(),
      hexes,
      badge,
      way: "M66 138Q112 146 146 124",
      figures: [{ what: who, x: 164, y: 106, size: 1 }],
    };
  return {
    ...empty(),
    hexes,
    badge,
    figures: [{ what: who, x: 182, y: 58, size: 0.95 }],
    sight: ["M160 46L120 104"],
    eyes: [[140, 75]],
  };
}

function together(who: string[], where: string): Picture {
  const figures = who.map((what, nth) => ({ what, x: 96 + nth * 48, y: 132, size: 1.12 }));
  return { ...empty(), hexes: [{ what: where, x: 120, y: 73, size: 1.5 }], figures };
}

function seesBoth(who: string, whom: string[]): Picture {
  const size = 0.66;
  const [across, down] = [69.2 * size, 60 * size];
  const at = (column: number, line: number) =>
    [44 + across * (column + line / 2), 116 - down * line] as const;
  const spots = [
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
    [0, 1],
    [0, 2],
  ].map(([column, line]) => at(column!, line!));
  const hexes = spots.map(([x, y]) => ({ what: "blank", x, y, size }));
  const ends = [at(3, 0), at(0, 2)];
  const figures = [who, ...whom].map((what, nth) => {
    const [x, y] = [at(0, 0), ...ends][nth]!;
    return { what, x, y: y + 17, size: 0.86 };
  });
  const sight = ends.map(([x, y]) => `M44 116L${x} ${y}`);
  return {
    ...empty(),
    hexes,
    figures,
    sight,
    eyes: [
      [at(1.45, 0)[0], 116],
      [at(0, 1)[0], at(0, 1)[1]],
    ],
  };
}

function arrivesAndSees(who: string, where: string, whom: string[]): Picture {
  const spots = [
    [176, 41],
    [176, 111],
  ] as const;
  const hexes = [
    { what: where, x: 74, y: 76, size: 1.25 },
    ...spots.map(([x, y]) => ({ what: "blank", x, y, size: 0.72 })),
  ];
  const figures = [
    { what: who, x: 76, y: 126, size: 1.05 },
    ...whom.map((what, nth) => ({ what, x: spots[nth]![0], y: spots[nth]![1] + 18, size: 0.92 })),
  ];
  const sight = spots.map(([x, y]) => `M104 76L${x - 22} ${y}`);
  return {
    ...empty(),
    hexes,
    figures,
    sight,
    way: "M8 118Q22 132 46 126",
    eyes: [[122, 76]],
    badge: { x: 214, y: 76, text: "/" },
  };
}

function seesLine(who: string, terrain: string, count: number): Picture {
  const size = 0.76;
  const hexes = row(["blank", ...Array<string>(count).fill(terrain)], 82, size);
  const [first, last] = [hexes[0]!, hexes.at(-1)!];
  return {
    ...empty(),
    hexes,
    figures: [{ what: who, x: first.x, y: 102, size: 1 }],
    sight: [`M${first.x + 16} 82H${last.x}`],
    eyes: [[first.x + 27, 82]],
  };
}

function fliesOver(over: string, ends: string): Picture {
  const hexes = row(["blank", over, ends], 98, 0.98);
  const way = "M34 96Q64 28 128 28T198 84";
  return { ...empty(), hexes, way, figures: [{ what: "dragon", x: 118, y: 52, size: 0.92 }] };
}

function inLine(who: string[]): Picture {
  const hexes = row(["plain", "forest", "mountain"], 80, 0.98);
  const figures = who.map((what, nth) => ({ what, x: hexes[nth]!.x, y: 108, size: 1.08 }));
  return { ...empty(), hexes, figures, sight: ["M12 84H228"] };
}
