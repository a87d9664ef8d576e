/** A strip that is complete hangs there a moment longer, then it is flipped or removed. */

import { column, strip } from "./anchors";
import { holds, spotOf, TURNING } from "./movement";

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
  const there = board.querySelector(column(place));
  if (!old || !spotOf(there)) return null;
  old.classList.add("old");
  there!.append(old);
  return old;
}

/** Half a turn of the old side, half a turn of the new one; or up and away. */
export function turn(board: HTMLElement, place: string, old: Element | null, delay: number): void {
  if (!old) return;
  const next = board.querySelector(strip(place));
  const away = next ? { transform: "scaleX(0)" } : { transform: "translateY(-18%)", opacity: 0 };
  const leaving = old.animate([{ transform: "none", opacity: 1 }, away], {
    duration: next ? TURNING : 2 * TURNING,
    delay,
    easing: "ease-in",
    fill: "both",
  });
  leaving.onfinish = leaving.oncancel = () => old.remove();
  holds(next, 0, delay + TURNING);
  next?.animate([{ transform: "scaleX(0)" }, { transform: "none" }], {
    duration: TURNING,
    delay: delay + TURNING,
    easing: "ease-out",
    fill: "backwards",
  });
}
