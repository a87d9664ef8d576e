import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import { argumentsOf, clauseOf, definitions, type Objective } from "./objective";

const EVERY_KIND: Objective[] = [
  { kind: "visits", who: "princess", where: "castle" },
  { kind: "visits", who: "dragon", where: "castle", sees_any: ["princess", "knight"] },
  { kind: "visits", who: "knight", where: "large forest" },
  { kind: "visits", who: "knight", where: "long river" },
  { kind: "sees", who: "dragon", where: "long river" },
  { kind: "sees_all", who: "princess", whom: ["knight", "dragon"] },
  { kind: "sees_line", who: "knight", terrain: "forest", count: 3 },
  { kind: "meets", who: ["princess", "knight"], where: "plain" },
  { kind: "flies_over", over: "castle" },
  { kind: "flies_over", over: "castle", ends: "mountain" },
  { kind: "in_line", who: ["princess", "knight", "dragon"] },
];

const FILES = import.meta.glob<string>("../../../../locales/*/fairytile*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The words of the game in one language, without a browser. */
function bundle(language: string): FluentBundle {
  const words = new FluentBundle(language, { useIsolating: false });
  for (const [file, text] of Object.entries(FILES))
    if (file.includes(`/${language}/`)) words.addResource(new FluentResource(text));
  return words;
}

function sentence(words: FluentBundle, message: string, objective: Objective): string {
  const problems: Error[] = [];
  const said = words.formatPattern(
    words.getMessage(message)!.value!,
    argumentsOf(objective),
    problems,
  );
  expect(problems).toEqual([]);
  return said;
}

it("gives messages names without blanks, several in alphabetical order", () => {
  expect(argumentsOf(EVERY_KIND[1]!)).toMatchObject({
    who: "dragon",
    where: "castle",
    sees_any: "knight-princess",
  });
  expect(argumentsOf(EVERY_KIND[2]!)).toMatchObject({ where: "large-forest", sees_any: "none" });
  expect(argumentsOf(EVERY_KIND[8]!)).toMatchObject({ over: "castle", ends: "none" });
});

it("knows where the rules define an objective", () => {
  expect(EVERY_KIND.map(clauseOf)).toEqual([
    "FT-7.3",
    "FT-7.3",
    "FT-7.6",
    "FT-7.7",
    "FT-7.7",
    "FT-7.1",
    "FT-7.2",
    "FT-7.4",
    "FT-7.8",
    "FT-7.8",
    "FT-7.1",
  ]);
});

describe.each(["en", "pl", "cs", "es"])("in %s", (language) => {
  const words = bundle(language);

  it.each(EVERY_KIND)("says and defines $kind $where", (objective) => {
    const said = sentence(words, `objective-${objective.kind.replaceAll("_", "-")}`, objective);
    expect(said).toMatch(/^\p{Lu}.+\.$/u);
    for (const name of definitions(objective))
      expect(sentence(words, `definition-${name}`, objective)).toMatch(/^\p{Lu}.+\.$/u);
  });
});

it("says whom the Dragon may see from the castle", () => {
  expect(sentence(bundle("en"), "objective-visits", EVERY_KIND[1]!)).toBe(
    "The Dragon visits a castle and from there sees the Princess or the Knight.",
  );
});
