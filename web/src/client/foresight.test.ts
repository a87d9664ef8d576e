import { expect, test } from "vitest";

import type { Event } from "../messages";
import { Foresight } from "./foresight.svelte";

const happened = (seat: number) => [{ type: "won", seat }] as unknown as Event[];

class Asked {
  moment = "3";
  questions: string[][] = [];
  answer: (moves: string[]) => Promise<Event[][]> = async (moves) =>
    moves.map((_, nth) => happened(nth));
  foresight = new Foresight(
    () => this.moment,
    (moves) => {
      this.questions.push(moves);
      return this.answer(moves);
    },
  );
}

test("what is under way or known is not asked for again", async () => {
  const { foresight, questions } = new Asked();
  await Promise.all([foresight.look(["a", "b"]), foresight.look(["b", "c"])]);
  await foresight.look(["a", "c"]);
  expect(questions).toEqual([["a", "b"], ["c"]]);
  expect(foresight.of("b")).toEqual(happened(1));
});

test("what a hint has said is known", async () => {
  const { foresight, questions } = new Asked();
  foresight.add("3", [["a", happened(7)]]);
  await foresight.look(["a"]);
  expect(questions).toEqual([]);
  expect(foresight.of("a")).toEqual(happened(7));
});

test("with the next move all is forgotten, and late answers are not believed", async () => {
  const asked = new Asked();
  let reply = (_: Event[][]) => {};
  asked.answer = () => new Promise((resolve) => (reply = resolve));
  const looking = asked.foresight.look(["a"]);
  asked.moment = "4";
  reply([happened(0)]);
  await looking;
  expect(asked.foresight.of("a")).toBeUndefined();
  asked.moment = "3";
  expect(asked.foresight.of("a")).toBeUndefined();
});

test("after a break it can be asked for again", async () => {
  const asked = new Asked();
  asked.answer = () => Promise.reject(new Error("the line broke"));
  await asked.foresight.look(["a"]);
  asked.answer = async () => [happened(1)];
  await asked.foresight.look(["a"]);
  expect(asked.foresight.of("a")).toEqual(happened(1));
});

test("many moves are asked for in parts", async () => {
  const { foresight, questions } = new Asked();
  await foresight.look(Array.from({ length: 250 }, (_, nth) => `${nth}`));
  expect(questions.map((moves) => moves.length)).toEqual([100, 100, 50]);
  expect(foresight.of("249")).toEqual(happened(49));
});
