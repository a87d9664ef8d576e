/** Where one is: the page has one address for each thing that can be shown. */

import { tick } from "svelte";

let path = $state(location.pathname);
let hash = $state(location.hash);

function look(): void {
  path = location.pathname;
  hash = location.hash;
}

addEventListener("popstate", look);
addEventListener("hashchange", look);

export const route = () => path.split("/").filter(Boolean);
export const mark = () => readable(hash.slice(1));

function readable(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function go(address: string): void {
  history.pushState(null, "", address);
  look();
  scrollTo(0, 0);
  focusPage();
}

/** Stay where one is, under another address: what was in the old one is not kept. */
export function rename(address: string): void {
  history.replaceState(null, "", address);
  look();
  focusPage();
}

/** What had the focus may be gone. */
function focusPage(): void {
  void tick().then(() => document.querySelector("main")?.focus({ preventScroll: true }));
}

/** For `onclick` of a link on our own page; a new tab stays a new tab. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download"))
    return;
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  if (link.hash && link.pathname === location.pathname) return; // on the page one is on
  event.preventDefault();
  go(link.pathname + link.hash);
}
