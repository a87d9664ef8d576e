/** Every visible and spoken word, from the same Fluent files as the terminal's. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Event, GameShown, PlyShown } from "../messages";
import type { Language } from "./preferences.svelte";

export type Arguments = Record<string, FluentVariable>;

const FILES = import.meta.glob<string>("../../../locales/*/*.ftl", {
  query: "?raw",
  import: "default",
});

let spoken = $state.raw<{ language: Language; families: Map<string, FluentBundle> }>({
  language: "en",
  families: new Map(),
});

/** A family is what a file's name begins with: shell, bots, refusals, review, or a game. */
const familyOf = (file: string) => file.split("/").at(-1)!.split(/[-.]/)[0]!;

/** Load the words of a language and use them from now on. */
export async function speak(language: Language): Promise<void> {
  const families = new Map<string, FluentBundle>();
  const wanted = Object.entries(FILES).filter(([file]) => file.includes(`/${language}/`));
  const texts = await Promise.all(
    wanted.map(async ([file, load]) => [file, await load()] as const),
  );
  for (const [file, text] of texts) {
    const family = familyOf(file);
    const bundle = families.get(family) ?? new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    families.set(family, bundle);
  }
  spoken = { language, families };
  document.documentElement.lang = language;
}

export const languageSpoken = () => spoken.language;

let brought = $state.raw<Record<string, { shown: GameShown; bundles: Map<string, FluentBundle> }>>(
  {},
);

/** Games that came with packages of their own: the server has their words. */
export const broughtGames = (): GameShown[] => Object.values(brought).map(({ shown }) => shown);
export const broughtGame = (game: string): GameShown | undefined => brought[game]?.shown;
export const hasRules = (game: string): boolean =>
  Object.keys(broughtGame(game)?.rules ?? { en: "ours" }).length > 0;

/** What can be played here, as the server says: games that are no folder of ours bring words. */
export function bring(games: readonly GameShown[]): void {
  const others = games.filter(({ name }) => !spoken.families.has(name));
  brought = Object.fromEntries(
    others.map((shown) => {
      const bundles = new Map<string, FluentBundle>();
      for (const [language, text] of Object.entries({ en: "", ...shown.words })) {
        const bundle = new FluentBundle(language, { useIsolating: false });
        bundle.addResource(new FluentResource(text));
        bundles.set(language, bundle);
      }
      const title = `game-name = ${shown.title.replace(/[{}]/g, "")}`;
      bundles.get("en")!.addResource(new FluentResource(title)); // if it has no other words for it
      return [shown.name, { shown, bundles }];
    }),
  );
}

/** Where the words of a family are looked for; of a game that was brought, here and there. */
function bundlesOf(family: string): (FluentBundle | undefined)[] {
  const own = brought[family]?.bundles;
  if (!own) return [spoken.families.get(family), spoken.families.get("plain")];
  return [own.get(spoken.language), own.get("en"), spoken.families.get("plain")];
}

/** The words of a message, or null if there are none. */
export function find(family: string, message: string, values?: Arguments): string | null {
  const [id, attribute] = message.split(".") as [string, string | undefined];
  for (const bundle of bundlesOf(family)) {
    const found = bundle?.getMessage(id);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    if (pattern) return bundle!.formatPattern(pattern, values, []);
  }
  return null;
}

export function say(family: string, message: string, values?: Arguments): string {
  return find(family, message, values) ?? message;
}

/** A word of the shell. */
export const t = (message: string, values?: Arguments) => say("shell", message, values);

/** "5, 6 and 8" in the language spoken. */
export function listed(parts: readonly (string | number)[]): string {
  return new Intl.ListFormat(spoken.language === "en" ? "en-GB" : spoken.language).format(
    parts.map(String),
  );
}

/** "32 %", with the space that the language wants, and never broken in two. */
export function percent(share: number): string {
  return new Intl.NumberFormat(spoken.language, { style: "percent" }).format(share);
}

/** An event as a sentence: its type names the message, its fields are the arguments.
 *
 * Here everybody sees the board, so that a game may leave out what it shows: `.beside-the-board`.
 */
export function tell(game: string, event: Event, names: readonly string[]): string {
  const values = told(event, names);
  return (
    find(game, `${event.type}.beside-the-board`, values) ??
    find(game, event.type, values) ??
    madeUp(event.type, values)
  );
}

/** Events in sentences, one after another. */
export function sentences(game: string, events: readonly Event[], names: readonly string[]) {
  return events.map((event) => tell(game, event, names)).join(" ");
}

/** A move in one short line: what `.short` says of each of its events; else its first sentence. */
export function brief(game: string, { events }: PlyShown, names: readonly string[]): string {
  const parts = events.map((event) => find(game, `${event.type}.short`, told(event, names)));
  const said = parts.filter((part) => part !== null).join(" · ");
  return said || (events[0] ? tell(game, events[0], names) : "");
}

function told(event: Event, names: readonly string[]): Arguments {
  const values: Arguments = {};
  for (const [field, value] of Object.entries(event)) {
    if (typeof value === "boolean") values[field] = value ? "yes" : "no";
    else if (typeof value === "string") values[field] = value;
    else if (typeof value === "number") values[field] = counting(value);
    else if (Array.isArray(value)) values[field] = value.length;
  }
  if ("seat" in event) values.name = names[event.seat as number] ?? "";
  if ("winners" in event) values.names = listed((event.winners as number[]).map((w) => names[w]!));
  return values;
}

/** Words for what has none: who, what, and whatever else is known of it. */
function madeUp(message: string, { name, seat: _, names: __, type: ___, ...more }: Arguments) {
  const plain = (word: string) => word.replace(/[-_]/g, " ");
  const known = Object.entries(more).map(([field, value]) => `${plain(field)} ${value}`);
  const what = `${plain(message)}${known.length ? ` (${known.join(", ")})` : ""}`;
  return name ? `${name}: ${what}` : what;
}

/** A number with a true minus sign. */
const counting = (value: number) => (value < 0 ? `−${-value}` : value);

/** What a message is told: texts and numbers as they are, lists joined, what has a name by it. */
function asWords(game: string | null, facts: Record<string, unknown>): Arguments {
  const values: Arguments = {};
  for (const [name, fact] of Object.entries(facts)) {
    if (typeof fact === "number" || typeof fact === "string") values[name] = fact;
    if (!Array.isArray(fact)) continue;
    values[name] = listed(fact.map((one) => named(game, name, one)));
    values[`${name}_count`] = fact.length;
  }
  return values;
}

/** One of `colours` is called what the game's `colour-name` says. */
function named(game: string | null, list: string, one: string | number): string | number {
  const kind = list.replace(/s$/, "");
  return (game && find(game, `${kind}-name`, { [kind]: one })) ?? one;
}

/** Why a bot prefers a move: a reason of the game's own, or one of all games. */
export function explain(
  game: string,
  reason: { message: string; arguments?: Record<string, unknown> },
  names: readonly string[],
): string {
  const { arguments: given = {} } = reason;
  const { seat } = given;
  const name = typeof seat === "number" ? (names[seat] ?? "") : "";
  const values = { ...asWords(game, given), name };
  return find(game, reason.message, values) ?? say("bots", reason.message, values);
}

/** Why something is refused, in the language spoken; the server's English if we lack the words. */
export function refusal(
  game: string | null,
  problem: { code: string; sentence: string; facts?: Record<string, unknown> },
): string {
  const values = asWords(game, problem.facts ?? {});
  const message = `refusal-${problem.code}`;
  return (
    (game && find(game, message, values)) || (find("refusals", message, values) ?? problem.sentence)
  );
}
