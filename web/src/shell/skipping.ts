/** A click or a key goes on with the scene, and does what else it means all the same. */

import type { Scene } from "../client/scene.svelte";

const MEANS_SOMETHING = "a, button, input, select, textarea, summary, [role=button]";
const AROUND = "dialog, header, aside, .panel, .coach, .afloat"; // the board, not on it

export class Skipping {
  constructor(
    private readonly scene: Scene,
    private readonly elsewhere: () => boolean, // somebody looks at something else
  ) {}

  click = (event: MouseEvent): void => {
    if (this.#isFree() && !(event.target as Element).closest(AROUND)) this.scene.skip();
  };

  /** Space and Enter, where they mean nothing else, and Escape. */
  press(event: KeyboardEvent): void {
    if (event.repeat || event.defaultPrevented || !this.#isFree()) return;
    const { key, target } = event;
    const goesOn =
      (key === " " || key === "Enter") && !(target as Element).closest(MEANS_SOMETHING);
    if (goesOn) event.preventDefault(); // the page would scroll
    if (goesOn || key === "Escape") this.scene.skip();
  }

  #isFree(): boolean {
    if (this.elsewhere() || document.querySelector("dialog[open]")) return false;
    return this.scene.beat !== null;
  }
}
