/** Dragging: something is carried to a target. A finger carries only what is carried by itself. */

export interface Drag<Target> {
  picture: Element | null; // what is seen under the pointer
  carry?: ((at: PointerEvent | null) => void) | undefined; // instead: it is moved itself, and let go
  target(under: Element | null, at: PointerEvent): Target | null; // what the pointer is over
  begin(): void; // it leaves its place
  over(target: Target | null): void;
  drop(target: Target | null): void; // null: let go beside every target
}

const A_JITTER = 6; // pixels: less is a click
const HALF = 18; // half of the image's side, in pixels

export function drag<Target>(down: PointerEvent, drag: Drag<Target>): void {
  if ((down.pointerType === "touch" && !drag.carry) || down.button) return;
  const target = (event: PointerEvent) =>
    drag.target(document.elementFromPoint(event.clientX, event.clientY), event);
  let image: HTMLElement | null = null;
  let begun = false;

  const move = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    if (!begun) {
      if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < A_JITTER) return;
      begun = true;
      drag.begin();
      if (!drag.carry) image = imageOf(drag.picture);
    }
    drag.carry?.(event);
    if (image)
      image.style.transform = `translate(${event.clientX - HALF}px, ${event.clientY - HALF}px)`;
    drag.over(target(event));
  };
  const up = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", up);
    if (!begun) return;
    image?.remove();
    swallowClick();
    const at = event.type === "pointerup" ? target(event) : null;
    drag.drop(at);
    if (at === null) drag.carry?.(null);
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);
}

function imageOf(picture: Element | null): HTMLElement {
  const image = document.createElement("div");
  image.className = "dragged";
  if (picture) image.append(picture.cloneNode(true));
  document.body.append(image);
  return image;
}

/** The click that ends a drag chooses nothing. */
function swallowClick(): void {
  const swallow = (click: Event) => click.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
}
