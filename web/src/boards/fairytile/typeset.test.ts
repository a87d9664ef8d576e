import { expect, it } from "vitest";

import { opening, typeset } from "./typeset";

it("keeps a word of one letter with the next one", () => {
  expect(typeset("leżał w hełmie i spał")).toBe("leżał w\u00a0hełmie i\u00a0spał");
  expect(typeset("o\nechu – bez zmian")).toBe("o\u00a0echu\u00a0– bez zmian"); // lines of a file
  expect(typeset("Who’s there")).toBe("Who’s there");
});

it("does not tear the end of a word from the dots before it", () => {
  expect(typeset("„…branoc”")).toBe("„…\u2060branoc”");
  expect(typeset("„Hal…”")).toBe("„Hal…”");
});

it("takes the initial off a text", () => {
  expect(opening("Księżniczka znała")).toEqual(["K", "siężniczka", " znała"]);
  expect(opening("W lesie")).toEqual(["W", "", "lesie"]);
});
