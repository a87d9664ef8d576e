import { expect, it } from "vitest";

import { blocks, spans } from "./rules";

it("reads sections, clauses, examples and tables", () => {
  const found = blocks(
    [
      "# Rules",
      "",
      "## 4 Advance",
      "",
      "- **SIN-4.2b** You can reach *this*.",
      "",
      "  > **Example.** So.",
      "",
      "| a | b |",
      "| --- | ---: |",
      "| 1 | 2 |",
    ].join("\n"),
  );
  expect(found.map((block) => block.kind)).toEqual([
    "title",
    "section",
    "clause",
    "example",
    "table",
  ]);
  expect(found[2]).toMatchObject({ clause: "SIN-4.2b", text: "You can reach *this*." });
  expect(found[4]!.rows).toEqual([
    ["a", "b"],
    ["1", "2"],
  ]);
});

it("tells bold, italics and code from plain words; a link is its words", () => {
  expect(spans("a **b** *c* `d` [e](f.md)")).toEqual([
    { text: "a ", style: "plain" },
    { text: "b", style: "strong" },
    { text: " ", style: "plain" },
    { text: "c", style: "em" },
    { text: " ", style: "plain" },
    { text: "d", style: "code" },
    { text: " e", style: "plain" },
  ]);
});
