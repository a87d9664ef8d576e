/** What moves would do, as far as the server was asked: known for the position on the table alone. */

import type { Event } from "../messages";
import type { Table } from "../shell/table.svelte";

export class Foresight<Happening extends Event> {
  #known = $state.raw<{ moment: string; events: Map<string, Event[]> }>({ moment: "", events: new Map() });

  constructor(private readonly table: () => Table | null) {}

  /** The events of a move; undefined as long as nobody knows them. */
  of(move: string): Happening[] | undefined {
    if (this.#known.moment !== this.table()?.moment) return undefined;
    return this.#known.events.get(move) as Happening[] | undefined;
  }

  async ask(moves: string[]): Promise<void> {
    const table = this.table();
    if (!table) return;
    const { moment } = table;
    const events = new Map(await table.foresee(moves));
    if (moment === table.moment) this.#known = { moment, events };
  }
}
