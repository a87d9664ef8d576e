/** A hint: what the strongest bot would do, why, and what else it thought of. */

import type { Advice, Event } from "../messages";
import type { Table } from "./table.svelte";
import { tell } from "./words.svelte";

const SENTENCES = 6; // of a move

export class Hinting {
  advice = $state.raw<Advice | null>(null);
  thinking = $state(false);
  #about = $state(""); // the moment that the advice is about
  #foreseen = $state.raw<Map<string, Event[]>>(new Map());

  constructor(private readonly table: Table) {}

  /** The move it would make, as long as it is about the position on the table. */
  get move(): string | null {
    return this.#about === this.table.moment ? (this.advice?.choices[0]?.move ?? null) : null;
  }

  async ask(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    this.advice = null;
    this.#about = this.table.moment;
    this.advice = await this.table.hint();
    const moves = this.advice?.choices.map((one) => one.move) ?? [];
    this.#foreseen = moves.length ? new Map(await this.table.foresee(moves)) : new Map();
    this.thinking = false;
  }

  /** A move in the words of the log: what the seat does in it. */
  told(move: string): string {
    const events = (this.#foreseen.get(move) ?? []).filter((event) => "seat" in event);
    return events.slice(0, SENTENCES).map((event) => tell(this.table.game, event, this.table.names)).join(" ");
  }

  /** The other moves it thought of, as far as they differ in what is told of them. */
  get others(): Advice["choices"] {
    const seen = new Set(this.move ? [this.told(this.move)] : []);
    const rest = this.advice?.choices.slice(1) ?? [];
    return rest.filter(({ move }) => !seen.has(this.told(move)) && seen.add(this.told(move)));
  }
}
