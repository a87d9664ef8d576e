/** The size of text that somebody likes, in pixels: what has room is measured by it. */
export const rem = () => parseFloat(getComputedStyle(document.documentElement).fontSize);
