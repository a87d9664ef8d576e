/** Looking back: any moment, the last moves once more, and nothing that was taken back. */

import { beforeEach, expect, it, vi } from "vitest";
import type { Moment, PlyShown } from "../messages";
import type { Table } from "../client/table.svelte";

const server = vi.hoisted(() => ({ moment: vi.fn() }));
vi.mock("../client/api", () => ({ moment: server.moment }));
vi.mock("../client/kept_seats", () => ({ keyOf: () => "k" }));

import { Lookback } from "./lookback.svelte";

const ply = (number: number, seat: number | null) =>
  ({ ply: number, seat, events: [] }) as unknown as PlyShown;

/** A table of which six plies are known: seat 0 is ours, the last two were made by others. */
function table() {
  return {
    id: "t",
    first: 0,
    plies: [ply(0, null), ply(1, 0), ply(2, 1), ply(3, 0), ply(4, 1), ply(5, null)],
    seats: [0],
    state: { ply: 6, takebacks: 0 },
    scene: { again: vi.fn() },
    attempt: <Answer>(work: () => Promise<Answer>) => work().catch(() => null),
  };
}

let at: ReturnType<typeof table>, past: Lookback;
beforeEach(() => {
  at = table();
  past = new Lookback(at as unknown as Table);
  server.moment
    .mockReset()
    .mockImplementation(async (_: string, __: string, ply: number) => ({ view: { ply } }));
});

it("shows how it was before a ply", async () => {
  await past.look(2);
  expect(server.moment).toHaveBeenCalledWith("t", "k", 2);
  expect([past.at, past.looking, past.view]).toEqual([2, true, { ply: 2 }]);
  expect(past.news).toEqual([]);
});

it("lets one step on happen before one's eyes, and a step back or a leap not", async () => {
  await past.look(2);
  await past.look(3);
  expect(past.news).toEqual([at.plies[2]]);
  await past.look(2);
  expect(past.news).toEqual([]);
  await past.look(4);
  expect(past.news).toEqual([]);
});

it("comes back to now, also by looking at what has not happened yet", async () => {
  await past.look(2);
  await past.look(6);
  expect([past.at, past.view, past.news]).toEqual([null, null, []]);
});

it("heeds the last question only, in whatever order the answers come", async () => {
  const answers: ((moment: Moment) => void)[] = [];
  server.moment.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const looks = [past.look(1), past.look(4)];
  answers[1]!({ view: { ply: 4 } } as unknown as Moment);
  answers[0]!({ view: { ply: 1 } } as unknown as Moment);
  await Promise.all(looks);
  expect([past.at, past.view]).toEqual([4, { ply: 4 }]);
});

it("stays where it is when a moment is refused", async () => {
  await past.look(2);
  server.moment.mockRejectedValue(new Error("no network"));
  await past.look(3);
  expect(past.at).toBe(2);
});

it("looks no longer at what was taken back, but still at what was before", async () => {
  await past.look(4);
  at.state = { ply: 5, takebacks: 1 };
  expect(past.at).toBe(4);
  at.state = { ply: 3, takebacks: 2 };
  expect(past.looking).toBe(false);
});

it("shows once more what the others did since one's own last move", async () => {
  await past.look(2);
  await past.again();
  expect([past.at, at.scene.again.mock.calls]).toEqual([null, [[at.plies.slice(4)]]]);
});
