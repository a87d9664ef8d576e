/** A table learns from whatever it is told: updates, gaps, moves taken back, a log that was cut. */

import { beforeEach, expect, it, vi } from "vitest";
import type { PlyShown, Shuffle, TableState, Update, Welcome } from "../messages";
import type { Heard } from "./connection";

const line = vi.hoisted(() => ({ heard: null as unknown as Heard }));
const server = vi.hoisted(() => ({ plies: vi.fn() }));

vi.mock("./connection", () => ({
  Connection: class {
    constructor(_: string, heard: Heard) {
      line.heard = heard;
    }
    close(): void {}
  },
}));
vi.mock("./movement.svelte", () => ({
  lengths: () => ({ thought: Infinity, move: 0, rest: 0 }),
  arrival: () => new Promise(() => {}),
  finish: () => {},
}));
vi.mock("./words.svelte", () => ({ refusal: () => "refused", say: () => "", t: () => "" }));
vi.mock("./api", async (original) => ({ ...(await original<object>()), plies: server.plies }));

import { Table } from "./table.svelte";

/** Plies that can be told apart, also from those that were there before something was taken back. */
function plies(first: number, end: number, mark = ""): PlyShown[] {
  const all = Array.from({ length: end - first }, (_, nth) => first + nth);
  return all.map(
    (ply) => ({ ply, seat: ply % 2, move: `${ply}${mark}`, events: [] }) as unknown as PlyShown,
  );
}

const SHUFFLE = { commitment: "c0", seeds: ["mine", "theirs"], secret: null };

/** What the server says when it tells the plies from this one on. */
function told(
  type: "welcome" | "update",
  first: number,
  end: number,
  mark = "",
  takebacks = 0,
  shuffle: Shuffle = SHUFFLE,
) {
  const state = {
    ply: end,
    takebacks,
    status: "running",
    seats: [],
    to_act: end % 2,
    shuffle,
  } as unknown as TableState;
  const agreement = { game: "sintra" };
  const fields = {
    number: end + 1,
    first,
    plies: plies(first, end, mark),
    state,
    viewpoint: 0,
    view: { end },
    moves: [`m${end}`],
  };
  return {
    type,
    id: 0,
    now: 0,
    agreement,
    seats: [0],
    host: false,
    said: [],
    ...fields,
  } as unknown as Welcome & Update;
}

const moves = (table: Table) => table.plies.map((ply) => ply.move);
const numbers = (first: number, end: number) => plies(first, end).map((ply) => ply.move);
const settled = () => new Promise((done) => setTimeout(done));

let table: Table;
beforeEach(() => {
  server.plies.mockReset().mockResolvedValue([]);
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  table = new Table("t");
});

it("knows nothing before it is welcomed, and says so", () => {
  expect(line.heard.hello()).toMatchObject({ key: null, ply: 0, takebacks: 0 });
});

it("adds what happened to what it knows", () => {
  line.heard.news(told("welcome", 0, 5));
  expect(table.scene.beat).toBe(null); // what was there before does not happen before one's eyes
  line.heard.news(told("update", 5, 7));
  expect(moves(table)).toEqual(numbers(0, 7));
  expect(table.scene.beat?.ply.ply).toBe(5);
  expect(table.moves).toEqual(["m7"]);
  expect(line.heard.hello()).toMatchObject({ ply: 7, number: 8 });
});

it("cuts off what was taken back, and puts there what was played instead", () => {
  line.heard.news(told("welcome", 0, 6));
  line.heard.news(told("update", 4, 4, "", 1));
  expect(moves(table)).toEqual(numbers(0, 4));
  line.heard.news(told("update", 4, 5, "!", 1));
  expect(moves(table)).toEqual([...numbers(0, 4), "4!"]);
  expect(table.moment).toBe("5/1");
  expect(line.heard.hello()).toMatchObject({ ply: 5, takebacks: 1 });
});

it("goes on after a break with what it missed", () => {
  line.heard.news(told("welcome", 0, 5));
  line.heard.news(told("welcome", 5, 9));
  expect(moves(table)).toEqual(numbers(0, 9));
  expect(table.scene.beat?.ply.ply).toBe(5);
});

it("fetches what lies before a log that was cut, piece by piece", async () => {
  server.plies.mockImplementation(async (_: string, __: null, first: number) =>
    plies(first, Math.min(first + 30, 50)),
  );
  line.heard.news(told("welcome", 50, 90));
  expect(table.first).toBe(50);
  expect(line.heard.hello()).toMatchObject({ ply: 90 });
  await settled();
  expect(server.plies.mock.calls.map(([, , first]) => first)).toEqual([0, 30]);
  expect(table.first).toBe(0);
  expect(moves(table)).toEqual(numbers(0, 90));
});

it("begins anew where there is a gap, and fills it", async () => {
  server.plies.mockImplementation(async (_: string, __: null, first: number) => plies(first, 60));
  line.heard.news(told("welcome", 0, 5));
  line.heard.news(told("welcome", 60, 100));
  expect([table.first, moves(table)]).toEqual([60, numbers(60, 100)]);
  await settled();
  expect([table.first, moves(table)]).toEqual([0, numbers(0, 100)]);
});

it("goes on with what it has when earlier plies cannot be fetched", async () => {
  server.plies.mockRejectedValue(new Error("no network"));
  line.heard.news(told("welcome", 50, 52));
  await settled();
  line.heard.news(told("update", 52, 53));
  expect([table.first, moves(table)]).toEqual([50, numbers(50, 53)]);
});

it("takes news in while it fetches, and loses none", async () => {
  let answer: (plies: PlyShown[]) => void = () => {};
  server.plies.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  line.heard.news(told("welcome", 50, 52));
  const first = answer;
  line.heard.news(told("update", 52, 54));
  first(plies(0, 50));
  await settled();
  answer(plies(0, 50)); // asked for again by the update: it changes nothing any more
  await settled();
  expect([table.first, moves(table)]).toEqual([0, numbers(0, 54)]);
});

it("forgets a table that is not there, and says why there is nothing", () => {
  line.heard.refused({ code: "no-such-table", sentence: "?" });
  expect(table.gone?.code).toBe("no-such-table");
});

it("takes trouble back when the line is open again", () => {
  line.heard.state("broken");
  table.trouble = { sentence: "no connection", clause: null };
  line.heard.state("open");
  expect(table.trouble).toBe(null);
});

// ---------------------------------------------------------------- what the draws come from

const OTHER = { ...SHUFFLE, commitment: "other" };

function keepSeat(seat: object): Map<string, string> {
  const kept = new Map([
    ["tessera.seats", JSON.stringify({ t: { key: "k", names: [], ...seat } })],
  ]);
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: kept.set.bind(kept),
  });
  return kept;
}

it("notices in a welcome that the commitment is not the one kept with the seat", () => {
  keepSeat({ promised: { commitment: "c0", early: true, seeds: {} } });
  line.heard.news(told("welcome", 0, 5));
  expect(table.breach).toBe(null);
  line.heard.news(told("welcome", 5, 5, "", 0, OTHER));
  expect(table.breach).toBe("commitment");
});

it("notices it in an update, and does not forget it when the right one comes again", () => {
  line.heard.news(told("welcome", 0, 5));
  line.heard.news(told("update", 5, 6, "", 0, OTHER));
  expect(table.breach).toBe("commitment");
  line.heard.news(told("update", 6, 7));
  expect(table.breach).toBe("commitment");
  expect(table.promised?.commitment).toBe("c0");
});

it("notices that the seed is not the one that was sent", () => {
  keepSeat({ promised: { commitment: "c0", early: true, seeds: { 0: "sent" } } });
  line.heard.news(told("welcome", 0, 5));
  expect(table.breach).toBe("seed");
});

it("keeps with its seat what it heard first, and says that it came late", () => {
  const kept = keepSeat({});
  line.heard.news(told("welcome", 0, 5));
  line.heard.news(told("welcome", 5, 5, "", 0, OTHER));
  const { promised } = JSON.parse(kept.get("tessera.seats")!).t;
  expect(promised).toEqual({ commitment: "c0", early: false, seeds: {} });
});
