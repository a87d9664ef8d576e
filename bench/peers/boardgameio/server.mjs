// boardgame.io's own server with one tiny game: `node server.mjs`, prints "ready" when it listens.
//
// PORT (8000); FLATFILE_DIR, the folder that keeps the matches (./matches); STORAGE=memory keeps
// nothing on disk.

import { createRequire } from "node:module";

// As one would deploy it; otherwise the library logs, and checks every state it is given. It looks
// at this while it loads, so it must be set before.
process.env.NODE_ENV ??= "production";

// The package has folders in place of an `exports` map, which `import` cannot follow.
const { FlatFile, Server } = createRequire(import.meta.url)("boardgame.io/server");
const { numbers } = await import("./game.mjs");

const port = Number(process.env.PORT ?? 8000);
const folder = process.env.FLATFILE_DIR ?? "matches";

// Left to itself, the server takes FlatFile if FLATFILE_DIR is set, and memory if not; its class
// for memory is not among what the package offers.
const inMemory = process.env.STORAGE === "memory";
if (inMemory) delete process.env.FLATFILE_DIR;
const db = inMemory ? undefined : new FlatFile({ dir: folder });

await Server({ games: [numbers], db, origins: [/localhost/] }).run(port);
console.log("ready");
