/** The bots' levels, from the one that a child beats to the strongest. */

import { say } from "./words.svelte";

export const LEVELS = ["novice", "easy", "medium", "hard", "strong"];

/** A name as it stands in a record: the server calls a bot by its level, "easy bot". */
export function nameInRecord(name: string): string {
  const level = LEVELS.find((one) => name === `${one} bot`);
  return level ? levelName(level) : name;
}

export const levelName = (level: string) => say("bots", `level-${level}`);
export const character = (level: string) => say("bots", `level-${level}.character`);
