// Plays many matches at once on the server and tells how long moves take: `node load.mjs`.
//
// SERVER (http://localhost:8000); TABLES (500), each with two players and a spectator; SECONDS
// (30); SERVER_PID, to tell the memory of a table. One line of JSON on stdout, remarks on stderr.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { setTimeout as sleep } from "node:timers/promises";

process.env.NODE_ENV ??= "production"; // the library looks at it while it loads

const require = createRequire(import.meta.url); // its folders are closed to `import`
const { Client, LobbyClient } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { numbers } = await import("./game.mjs");

const server = process.env.SERVER ?? "http://localhost:8000";
const tables = Number(process.env.TABLES ?? 500);
const seconds = Number(process.env.SECONDS ?? 30);
const serverPid = process.env.SERVER_PID;

// Matches. The storage gathers writes for up to a second, so that one by one would take long.
const OPENED_AT_ONCE = 50;
const LONGEST_WAIT = 180_000; // ms, for all tables to be open
const SETTLING = 3_000; // ms, so that news of the last connections are not measured
const DRAINING = 10_000; // ms, at most, for what is under way when the time is up
const TICKS = 100; // in which Linux counts a second of a process

/** One player or spectator: boardgame.io's own client, and which states the server sent it. */
class Watcher {
  seen = new Set(); // _stateID of each update
  highest = 0; // _stateID of the latest state from the server; a new match has 0
  outOfOrder = 0;
  synced = Promise.withResolvers();

  constructor(matchID, playerID, credentials, onState) {
    this.onState = onState;
    const socketOpts = { transports: ["websocket"], forceNew: true };
    this.client = Client({
      game: numbers,
      matchID,
      playerID,
      credentials,
      numPlayers: 2,
      debug: false,
      multiplayer: (options) => this.listenTo(SocketIO({ server, socketOpts })(options)),
    });
    this.client.start();
  }

  /** The client plays its own move at once; only here is it certain that the server spoke. */
  listenTo(transport) {
    const pass = transport.notifyClient.bind(transport);
    transport.notifyClient = (message) => {
      pass(message);
      if (message.type === "sync") this.sync(message.args[1].state._stateID);
      if (message.type === "update") this.update(message.args[1]._stateID);
    };
    return transport;
  }

  /** After a broken connection too: it brings the state, but the updates between are lost. */
  sync(stateID) {
    this.reach(stateID);
    this.synced.resolve();
  }

  update(stateID) {
    if (stateID <= this.highest) this.outOfOrder += 1;
    this.seen.add(stateID);
    this.reach(stateID);
  }

  reach(stateID) {
    this.highest = Math.max(this.highest, stateID);
    this.onState?.();
  }
}

/** A match with its two players and its spectator. */
class Table {
  moves = 0; // sent; each raises _stateID by one
  sentAt = null; // of the move that is not acknowledged yet
  took = []; // ms, for each move acknowledged
  behind = 0;

  static async open(lobby) {
    const { matchID } = await lobby.createMatch(numbers.name, { numPlayers: 2 });
    const table = new Table();
    const seats = [];
    for (const playerID of ["0", "1"]) {
      const as = { playerID, playerName: `player ${playerID}` };
      const { playerCredentials } = await lobby.joinMatch(numbers.name, matchID, as);
      seats.push([playerID, playerCredentials]);
    }
    table.players = seats.map(
      ([playerID, credentials], seat) =>
        new Watcher(matchID, playerID, credentials, () => table.acknowledge(seat)),
    );
    table.watchers = [...table.players, new Watcher(matchID)];
    await Promise.all(table.watchers.map((watcher) => watcher.synced.promise));
    return table;
  }

  /** Its turn in this second has come. Whoever moves must know the move before. */
  move() {
    const mover = this.players[this.moves % 2];
    if (this.sentAt !== null || mover.highest < this.moves) {
      this.behind += 1;
      return;
    }
    this.moves += 1;
    this.sentAt = performance.now();
    mover.client.moves.append(this.moves);
  }

  acknowledge(seat) {
    const moved = (this.moves - 1) % 2;
    if (this.sentAt === null || seat !== moved || this.players[seat].highest < this.moves) return;
    this.took.push(performance.now() - this.sentAt);
    this.sentAt = null;
  }

  get isComplete() {
    return this.watchers.every((watcher) => watcher.highest >= this.moves);
  }

  get lost() {
    return sum(this.watchers.map((watcher) => this.moves - watcher.seen.size));
  }
}

function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}

function rounded(value, places) {
  return value === undefined ? null : Number(value.toFixed(places));
}

/** The smallest value that the share does not exceed; `sorted` upwards. */
function quantile(sorted, share) {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
}

/** Resident memory of the server, kB. */
function serverMemory() {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${serverPid}/status`, "utf8"))[1]);
}

/** Seconds of a core that the server has used, for itself and in the system. */
function serverSeconds() {
  const fields = readFileSync(`/proc/${serverPid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

async function openTables() {
  const lobby = new LobbyClient({ server });
  const opened = [];
  while (opened.length < tables) {
    const count = Math.min(OPENED_AT_ONCE, tables - opened.length);
    opened.push(...(await Promise.all(Array.from({ length: count }, () => Table.open(lobby)))));
  }
  return opened;
}

/** One move a second on each table; the tables follow one another evenly within the second. */
async function play(opened) {
  const start = performance.now();
  for (let turn = 0; turn < seconds * opened.length; turn += 1) {
    const wait = start + (turn * 1000) / opened.length - performance.now();
    if (wait > 0) await sleep(wait);
    opened[turn % opened.length].move();
  }
}

async function drain(opened) {
  const end = performance.now() + DRAINING;
  while (performance.now() < end && !opened.every((table) => table.isComplete)) await sleep(20);
}

function report(opened) {
  const took = opened.flatMap((table) => table.took).sort((a, b) => a - b);
  const moves = sum(opened.map((table) => table.moves));
  const behind = sum(opened.map((table) => table.behind));
  const watchers = opened.flatMap((table) => table.watchers);
  return {
    tables,
    seconds,
    moves,
    median_ms: rounded(quantile(took, 0.5), 2),
    p99_ms: rounded(quantile(took, 0.99), 2),
    most_ms: rounded(took.at(-1), 2),
    lost: sum(opened.map((table) => table.lost)),
    out_of_order: sum(watchers.map((watcher) => watcher.outOfOrder)),
    behind: rounded(behind / (moves + behind), 4),
  };
}

function giveUp() {
  console.error(`not all tables were open after ${LONGEST_WAIT / 1000} s`);
  process.exit(1);
}

const memory = { before: serverPid && serverMemory() };
const patience = setTimeout(giveUp, LONGEST_WAIT);
const opening = performance.now();
const opened = await openTables();
clearTimeout(patience);
console.error(`${tables} tables open after ${rounded((performance.now() - opening) / 1000, 1)} s`);
await sleep(SETTLING);
memory.open = serverPid && serverMemory();

const cpu = process.cpuUsage();
const serverCpu = serverPid && serverSeconds();
const playing = performance.now();
await play(opened);
// If the client itself is short of time, the figures are its own and not the server's.
const { user, system } = process.cpuUsage(cpu);
const busy = (user + system) / 1000 / (performance.now() - playing);
const core = serverPid && ((serverSeconds() - serverCpu) * 1000) / (performance.now() - playing);
await drain(opened);

const found = { ...report(opened), client_core: rounded(busy, 2) };
if (serverPid) {
  found.core = rounded(core, 2);
  memory.played = serverMemory();
  found.kb_per_table = rounded((memory.open - memory.before) / tables, 1);
  found.kb_per_table_played = rounded((memory.played - memory.before) / tables, 1);
  console.error(`server, kB: ${JSON.stringify(memory)}`);
}
console.log(JSON.stringify(found));
process.exit(0); // 1,500 open connections would keep it alive
