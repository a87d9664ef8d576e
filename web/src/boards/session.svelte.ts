/** What somebody is about to do at a board: what is picked, where it could go, and by what means.
 *
 * The same in every game: picking again lets go, and so does Escape; a finger looks with its first tap
 * and does with its second; the focus follows whoever plays by the keyboard. A new position forgets all.
 */

import { tick, untrack } from "svelte";

import { play as sound } from "../client/sound";
import type { Table } from "../client/table.svelte";
import { drag } from "./dragging";

/** By the keyboard, or by a finger; else by a mouse. */
export interface How {
  byKey: boolean;
  byTouch?: boolean;
}

/** How a click came about: the browser gives one by the keyboard no number in a row. */
export const howOf = ({ detail }: MouseEvent): How => ({ byKey: detail === 0 });

/** What a session asks of its board. Targets are told apart by `===`. */
export interface SessionBoard<Pick, Target> {
  table(): Table | null;
  moves(): readonly unknown[]; // none: nothing can be done now
  hint(): string | null;
  nameOf(pick: Pick): string; // its button has it as `data-pick`
  outcomes(): string[]; // all moves that what is picked can make
  targetAt(under: Element, at: PointerEvent): Target | null; // if it can be chosen
  choose(pick: Pick, how: How): void;
  place(target: Target, how: How): void;
  forget?(): void; // what was asked beside all this
  carry?(what: Pick, at: PointerEvent | null): void; // by itself; else a picture of it is carried
}

export class Session<Pick, Target> {
  picked = $state.raw<Pick | null>(null);
  looked = $state.raw<Target | null>(null); // what one looks at
  element: HTMLElement | undefined; // the board on the page
  byKeys = false; // was the last thing done by the keyboard?
  #tapped: Target | null = null; // what a finger looks at: browsers move a mouse that is not there

  constructor(private readonly board: SessionBoard<Pick, Target>) {
    const moment = $derived(`${board.table()?.moment}/${board.moves().length}`);
    $effect(() => {
      void moment; // a new position: what was picked is gone
      this.letGo();
      void tick().then(() => this.#comeBack());
    });
    $effect(() => {
      const scene = board.table()?.scene;
      if (this.picked !== null && scene?.beat) untrack(scene.hurry); // nobody waits for what is shown
    });
    $effect(() => {
      const hint = board.hint();
      if (hint) void board.table()?.foresight.look([hint]);
    });
  }

  is = (pick: Pick): boolean =>
    this.picked !== null && this.board.nameOf(this.picked) === this.board.nameOf(pick);

  /** Pick something, or let go of it if it is picked: then the answer is no. */
  pick(next: Pick, { byKey }: How): boolean {
    this.byKeys = byKey;
    const again = this.is(next);
    this.letGo();
    if (again) return false;
    this.picked = next;
    sound("pick");
    this.foresee();
    return true;
  }

  /** Ask what all that could be done now would do. */
  foresee(): void {
    void this.board.table()?.foresight.look(this.board.outcomes());
  }

  /** Where the mouse or the focus is; a finger's own choice stays. */
  look = (target: Target | null): void => {
    if (this.#tapped === null) this.looked = target;
  };

  /** Is a target meant, or does a finger only look at it? */
  means(target: Target | null, { byKey, byTouch }: How): boolean {
    this.byKeys = byKey;
    if (!byTouch || this.#tapped === target) return true;
    this.looked = this.#tapped = target;
    return false;
  }

  letGo(): void {
    this.picked = this.looked = this.#tapped = null;
    this.board.forget?.();
  }

  /** Let go, and back to where one picked it. */
  cancel = ({ byKey }: How): void => {
    const from = this.picked;
    this.letGo();
    if (byKey && from !== null) this.focus(this.#button(from));
  };

  escape = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || this.picked === null) return;
    if (document.querySelector("dialog[open]")) return;
    event.preventDefault();
    this.cancel({ byKey: this.byKeys });
  };

  async send(move: string): Promise<void> {
    this.letGo();
    await this.board.table()?.play(move);
  }

  /** Carry something to a target: the same as picking it and choosing that. */
  drag = (what: Pick, down: PointerEvent): void =>
    drag<Target>(down, {
      picture: this.element!.querySelector(`${this.#button(what)} svg`),
      carry: this.board.carry && ((at) => this.board.carry!(what, at)),
      target: (under, at) => under && this.board.targetAt(under, at),
      begin: () => this.is(what) || this.board.choose(what, { byKey: false }),
      over: (target) => (this.looked = target),
      drop: (target) =>
        target === null ? this.letGo() : this.board.place(target, { byKey: false }),
    });

  focus(what: string): void {
    void tick().then(() => this.element?.querySelector<HTMLElement>(what)?.focus());
  }

  focusFirst = (): void => this.focus("[data-pick]:not([disabled])");

  /** Whoever plays by the keyboard is not lost on the page when what had the focus is gone. */
  #comeBack(): void {
    const lost = document.activeElement === document.body;
    if (this.board.moves().length && this.byKeys && lost) this.focusFirst();
  }

  #button = (pick: Pick): string => `[data-pick="${this.board.nameOf(pick)}"]`;
}
