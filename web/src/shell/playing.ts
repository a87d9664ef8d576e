/** Opening tables in the ways the start page offers, and sitting down at them. */

import type { Place, Settings } from "../messages";
import * as api from "./api";
import { keep, keyOf, random } from "./keys";
import { go } from "./route.svelte";

/** Open a table, take the first seats under these names, and go there. */
export async function openAndSit(
  settings: Omit<Settings, "places"> & { places: Place[] },
  names: string[],
  more: { lesson?: boolean } = {},
): Promise<void> {
  const opened = await api.openTable(settings as Settings);
  const { table, key, invitations } = opened;
  keep(table, { key, game: settings.game, names, over: false, invitations, ...more });
  const free = settings.places.flatMap((place, seat) => (place.kind === "bot" ? [] : [seat]));
  for (const [nth, name] of names.entries()) {
    const seat = free[nth]!;
    const invitation = invitations[seat] ?? "";
    await api.sit(table, key, { seat, name, seed: random(), invitation });
  }
  go(`/table/${table}`);
}

/** One click: against a bot, perhaps with somebody who explains. */
export function playNow(game: string, name: string, level: string, lesson = false): Promise<void> {
  const places: Place[] = [{ kind: "open" }, { kind: "bot", level }];
  return openAndSit({ game, places }, [name], { lesson });
}

/** Sit down at a table that somebody else opened. */
export async function sitDown(table: string, seat: number, name: string, invitation: string) {
  const body = { seat, name, seed: random(), invitation };
  const { key } = await api.sit(table, keyOf(table), body);
  keep(table, { key });
}
