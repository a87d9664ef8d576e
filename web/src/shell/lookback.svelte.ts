/** Looking back at a table: any moment of its game, and the last moves once more. */

import type { PlyShown, View } from "../messages";
import * as api from "../client/api";
import { keyOf } from "../client/kept_seats";
import type { Table } from "../client/table.svelte";

export class Lookback {
  #at = $state<number | null>(null);
  view = $state.raw<View | null>(null);
  news = $state.raw<PlyShown[]>([]); // what is shown as movement
  #looks = 0; // only the answer to the last question counts
  #takebacks = 0; // that there had been when one looked

  constructor(private readonly table: Table) {}

  /** The ply before which one looks; null is now. What was taken back cannot be looked at. */
  get at(): number | null {
    const { state } = this.table;
    if (this.#at === null || !state) return null;
    return state.takebacks === this.#takebacks || this.#at < state.ply ? this.#at : null;
  }

  get looking(): boolean {
    return this.at !== null;
  }

  async look(ply: number): Promise<void> {
    const look = ++this.#looks;
    const { state, plies, first } = this.table;
    if (ply >= (state?.ply ?? 0)) return this.now();
    const found = await this.table.attempt(() =>
      api.moment(this.table.id, keyOf(this.table.id), ply),
    );
    if (!found || look !== this.#looks) return;
    const last = this.at !== null && ply === this.at + 1 ? plies[this.at - first] : undefined;
    this.news = last ? [last] : []; // one step on: it happens before one's eyes
    this.view = found.view ?? null;
    this.#takebacks = state?.takebacks ?? 0;
    this.#at = ply;
  }

  /** Back to the table. */
  now(): void {
    this.#looks += 1;
    this.#at = null;
    this.view = null;
    this.news = [];
  }

  /** What just happened? The others' last moves once more. */
  async again(): Promise<void> {
    const { plies, seats, scene } = this.table;
    this.now();
    const own = plies.findLastIndex((ply) => ply.seat !== null && seats.includes(ply.seat));
    const last = own + 1 < plies.length ? plies.slice(own + 1) : plies.slice(-1);
    if (last.length) await scene.again(last);
  }
}
