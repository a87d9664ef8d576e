/** A strip that is complete: its kept pane goes into the window, then it is flipped or removed. */

import type { SintraKept } from "../../messages";
import { seen, type Flight } from "./panes";
import { TURNING } from "./timing";

/** The strip as it is now, to be shown for a moment after it is gone. */
export function copyOf(strip: Element): Element {
  const copy = strip.cloneNode(true) as Element;
  for (const one of [copy, ...copy.querySelectorAll("[data-space], [data-pane]")])
    for (const name of one.getAttributeNames())
      if (name.startsWith("data-")) one.removeAttribute(name);
  copy.setAttribute("aria-hidden", "true");
  return copy;
}

/** Hang the old strip over the place; null if that cannot be seen. */
export function hang(board: HTMLElement, place: string, old: Element | undefined): Element | null {
  const column = board.querySelector(`[data-column="${place}"]`);
  if (!old || !column?.getBoundingClientRect().width) return null;
  old.classList.add("old");
  column.append(old);
  return old;
}

/** The pane that is kept goes from the strip into its frame. */
export function toWindow(board: HTMLElement, kept: SintraKept, delay: number): Flight[] {
  const column = board.querySelector(`[data-column="${kept.seat}-${kept.window}"]`);
  const frame = board.querySelector(
    `[data-frame="${kept.seat}-${kept.window}-${kept.frame === "upper" ? 0 : 1}"]`,
  );
  if (!column || !frame || seen(frame) !== frame) return [];
  const strip = column.getBoundingClientRect();
  const to = frame.getBoundingClientRect();
  const from = new DOMRect(
    strip.left + (strip.width - to.width) / 2,
    strip.bottom - strip.height / 2,
    to.width,
    to.width,
  );
  return [{ from, to, colour: kept.colour, delay, waits: false, hidden: frame, breaks: false }];
}

/** Half a turn of the old side, half a turn of the new one; or up and away. */
export function turn(board: HTMLElement, place: string, old: Element | null, delay: number): void {
  if (!old) return;
  const next = board.querySelector(`[data-strip="${place}"]`);
  const away = next ? { transform: "scaleX(0)" } : { transform: "translateY(-18%)", opacity: 0 };
  const leaving = old.animate([{ transform: "none", opacity: 1 }, away], {
    duration: next ? TURNING : 2 * TURNING,
    delay,
    easing: "ease-in",
    fill: "both",
  });
  leaving.onfinish = leaving.oncancel = () => old.remove();
  next?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + TURNING });
  next?.animate([{ transform: "scaleX(0)" }, { transform: "none" }], {
    duration: TURNING,
    delay: delay + TURNING,
    easing: "ease-out",
    fill: "backwards",
  });
}
