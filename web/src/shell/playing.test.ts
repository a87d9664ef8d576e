/** What the server promised about the draws is kept before it hears a seed. */

import { beforeEach, expect, it, vi } from "vitest";

const server = vi.hoisted(() => ({ openTable: vi.fn(), sit: vi.fn(), showTable: vi.fn() }));

vi.mock("./route.svelte", () => ({ go: () => {} }));
vi.mock("../client/api", async (original) => ({ ...(await original<object>()), ...server }));

import type { Settings, TableState } from "../messages";
import { keyOf, promisedAt } from "../client/kept_seats";
import { openAndSit, playOn, sitDown } from "./playing";
import type { Table } from "../client/table.svelte";

const told = { commitment: "c0", early: true, seeds: {} };
const atSitting: unknown[] = []; // what was kept when a seed was sent, and the seed

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: kept.set.bind(kept),
  });
  atSitting.length = 0;
  server.sit
    .mockReset()
    .mockImplementation(
      async (table: string, _: string, { seat, seed }: { seat: number; seed: string }) => {
        atSitting.push([promisedAt(table)?.commitment, promisedAt(table)?.seeds[seat] === seed]);
        return { key: "key" };
      },
    );
  server.openTable.mockResolvedValue({
    table: "t",
    key: "host",
    invitations: [null, "come"],
    commitment: "c0",
  });
});

it("keeps it where one opens the table, for every seat at this screen", async () => {
  await openAndSit(
    { game: "sintra", places: [{ kind: "open" }, { kind: "invited" }] } as Settings,
    ["Ana", "Bea"],
  );
  expect(atSitting).toEqual([
    ["c0", true],
    ["c0", true],
  ]);
  const promised = promisedAt("t")!;
  expect(promised).toMatchObject({ commitment: "c0", early: true });
  expect(Object.keys(promised.seeds)).toEqual(["0", "1"]);
  expect(promised.seeds[0]).not.toBe(promised.seeds[1]);
});

it("keeps it where one sits down at another's table", async () => {
  await sitDown("guest", 1, "Bea", "come", told);
  expect(atSitting).toEqual([["c0", true]]);
  expect(keyOf("guest")).toBe("key");
});

it("keeps what was told first, and sends the same seed when it has to try again", async () => {
  server.sit.mockRejectedValueOnce(new Error("the line broke"));
  await expect(sitDown("again", 1, "Bea", "come", told)).rejects.toThrow();
  await sitDown("again", 1, "Bea", "come", { ...told, commitment: "another" });
  expect(atSitting).toEqual([["c0", true]]);
  const [first, second] = server.sit.mock.calls.map(([, , body]) => body.seed);
  expect(second).toBe(first);
});

it("keeps it where one plays again", async () => {
  const shuffle = { commitment: "c1", seeds: ["", ""], secret: null };
  const state = { status: "waiting", seats: [{}, {}], shuffle } as unknown as TableState;
  server.showTable.mockResolvedValue({ seats: [], state });
  const over = {
    id: "t",
    game: "sintra",
    names: ["Ana", "Bea"],
    seats: [0],
    state: { followed_by: "next", seats: [{ name: "Ana" }] },
  };
  await playOn(over as unknown as Table);
  expect(atSitting).toEqual([["c1", true]]);
  expect(promisedAt("next")).toMatchObject({ commitment: "c1", early: true });
});
