/** What the board's parts are called, so that movement finds its way from one to another: selectors. */

const named =
  (what: string) =>
  (...name: (string | number)[]) =>
    `[data-${what}="${name.join("-")}"]`;

export const source = named("source"); // a display from 1, or 0: the centre
export const glazier = named("glazier"); // seat, window: where it may stand
export const column = named("column"); // seat, window: where a strip may hang
export const strip = named("strip"); // seat, window
export const space = named("space"); // seat, window, space from 1
export const frame = named("frame"); // seat, window, 0 above or 1 below
export const disc = named("disc"); // seat, window: its points
export const row = named("row"); // seat, row of the broken glass

export const BAG = "[data-store=bag] strong";
export const PANE = "[data-pane]";
export const HERE = "[data-glazier]:has(.here)"; // where glaziers stand
export const marks = (seat: number) => `[data-row^="${seat}-"] .mark`;
