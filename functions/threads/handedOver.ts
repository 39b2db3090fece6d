import { move, transferableSymbol, valueSymbol } from "piscina";

/** How deep in an answer bytes stand: `entries.lines`. */
const DEPTH = 2;

/**
 * What a thread answers, its bytes handed over with the memory they stand in. They would be copied twice
 * otherwise, and the answer of a large ledger has a hundred million.
 */
export function handedOver(answer: unknown): unknown {
  const own = new Set(memoryOf(answer, DEPTH));
  if (typeof answer !== "object" || answer === null || own.size === 0) return answer;
  return move({ [transferableSymbol]: [...own], [valueSymbol]: answer });
}

/**
 * The memory of bytes within a value, so deep as that, as far as they have it for themselves: small ones share
 * theirs with others of the thread.
 */
export function memoryOf(value: unknown, depth: number): ArrayBuffer[] {
  if (value instanceof Uint8Array) {
    const { buffer, byteLength } = value;
    const isOwn = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
    return isOwn && byteLength > 0 ? [buffer] : [];
  }
  if (depth === 0 || typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap((part) => memoryOf(part, depth - 1));
}
