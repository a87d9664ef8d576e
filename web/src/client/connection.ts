/** The line to one table: comes back by itself, asks in order, answers by promise. */

import type {
  Advice,
  Done,
  Foreseen,
  Hello,
  News,
  Problem,
  Reviewed,
  Update,
  Welcome,
  Wish,
} from "../messages";
import { OFFLINE, Refused } from "./api";

export type ConnectionState = "connecting" | "open" | "broken" | "closed";
type Answer = Done | Advice | Foreseen | Reviewed;
type Progress = (done: number, of: number) => void;

interface Asked {
  resolve: (news: never) => void;
  reject: (error: Refused) => void;
  progress?: Progress;
}

type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;

export interface Heard {
  hello(): Omit<Hello, "type" | "id">; // what is known so far, said again after a break
  news(news: Welcome | Update): void;
  state(state: ConnectionState): void;
  refused(problem: Problem): void; // the whole table: it is not there, or not for this key
}

const DEAF = 12_000; // milliseconds without a word after a wish: the line is dead, whatever it says
const PAUSES = [200, 500, 1000, 2000, 4000]; // milliseconds before the next try
const FINAL = new Set(["no-such-table", "may-not-watch", "damaged-table"]);
const GREET_AGAIN = 1500; // milliseconds after a hello that came too soon after another

export class Connection {
  #socket: WebSocket | null = null;
  #waiting = new Map<number, Asked>();
  #next = 1;
  #tries = 0;
  #heardAt = 0;
  #timer = 0;
  #greeting = 0;
  #closed = false;

  constructor(
    private readonly table: string,
    private readonly heard: Heard,
  ) {
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#greeting);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
    this.heard.state("closed");
  }

  /** Say again who one is; while the line is broken that is said anyway when it is back. */
  greet(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify({ type: "hello", id: 0, ...this.heard.hello() }));
  }

  /** Ask for something; refused if the line breaks before the answer comes. */
  ask<Kind extends Answer>(wish: WithoutId<Wish>, progress?: Progress): Promise<Kind> {
    return new Promise((resolve, reject) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) return reject(offline());
      const id = this.#next++;
      this.#waiting.set(id, { resolve: resolve as (news: never) => void, reject, progress });
      this.#socket.send(JSON.stringify({ ...wish, id }));
      if (!progress) this.#watch(id, this.#socket); // what takes long may be silent while it queues
    });
  }

  /** After sleep or a change of network a socket may say that it is open, and be dead. */
  #watch(id: number, socket: WebSocket): void {
    const asked = Date.now();
    const look = () => {
      if (!this.#waiting.has(id) || socket !== this.#socket) return;
      const silent = Date.now() - Math.max(asked, this.#heardAt);
      if (silent < DEAF) return void setTimeout(look, DEAF - silent + 50);
      socket.close();
      this.#lost(socket, null);
    };
    setTimeout(look, DEAF);
  }

  #hurry = () => {
    if (this.#closed || document.hidden || this.#socket?.readyState === WebSocket.OPEN) return;
    if (this.#socket?.readyState === WebSocket.CONNECTING) return;
    this.#tries = 0;
    this.#connect();
  };

  #connect(): void {
    clearTimeout(this.#timer);
    this.#giveUpWaiting();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const address = `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/play`;
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.heard.state(this.#tries ? "broken" : "connecting");
    socket.onopen = () => this.greet();
    socket.onmessage = (message) => this.#hear(JSON.parse(message.data as string) as News);
    socket.onclose = (event) => this.#lost(socket, event);
  }

  #hear(news: News): void {
    this.#heardAt = Date.now();
    if (news.type === "welcome" || news.type === "update") {
      this.#tries = 0;
      if (news.type === "welcome") this.heard.state("open");
      return this.heard.news(news);
    }
    const asked = this.#waiting.get(news.id);
    if (news.type === "reviewing") return asked?.progress?.(news.done, news.of);
    this.#waiting.delete(news.id);
    if (news.type !== "refusal") asked?.resolve(news as never);
    else if (asked) asked.reject(new Refused(news.problem));
    else if (FINAL.has(news.problem.code)) this.#giveUp(news.problem);
    else if (news.problem.code === "too-fast") this.#greetAgain();
  }

  /** Whoever sat down must be heard: until then the table does not know whose line this is. */
  #greetAgain(): void {
    clearTimeout(this.#greeting);
    this.#greeting = window.setTimeout(() => this.greet(), GREET_AGAIN);
  }

  #giveUp(problem: Problem): void {
    this.close();
    this.heard.refused(problem);
  }

  #giveUpWaiting(): void {
    for (const { reject } of this.#waiting.values()) reject(offline());
    this.#waiting.clear();
  }

  #lost(socket: WebSocket, event: CloseEvent | null): void {
    if (socket !== this.#socket || this.#closed) return;
    this.#socket = null;
    this.#giveUpWaiting();
    if (event && FINAL.has(event.reason))
      return this.#giveUp({ code: event.reason, sentence: event.reason });
    this.heard.state("broken");
    const pause = PAUSES[Math.min(this.#tries++, PAUSES.length - 1)]!;
    this.#timer = window.setTimeout(() => this.#connect(), pause);
  }
}

function offline(): Refused {
  return new Refused(OFFLINE);
}
