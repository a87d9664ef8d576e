/** A session at a board with two things to pick, "a" and "b", each of which can go to 1 or 2. */

import { flushSync, tick } from "svelte";
import { beforeEach, expect, it, vi } from "vitest";

import type { Table } from "../client/table.svelte";
import type { Drag } from "./dragging";

const mouse = vi.hoisted(() => ({ drag: null as unknown as Drag<number> }));
vi.mock("../client/sound", () => ({ play: () => {} }));
vi.mock("./dragging", () => ({
  drag: (_: PointerEvent, drag: Drag<number>) => (mouse.drag = drag),
}));

import { Session } from "./session.svelte";

const BY_KEY = { byKey: true };
const BY_MOUSE = { byKey: false };
const BY_TOUCH = { byKey: false, byTouch: true };

const AT_FIRST = {
  moment: "5/0",
  moves: ["a1", "a2", "b1", "b2"],
  hint: "",
  beat: null as string | null, // of the scene
};
let position = $state({ ...AT_FIRST });
let page: { activeElement: unknown; body: unknown; dialog: unknown };
let asked: string[][];
let played: string[];
let focused: string[];
let forgotten: number;
let session: Session<{ letter: string }, number>;

const table = {
  get moment() {
    return position.moment;
  },
  scene: {
    get beat() {
      return position.beat;
    },
    hurry: () => (position.beat = null),
  },
  foresight: { look: (moves: string[]) => asked.push(moves) },
  play: async (move: string) => void played.push(move),
} as unknown as Table;

const place = (target: number, how: { byKey: boolean; byTouch?: boolean }) => {
  const move = `${session.picked!.letter}${target}`;
  if (session.means(target, how)) void session.send(move);
};

beforeEach(() => {
  position = { ...AT_FIRST };
  page = { activeElement: "a button", body: "body", dialog: null };
  vi.stubGlobal("document", Object.assign(page, { querySelector: () => page.dialog }));
  [asked, played, focused, forgotten] = [[], [], [], 0];
  return $effect.root(() => {
    session = new Session({
      table: () => table,
      moves: () => position.moves,
      hint: () => position.hint,
      nameOf: ({ letter }) => letter,
      outcomes: () => position.moves.filter((move) => move[0] === session.picked?.letter),
      targetAt: (under) => (under as unknown as { target: number | null }).target,
      choose: (pick, how) => void session.pick(pick, how),
      place,
      forget: () => forgotten++,
    });
    const querySelector = (what: string) => ({ focus: () => focused.push(what) });
    session.element = { querySelector } as unknown as HTMLElement;
    flushSync();
  });
});

const escape = () => {
  const event = { key: "Escape", preventDefault: vi.fn() };
  session.escape(event as unknown as KeyboardEvent);
  return event.preventDefault.mock.calls.length > 0;
};

it("asks what all would do that can be done with what is picked", () => {
  expect(session.pick({ letter: "b" }, BY_MOUSE)).toBe(true);
  expect(session.is({ letter: "b" })).toBe(true);
  expect(asked).toEqual([["b1", "b2"]]);
});

it("lets go of what is picked again", () => {
  session.pick({ letter: "a" }, BY_MOUSE);
  session.look(2);
  expect(session.pick({ letter: "a" }, BY_MOUSE)).toBe(false);
  expect([session.picked, session.looked]).toEqual([null, null]);
});

it("does at once what a mouse or a key chooses", () => {
  session.pick({ letter: "a" }, BY_MOUSE);
  place(2, BY_MOUSE);
  session.pick({ letter: "b" }, BY_KEY);
  place(1, BY_KEY);
  expect(played).toEqual(["a2", "b1"]);
  expect(session.picked).toBeNull();
});

it("only looks with a finger's first tap", () => {
  session.pick({ letter: "a" }, BY_TOUCH);
  place(1, BY_TOUCH);
  place(2, BY_TOUCH);
  session.look(null); // of a mouse that is not there
  expect(session.looked).toBe(2);
  expect(played).toEqual([]);
  place(2, BY_TOUCH);
  expect(played).toEqual(["a2"]);
});

it("looks where the mouse is, once a finger's choice is let go", () => {
  session.pick({ letter: "a" }, BY_TOUCH);
  place(1, BY_TOUCH);
  session.letGo();
  session.look(2);
  expect(session.looked).toBe(2);
});

it("forgets all with the position, and not with anything else that is told", () => {
  session.pick({ letter: "a" }, BY_MOUSE);
  const before = forgotten;
  position = { ...position };
  flushSync();
  expect([session.picked, forgotten]).toEqual([{ letter: "a" }, before]);
  position = { ...position, moment: "6/0" };
  flushSync();
  expect([session.picked, forgotten]).toEqual([null, before + 1]);
});

it("foresees a hint", () => {
  position.hint = "b2";
  flushSync();
  expect(asked).toEqual([["b2"]]);
});

it("goes back to where it was picked, for whoever plays by the keyboard", async () => {
  session.pick({ letter: "b" }, BY_KEY);
  expect(escape()).toBe(true);
  await tick();
  expect([session.picked, focused]).toEqual([null, ['[data-pick="b"]']]);
});

it("leaves the focus alone when a mouse picked it", async () => {
  session.pick({ letter: "b" }, BY_MOUSE);
  escape();
  await tick();
  expect([session.picked, focused]).toEqual([null, []]);
});

it("leaves Escape to a dialog, and to others when nothing is picked", () => {
  expect(escape()).toBe(false);
  session.pick({ letter: "b" }, BY_MOUSE);
  page.dialog = {};
  expect(escape()).toBe(false);
  expect(session.picked).not.toBeNull();
});

it.each([
  ["by the keyboard, and the focus is gone", BY_KEY, "body", ["a1"], true],
  ["by the keyboard, and the focus is elsewhere", BY_KEY, "a button", ["a1"], false],
  ["by the keyboard, but cannot do anything", BY_KEY, "body", [], false],
  ["by the mouse", BY_MOUSE, "body", ["a1"], false],
])("comes back to the board with a new position: who plays %s", async (_, how, at, moves, back) => {
  session.pick({ letter: "a" }, how);
  page.activeElement = at;
  position = { ...AT_FIRST, moment: "6/0", moves };
  flushSync();
  await tick();
  await tick();
  expect(focused).toEqual(back ? ["[data-pick]:not([disabled])"] : []);
});

it("is the same to drag something as to pick it and choose", () => {
  session.drag({ letter: "a" }, {} as PointerEvent);
  mouse.drag.begin();
  expect(session.picked).toEqual({ letter: "a" });
  mouse.drag.over(1);
  expect(session.looked).toBe(1);
  mouse.drag.drop(1);
  expect(played).toEqual(["a1"]);
});

it("keeps what is picked when it is dragged, and lets go of it beside every target", () => {
  session.pick({ letter: "a" }, BY_MOUSE);
  session.drag({ letter: "a" }, {} as PointerEvent);
  mouse.drag.begin();
  expect(session.picked).toEqual({ letter: "a" });
  mouse.drag.drop(null);
  expect([session.picked, played]).toEqual([null, []]);
});

it("waits for nothing that is shown as soon as something is picked", () => {
  position.beat = "thought";
  flushSync();
  expect(position.beat).toBe("thought");
  session.pick({ letter: "a" }, BY_MOUSE);
  flushSync();
  expect(position.beat).toBe(null);
  position.beat = "move"; // more has happened
  flushSync();
  expect(position.beat).toBe(null);
});
