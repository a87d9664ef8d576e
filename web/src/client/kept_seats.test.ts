import { beforeEach, expect, it, vi } from "vitest";

/** A browser's storage; a private window has one that takes nothing. */
function storage(takes: boolean): Partial<Storage> {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => {
      if (!takes) throw new Error("full");
      kept.set(name, text);
    },
  };
}

beforeEach(() => vi.resetModules());

it("keeps the keys of games that go on before those that are over", async () => {
  vi.stubGlobal("localStorage", storage(true));
  const { keep, keyOf, seats } = await import("./kept_seats");
  keep("running", { key: "k", over: false });
  for (let nth = 0; nth < 80; nth++) keep(`done-${nth}`, { key: "k", over: true });
  expect(keyOf("running")).toBe("k");
  expect(Object.keys(seats())).toHaveLength(60);
});

it("remembers as long as the page lasts where nothing may be kept", async () => {
  vi.stubGlobal("localStorage", storage(false));
  const { forget, keep, keyOf } = await import("./kept_seats");
  keep("table", { key: "k" });
  keep("table", { names: ["Ana"] });
  expect(keyOf("table")).toBe("k");
  forget("table");
  expect(keyOf("table")).toBe(null);
});
