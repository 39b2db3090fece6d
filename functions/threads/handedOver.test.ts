import { transferableSymbol, valueSymbol } from "piscina";
import { expect, test } from "vitest";
import { handedOver } from "./handedOver.ts";

/** The bytes whose memory goes over with an answer, and the answer. */
function partsOf(answer: unknown): { memory: unknown; value: unknown } {
  const over = Object(handedOver(answer));
  return { memory: over[transferableSymbol], value: over[valueSymbol] };
}

test("bytes of an answer go over with their memory, each once", () => {
  const [lines, items] = [new Uint8Array([1, 2]), new Uint8Array([3])];
  const answer = { ok: true, stored: lines, entries: { lines, items }, yearEnd: null };
  expect(partsOf(answer)).toEqual({ memory: [lines.buffer, items.buffer], value: answer });
});

test("bytes that share their memory with others are copied, and so is what holds none", () => {
  const shared = new Uint8Array(8).subarray(2, 4);
  for (const answer of [
    { shared },
    { entries: new Uint8Array() },
    { deep: { er: { shared } } },
    null,
    "text",
  ])
    expect(handedOver(answer)).toBe(answer);
});
