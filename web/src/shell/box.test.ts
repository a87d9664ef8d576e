import { expect, test } from "vitest";

import { boxIn } from "./box";

const read = (text: string) => boxIn(new Blob([text]));

test("a box is what its TOML says", async () => {
  const text = 'broken_glass = [0, 1]\n[palace]\nA = [1]\n[[strip]]\nfront = "obgyp"\n';
  const box = { broken_glass: [0, 1], palace: { A: [1] }, strip: [{ front: "obgyp" }] };
  expect(await read(text)).toEqual({ box });
});

test("components may come as in a record", async () => {
  expect(await read('{"palace": [1]}')).toEqual({ components: { palace: [1] } });
});

test("what is neither is refused", async () => {
  expect(await read("broken glass")).toBeNull();
  expect(await read("{")).toBeNull();
});
