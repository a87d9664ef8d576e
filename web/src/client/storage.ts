/** What this browser keeps from one visit to the next, as far as it may. */

/** What was kept by this name; null if nothing was, or if it cannot be read. */
export function read<Kept>(name: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null");
  } catch {
    return null; // somebody else wrote there, or nothing may be kept
  }
}

export function write(name: string, what: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(what));
  } catch {
    // a private window: it lasts as long as the page
  }
}
