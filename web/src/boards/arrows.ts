/** Arrow keys go from one of several things to the next, round and round; Tab leaves them. */

const ACROSS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
const ANY_WAY: Record<string, number> = { ...ACROSS, ArrowUp: -1, ArrowDown: 1 };

export const across = (among: string) => walker(among, ACROSS);
export const anyWay = (among: string) => walker(among, ANY_WAY);

const walker = (among: string, steps: Record<string, number>) => (event: KeyboardEvent) => {
  const all = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>(among)];
  const at = all.indexOf(document.activeElement as HTMLElement);
  const step = steps[event.key];
  if (!step || at < 0) return;
  event.preventDefault();
  all[(at + step + all.length) % all.length]!.focus();
};
