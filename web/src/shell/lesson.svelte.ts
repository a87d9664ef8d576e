/** The guided first game at a table: its steps, as long as somebody wants them. */

import { boardOf } from "../boards";
import type { Step } from "../boards/board";
import { keep, seats as kept } from "../client/kept_seats";

export class Lesson {
  steps = $state.raw<Step[]>([]);

  constructor(
    private readonly table: string,
    game: () => string,
  ) {
    $effect(() => {
      if (!kept()[this.table]?.lesson) return;
      void boardOf(game())
        .lesson?.()
        .then((module) => (this.steps = module.STEPS));
    });
  }

  end = (): void => {
    keep(this.table, { lesson: false });
    this.steps = [];
  };
}
