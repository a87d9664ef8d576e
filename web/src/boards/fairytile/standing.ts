/** Where on their hexes the characters stand, so that all of them and what lies there can be seen. */

import { centre, CHARACTERS, keyOf, same, type Character, type Hex, type Location } from "./hex";
import { sceneryOf } from "./scenery";

const SIDE_BY_SIDE: Record<number, number[]> = { 2: [-23, 23], 3: [-33, 0, 33] };

/** The hindmost first, as they are drawn. */
export function standingOf(
  characters: Record<Character, Hex>,
  locations: ReadonlyMap<string, Location>,
) {
  return CHARACTERS.map((who) => {
    const at = characters[who];
    const company = CHARACTERS.filter((one) => same(characters[one], at));
    const [x, y] = centre(at);
    const aside =
      SIDE_BY_SIDE[company.length]?.[company.indexOf(who)] ??
      besideItsCastle(locations.get(keyOf(at)));
    return { who, at, x: x + aside, y: y + 32, crowd: company.length };
  }).toSorted((one, other) => one.y - other.y);
}

/** Whoever is alone at a castle leaves its gate to be seen. */
function besideItsCastle(location: Location | undefined): number {
  if (location?.terrain !== "castle") return 0;
  const castle = sceneryOf(location).find(({ roofs }) => roofs);
  return castle && castle.x < -3 ? 19 : -19;
}
