// SHA-256 and HMAC, since browsers offer Web Crypto only to https pages, which a family's server
// often does not have. Its test checks known values.

const ROUND = new Uint32Array(64);
const START = new Uint32Array(8);

// The first 32 bits of the fractional parts of the cube and square roots of the first primes.
let found = 0;
for (let candidate = 2; found < 64; candidate++) {
  let isPrime = true;
  for (let factor = 2; factor * factor <= candidate; factor++) {
    if (candidate % factor === 0) isPrime = false;
  }
  if (!isPrime) continue;
  const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) >>> 0;
  if (found < 8) START[found] = fraction(Math.sqrt(candidate));
  ROUND[found++] = fraction(Math.cbrt(candidate));
}

const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by));

export function sha256(message: Uint8Array): Uint8Array {
  const length = message.length;
  const blocks = new Uint8Array(((length + 8) >> 6) * 64 + 64);
  blocks.set(message);
  blocks[length] = 0x80;
  const bits = new DataView(blocks.buffer);
  bits.setUint32(blocks.length - 8, Math.floor(length / 2 ** 29));
  bits.setUint32(blocks.length - 4, (length << 3) >>> 0);

  const state = START.slice();
  const w = new Uint32Array(64);
  for (let offset = 0; offset < blocks.length; offset += 64) {
    for (let i = 0; i < 16; i++) w[i] = bits.getUint32(offset + i * 4);
    for (let i = 16; i < 64; i++) {
      const [a, b] = [w[i - 15]!, w[i - 2]!];
      const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
      const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
      w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    for (let i = 0; i < 64; i++) {
      const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
      const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) | 0;
      const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i]! += word));
  }
  const digest = new Uint8Array(32);
  const out = new DataView(digest.buffer);
  state.forEach((word, i) => out.setUint32(i * 4, word));
  return digest;
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const join = (pad: number, rest: Uint8Array) => {
    const joined = new Uint8Array(64 + rest.length);
    block.forEach((byte, i) => (joined[i] = byte ^ pad));
    joined.set(rest, 64);
    return joined;
  };
  return sha256(join(0x5c, sha256(join(0x36, message))));
}

export const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
