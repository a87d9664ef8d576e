/** What a page asks for: in words, and where the rules define it. */

import type { FairytilePage } from "../../messages";
import type { Arguments } from "../../client/words.svelte";
import { word } from "./words";

export type Objective = FairytilePage["objective"];

/** What a message can ask for: a name without blanks, several of them in alphabetical order. */
function named(fact: unknown): string | number {
  if (fact === null || fact === undefined) return "none";
  if (Array.isArray(fact)) return fact.map(String).sort().join("-");
  return typeof fact === "number" ? fact : String(fact).replaceAll(" ", "-");
}

/** The arguments of the Fluent messages, the same that the terminal gives them. */
export function argumentsOf(objective: Objective): Arguments {
  const facts: Record<string, unknown> = { sees_any: null, ends: null, ...objective };
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, named(fact)]));
}

export function inWords(objective: Objective): string {
  return word(`objective-${objective.kind.replaceAll("_", "-")}`, argumentsOf(objective));
}

/** A large area, a long river, or a single location. */
export const sizeOf = (where: string): "large" | "long" | "single" =>
  where.startsWith("large ") ? "large" : where === "long river" ? "long" : "single";

/** Where the rules define it; of several clauses the one that is least known. */
export function clauseOf(objective: Objective): string {
  switch (objective.kind) {
    case "visits":
    case "sees":
    case "meets": {
      const size = sizeOf(objective.where);
      if (size !== "single") return size === "large" ? "FT-7.6" : "FT-7.7";
      return { visits: "FT-7.3", sees: "FT-7.1", meets: "FT-7.4" }[objective.kind];
    }
    case "sees_line":
      return "FT-7.2";
    case "flies_over":
      return "FT-7.8";
    case "sees_all":
    case "in_line": // the rules say that it goes as with *sees*
      return "FT-7.1";
  }
}

/** The messages that define it, in the order in which they are read. */
export function definitions(objective: Objective): string[] {
  switch (objective.kind) {
    case "visits":
      return ["visits", ...ofPlace(objective.where), ...(objective.sees_any ? ["sees"] : [])];
    case "sees":
      return [...ofPlace(objective.where), "sees"];
    case "meets":
      return ["meets", ...ofPlace(objective.where)];
    case "flies_over":
      return [objective.ends ? "flies-over-and-ends" : "flies-over"];
    case "sees_all":
      return ["sees-all"];
    case "sees_line":
      return ["sees-line"];
    case "in_line":
      return ["in-line"];
  }
}

const ofPlace = (where: string) =>
  ({ large: ["large"], long: ["river"], single: [] })[sizeOf(where)];

/** One or two plain sentences that define it. */
export function definition(objective: Objective): string {
  const values = argumentsOf(objective);
  return definitions(objective)
    .map((name) => word(`definition-${name}`, values))
    .join(" ");
}
