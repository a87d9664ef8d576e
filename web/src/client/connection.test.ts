/** The line to a table, with a socket and a clock that are moved by hand. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Problem, Update, Welcome } from "../messages";
import { Connection, type Heard, type ConnectionState } from "./connection";

class Socket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: Socket[] = [];
  static get last(): Socket {
    return Socket.all.at(-1)!;
  }
  readyState = Socket.CONNECTING;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => {};
  onmessage: (message: { data: string }) => void = () => {};
  onclose: (event: { reason: string }) => void = () => {};

  constructor(readonly address: string) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = Socket.CLOSED;
  }
  opens(): void {
    this.readyState = Socket.OPEN;
    this.onopen();
  }
  says(news: object): void {
    this.onmessage({ data: JSON.stringify(news) });
  }
  breaks(reason = ""): void {
    this.readyState = Socket.CLOSED;
    this.onclose({ reason });
  }
}

let states: ConnectionState[], heard: (Welcome | Update)[], refused: Problem[], known: number;
const WELCOME = { type: "welcome", id: 0 };

function line(): Connection {
  const ears: Heard = {
    hello: () => ({ key: "k", ply: known, takebacks: 1 }),
    news: (news) => heard.push(news),
    state: (state) => states.push(state),
    refused: (problem) => refused.push(problem),
  };
  return new Connection("a table", ears);
}

/** A line over which somebody has been welcomed. */
function welcomed(): Connection {
  const one = line();
  Socket.last.opens();
  Socket.last.says(WELCOME);
  return one;
}

beforeEach(() => {
  vi.useFakeTimers();
  [states, heard, refused, known, Socket.all] = [[], [], [], 7, []];
  const page = new EventTarget();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { protocol: "https:", host: "tessera.example" });
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.stubGlobal("dispatchEvent", page.dispatchEvent.bind(page));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("says hello first, with what is known", () => {
  line();
  Socket.last.opens();
  expect(Socket.last.address).toBe("wss://tessera.example/api/tables/a%20table/play");
  expect(Socket.last.sent).toEqual([{ type: "hello", id: 0, key: "k", ply: 7, takebacks: 1 }]);
  Socket.last.says(WELCOME);
  expect(states).toEqual(["connecting", "open"]);
  expect(heard).toHaveLength(1);
});

// ---------------------------------------------------------------- after a break

it("comes back by itself and says what is known by then", () => {
  welcomed();
  known = 12;
  Socket.last.breaks();
  expect(states.at(-1)).toBe("broken");
  vi.advanceTimersByTime(200);
  expect(Socket.all).toHaveLength(2);
  Socket.last.opens();
  expect(Socket.last.sent[0]).toMatchObject({ type: "hello", ply: 12 });
  Socket.last.says(WELCOME);
  expect(states.at(-1)).toBe("open");
});

it("waits longer from try to try, and begins anew after a welcome", () => {
  welcomed();
  for (const pause of [200, 500, 1000, 2000, 4000, 4000]) {
    Socket.last.breaks();
    const tries = Socket.all.length;
    vi.advanceTimersByTime(pause - 1);
    expect(Socket.all).toHaveLength(tries);
    vi.advanceTimersByTime(1);
    expect(Socket.all).toHaveLength(tries + 1);
  }
  Socket.last.opens();
  Socket.last.says(WELCOME);
  Socket.last.breaks();
  const tries = Socket.all.length;
  vi.advanceTimersByTime(200);
  expect(Socket.all).toHaveLength(tries + 1);
});

it("tries at once when the network is back, but not beside a try that is under way", () => {
  welcomed();
  Socket.last.breaks();
  dispatchEvent(new Event("online"));
  expect(Socket.all).toHaveLength(2);
  dispatchEvent(new Event("online"));
  expect(Socket.all).toHaveLength(2);
});

it("hears no more from a socket that it has given up", () => {
  welcomed();
  const first = Socket.last;
  first.breaks();
  vi.advanceTimersByTime(200);
  first.breaks();
  vi.advanceTimersByTime(10_000);
  expect(Socket.all).toHaveLength(2);
});

it("stays closed once it is closed", () => {
  const one = welcomed();
  one.close();
  Socket.last.breaks();
  dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(60_000);
  expect(Socket.all).toHaveLength(1);
  expect(states.at(-1)).toBe("closed");
});

it("says hello again in a while if it came too soon after another", () => {
  const one = welcomed();
  for (let nth = 0; nth < 3; nth++) {
    one.greet();
    Socket.last.says({ type: "refusal", id: 0, problem: { code: "too-fast", sentence: "?" } });
  }
  const said = Socket.last.sent.length;
  vi.advanceTimersByTime(1499);
  expect(Socket.last.sent).toHaveLength(said);
  vi.advanceTimersByTime(10_000);
  expect(Socket.last.sent).toHaveLength(said + 1);
  expect(Socket.last.sent.at(-1)).toMatchObject({ type: "hello" });
});

// ---------------------------------------------------------------- answers

it("gives every answer to whoever asked, in whatever order they come", async () => {
  const one = welcomed();
  const [undo, agree] = [one.ask({ type: "undo" }), one.ask({ type: "agree" })];
  const ids = Socket.last.sent.slice(1).map((wish) => wish.id);
  expect(new Set(ids).size).toBe(2);
  Socket.last.says({
    type: "refusal",
    id: ids[1],
    problem: { code: "no-question", sentence: "?" },
  });
  Socket.last.says({ type: "done", id: ids[0], ply: 9 });
  expect(await undo).toMatchObject({ ply: 9 });
  await expect(agree).rejects.toMatchObject({ problem: { code: "no-question" } });
});

it("refuses what was asked when the line breaks, and what is asked while it is broken", async () => {
  const one = welcomed();
  const asked = one.ask({ type: "undo" });
  Socket.last.breaks();
  await expect(asked).rejects.toMatchObject({ problem: { code: "offline" } });
  await expect(one.ask({ type: "undo" })).rejects.toMatchObject({ problem: { code: "offline" } });
});

it("tells how far a review is, and answers in the end", async () => {
  const one = welcomed();
  const told: number[][] = [];
  const asked = one.ask({ type: "review" }, (done, of) => told.push([done, of]));
  const id = Socket.last.sent.at(-1)!.id;
  for (const done of [1, 2]) Socket.last.says({ type: "reviewing", id, done, of: 2 });
  Socket.last.says({ type: "reviewed", id, plies: [] });
  expect(await asked).toMatchObject({ plies: [] });
  expect(told).toEqual([
    [1, 2],
    [2, 2],
  ]);
});

// ---------------------------------------------------------------- dead lines

it("gives up a line that says nothing for twelve seconds after a wish", async () => {
  const one = welcomed();
  const asked = one.ask({ type: "undo" });
  const answer = expect(asked).rejects.toMatchObject({ problem: { code: "offline" } });
  vi.advanceTimersByTime(11_999);
  expect(states.at(-1)).toBe("open");
  vi.advanceTimersByTime(1);
  await answer;
  expect(states.at(-1)).toBe("broken");
  vi.advanceTimersByTime(200);
  expect(Socket.all).toHaveLength(2);
});

it("keeps a line that is silent about a wish, but not about the rest", () => {
  const one = welcomed();
  one.ask({ type: "hint" }).catch(() => {});
  vi.advanceTimersByTime(10_000);
  Socket.last.says({ type: "update" });
  vi.advanceTimersByTime(11_000);
  expect(states.at(-1)).toBe("open");
  vi.advanceTimersByTime(2_000);
  expect(states.at(-1)).toBe("broken");
});

it("lets a line be silent once all that was asked is answered", () => {
  const one = welcomed();
  void one.ask({ type: "undo" });
  Socket.last.says({ type: "done", id: Socket.last.sent.at(-1)!.id, ply: 9 });
  vi.advanceTimersByTime(600_000);
  expect(states.at(-1)).toBe("open");
});

it("lets a line be silent when what was asked takes long", () => {
  const one = welcomed();
  one.ask({ type: "review" }, () => {}).catch(() => {});
  vi.advanceTimersByTime(600_000);
  expect(states.at(-1)).toBe("open");
});

// ---------------------------------------------------------------- for good

it.each(["no-such-table", "may-not-watch"])(
  "does not come back to a table where the answer is %s",
  (code) => {
    line();
    Socket.last.opens();
    Socket.last.says({ type: "refusal", id: 0, problem: { code, sentence: "no" } });
    Socket.last.breaks(code);
    vi.advanceTimersByTime(60_000);
    expect(refused).toEqual([{ code, sentence: "no" }]);
    expect(states.at(-1)).toBe("closed");
    expect(Socket.all).toHaveLength(1);
  },
);

it("takes the reason of a good-bye for an answer, if the refusal itself was lost", () => {
  line();
  Socket.last.opens();
  Socket.last.breaks("may-not-watch");
  expect(refused.map((problem) => problem.code)).toEqual(["may-not-watch"]);
  expect(states.at(-1)).toBe("closed");
});

it("comes back after any other good-bye", () => {
  line();
  Socket.last.opens();
  Socket.last.breaks("storage-trouble");
  vi.advanceTimersByTime(200);
  expect(refused).toEqual([]);
  expect(Socket.all).toHaveLength(2);
});
