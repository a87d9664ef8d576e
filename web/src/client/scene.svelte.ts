/** What has happened is shown in its order: nothing before its cause, and nothing is lost.
 *
 * The table hears of moves as fast as they are made. Here they queue as beats: who is to move, the
 * move with its way, what is told in it and is read, a rest. A board draws the moment that the scene
 * has reached; what can be done goes by the table, so that nobody waits. Whoever acts, or skips, finds
 * what was skipped in its end state; only what is to be read stays until it was read.
 */

import type { Event, PlyShown, View } from "../messages";

export interface Beat {
  kind: "thought" | "move" | "read" | "rest";
  ply: PlyShown;
  event?: Event; // that is read
}

/** How long beats last, in milliseconds; what lasts for ever waits for a word. */
export interface Lengths {
  thought: number;
  move: number; // at least: a caption stands so long where nothing moves
  rest: number;
}

/** Where a scene is played. */
export interface Stage {
  isOwn(seat: number): boolean;
  isRead(event: Event): boolean;
  lengths(): Lengths;
  viewBefore(ply: number): Promise<View | null>;
  arrival(): Promise<unknown>; // of everything that moves
  finish(): void; // everything that moves is where it goes, at once
}

const MANY = 8; // moves still to be shown: the others do not think and rest any more
export const NOTHING: PlyShown[] = [];

export class Scene {
  view = $state.raw<View | null>(null); // of the moment reached
  before = $state.raw<View | null>(null); // of the one before it, until all that is told was read
  ply = $state(0); // how many moves that moment comes after
  news = $state.raw(NOTHING); // the move that is shown as movement
  said = $state.raw(NOTHING); // the moves that were reached last, to be said
  beat = $state.raw<Beat | null>(null);
  #queue: Beat[] = [];
  #views = new Map<number, View | null | Promise<View | null>>(); // after a ply
  #hurries = false;
  #run = 0; // one that was cut off goes on no more
  #goOn = () => {};

  constructor(private readonly stage: Stage) {}

  /** At once in the end state: at the beginning, after a reload, when a move was taken back. */
  jump(view: View | null, ply: number): void {
    this.#run += 1;
    this.#queue = [];
    this.#end();
    this.view = view;
    this.ply = ply;
    this.said = NOTHING;
  }

  /** Moves that were made, and the view after the last of them. */
  add(plies: PlyShown[], view: View | null): void {
    const last = (plies.at(-1) ?? (this.#queue.at(-1) ?? this.beat)?.ply)?.ply;
    if (last === undefined) this.view = view;
    else if (!plies.length) this.#views.set(last, view);
    this.#queueUp(plies, view);
  }

  /** Moves that were shown already once more; nothing is read twice. */
  async again(plies: PlyShown[]): Promise<void> {
    const [first, last] = [plies[0]!.ply, plies.at(-1)!.ply];
    const [run, now] = [this.#run, this.view];
    const view = await this.stage.viewBefore(first).catch(() => null);
    if (!view || this.beat || run !== this.#run || this.ply !== last + 1) return;
    this.view = view;
    this.ply = first;
    this.#queueUp(plies, now, ({ kind }) => kind !== "read");
  }

  /** Show no more of this beat; what was to be read was read. */
  skip = (): void => {
    this.stage.finish();
    this.#goOn();
  };

  /** On to the end, or to what is to be read: somebody acts. */
  hurry = (): void => {
    if (!this.beat) return;
    this.#hurries = true;
    if (this.beat.kind !== "read") this.skip();
  };

  #queueUp(plies: PlyShown[], view: View | null, which = (_: Beat) => true): void {
    const last = plies.at(-1)?.ply ?? 0;
    for (const ply of plies) {
      if (last - ply.ply < MANY) this.#views.set(ply.ply, this.#viewAfter(ply.ply, last, view));
      this.#queue.push(...this.#beatsOf(ply).filter(which));
    }
    if (!this.beat && this.#queue.length) void this.#play();
  }

  #viewAfter(ply: number, last: number, view: View | null): View | null | Promise<View | null> {
    return ply === last ? view : this.stage.viewBefore(ply + 1).catch(() => null);
  }

  #beatsOf(ply: PlyShown): Beat[] {
    const reads = ply.events.filter((event) => this.stage.isRead(event));
    const shown: Beat[] = [
      { kind: "move", ply },
      ...reads.map((event): Beat => ({ kind: "read", ply, event })),
    ];
    if (ply.seat !== null && this.stage.isOwn(ply.seat)) return shown;
    const thought: Beat[] = ply.seat === null ? [] : [{ kind: "thought", ply }];
    return [...thought, ...shown, { kind: "rest", ply }];
  }

  async #play(): Promise<void> {
    const run = ++this.#run;
    for (let beat = this.#queue.shift(); beat; beat = this.#queue.shift()) {
      this.beat = beat;
      if (beat.kind !== "read") this.before = null;
      await this.#show(beat, run);
      if (run !== this.#run) return;
    }
    this.#end();
  }

  #end(): void {
    this.#goOn();
    this.#views.clear();
    this.#hurries = false;
    this.beat = this.before = null;
    this.news = NOTHING;
  }

  async #show({ kind, ply }: Beat, run: number): Promise<void> {
    if (kind === "move") return this.#move(ply, run);
    if (kind !== "read") return this.#wait(this.#isBehind() ? 0 : this.stage.lengths()[kind]);
    this.#hurries = false;
    return this.#wait(Infinity);
  }

  async #move(ply: PlyShown, run: number): Promise<void> {
    const after = this.#views.get(ply.ply) ?? null;
    const view = after instanceof Promise ? await after : after;
    if (run !== this.#run) return;
    this.before = this.view;
    this.view = view ?? this.view;
    this.ply = ply.ply + 1;
    this.said = this.#hurries ? [...this.said, ply] : [ply];
    this.news = this.#hurries ? NOTHING : [ply];
    if (this.#hurries) return;
    const isOwn = ply.seat !== null && this.stage.isOwn(ply.seat);
    await Promise.all([this.stage.arrival(), isOwn ? null : this.#wait(this.stage.lengths().move)]);
  }

  #isBehind(): boolean {
    return this.#queue.filter(({ kind }) => kind === "move").length > MANY;
  }

  #wait(milliseconds: number): Promise<void> | void {
    if (this.#hurries || milliseconds <= 0) return;
    return new Promise((done) => {
      const timer = Number.isFinite(milliseconds) ? setTimeout(done, milliseconds) : undefined;
      this.#goOn = () => {
        clearTimeout(timer);
        this.#goOn = () => {};
        done();
      };
    });
  }
}
