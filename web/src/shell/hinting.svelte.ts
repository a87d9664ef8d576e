/** A hint: what the strongest bot would do, why, and what else it thought of. */

import type { Advice, ChoiceShown } from "../messages";
import type { Table } from "../client/table.svelte";
import { sentences } from "../client/words.svelte";

const SENTENCES = 6; // of a move

export class Hinting {
  advice = $state.raw<Advice | null>(null);
  thinking = $state(false);
  #about = $state(""); // the moment that the advice is about

  constructor(private readonly table: Table) {}

  /** The move it would make, as long as it is about the position on the table. */
  get move(): string | null {
    return this.#about === this.table.moment ? (this.advice?.choices[0]?.move ?? null) : null;
  }

  async ask(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    this.advice = null;
    const moment = (this.#about = this.table.moment);
    this.advice = await this.table.hint();
    this.table.foresight.add(
      moment,
      this.advice?.choices.map((one) => [one.move, one.events]) ?? [],
    );
    this.thinking = false;
  }

  /** A move in the words of the log: what the seat does in it. */
  told(choice: ChoiceShown): string {
    const events = choice.events.filter((event) => "seat" in event);
    return sentences(this.table.game, events.slice(0, SENTENCES), this.table.names);
  }

  /** The other moves it thought of, as far as they differ in what is told of them. */
  get others(): ChoiceShown[] {
    const seen = new Set<string>();
    return (this.advice?.choices ?? []).filter((one, nth) => {
      const told = this.told(one);
      return !seen.has(told) && seen.add(told) && nth > 0;
    });
  }
}
