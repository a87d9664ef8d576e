/** What moves would do, as far as the server said: known for the position on the table alone. */

import type { Event } from "../messages";

const AT_ONCE = 100; // moves in one question

export class Foresight {
  #known = $state.raw<ReadonlyMap<string, Event[]>>(new Map());
  #moment = $state(""); // that all this is about
  #asked = new Set<string>();

  /** The moment on the table, and who says what moves would do. */
  constructor(
    private readonly moment: () => string,
    private readonly ask: (moves: string[]) => Promise<Event[][]>,
  ) {}

  /** The events of a move; undefined as long as nobody knows them. */
  of<Happening extends Event>(move: string): Happening[] | undefined {
    return this.#moment === this.moment()
      ? (this.#known.get(move) as Happening[] | undefined)
      : undefined;
  }

  /** Somebody said what moves do in a moment. */
  add(moment: string, told: [move: string, events: Event[]][]): void {
    if (moment !== this.moment()) return;
    this.#turnTo(moment);
    this.#known = new Map([...this.#known, ...told]);
    for (const [move] of told) this.#asked.add(move);
  }

  /** Ask for what is neither known nor asked for. */
  async look(moves: string[]): Promise<void> {
    const moment = this.moment();
    this.#turnTo(moment);
    const asked = this.#asked;
    const unknown = [...new Set(moves)].filter((move) => !asked.has(move));
    for (const move of unknown) asked.add(move);
    for (let first = 0; first < unknown.length; first += AT_ONCE) {
      const some = unknown.slice(first, first + AT_ONCE);
      try {
        const events = await this.ask(some);
        this.add(
          moment,
          some.map((move, nth) => [move, events[nth] ?? []]),
        );
      } catch {
        for (const move of some) asked.delete(move); // the game went on, or the line broke
      }
    }
  }

  #turnTo(moment: string): void {
    if (this.#moment === moment) return;
    this.#moment = moment;
    this.#known = new Map();
    this.#asked = new Set();
  }
}
