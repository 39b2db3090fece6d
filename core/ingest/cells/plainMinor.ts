const MINUS = 45;
const POINT = 46;
const ZERO = 48;
const LONGEST = 16;

/** What one, two or no decimals are multiplied by to count in units of up to three decimals. */
const POWERS = [1, 10, 100, 1000] as const;

/**
 * Reads "1234", "-1234.5" or "1234.56" as minor units, character by character: the fast path for most cells. NaN for
 * any other notation, such as three decimals (maybe thousands) or more decimals than the currency has.
 */
export function plainMinor(cell: string, decimals: number): number {
  const length = cell.length;
  const isNegative = cell.charCodeAt(0) === MINUS;
  const start = isNegative ? 1 : 0;
  if (length > LONGEST || length === start) return Number.NaN;
  let value = 0;
  let point = -1;
  for (let at = start; at < length; at += 1) {
    const code = cell.charCodeAt(at);
    if (code >= ZERO && code <= ZERO + 9) value = value * 10 + (code - ZERO);
    else if (code === POINT && point < 0 && at > start) point = at;
    else return Number.NaN;
  }
  const written = point < 0 ? 0 : length - point - 1;
  if (written > 2 || written > decimals || (written === 0 && point >= 0)) return Number.NaN;
  const minor = value * (POWERS[decimals - written] ?? Number.NaN);
  return isNegative ? -minor : minor;
}
