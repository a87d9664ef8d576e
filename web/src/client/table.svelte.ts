/** A table as this browser knows it: everything it was told, and what can be asked. */

import type {
  Advice,
  Agreement,
  ChatLine as Said,
  Done,
  Event,
  Foreseen,
  PlyShown,
  Problem,
  GameReview,
  Reviewed,
  SeatShown,
  TableState,
  Update,
  View,
  Welcome,
} from "../messages";
import * as api from "./api";
import { breachOf, promiseOf, type Breach, type Promised } from "./draws";
import { Foresight } from "./foresight.svelte";
import { forget, keep, keyOf, promisedAt } from "./kept_seats";
import { levelName } from "./levels";
import { Connection, type ConnectionState } from "./connection";
import { arrival, finish, lengths } from "./movement.svelte";
import { Scene } from "./scene.svelte";
import { refusal, t } from "./words.svelte";

export interface Trouble {
  sentence: string;
  clause: string | null;
}

export class Table {
  connectionState: ConnectionState = $state("connecting");
  agreement = $state.raw<Agreement | null>(null);
  state = $state.raw<TableState | null>(null);
  seats = $state.raw<number[]>([]);
  host = $state(false);
  viewpoint = $state<number | null>(null);
  view = $state.raw<View | null>(null);
  moves = $state.raw<string[]>([]);
  plies = $state.raw<PlyShown[]>([]);
  first = $state(0); // of the plies known; earlier ones are fetched
  said = $state.raw<Said[]>([]);
  trouble = $state.raw<Trouble | null>(null);
  gone = $state.raw<Problem | null>(null); // no such table, or not for us
  busy = $state(false); // a move is on its way
  promised = $state.raw<Promised | null>(null); // what the draws come from, as it was told first
  breach = $state.raw<Breach | null>(null); // the server did not keep to that, be it only once
  #connection: Connection;
  #ahead = 0; // milliseconds: the server's clock against this device's
  #number = 0; // of the last entry that was told
  readonly foresight = new Foresight(
    () => this.moment,
    async (moves) => (await this.#foresee(moves)).events,
  );
  readonly scene: Scene;
  reviewed = $state.raw<GameReview | null>(null);
  reviewing = $state<{ done: number; of: number } | null>(null);

  /** With an invitation one may look at a table that is closed to others. */
  constructor(
    readonly id: string,
    invitation: string | null = null,
    isRead: (game: string, event: Event) => boolean = () => false,
  ) {
    this.scene = new Scene({
      isOwn: (seat) => this.seats.includes(seat),
      isRead: (event) => isRead(this.game, event),
      viewBefore: async (ply) => (await api.moment(id, keyOf(id), ply)).view ?? null,
      lengths,
      arrival,
      finish,
    });
    this.#connection = new Connection(id, {
      hello: () => ({
        key: keyOf(id) ?? invitation,
        ply: this.first + this.plies.length,
        takebacks: this.state?.takebacks ?? 0,
        number: this.#number,
      }),
      news: (news) => this.#hear(news),
      state: (state) => {
        if (state === "open" && this.connectionState === "broken") this.trouble = null;
        this.connectionState = state;
      },
      refused: (problem) => {
        this.gone = problem;
        if (problem.code === "no-such-table") forget(id);
      },
    });
  }

  close(): void {
    this.#connection.close();
  }

  /** With another key than before, as after sitting down. */
  greet(): void {
    this.#connection.greet();
  }

  get game(): string {
    return this.agreement?.game ?? "";
  }

  /** Everybody by name; a bot by its level, numbered if there are several of a kind. */
  get names(): string[] {
    return namesOf(this.state?.seats ?? []);
  }

  /** One's own seat, if it is one. */
  get you(): number | null {
    return this.seats.length === 1 ? this.seats[0]! : null;
  }

  /** The file that the record is saved as. */
  get recordName(): string {
    return `${this.game}-${this.id.slice(0, 8)}.json`;
  }

  /** Tells this position from all others: the same ply may come again after a move is taken back. */
  get moment(): string {
    return `${this.state?.ply}/${this.state?.takebacks}`;
  }

  /** By the server's clock, as deadlines are. */
  now = () => Date.now() + this.#ahead;

  get isMine(): boolean {
    const seat = this.state?.to_act;
    return this.isRunning && seat != null && this.seats.includes(seat);
  }

  get isRunning(): boolean {
    return this.state?.status === "running";
  }

  get isOver(): boolean {
    return this.state?.status === "over";
  }

  // ---------------------------------------------------------------- hearing

  #hear(news: Welcome | Update): void {
    if (news.type === "welcome") {
      this.#ahead = news.now - Date.now();
      this.agreement = news.agreement;
      this.seats = news.seats;
      this.host = news.host;
      this.said = news.said;
    } else if (news.said.length) this.said = [...this.said, ...news.said];
    this.#number = news.number;
    const end = this.first + this.plies.length;
    const goesOn = this.view !== null && news.first >= this.first && news.first === end;
    const known = this.plies.slice(0, Math.max(0, news.first - this.first));
    const gap = news.first > end;
    if (gap || news.first < this.first) this.first = news.first;
    this.plies = gap ? news.plies : [...known, ...news.plies];
    this.state = news.state;
    this.#compare(news);
    this.viewpoint = news.viewpoint;
    this.view = news.view;
    this.moves = news.moves;
    if (goesOn) this.scene.add(news.plies, news.view);
    else this.scene.jump(news.view, news.state.ply);
    if (this.first > 0) void this.#fetchEarlier();
    if (news.type === "welcome" || news.state.status === "over") this.#remember();
  }

  /** A welcome may come after one has sat down, and thereby sent a seed. */
  #compare({ type, state }: Welcome | Update): void {
    if (type === "welcome") this.promised = promisedAt(this.id) ?? this.promised;
    this.promised ??= promiseOf(state);
    this.breach ??= breachOf(this.promised, state, this.seats);
  }

  #remember(): void {
    if (!keyOf(this.id)) return;
    keep(this.id, {
      game: this.game,
      names: this.names,
      over: this.isOver,
      promised: this.promised!,
    });
  }

  async #fetchEarlier(): Promise<void> {
    const until = this.first;
    const earlier: PlyShown[] = [];
    while (earlier.length < until) {
      const more = await api.plies(this.id, keyOf(this.id), earlier.length).catch(() => []);
      if (!more.length) return;
      earlier.push(...more);
    }
    if (this.first === until) {
      this.plies = [...earlier.slice(0, until), ...this.plies];
      this.first = 0;
    }
  }

  // ---------------------------------------------------------------- asking

  async play(move: string): Promise<boolean> {
    this.scene.hurry();
    const { ply, takebacks } = this.state!;
    this.busy = true;
    const played = await this.attempt(() =>
      this.#connection.ask<Done>({ type: "play", ply, move, takebacks }),
    );
    this.busy = false;
    return played !== null;
  }

  undo = () => this.attempt(() => this.#connection.ask<Done>({ type: "undo" }));
  agree = () => this.attempt(() => this.#connection.ask<Done>({ type: "agree" }));
  decline = () => this.attempt(() => this.#connection.ask<Done>({ type: "decline" }));
  hint = () => {
    this.scene.hurry(); // it is about the position on the table
    return this.attempt(() => this.#connection.ask<Advice>({ type: "hint" }));
  };
  say = (seat: number, text: string) =>
    this.attempt(() => this.#connection.ask<Done>({ type: "say", seat, text }));
  react = (seat: number, reaction: string) =>
    this.attempt(() => this.#connection.ask<Done>({ type: "react", seat, reaction }));

  /** Asked once: a finished game does not change. */
  async review(): Promise<void> {
    if (this.reviewing) return;
    this.reviewing = { done: 0, of: 0 };
    const tell = (done: number, of: number) => (this.reviewing = { done, of });
    const answer = await this.attempt(() =>
      this.#connection.ask<Reviewed>({ type: "review" }, tell),
    );
    this.reviewed = answer?.review ?? null;
    this.reviewing = null;
  }

  /** Let the rules say why a move may not be made. */
  whyNot = (move: string) => this.attempt(() => this.#foresee([move]));

  #foresee = (moves: string[]) =>
    this.#connection.ask<Foreseen>({ type: "foresee", ply: this.state?.ply ?? 0, moves });

  /** Do it; a refusal is shown, and null comes back. */
  async attempt<Answer>(work: () => Promise<Answer>): Promise<Answer | null> {
    this.trouble = null;
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof api.Refused)) throw error;
      const { problem } = error;
      this.trouble = { sentence: refusal(this.game, problem), clause: problem.clause ?? null };
      return null;
    }
  }
}

export function namesOf(seats: readonly SeatShown[]): string[] {
  const bots = seats.map((seat) => (seat.person ? null : seat.level));
  return seats.map((seat, nth) => {
    if (seat.person) return seat.name;
    if (!seat.level) return t("seat-empty", { number: nth + 1 });
    const same = bots.filter((level) => level === seat.level).length > 1;
    const before = bots.slice(0, nth).filter((level) => level === seat.level).length;
    return same ? `${levelName(seat.level)} ${before + 1}` : levelName(seat.level);
  });
}
