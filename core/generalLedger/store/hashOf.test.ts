import { expect, test } from "vitest";
import { hashOf } from "./hashOf.ts";

test("a text that differs in any one byte has another hash, wherever it stands among others", () => {
  const text = Uint8Array.from([7, 49, 50, 51, 52, 53, 54, 55, 56, 57, 48, 7]);
  const [from, to] = [1, 11];
  const hashes = new Set([hashOf(text, from, to)]);
  for (let at = from; at < to; at += 1) {
    const other = Uint8Array.from(text);
    other[at] = 65;
    hashes.add(hashOf(other, from, to));
  }
  expect(hashes.size).toBe(1 + to - from);
  expect(hashOf(text.slice(from, to), 0, to - from)).toBe(hashOf(text, from, to));
});
