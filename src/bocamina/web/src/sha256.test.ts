import { expect, test } from "vitest";
import { hex, hmac, sha256, utf8 } from "./sha256";

// From FIPS 180-4's examples and RFC 4231.
test.each([
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  [
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  ],
  ["a".repeat(1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"],
])("SHA-256 of %.20s", (text, digest) => {
  expect(hex(sha256(utf8(text)))).toBe(digest);
});

test("lengths around the end of a block agree with the browser's own", async () => {
  for (const length of [54, 55, 56, 57, 63, 64, 65, 119, 120, 128]) {
    const bytes = new Uint8Array(length).map((_, i) => i * 7);
    const own = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    expect(hex(sha256(bytes))).toBe(hex(own));
  }
});

test("HMAC as RFC 4231 has it", () => {
  expect(hex(hmac(utf8("Jefe"), utf8("what do ya want for nothing?")))).toBe(
    "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
  );
});

test("HMAC with a key longer than a block agrees with the browser's own", async () => {
  const key = new Uint8Array(131).fill(0xaa);
  const hash = { name: "HMAC", hash: "SHA-256" };
  const imported = await crypto.subtle.importKey("raw", key, hash, false, ["sign"]);
  const text = new TextEncoder().encode("larger than a block");
  const own = new Uint8Array(await crypto.subtle.sign("HMAC", imported, text));
  expect(hex(hmac(key, text))).toBe(hex(own));
});
