const MINUS = 45;
const POINT = 46;
const ZERO = 48;
const LONGEST = 16;

/**
 * Reads "1234", "-1234.5" or "1234.56" as hundredths, character by character: most cells of most
 * files are written so, and a file has a million of them. Not a number for any other writing.
 */
export function plainHundredths(cell: string): number {
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
  const decimals = point < 0 ? 0 : length - point - 1;
  if (decimals > 2 || (decimals === 0 && point >= 0)) return Number.NaN;
  const hundredths = decimals === 2 ? value : decimals === 1 ? value * 10 : value * 100;
  return isNegative ? -hundredths : hundredths;
}
