/** Lines broken as a printer would: where a text may not be torn apart. */

const NO_BREAK = "\u00a0";
const JOINED = "\u2060"; // a word joiner: no break, no width

/** A word of one letter stays with the next one, and the end of a word with the dots before it. */
export function typeset(text: string): string {
  return text
    .replace(/(?<![\p{L}’])(\p{L})\s/gu, `$1${NO_BREAK}`)
    .replace(/…(?=\p{L})/gu, `…${JOINED}`)
    .replace(/\s–/g, `${NO_BREAK}–`);
}

/** The initial, the rest of the first word, and everything after it. */
export function opening(text: string): [string, string, string] {
  const first = /^(\p{L})([\p{L}’]*)/u.exec(text);
  if (!first) return ["", "", text];
  const rest = text.slice(first[0].length);
  return [first[1]!, first[2]!, first[2] ? rest : rest.trimStart()]; // no gap where the initial is the word
}
