/** What a board is: the same for every game. */

import type { Component, Snippet } from "svelte";

import type { Event, PlyShown, View } from "../messages";
import type { Choices } from "../client/preferences.svelte";
import type { Table } from "../client/table.svelte";

/** What a board is handed. It draws a view and offers the moves that came with it. */
export interface BoardProps {
  table: Table | null; // null when a record is shown
  view: View;
  moves: string[]; // empty: nothing can be done now
  components: unknown;
  names: string[];
  news: PlyShown[]; // what has just happened, to be shown as movement
  before?: View | null; // the view before that, as long as it is shown
  traces?: PlyShown[]; // moves that have left a trace, and draws among them
  read?: Event | null; // what is told, to be read
  goOn?: () => void; // it was read
  seats: number[]; // one's own
  pointed: Event[]; // what a line of the log points at
  hint: string | null; // a move to be shown
  openRules: (clause: string | null) => void; // opens the rules there
  cover: (covered: boolean) => void; // a secret is covered while the device changes hands
  furniture?: Furniture | undefined; // for a board that is the whole screen
}

/** What every table has around its board, for a board to put into its place. */
export interface Furniture {
  line: Snippet; // what was done last
  aids: Snippet; // a hint, taking back
  log: Snippet;
}

/** A step of a guided first game: a message, and what the seat has to do to go on. */
export interface Step {
  name: string;
  about?: string; // what it speaks of, as a selector: that is ringed
  done?: (event: Event) => boolean; // without it there is a button
}

/** How a game's result is explained: by the events of its last move. */
export interface ResultProps {
  events: Event[];
  names: string[];
  winners: number[];
  view: View; // of the table at the end
  components: unknown;
}

/** Everything that the page has of a game. */
export interface GameBoard {
  cover: Component;
  board: () => Promise<{ default: Component<BoardProps> }>;
  stage?: boolean; // it is the whole screen, and places what is around it by itself
  result?: () => Promise<{ default: Component<ResultProps> }>;
  sign?: () => Promise<{ default: Component<{ events: Event[] }> }>; // a move as a small picture
  lesson?: () => Promise<{ STEPS: Step[] }>;
  options?: Record<string, Component<{ value: string }>>; // a picture for each value of an option
  choices?: Choices; // what somebody can like or not: `choice-sectors` is the game's word
  isRead?: (event: Event) => boolean; // does somebody read what is told by it?
  diagram?: () => Promise<{ default: Component<{ text: string }> }>; // for the maps in its rules
  keys?: string[]; // of its board: `key-b` and `key-b-does` are the game's words
}
