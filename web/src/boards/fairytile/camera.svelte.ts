/** How the map lies in its box: shifted and scaled, by fingers, wheel and keys. */

import { HALF, SIZE, centre, type Hex } from "./hex";

export const A_ZOOM = 1.25; // by a key or a button
const LARGEST = 2.6; // screen pixels for a unit of the map
const SMALLEST = 0.22;
const AT_MOST_FITTED = 1.45; // three tiles alone need not fill a large screen
const A_TAP = 6; // pixels that a finger may tremble
const RIM = 14;

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The box around some hexes; towers and figures reach above theirs. */
export function boxAround(hexes: Iterable<Hex>): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const hex of hexes) {
    const [x, y] = centre(hex);
    box.left = Math.min(box.left, x - HALF);
    box.right = Math.max(box.right, x + HALF);
    box.top = Math.min(box.top, y - SIZE - 12);
    box.bottom = Math.max(box.bottom, y + SIZE + 8);
  }
  return box.left === Infinity ? { left: -HALF, top: -SIZE, right: HALF, bottom: SIZE } : box;
}

export class Camera {
  x = $state(0); // where the map's origin lies in the box
  y = $state(0);
  scale = $state(1);
  width = $state(0);
  height = $state(0);
  own = $state(false); // has somebody moved it since it fitted?
  held = $state(false); // is it being moved right now?
  settled = $state(false); // has it once fitted? Only then it glides
  #box: Box = boxAround([]);
  #fingers = new Map<number, { x: number; y: number }>();
  #travelled = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;

  /** Show this much of the map, as large as it goes. */
  fit(box: Box = this.#box): void {
    this.#box = box;
    if (!this.width || !this.height) return;
    const wide = (this.width - 2 * RIM) / (box.right - box.left);
    const high = (this.height - 2 * RIM) / (box.bottom - box.top);
    this.scale = Math.max(SMALLEST, Math.min(wide, high, AT_MOST_FITTED));
    this.x = this.width / 2 - (this.scale * (box.left + box.right)) / 2;
    this.y = this.height / 2 - (this.scale * (box.top + box.bottom)) / 2;
    this.own = false;
    requestAnimationFrame(() => requestAnimationFrame(() => (this.settled = true)));
  }

  pan(x: number, y: number): void {
    this.x += x;
    this.y += y;
    this.#stay();
    this.own = true;
  }

  /** Zoom around a point of the box; what lies there stays there. */
  zoom(by: number, x = this.width / 2, y = this.height / 2): void {
    const scale = Math.min(LARGEST, Math.max(SMALLEST, this.scale * by));
    this.x = x - ((x - this.x) * scale) / this.scale;
    this.y = y - ((y - this.y) * scale) / this.scale;
    this.scale = scale;
    this.#stay();
    this.own = true;
  }

  /** Move just enough to have a hex in the box. */
  reveal(hex: Hex): void {
    const { left, right, top, bottom } = boxAround([hex]);
    const over = (low: number, high: number, size: number) =>
      low < 0 ? -low : high > size ? size - high : 0;
    const x = over(this.x + left * this.scale, this.x + right * this.scale, this.width);
    const y = over(this.y + top * this.scale, this.y + bottom * this.scale, this.height);
    if (x || y) this.pan(x, y);
  }

  /** Is all of this in the box? */
  shows({ left, right, top, bottom }: Box): boolean {
    return (
      this.x + left * this.scale >= 0 &&
      this.y + top * this.scale >= 0 &&
      this.x + right * this.scale <= this.width &&
      this.y + bottom * this.scale <= this.height
    );
  }

  /** The kingdom may be pushed to the side, but not lost. */
  #stay(): void {
    const { left, right, top, bottom } = this.#box;
    const within = (value: number, low: number, high: number) =>
      Math.min(high, Math.max(low, value));
    this.x = within(
      this.x,
      this.width / 2 - right * this.scale,
      this.width / 2 - left * this.scale,
    );
    this.y = within(
      this.y,
      this.height / 2 - bottom * this.scale,
      this.height / 2 - top * this.scale,
    );
  }

  // ---------------------------------------------------------------- fingers, mouse, wheel

  /** Pressed; on something free, which is not moved with the map. */
  touch(event: PointerEvent, { free }: { free: boolean }): void {
    if (event.button > 0) return;
    if (!this.#fingers.size) this.#travelled = 0;
    if (free) return;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /** Follow a finger; two of them also zoom. */
  drag(event: PointerEvent, element: HTMLElement): void {
    const finger = this.#fingers.get(event.pointerId);
    if (!finger) return;
    if (!event.buttons) return this.release(event); // let go outside
    const [x, y] = [event.clientX - finger.x, event.clientY - finger.y];
    this.#travelled += Math.hypot(x, y);
    if (!this.dragged && this.#fingers.size < 2) {
      if (this.#travelled < A_TAP) return;
    }
    this.#hold();
    if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.#pinch(finger, other, event, element.getBoundingClientRect());
    else this.pan(x, y);
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  #pinch(
    from: { x: number; y: number },
    other: { x: number; y: number },
    to: PointerEvent,
    box: DOMRect,
  ): void {
    const before = Math.hypot(from.x - other.x, from.y - other.y);
    const after = Math.hypot(to.clientX - other.x, to.clientY - other.y);
    const [x, y] = [(to.clientX + other.x) / 2 - box.left, (to.clientY + other.y) / 2 - box.top];
    this.pan((to.clientX - from.x) / 2, (to.clientY - from.y) / 2);
    if (before > 10) this.zoom(after / before, x, y);
  }

  release(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    if (!this.#fingers.size) this.#letGo(0);
  }

  /** Was the map moved by what has just been pressed? Then it was no click. */
  get dragged(): boolean {
    return this.#travelled >= A_TAP;
  }

  wheel(event: WheelEvent, element: HTMLElement): void {
    event.preventDefault();
    const box = element.getBoundingClientRect();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    this.#hold();
    this.zoom(
      Math.exp(-event.deltaY * lines * 0.0016),
      event.clientX - box.left,
      event.clientY - box.top,
    );
    this.#letGo(180);
  }

  #hold(): void {
    clearTimeout(this.#rest);
    this.held = true;
  }

  #letGo(after: number): void {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => (this.held = false), after);
  }
}
