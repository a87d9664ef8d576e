/** A scene keeps the order of what happened, loses nothing, and keeps nobody waiting. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Event, PlyShown, View } from "../messages";
import { Scene, type Beat } from "./scene.svelte";

const LENGTHS = { thought: 100, move: 0, rest: 50 };
const MOVING = 200; // milliseconds
const OWN = 0;
const HARE = 1;

const view = (ply: number) => ({ ply }) as unknown as View; // after so many plies
const page = (number: number) => ({ type: "recounted", page: number }) as unknown as Event;
const ply = (number: number, seat: number | null, ...events: Event[]) =>
  ({ ply: number, seat, move: "", events }) as unknown as PlyShown;

let scene: Scene;
let lengths: typeof LENGTHS;
let asked: number[]; // plies before which a view was fetched
let answer: (ply: number) => Promise<View | null>;
let arrive: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  lengths = { ...LENGTHS };
  asked = [];
  answer = async (at) => view(at);
  arrive = () => {};
  scene = new Scene({
    isOwn: (seat) => seat === OWN,
    isRead: ({ type }) => type === "recounted",
    lengths: () => lengths,
    viewBefore: (at) => (asked.push(at), answer(at)),
    arrival: () =>
      new Promise<void>((done) => {
        const timer = setTimeout(done, MOVING);
        arrive = () => (clearTimeout(timer), done());
      }),
    finish: () => arrive(),
  });
  scene.jump(view(4), 4);
});
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const settle = () => pass(0);

/** What is shown now, in short. */
function now(): string {
  const { beat } = scene;
  if (!beat) return "rest";
  const told = beat.event ? ` ${(beat.event as unknown as { page: number }).page}` : "";
  return `${beat.kind} ${beat.ply.ply}${told}`;
}

/** Skip on and on, and tell every beat. */
async function through(): Promise<string[]> {
  const beats: string[] = [];
  for (let beat: Beat | null = scene.beat; beat; beat = scene.beat) {
    beats.push(now());
    scene.skip();
    await settle();
  }
  return beats;
}

it("is at once in the end state at the beginning", () => {
  expect([scene.view, scene.ply, scene.beat, scene.before]).toEqual([view(4), 4, null, null]);
});

it("shows one's own move at once, and the others' after a thought, each to its end", async () => {
  scene.add([ply(4, OWN)], view(5));
  expect([now(), scene.view, scene.before]).toEqual(["move 4", view(5), view(4)]);
  scene.add([ply(5, HARE)], view(6));
  await pass(MOVING - 1);
  expect([now(), scene.view]).toEqual(["move 4", view(5)]); // the other has moved, and it is not seen
  await pass(1);
  expect([now(), scene.before]).toEqual(["thought 5", null]);
  await pass(100);
  expect([now(), scene.view, scene.news]).toEqual(["move 5", view(6), [ply(5, HARE)]]);
  await pass(MOVING);
  expect(now()).toBe("rest 5");
  await pass(50);
  expect([now(), scene.ply, scene.news]).toEqual(["rest", 6, []]);
});

it("shows every page that is told, in order, and each until somebody goes on", async () => {
  scene.add([ply(4, OWN, page(11))], view(5));
  scene.add([ply(5, HARE, page(22))], view(6));
  scene.add([ply(6, OWN, page(13))], view(7)); // somebody acted meanwhile
  scene.add([ply(7, HARE, page(24), page(25))], view(8));
  expect(await through()).toEqual([
    ...["move 4", "read 4 11"],
    ...["thought 5", "move 5", "read 5 22", "rest 5"],
    ...["move 6", "read 6 13"],
    ...["thought 7", "move 7", "read 7 24", "read 7 25", "rest 7"],
  ]);
  expect([scene.view, scene.ply]).toEqual([view(8), 8]);
});

it("waits for ever with what is read, and shows nothing that comes of it before", async () => {
  scene.add([ply(4, OWN, page(11))], view(5));
  scene.add([ply(5, HARE)], view(6));
  await pass(10 ** 8);
  expect([now(), scene.view, scene.before]).toEqual(["read 4 11", view(5), view(4)]);
  scene.skip();
  await settle();
  expect([now(), scene.before]).toEqual(["thought 5", null]);
});

it("hurries to its end when somebody acts, but only as far as what is to be read", async () => {
  scene.add([ply(4, OWN)], view(5));
  scene.add([ply(5, HARE, page(22))], view(6));
  scene.add([ply(6, 2)], view(7));
  scene.hurry();
  await settle();
  expect([now(), scene.view, scene.news]).toEqual(["read 5 22", view(6), []]);
  expect(scene.said.map(({ ply: at }) => at)).toEqual([4, 5]); // nothing is left unsaid
  scene.hurry();
  await settle();
  expect(now()).toBe("read 5 22"); // it stays
  scene.skip();
  await settle();
  expect([now(), scene.view, scene.ply]).toEqual(["rest", view(7), 7]);
});

it("shows what comes later at the usual pace again", async () => {
  scene.add([ply(4, HARE)], view(5));
  scene.hurry();
  await settle();
  scene.add([ply(5, HARE)], view(6));
  expect(now()).toBe("thought 5");
});

it("shows each of several moves that come together, with the view after it", async () => {
  scene.add([ply(4, OWN), ply(5, null), ply(6, HARE)], view(7));
  expect(asked).toEqual([5, 6]);
  await settle();
  expect([now(), scene.view]).toEqual(["move 4", view(5)]);
  await pass(MOVING);
  expect([now(), scene.view]).toEqual(["move 5", view(6)]);
  expect(await through()).toEqual(["move 5", "rest 5", "thought 6", "move 6", "rest 6"]);
  expect(scene.view).toEqual(view(7));
});

it("goes on with the view it has where one cannot be fetched", async () => {
  answer = () => Promise.reject(new Error("no network"));
  scene.add([ply(4, OWN), ply(5, HARE)], view(6));
  await settle();
  expect([now(), scene.view]).toEqual(["move 4", view(4)]);
  await through();
  expect([scene.view, scene.ply]).toEqual([view(6), 6]);
});

it("waits for a word before each of the others where somebody likes that", async () => {
  lengths.thought = Infinity;
  scene.add([ply(4, HARE)], view(5));
  scene.add([ply(5, 2)], view(6));
  await pass(10 ** 8);
  expect([now(), scene.view]).toEqual(["thought 4", view(4)]);
  scene.skip();
  await pass(10 ** 8);
  expect([now(), scene.view]).toEqual(["thought 5", view(5)]);
});

it("lets a caption stand where nothing moves, and not for one's own move", async () => {
  lengths.move = 900;
  scene.add([ply(4, OWN)], view(5));
  scene.add([ply(5, HARE)], view(6));
  await pass(MOVING + 100);
  expect(now()).toBe("move 5");
  await pass(899);
  expect(now()).toBe("move 5");
  await pass(1);
  expect(now()).toBe("rest 5");
});

it("is cut off where moves are taken back", async () => {
  scene.add([ply(4, OWN)], view(5));
  scene.add([ply(5, HARE, page(22))], view(6));
  scene.jump(view(4), 4);
  expect([now(), scene.view, scene.ply]).toEqual(["rest", view(4), 4]);
  await pass(10_000);
  expect([now(), scene.view]).toEqual(["rest", view(4)]);
  scene.add([ply(4, OWN)], view(5));
  expect([now(), scene.view]).toEqual(["move 4", view(5)]);
});

it("does not fall ever further behind, and still lets everything be read", async () => {
  for (let at = 4; at < 24; at++)
    scene.add([ply(at, HARE, ...(at === 6 ? [page(7)] : []))], view(at + 1));
  await pass(100 + 10 * MOVING);
  expect(now()).toBe("read 6 7");
  scene.skip();
  await pass(9 * MOVING + 50);
  expect(scene.ply).toBeGreaterThan(14);
  await pass(10_000);
  expect([now(), scene.ply]).toEqual(["rest", 24]);
});

it("takes a view without a move in, now or in its turn", async () => {
  scene.add([], view(40));
  expect(scene.view).toEqual(view(40));
  scene.add([ply(4, HARE)], view(5));
  scene.add([], view(50)); // somebody else's eyes
  await through();
  expect(scene.view).toEqual(view(50));
});

it("shows the last moves once more and reads nothing twice", async () => {
  scene.add([ply(4, HARE, page(22)), ply(5, 2)], view(6));
  await settle();
  await through();
  await scene.again([ply(4, HARE, page(22)), ply(5, 2)]);
  expect([scene.view, scene.ply]).toEqual([view(4), 4]);
  await settle();
  expect(await through()).toEqual([
    ...["thought 4", "move 4", "rest 4"],
    ...["thought 5", "move 5", "rest 5"],
  ]);
  expect([scene.view, scene.ply]).toEqual([view(6), 6]);
});

it("shows them no more when the game went on meanwhile", async () => {
  const again = scene.again([ply(3, HARE)]);
  scene.add([ply(4, OWN)], view(5));
  await again;
  expect([now(), scene.view]).toEqual(["move 4", view(5)]);
});
