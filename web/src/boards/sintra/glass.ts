/** Colours and shapes of the glass. A shape stands on every pane and space, always. */

export const COLOURS = ["o", "p", "y", "b", "g"] as const;
export type Colour = (typeof COLOURS)[number];

/** Light, body, deep and line of each colour; a joker has all of them. */
export const GLASS: Record<string, { light: string; body: string; deep: string; line: string }> = {
  o: { light: "#ffc98a", body: "#f08a24", deep: "#c25c07", line: "#7a3500" },
  p: { light: "#ffb9dc", body: "#e4559f", deep: "#b02b74", line: "#6d0f43" },
  y: { light: "#fff3b0", body: "#f7cf3c", deep: "#d3a30c", line: "#6e5200" },
  b: { light: "#a9d0ff", body: "#3581e6", deep: "#1a55b0", line: "#07275c" },
  g: { light: "#a8efd2", body: "#28ab80", deep: "#0f7555", line: "#043b2a" },
};

/** Paths in a square of 40, drawn on panes and on empty spaces. */
export const SHAPES: Record<string, string> = {
  o: "M20 11a9 9 0 1 0 0 18a9 9 0 1 0 0-18z",
  p: "M20 9.5l3 6.9 7.5.7-5.7 4.9 1.7 7.3-6.5-3.9-6.5 3.9 1.7-7.3-5.7-4.9 7.5-.7z",
  y: "M20 9.5L30.5 20 20 30.5 9.5 20z",
  b: "M12 12h16v16H12z",
  g: "M20 10.5L30.5 28.5h-21z",
  "?": "M20 10v20M10 20h20M13 13l14 14M27 13L13 27",
};

/** Panes by colour: [["o", 2], ["y", 1]] of "ooy". */
export function counted(panes: string): [string, number][] {
  return COLOURS.flatMap((colour) => {
    const count = [...panes].filter((one) => one === colour).length;
    return count ? [[colour, count] as [string, number]] : [];
  });
}

/** Each colour as a custom property, for the light that falls through it. */
export const LIGHTS = Object.entries(GLASS)
  .map(([letter, glass]) => `--glass-${letter}: ${glass.body}`)
  .join(";");
