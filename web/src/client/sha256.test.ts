import { expect, it } from "vitest";

import { sha256 } from "./sha256";

it.each([
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  [
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  ],
  ["a".repeat(1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"],
])("knows what FIPS 180 and NIST give as examples (%#)", (text, hash) => {
  expect(sha256(text)).toBe(hash);
});

/** As the platform itself has it, where it may be asked. */
async function ofThePlatform(text: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

it("agrees with the platform at every length around a block, and for letters of several bytes", async () => {
  for (let length = 0; length < 200; length++) {
    const text = Array.from({ length }, (_, nth) => "0aż☃👩"[nth % 5]).join("");
    expect(sha256(text)).toBe(await ofThePlatform(text));
  }
});
