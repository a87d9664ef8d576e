/** Tooltips: what a thing is and what it counts, beside it and never over it.
 *
 * They come when a mouse rests on the thing, when it has the focus, and under a finger that stays;
 * they go with Escape, and stay while the mouse is on them. One is shown at a time.
 */

const A_REST = 450; // milliseconds before it shows
const A_WAY = 150; // milliseconds for the mouse to get from the thing to its tip
const GAP = 8; // pixels
const A_JITTER = 10; // pixels that a finger may slip

let shown: { node: Element; tip: HTMLElement } | null = null;
let timer = 0;
let byTouch = false; // the focus that follows a tap shows nothing

/** `use:tip={words}` */
export function tip(node: HTMLElement | SVGElement, words: string) {
  let text = words;
  const soon = (wait: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(() => show(node, text), wait);
  };
  const later = (event: Event) => {
    if (event instanceof PointerEvent && event.pointerType === "touch") return; // it stays for reading
    clearTimeout(timer);
    if (shown?.node === node) timer = window.setTimeout(hide, A_WAY);
  };
  const enter = (event: PointerEvent) => {
    if (event.pointerType === "touch") return;
    event.stopPropagation();
    soon(shown ? 0 : A_REST);
  };
  const press = (event: PointerEvent) => {
    byTouch = event.pointerType === "touch";
    clearTimeout(timer);
    if (byTouch) holds(event, () => soon(0), node);
    else hide(); // whoever clicks wants to play, not to read
  };
  const focus = () => void (!byTouch && node.matches(":focus-visible") && soon(0));
  const on: [string, EventListener][] = [
    ["pointerover", enter as EventListener],
    ["pointerout", later],
    ["pointerdown", press as EventListener],
    ["focus", focus],
    ["blur", later],
  ];
  for (const [type, listener] of on) node.addEventListener(type, listener);
  return {
    update(words: string) {
      text = words;
      if (shown?.node === node) shown.tip.textContent = words;
    },
    destroy() {
      for (const [type, listener] of on) node.removeEventListener(type, listener);
      if (shown?.node === node) hide();
    },
  };
}

/** A finger that stays where it is. */
function holds(down: PointerEvent, then: () => void, node: Element): void {
  const wait = window.setTimeout(then, A_REST);
  const stop = new AbortController();
  const end = () => {
    clearTimeout(wait);
    stop.abort();
  };
  const moved = (event: PointerEvent) => {
    if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > A_JITTER) end();
  };
  addEventListener("pointermove", moved, { signal: stop.signal });
  for (const type of ["pointerup", "pointercancel"])
    addEventListener(type, end, { signal: stop.signal });
  node.addEventListener("contextmenu", (event) => event.preventDefault(), { signal: stop.signal });
}

function show(node: Element, words: string): void {
  hide();
  if (!words || !node.isConnected) return;
  const tip = document.createElement("div");
  tip.className = "tip";
  tip.id = "tip";
  tip.setAttribute("role", "tooltip");
  tip.textContent = words;
  tip.addEventListener("pointerenter", () => clearTimeout(timer));
  tip.addEventListener("pointerleave", hide);
  (node.closest("main") ?? document.body).append(tip);
  beside(tip, node.getBoundingClientRect());
  node.setAttribute("aria-describedby", "tip");
  shown = { node, tip };
}

/** Above the thing if there is room, else below it; always on the screen. */
function beside(tip: HTMLElement, thing: DOMRect): void {
  const { width, height } = tip.getBoundingClientRect();
  const above = thing.top - height - GAP;
  const middle = thing.left + thing.width / 2 - width / 2;
  const left = Math.max(GAP, Math.min(middle, document.documentElement.clientWidth - width - GAP));
  tip.style.transform = `translate(${left}px, ${above >= 0 ? above : thing.bottom + GAP}px)`;
}

function hide(): void {
  clearTimeout(timer);
  shown?.tip.remove();
  shown?.node.removeAttribute("aria-describedby");
  shown = null;
}

/** Escape takes a tip away first; only the next one lets go of what is picked. */
addEventListener(
  "keydown",
  (event) => {
    clearTimeout(timer);
    if (event.key !== "Escape" || !shown) return;
    hide();
    event.stopPropagation();
  },
  { capture: true },
);
for (const type of ["scroll", "resize", "pointerdown"])
  addEventListener(type, hide, { capture: true, passive: true });
