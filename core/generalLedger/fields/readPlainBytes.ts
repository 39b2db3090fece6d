const [ZERO, NINE, MINUS, POINT, COMMA] = [48, 57, 45, 46, 44];
/** Longer amounts leave a doubt. */
export const MOST_PLAIN = 16;
/** What decimals that are not written are made up with. */
const POWERS = [1, 10, 100, 1000] as const;

/** The mark before the decimals of the amount that was read last; 0 where it had none. */
let latestMark = 0;

/** The mark before the decimals of the amount that `readPlainBytes` read last; null where it had none. */
export function markOfLatest(): "." | "," | null {
  return latestMark === 0 ? null : latestMark === POINT ? "." : ",";
}

/**
 * The minor units of "1234", "-12.5" or "0012,50"; NaN for whatever else may be an amount, and for what
 * is beyond 2^53; nil for nothing at all.
 */
export function readPlainBytes(
  bytes: Uint8Array,
  from: number,
  to: number,
  decimals: number,
): number {
  latestMark = 0;
  if (to - from > MOST_PLAIN) return Number.NaN;
  if (from === to) return 0;
  const isNegative = bytes[from] === MINUS;
  const first = isNegative ? from + 1 : from;
  let [value, written] = [0, -1];
  for (let index = first; index < to; index += 1) {
    const code = bytes[index] ?? 0;
    if (code >= ZERO && code <= NINE) {
      value = value * 10 + (code - ZERO);
      if (written >= 0) written += 1;
    } else if ((code === POINT || code === COMMA) && written < 0 && index > first) {
      latestMark = code;
      written = 0;
    } else return Number.NaN;
  }
  if (first === to || written > Math.min(decimals, 2) || written === 0) return Number.NaN;
  const minor = value * (POWERS[decimals - Math.max(written, 0)] ?? Number.NaN);
  if (!(minor <= Number.MAX_SAFE_INTEGER)) return Number.NaN;
  return isNegative ? 0 - minor : minor;
}
