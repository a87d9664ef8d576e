/** From there to here: what every movement on this board is made of. Only transform and opacity move. */

export const FLIGHT = 420; // milliseconds, as all that follow
export const STEPPING = 90; // of the marker, from row to row
export const MOST_STEPPING = 400;
export const WALK = 320;
export const TURNING = 190; // one half of a strip's flip
export const RISING = 350; // of points won; then they fade
export const COUNTING = 400;

/** The middle of a place, and how large it is. */
export interface Spot {
  x: number;
  y: number;
  size: number;
}

/** Null where nothing can be seen: in a folded palace, or of a strip that is just being flipped. */
export function spotOf(place: Element | null): Spot | null {
  const { x, y, width, height } = place?.getBoundingClientRect() ?? new DOMRect();
  return width ? { x: x + width / 2, y: y + height / 2, size: Math.min(width, height) } : null;
}

/** What can be seen of a place: a folded palace shows no more than its one line. */
export function seen(place: Element | null): Element | null {
  const folded = place?.closest("details:not([open])");
  return folded ? folded.querySelector("summary") : place;
}

/** Shown or hidden for a while, whatever it is by itself. */
export const holds = (
  one: Element | null | undefined,
  opacity: 0 | 1,
  duration: number,
  delay = 0,
) => one?.animate([{ opacity }, { opacity }], { duration, delay });

/** As a transform: with its middle there. */
export const at = ({ x, y }: { x: number; y: number }, how: string) =>
  `translate(${x}px, ${y}px) translate(-50%, -50%) ${how}`;

/** An image on its way over the page; then it is gone. */
export function send(image: HTMLElement, way: Keyframe[], duration: number, delay: number): void {
  image.setAttribute("aria-hidden", "true");
  document.body.append(image);
  const sent = image.animate(way, { duration, delay, fill: "both" });
  sent.onfinish = sent.oncancel = () => image.remove();
}
