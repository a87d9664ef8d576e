/** Dragging panes with a mouse or a pen: from a source to a strip. A finger taps instead. */

export interface Drag {
  begin(): void; // the panes leave their place
  over(window: number | null): void;
  drop(window: number | null): void; // null: let go beside every strip
}

const A_JITTER = 6; // pixels: less is a click
const HALF = 18; // half of the image's side, in pixels

export function drag(down: PointerEvent, drag: Drag): void {
  if (down.pointerType === "touch" || down.button) return;
  const pane = (down.currentTarget as HTMLElement).querySelector(".one svg")!;
  let image: HTMLElement | null = null;

  const move = (event: PointerEvent) => {
    if (!image) {
      if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < A_JITTER) return;
      drag.begin();
      image = imageOf(pane);
    }
    image.style.transform = `translate(${event.clientX - HALF}px, ${event.clientY - HALF}px)`;
    drag.over(windowUnder(event));
  };
  const up = (event: PointerEvent) => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", up);
    if (!image) return;
    image.remove();
    swallowClick();
    drag.drop(event.type === "pointerup" ? windowUnder(event) : null);
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);
}

function imageOf(pane: Element): HTMLElement {
  const image = document.createElement("div");
  image.className = "dragged";
  image.append(pane.cloneNode(true));
  document.body.append(image);
  return image;
}

/** The click that ends a drag chooses nothing. */
function swallowClick(): void {
  const swallow = (click: Event) => click.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
}

function windowUnder(event: PointerEvent): number | null {
  const found = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-window]");
  return found ? Number(found.dataset.window) : null;
}
