import { expect, it } from "vitest";

import { timeToRead, voiceFor } from "./speech";

const voice = (lang: string, localService = false, isDefault = false) => ({
  lang,
  localService,
  default: isDefault,
});

it("chooses a voice of the language, of this device first", () => {
  const near = voice("pl_PL", true);
  expect(voiceFor("pl", [voice("en-GB", true, true), voice("pl-PL"), near])).toBe(near);
});

it("is silent about a language that no voice speaks", () => {
  expect(voiceFor("cs", [voice("en-GB", true, true), voice("csb-PL", true)])).toBe(null);
});

it("leaves a longer page longer on the screen", () => {
  expect(timeToRead("Once upon a time there was an echo")).toBeGreaterThan(timeToRead("Once"));
});
