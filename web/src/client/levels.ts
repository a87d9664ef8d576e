/** The bots' levels, from the one that a child beats to the strongest. A server may offer more bots. */

import { say } from "./words.svelte";

export const LEVELS = ["novice", "easy", "medium", "hard", "strong"];

/** A name as it stands in a record: the server calls a bot by its level, "easy bot". */
export function nameInRecord(name: string): string {
  const level = LEVELS.find((one) => name === `${one} bot`);
  return level ? levelName(level) : name;
}

const isOurs = (level: string) => LEVELS.includes(level);
export const levelName = (level: string) => (isOurs(level) ? say("bots", `level-${level}`) : level);
export const character = (level: string) =>
  isOurs(level) ? say("bots", `level-${level}.character`) : "";
