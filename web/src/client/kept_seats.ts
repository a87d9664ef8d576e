/** The seats of this browser: a seat is a secret key, kept here and nowhere else. */

import type { Promised } from "./draws";
import { read, write } from "./storage";

export interface Seat {
  key: string;
  game: string;
  names: string[]; // of everybody at the table, as far as known
  at: number; // when it was last looked at
  over: boolean;
  invitations?: (string | null)[]; // the host's, to be passed on
  lesson?: boolean; // a guided first game
  promised?: Promised; // what the draws come from, as the server told it first
}

const KEPT = "tessera.seats";
const MOST = 60;

let remembered: Record<string, Seat> = {}; // where nothing may be kept, as long as the page lasts

export const seats = (): Record<string, Seat> => read(KEPT) ?? remembered;

export function keep(table: string, changes: Partial<Seat>): void {
  const before = seats()[table] ?? { key: "", game: "", names: [], at: 0, over: false };
  const all = { ...seats(), [table]: { ...before, ...changes, at: Date.now() } };
  // Games that go on come first: their keys are the only ones there are.
  const order = Object.entries(all).sort((a, b) => +a[1].over - +b[1].over || b[1].at - a[1].at);
  remember(Object.fromEntries(order.slice(0, MOST)));
}

export function forget(table: string): void {
  const { [table]: _, ...others } = seats();
  remember(others);
}

function remember(all: Record<string, Seat>): void {
  remembered = all;
  write(KEPT, all);
}

export const promisedAt = (table: string): Promised | null => seats()[table]?.promised ?? null;
export const keyOf = (table: string): string | null => seats()[table]?.key || null;

/** Nobody can guess it. */
export function random(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
