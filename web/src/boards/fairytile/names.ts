/** Locations named as a person would: by terrain, by the nearest castle, by who stands there. */

import { listed } from "../../client/words.svelte";
import { castleOf } from "./castles";
import {
  CHARACTERS,
  distance,
  keyOf,
  same,
  STEPS,
  type Character,
  type Hex,
  type Location,
} from "./hex";
import { word } from "./words";

type Characters = Readonly<Record<Character, Hex>> | null;
type Locations = ReadonlyMap<string, Location>;

export interface Way {
  steps: number;
  direction: number;
}

/** What there is to say about a hex. */
export interface Place {
  terrain: string; // "free" where no tile lies
  river: "none" | "spring" | "by" | "meeting";
  castle: Location | null; // the nearest, or the place itself
  who: Character | null; // the nearest character, where there is no castle
  ways: Way[]; // from there, one or two straight lines
  here: Character[];
}

export function placeOf(at: Hex, locations: Locations, characters: Characters): Place {
  const location = locations.get(keyOf(at));
  const castle = nearest(
    at,
    [...locations.values()].filter(({ terrain }) => terrain === "castle"),
    (one) => one.at,
  );
  const who = castle || !characters ? null : nearest(at, CHARACTERS, (one) => characters[one]);
  const from = castle?.at ?? (who ? characters![who] : at);
  return {
    terrain: location?.terrain ?? "free",
    river: (["none", "spring", "by"] as const)[location?.river.length ?? 0] ?? "meeting",
    castle,
    who,
    ways: waysFrom(from, at),
    here: characters ? CHARACTERS.filter((one) => same(characters[one], at)) : [],
  };
}

function nearest<T>(at: Hex, all: readonly T[], where: (one: T) => Hex): T | null {
  return (
    all.toSorted((one, other) => distance(at, where(one)) - distance(at, where(other)))[0] ?? null
  );
}

/** From one hex to another along at most two neighbouring directions, the longer first. */
export function waysFrom(from: Hex, to: Hex): Way[] {
  const [q, r] = [to[0] - from[0], to[1] - from[1]];
  for (let direction = 0; direction < STEPS.length; direction++) {
    const [[a, b], [c, d]] = [STEPS[direction]!, STEPS[(direction + 1) % 6]!];
    const turn = a * d - b * c;
    const ways = [
      { steps: (q * d - r * c) / turn, direction },
      { steps: (a * r - b * q) / turn, direction: (direction + 1) % 6 },
    ];
    if (ways.every(({ steps }) => steps >= 0)) {
      return ways.filter(({ steps }) => steps).sort((one, other) => other.steps - one.steps);
    }
  }
  return [];
}

/** Which castle it is, where there are several: by its shape and its roofs. */
function whichCastle(castle: Location, locations: Locations): string {
  const castles = [...locations.values()].filter(({ terrain }) => terrain === "castle");
  return castles.length < 2 ? "" : ` ${word("castle-shape", castleOf(castle))}`;
}

/** "forest, two east of the castle, by the river; the Knight is here" */
export function nameOf(at: Hex, locations: Locations, characters: Characters): string {
  const place = placeOf(at, locations, characters);
  const { terrain, castle, who, river, here } = place;
  const which = castle ? whichCastle(castle, locations) : "";
  const ways = listed(
    place.ways.map(({ steps, direction }) => word("way-off", { steps, direction })),
  );
  const parts = [word("location-terrain", { terrain }) + (place.ways.length ? "" : which)];
  if (ways && castle) parts.push(word("off-the-castle", { ways, which }));
  else if (ways && who) parts.push(word("off-the-character", { ways, who }));
  if (river !== "none") parts.push(word("location-river", { river }));
  const name = parts.join(", ");
  if (!here.length) return name;
  const everybody = listed(here.map((one) => word("character", { who: one })));
  return `${name}; ${word("stands-here", { who: everybody, count: here.length })}`;
}
