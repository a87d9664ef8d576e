/** Plain requests to the server. A refusal is thrown as it came. */

import type {
  FollowedBy,
  ListedTable,
  Moment,
  Offer,
  OpenedTable,
  OpenTable,
  PlyShown,
  PreparationShown,
  Problem,
  Replay,
  SatDown,
  Settings,
  TableShown,
} from "../messages";

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.sentence);
  }
}

export const OFFLINE: Problem = {
  code: "offline",
  sentence: "There is no connection to the server.",
};

async function ask<Answer>(method: string, path: string, key?: string | null, body?: unknown) {
  const headers: Record<string, string> = key ? { authorization: `Bearer ${key}` } : {};
  if (body !== undefined) headers["content-type"] = "application/json";
  const text = typeof body === "string" || body === undefined ? body : JSON.stringify(body);
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: text });
  } catch {
    throw new Refused(OFFLINE);
  }
  if (!response.ok) throw new Refused((await response.json().catch(() => OFFLINE)) as Problem);
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

const at = (table: string, what = "") => `/api/tables/${encodeURIComponent(table)}${what}`;

export const offer = () => ask<Offer>("GET", "/api/games");
export const preparation = () => ask<PreparationShown>("GET", "/api/preparation");
export const tables = (status: "waiting" | "running") =>
  ask<ListedTable[]>("GET", `/api/tables?status=${status}`);
export const openTable = (settings: Settings, box?: OpenTable["box"]) =>
  ask<OpenedTable>("POST", "/api/tables", null, { settings, box });
export const showTable = (table: string, key: string | null) =>
  ask<TableShown>("GET", at(table), key);
export const sit = (
  table: string,
  key: string | null,
  body: { seat: number; name: string; seed: string; invitation?: string },
) => ask<SatDown>("POST", at(table, "/sit"), key, body);
export const start = (table: string, key: string, level: string) =>
  ask<void>("POST", at(table, "/start"), key, { level });
export const leave = (table: string, key: string, seat: number) =>
  ask<void>("POST", at(table, "/leave"), key, { seat });
export const comeBack = (table: string, key: string, seat: number) =>
  ask<void>("POST", at(table, "/return"), key, { seat });
export const rematch = (table: string, key: string) =>
  ask<FollowedBy>("POST", at(table, "/rematch"), key);
export const plies = (table: string, key: string | null, first: number) =>
  ask<PlyShown[]>("GET", at(table, `/plies?first=${first}`), key);
export const moment = (table: string, key: string | null, ply: number) =>
  ask<Moment>("GET", at(table, `/plies/${ply}`), key);
export const record = (table: string, key: string | null) =>
  ask<object>("GET", at(table, "/record"), key);
export const replay = (text: string) => ask<Replay>("POST", "/api/replay", null, text);
