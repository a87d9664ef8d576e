/** The rules as written in `docs/rules`, read for the page: sections, clauses, examples. */

import type { Language } from "../client/preferences.svelte";
import { broughtGame } from "../client/words.svelte";

const FILES = import.meta.glob<string>("../../../docs/rules/*/*.md", {
  query: "?raw",
  import: "default",
});

export interface Block {
  kind: "title" | "section" | "step" | "clause" | "example" | "text" | "item" | "table" | "code";
  text: string; // Markdown of one paragraph
  clause: string | null;
  rows?: string[][];
}

const CLAUSE = /^- \*\*([A-Z]+-\d+\.\d+[a-z]?)\*\* (.+)$/;

/** The rules of a game; in English if the language lacks them. */
export async function rulesOf(game: string, language: Language): Promise<Block[]> {
  const load =
    FILES[`../../../docs/rules/${language}/${game}.md`] ??
    FILES[`../../../docs/rules/en/${game}.md`];
  const brought = broughtGame(game)?.rules;
  return blocks(load ? await load() : (brought?.[language] ?? brought?.en ?? ""));
}

export function blocks(markdown: string): Block[] {
  const found: Block[] = [];
  let fenced: string[] | null = null;
  for (const line of markdown.split("\n")) {
    if (line.trim().startsWith("```")) {
      if (fenced) found.push({ kind: "code", text: fenced.join("\n"), clause: null });
      fenced = fenced ? null : [];
    } else if (fenced) fenced.push(line);
    else if (line.trim()) addLine(found, line.trimEnd());
  }
  return found;
}

function addLine(found: Block[], line: string): void {
  const clause = CLAUSE.exec(line);
  const text = line.trim();
  if (clause) found.push({ kind: "clause", text: clause[2]!, clause: clause[1]! });
  else if (text.startsWith("|")) addRow(found, text);
  else if (text.startsWith("### ")) found.push({ kind: "step", text: text.slice(4), clause: null });
  else if (text.startsWith("## "))
    found.push({ kind: "section", text: text.slice(3), clause: null });
  else if (text.startsWith("# ")) found.push({ kind: "title", text: text.slice(2), clause: null });
  else if (text === ">")
    return; // between two examples
  else if (text.startsWith("> "))
    found.push({ kind: "example", text: text.slice(2), clause: null });
  else if (text.startsWith("- ")) found.push({ kind: "item", text: text.slice(2), clause: null });
  else found.push({ kind: "text", text, clause: null });
}

function addRow(found: Block[], text: string): void {
  const cells = text
    .slice(1, -1)
    .split("|")
    .map((cell) => cell.trim());
  const last = found.at(-1);
  if (last?.kind !== "table") found.push({ kind: "table", text: "", clause: null, rows: [cells] });
  else if (!cells.every((cell) => /^:?-+:?$/.test(cell))) last.rows!.push(cells);
}

export interface Span {
  text: string;
  style: "plain" | "strong" | "em" | "code";
}

/** Bold, italics and code of one paragraph; a link is its words. */
export function spans(markdown: string): Span[] {
  const plain = markdown.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1");
  const parts = plain.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/);
  return parts.filter(Boolean).map((part) => {
    if (part.startsWith("**")) return { text: part.slice(2, -2), style: "strong" };
    if (part.startsWith("*") && part.length > 2) return { text: part.slice(1, -1), style: "em" };
    if (part.startsWith("`")) return { text: part.slice(1, -1), style: "code" };
    return { text: part, style: "plain" };
  });
}
