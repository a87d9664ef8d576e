import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { PreparationShown } from "../messages";
import { gameIn, percent, untilBot, untilPlayable, watch } from "./preparing";

const prepared = (changes: Partial<PreparationShown> = {}): PreparationShown => ({
  complete: false,
  done: 40,
  of: 83,
  share: 0.299,
  seconds: 30,
  trouble: false,
  games: {
    sintra: { rules: 0, levels: { easy: 0, strong: 20 }, hints: 20 },
    fairytile: { rules: 12, levels: { easy: 14, strong: 30 }, hints: 30 },
  },
  ...changes,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("tells which game can be played, and when the others can", () => {
  expect(untilPlayable(prepared(), "sintra")).toBe(0);
  expect(untilPlayable(prepared(), "fairytile")).toBe(12);
  expect(untilPlayable(null, "fairytile")).toBe(0);
});

it("reads which game a record is of, if that can be read", () => {
  expect(gameIn('{"game": "sintra", "moves": []}')).toBe("sintra");
  expect(["", "no record", "null", "[]", "{}"].map(gameIn)).toEqual(["", "", "", "", ""]);
});

it("tells when a bot can move; nobody waits for a person", () => {
  expect(untilBot(prepared(), "sintra", "strong")).toBe(20);
  expect(untilBot(prepared(), "sintra", "easy")).toBe(0);
  expect(untilBot(prepared(), "sintra", null)).toBe(0);
  expect(untilBot(null, "sintra", "strong")).toBe(0);
});

it("does not wait for what will never be ready", () => {
  const broken = prepared();
  broken.games.sintra = { rules: null, levels: { strong: null }, hints: null };
  expect(untilPlayable(broken, "sintra")).toBeNull();
  expect(untilBot(broken, "sintra", "strong")).toBe(0);
});

it("counts whole per cents, and none too many", () => {
  expect(percent(prepared())).toBe(29);
  expect(percent(prepared({ share: 1 }))).toBe(99);
});

it("asks until everything is ready, and then no more", async () => {
  const complete = prepared({ complete: true });
  const ask = vi.fn().mockResolvedValueOnce(prepared()).mockResolvedValue(complete);
  const told: PreparationShown[] = [];
  watch(ask, (shown) => told.push(shown));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([prepared(), complete]);
  expect(ask).toHaveBeenCalledTimes(2);
});

it("asks again where nobody answers", async () => {
  const ask = vi
    .fn()
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValue(prepared({ complete: true }));
  const tell = vi.fn();
  watch(ask, tell);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(tell).toHaveBeenCalledOnce();
});

it("asks no more once something has failed and nothing else will come", async () => {
  const ask = vi.fn().mockResolvedValue(prepared({ trouble: true, seconds: 0 }));
  watch(ask, () => {});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledOnce();
});

it("asks no more when the page is left", async () => {
  const ask = vi.fn().mockResolvedValue(prepared());
  const end = watch(ask, () => {});
  await vi.advanceTimersByTimeAsync(1_500);
  end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(2);
});
