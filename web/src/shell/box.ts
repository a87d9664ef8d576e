/** A box of the host's own: a TOML file like ours, or components as they stand in a record. */

import type { OpenTable } from "../messages";

const OURS = import.meta.glob<string>("../../../src/tessera/games/*/components.toml", {
  query: "?url",
  import: "default",
  eager: true,
});

/** Where the game's own box lies, to be copied and changed. */
export const ourBox = (game: string) => OURS[`../../../src/tessera/games/${game}/components.toml`];

export type Box = Pick<OpenTable, "box"> & Pick<OpenTable["settings"], "components">;

/** What the file says, null if nobody can read it; whether it can be played with, the server says. */
export const boxIn = (file: Blob): Promise<Box | null> =>
  file
    .text()
    .then(boxFrom)
    .catch(() => null);

async function boxFrom(text: string): Promise<Box> {
  if (text.trimStart().startsWith("{")) return { components: JSON.parse(text) };
  const { parse } = await import("smol-toml"); // few bring a box
  return { box: parse(text) as Box["box"] };
}
