/** How the map lies in its box: shifted and scaled, by fingers, wheel and keys. */

import { HALF, SIZE, centre, type Hex } from "./hex";

export const A_ZOOM = 1.25; // by a key or a button
const LARGEST = 2.6; // screen pixels for a unit of the map
const SMALLEST = 0.22;
const AT_MOST_FITTED = 1.3; // three tiles alone need not fill a large screen
const A_TAP = 6; // pixels that a finger may tremble

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The box around some hexes, with some room; towers and figures reach above theirs. */
export function boxAround(hexes: Iterable<Hex>, room = 0): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const hex of hexes) {
    const [x, y] = centre(hex);
    box.left = Math.min(box.left, x - HALF - room);
    box.right = Math.max(box.right, x + HALF + room);
    box.top = Math.min(box.top, y - SIZE - 12 - room);
    box.bottom = Math.max(box.bottom, y + SIZE + 14 + room);
  }
  return box.left === Infinity ? { left: -HALF, top: -SIZE, right: HALF, bottom: SIZE } : box;
}

/** The part of the map's box that nothing lies on. */
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

export class Camera {
  x = $state(0); // where the map's origin lies in the box
  y = $state(0);
  scale = $state(1);
  frame = $state.raw<Frame>({ left: 0, top: 0, width: 0, height: 0 });
  least = 0; // pixels: no hex gets narrower by itself, the map is moved instead
  own = $state(false); // has somebody moved it since it fitted?
  held = $state(false); // is it being moved right now?
  settled = $state(false); // has it once fitted? Only then it glides
  #box: Box = boxAround([]);
  #fingers = new Map<number, { x: number; y: number }>();
  #travelled = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;

  /** The middle of the frame. */
  get middle(): { x: number; y: number } {
    const { left, top, width, height } = this.frame;
    return { x: left + width / 2, y: top + height / 2 };
  }

  /** Show this much of the map, as large as it goes, in the middle. */
  fit(box: Box = this.#box): void {
    this.#box = box;
    if (!this.frame.width || !this.frame.height) return;
    this.scale = this.#fitting(box);
    this.x = this.middle.x - (this.scale * (box.left + box.right)) / 2;
    this.y = this.middle.y - (this.scale * (box.top + box.bottom)) / 2;
    this.own = false;
    requestAnimationFrame(() => requestAnimationFrame(() => (this.settled = true)));
  }

  /** The map has grown: move and shrink it just as far as needed, and show what is new. */
  grow(box: Box, fresh: Box): void {
    this.#box = box;
    if (!this.frame.width || !this.frame.height) return;
    if (!this.own && !this.shows(box)) {
      const scale = Math.min(this.scale, this.#fitting(box));
      const { x, y } = this.middle;
      this.x = x - ((x - this.x) * scale) / this.scale;
      this.y = y - ((y - this.y) * scale) / this.scale;
      this.scale = scale;
      this.#bring(box);
    }
    this.#bring(fresh);
  }

  #fitting({ left, right, top, bottom }: Box): number {
    const wide = this.frame.width / (right - left);
    const high = this.frame.height / (bottom - top);
    return Math.max(SMALLEST, this.least / (2 * HALF), Math.min(wide, high, AT_MOST_FITTED));
  }

  pan(x: number, y: number): void {
    this.x += x;
    this.y += y;
    this.#stay();
    this.own = true;
  }

  /** Zoom around a point of the box; what lies there stays there. */
  zoom(by: number, x = this.middle.x, y = this.middle.y): void {
    const scale = Math.min(LARGEST, Math.max(SMALLEST, this.scale * by));
    this.x = x - ((x - this.x) * scale) / this.scale;
    this.y = y - ((y - this.y) * scale) / this.scale;
    this.scale = scale;
    this.#stay();
    this.own = true;
  }

  /** Move just enough to have a hex in the frame. */
  reveal(hex: Hex): void {
    const { x, y } = this;
    this.#bring(boxAround([hex]));
    if (x !== this.x || y !== this.y) this.own = true;
  }

  /** Move just enough to have all of this in the frame, or its middle in the middle. */
  #bring(box: Box): void {
    const { left, top, width, height } = this.frame;
    const over = (low: number, high: number, from: number, size: number) => {
      if (high - low > size) return from + size / 2 - (low + high) / 2;
      return low < from ? from - low : high > from + size ? from + size - high : 0;
    };
    const on = this.#onScreen(box);
    this.x += over(on.left, on.right, left, width);
    this.y += over(on.top, on.bottom, top, height);
  }

  #onScreen(box: Box): Box {
    return {
      left: this.x + box.left * this.scale,
      right: this.x + box.right * this.scale,
      top: this.y + box.top * this.scale,
      bottom: this.y + box.bottom * this.scale,
    };
  }

  /** Is all of this in the frame? */
  shows(box: Box): boolean {
    const { left, top, width, height } = this.frame;
    const on = this.#onScreen(box);
    return (
      on.left >= left - 1 &&
      on.top >= top - 1 &&
      on.right <= left + width + 1 &&
      on.bottom <= top + height + 1
    );
  }

  /** Have a point of the map in the middle. */
  centreOn(x: number, y: number): void {
    this.pan(this.middle.x - this.x - x * this.scale, this.middle.y - this.y - y * this.scale);
  }

  /** A point of the map's box as a point of the map. */
  onMap(x: number, y: number): [number, number] {
    return [(x - this.x) / this.scale, (y - this.y) / this.scale];
  }

  /** The kingdom may be pushed to the side, but not lost. */
  #stay(): void {
    const { left, right, top, bottom } = this.#box;
    const { x, y } = this.middle;
    const within = (value: number, low: number, high: number) =>
      Math.min(high, Math.max(low, value));
    this.x = within(this.x, x - right * this.scale, x - left * this.scale);
    this.y = within(this.y, y - bottom * this.scale, y - top * this.scale);
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

  /** Follows what is left of the map by what lies on it. */
  frames = (element: HTMLElement): (() => void) => {
    const measure = () => {
      const {
        offsetLeft: left,
        offsetTop: top,
        offsetWidth: width,
        offsetHeight: height,
      } = element;
      this.least = parseFloat(getComputedStyle(element).getPropertyValue("--least-hex")) || 0;
      const found = { left, top, width, height };
      if (JSON.stringify(found) !== JSON.stringify(this.frame)) this.frame = found;
    };
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  };

  /** A listener of our own: the page must not scroll with the map. */
  wheels = (element: HTMLElement): (() => void) => {
    const turn = (event: WheelEvent) => this.wheel(event, element);
    element.addEventListener("wheel", turn, { passive: false });
    return () => element.removeEventListener("wheel", turn);
  };

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
