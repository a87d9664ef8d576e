import { expect, it } from "vitest";

import type { Shuffle, TableState } from "../messages";
import { breachOf, commandFor, ownSeeds, promiseOf } from "./draws";
import { sha256 } from "./sha256";

const SECRET = "5a".repeat(32);
const COMMITMENT = sha256(SECRET);
const promised = { commitment: COMMITMENT, early: true, seeds: { 1: "mine" } };

function shown(status: TableState["status"], changes: Partial<Shuffle> = {}) {
  const secret = status === "over" ? SECRET : null;
  return {
    status,
    shuffle: { commitment: COMMITMENT, seeds: ["theirs", "mine"], secret, ...changes },
  };
}

it("remembers whether a promise was heard before the first draw", () => {
  expect(promiseOf(shown("waiting"))).toEqual({
    commitment: COMMITMENT,
    early: true,
    seeds: {},
  });
  expect(promiseOf(shown("running")).early).toBe(false);
});

it("finds nothing where the server keeps to what it told", () => {
  for (const status of ["waiting", "running", "over"] as const)
    expect(breachOf(promised, shown(status), [1])).toBe(null);
});

it("finds another commitment, whoever looks", () => {
  const chosen = "c0ffee".repeat(10);
  const later = shown("over", { secret: chosen, commitment: sha256(chosen) });
  expect(breachOf(promised, later, [])).toBe("commitment");
  expect(breachOf(promised, shown("running", { commitment: sha256("x") }), [1])).toBe("commitment");
});

it("finds that one's own seed was replaced, and looks at no other", () => {
  expect(breachOf(promised, shown("running", { seeds: ["theirs", "other"] }), [1])).toBe("seed");
  expect(breachOf(promised, shown("running", { seeds: ["theirs"] }), [1])).toBe("seed");
  expect(breachOf(promised, shown("running", { seeds: ["other", "mine"] }), [1])).toBe(null);
  expect(breachOf(promised, shown("waiting", { seeds: ["", ""] }), [])).toBe(null); // refused a seat
  expect(ownSeeds(promised, [0, 1])).toEqual([1]);
});

it("finds a secret that is kept back or does not fit, once the game is over", () => {
  expect(breachOf(promised, shown("over", { secret: null }), [1])).toBe("secret");
  expect(breachOf(promised, shown("over", { secret: "5b".repeat(32) }), [1])).toBe("secret");
});

it("says how every draw is made again", () => {
  expect(commandFor("sintra-1.json", promised)).toBe(
    `tessera verify sintra-1.json --commitment ${COMMITMENT}`,
  );
});
