/** SHA-256 by FIPS 180-4: what browsers have of their own is there only over https and at home. */

const { floor, trunc } = Math;

/** The first 32 bits behind the point of a root of each of the first primes. */
function fractions(count: number, root: (prime: number) => number): Uint32Array {
  const primes: number[] = [];
  for (let one = 2; primes.length < count; one++)
    if (primes.every((prime) => one % prime)) primes.push(one);
  return Uint32Array.from(primes, (prime) => floor((root(prime) - trunc(root(prime))) * 2 ** 32));
}

const BEGINNING = fractions(8, Math.sqrt);
const ROUNDS = fractions(64, Math.cbrt);

const turned = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

/** The text's bytes, a one, noughts, and how many bits there were, in whole blocks of 64 bytes. */
function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const view = new DataView(new ArrayBuffer((((bytes.length + 8) >> 6) + 1) * 64));
  bytes.forEach((byte, nth) => view.setUint8(nth, byte));
  view.setUint8(bytes.length, 0x80);
  view.setBigUint64(view.byteLength - 8, BigInt(bytes.length) * 8n);
  return view;
}

/** A block's sixteen words, and those that are made of them, one for each round. */
function wordsOf(view: DataView, block: number): Uint32Array {
  const words = new Uint32Array(64);
  for (let nth = 0; nth < 16; nth++) words[nth] = view.getUint32(block + 4 * nth);
  for (let nth = 16; nth < 64; nth++) {
    const [early, late] = [words[nth - 15]!, words[nth - 2]!];
    const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[nth] = words[nth - 16]! + first + words[nth - 7]! + second;
  }
  return words;
}

type Eight = [number, number, number, number, number, number, number, number];

/** The hash of a text's UTF-8 bytes, in hexadecimal digits. */
export function sha256(text: string): string {
  const view = padded(text);
  const hash = Uint32Array.from(BEGINNING);
  for (let block = 0; block < view.byteLength; block += 64) {
    const words = wordsOf(view, block);
    let [a, b, c, d, e, f, g, h] = hash as unknown as Eight;
    for (let nth = 0; nth < 64; nth++) {
      const chosen = (e & f) ^ (~e & g);
      const first =
        h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + ROUNDS[nth]! + words[nth]!;
      const most = (a & b) ^ (a & c) ^ (b & c);
      const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, nth) => (hash[nth]! += word));
  }
  return Array.from(hash, (word) => word.toString(16).padStart(8, "0")).join("");
}
