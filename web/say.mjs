/** The browser's words for what stands on standard input, for tests/test_words_twins.py to compare.
 *
 * In: for each language a list of calls, [module under src, function, arguments]. Out: their answers. */

import { text } from "node:stream/consumers";
import { createServer } from "vite";

globalThis.document = { documentElement: {} };
const vite = await createServer({
  server: { middlewareMode: true, watch: null },
  appType: "custom",
  logLevel: "silent",
});
const load = (module) => vite.ssrLoadModule(`/src/${module}`);
const { speak } = await load("client/words.svelte.ts");
const said = {};
for (const [language, calls] of Object.entries(JSON.parse(await text(process.stdin)))) {
  await speak(language);
  said[language] = [];
  for (const [module, name, args] of calls)
    said[language].push((await load(module))[name](...args));
}
await vite.close();
process.stdout.write(JSON.stringify(said));
