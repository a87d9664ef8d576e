/** Opening tables in the ways the start page offers, and sitting down at them. */

import type { OpenTable, Place, Settings } from "../messages";
import * as api from "../client/api";
import { promiseOf, type Promised } from "../client/draws";
import { keep, keyOf, promisedAt, random } from "../client/kept_seats";
import { go } from "./route.svelte";
import type { Table } from "../client/table.svelte";

/** Open a table, take the first seats under these names, and go there. */
export async function openAndSit(
  settings: Omit<Settings, "places"> & { places: Place[] },
  names: string[],
  { box, ...more }: { lesson?: boolean; box?: OpenTable["box"] } = {},
): Promise<void> {
  const opened = await api.openTable(settings as Settings, box);
  const { table, key, invitations, commitment } = opened;
  keep(table, { key, game: settings.game, names, over: false, invitations, ...more });
  const free = settings.places.flatMap((place, seat) => (place.kind === "bot" ? [] : [seat]));
  for (const [nth, name] of names.entries()) {
    const seat = free[nth]!;
    await sitDown(table, seat, name, invitations[seat] ?? "", {
      commitment,
      early: true,
      seeds: {},
    });
  }
  go(`/table/${table}`);
}

/** One click: against a bot or as many as it takes, perhaps with somebody who explains. */
export function playNow(
  game: string,
  name: string,
  level: string,
  { lesson = false, seats = 2 } = {},
): Promise<void> {
  const bots = Array.from({ length: seats - 1 }, (): Place => ({ kind: "bot", level }));
  const places: Place[] = [{ kind: "open" }, ...bots];
  return openAndSit({ game, places }, [name], { lesson });
}

/**
 * Sit down. What the server has promised about the draws is kept, with one's own seed, before it
 * hears the seed; tried again, it hears the same one.
 */
export async function sitDown(
  table: string,
  seat: number,
  name: string,
  invitation: string,
  told: Promised,
) {
  const promised = promisedAt(table) ?? told;
  const seed = promised.seeds[seat] ?? random();
  keep(table, { promised: { ...promised, seeds: { ...promised.seeds, [seat]: seed } } });
  const { key } = await api.sit(table, keyOf(table), { seat, name, seed, invitation });
  keep(table, { key });
}

/** Play again: at the table that follows, opened by whoever asks first. */
export async function playOn(table: Table): Promise<void> {
  const key = keyOf(table.id)!;
  const next =
    table.state?.followed_by ?? (await table.attempt(() => api.rematch(table.id, key)))?.table;
  if (next) await followOn(table, next, key);
}

/** Those who play again sit down, one seat on, with the key they have. */
async function followOn(table: Table, next: string, key: string): Promise<void> {
  keep(next, { key, game: table.game, names: table.names });
  const names = table.seats.map((seat) => table.state!.seats[seat]!.name);
  const shown = await api.showTable(next, key).catch(() => null);
  if (shown && !shown.seats.length) {
    const count = shown.state.seats.length;
    for (const [nth, seat] of table.seats.entries())
      await sitDown(next, (seat + 1) % count, names[nth]!, key, promiseOf(shown.state)).catch(
        () => undefined,
      );
  }
  go(`/table/${next}`);
}
