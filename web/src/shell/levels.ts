/** The bots' levels, from the one that a child beats to the strongest. */

import { say } from "./words.svelte";

export const LEVELS = ["novice", "easy", "medium", "hard", "strong"];

export const levelName = (level: string) => say("bots", `level-${level}`);
export const character = (level: string) => say("bots", `level-${level}.character`);
