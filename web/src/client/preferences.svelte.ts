/** What somebody likes, kept by their browser: language, theme, sound, motion, name, level. */

import { read, write } from "./storage";

export const LANGUAGES = { en: "English", pl: "Polski", cs: "Čeština", es: "Español" } as const;
export type Language = keyof typeof LANGUAGES;
export type Theme = "auto" | "light" | "dark";
export const SHOWING_PACES = ["brisk", "calm", "wait"] as const;
export type ShowingPace = (typeof SHOWING_PACES)[number];
export const SPEEDS = { slow: 0.6, usual: 1, fast: 1.8 } as const;

interface Preferences {
  language: Language | null; // null: as the browser likes it
  theme: Theme;
  sound: boolean;
  motion: "auto" | "less";
  speed: number; // of all movement; 1 is usual
  pace: ShowingPace; // of the others
  letters: boolean; // single letters as keys: u takes back, and so on
  drawer: boolean | null; // is the log pulled out? null: where there is room
  choices: Record<string, boolean>; // of the boards
  name: string;
  level: string;
}

const KEPT = "tessera.preferences";
const AT_FIRST: Preferences = {
  language: null,
  theme: "auto",
  sound: true,
  motion: "auto",
  speed: SPEEDS.usual,
  pace: "brisk",
  letters: true,
  drawer: null,
  choices: {},
  name: "",
  level: "easy",
};

export const preferences: Preferences = $state({ ...AT_FIRST, ...read<Preferences>(KEPT) });

export function prefer(changes: Partial<Preferences>): void {
  Object.assign(preferences, changes);
  write(KEPT, preferences);
}

/** What is liked or not at one game's board. */
export class Choices<Name extends string = string> {
  readonly names: Name[];

  /** The choices with what they are if nobody chooses. */
  constructor(
    private readonly game: string,
    private readonly usual: Record<Name, boolean>,
  ) {
    this.names = Object.keys(usual) as Name[];
  }

  is(name: Name): boolean {
    return preferences.choices[`${this.game}.${name}`] ?? this.usual[name];
  }

  choose(name: Name, liked: boolean): void {
    prefer({ choices: { ...preferences.choices, [`${this.game}.${name}`]: liked } });
  }
}

/** The language chosen, or the first that the browser asks for and we speak. */
export function language(): Language {
  if (preferences.language) return preferences.language;
  const wanted = navigator.languages.map((one) => one.slice(0, 2).toLowerCase());
  return (wanted.find((one) => one in LANGUAGES) as Language | undefined) ?? "en";
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
let darkOutside = $state(dark.matches);
let stillOutside = $state(still.matches);
dark.addEventListener("change", () => (darkOutside = dark.matches));
still.addEventListener("change", () => (stillOutside = still.matches));

export const theme = () =>
  preferences.theme === "auto" ? (darkOutside ? "dark" : "light") : preferences.theme;
export const moves = () => preferences.motion === "auto" && !stillOutside;
