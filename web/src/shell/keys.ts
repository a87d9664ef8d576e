/** The seats of this browser: a seat is a secret key, kept here and nowhere else. */

export interface Seat {
  key: string;
  game: string;
  names: string[]; // of everybody at the table, as far as known
  at: number; // when it was last looked at
  over: boolean;
  invitations?: (string | null)[]; // the host's, to be passed on
  lesson?: boolean; // a guided first game
}

const KEPT = "tessera.seats";
const MOST = 60;

export function seats(): Record<string, Seat> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}");
  } catch {
    return {};
  }
}

export function keep(table: string, changes: Partial<Seat>): void {
  const all = seats();
  const before = all[table] ?? { key: "", game: "", names: [], at: 0, over: false };
  all[table] = { ...before, ...changes, at: Date.now() };
  const newest = Object.entries(all).sort((a, b) => b[1].at - a[1].at);
  try {
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(newest.slice(0, MOST))));
  } catch {
    // a private window: the seat lasts as long as the page
  }
}

export const keyOf = (table: string): string | null => seats()[table]?.key || null;

/** Nobody can guess it. */
export function random(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
