/**
 * Whether the server keeps its word about the draws. It commits to a secret before anybody sends a
 * seed; each draw comes from the secret and all seeds; at the end the secret is told. That binds it
 * only towards whoever has kept the commitment since before, so every browser does.
 */

import type { Shuffle, TableState } from "../messages";
import { sha256 } from "./sha256";

export interface Promised {
  commitment: string; // as it was told first
  early: boolean; // was that before the first draw?
  seeds: Record<number, string>; // sent from this browser, by seat
}

/** What was changed: the commitment, one's own seed, or the secret, which may also be kept back. */
export type Breach = "commitment" | "seed" | "secret";

/** What a server promises that is heard of for the first time. */
export function promiseOf({ shuffle, status }: Pick<TableState, "shuffle" | "status">): Promised {
  return { commitment: shuffle.commitment, early: status === "waiting", seeds: {} };
}

/** How the server breaks its promise to whoever has these seats, if it does. */
export function breachOf(
  promised: Promised,
  { shuffle, status }: Pick<TableState, "shuffle" | "status">,
  seats: readonly number[],
): Breach | null {
  if (shuffle.commitment !== promised.commitment) return "commitment";
  if (ownSeeds(promised, seats).some((seat) => shuffle.seeds[seat] !== promised.seeds[seat]))
    return "seed";
  if (status === "over" && !fits(shuffle, promised.commitment)) return "secret";
  return null;
}

/** Those of the seats whose seeds this browser has sent. */
export const ownSeeds = (promised: Promised, seats: readonly number[]) =>
  seats.filter((seat) => promised.seeds[seat] !== undefined);

const fits = ({ secret }: Shuffle, commitment: string) =>
  secret != null && sha256(secret) === commitment;

/** What draws everything again from a record. */
export const commandFor = (record: string, { commitment }: Promised) =>
  `tessera verify ${record} --commitment ${commitment}`;
