import type { Minor } from "./Minor.ts";

export type ParsedMinor = { amount: Minor; isRounded: boolean };

const PLAIN_DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,2}))?$/;

/** Longer than the sum of all amounts of a file; a number of thousands of digits takes seconds to read. */
const LONGEST = 100;

/**
 * Reads a plain decimal ("-1234.5", "1e3") digit by digit, never through a float.
 * More decimals than the currency has are rounded once, half away from zero, and reported by
 * `isRounded`. Anything else is null.
 */
export function parseMinor(text: string, decimals: number): ParsedMinor | null {
  if (text.length > LONGEST) return null;
  const match = PLAIN_DECIMAL.exec(text.trim());
  if (!match) return null;
  const [, sign = "", whole = "", fraction = "", exponent = "0"] = match;
  if (whole === "" && fraction === "") return null;
  const digits = whole + fraction;
  const scale = fraction.length - Number(exponent) - decimals;
  const { magnitude, isRounded } = rescale(BigInt(digits), scale);
  return { amount: sign === "-" ? -magnitude : magnitude, isRounded };
}

function rescale(digits: bigint, scale: number): { magnitude: Minor; isRounded: boolean } {
  if (scale <= 0) return { magnitude: digits * 10n ** BigInt(-scale), isRounded: false };
  const unit = 10n ** BigInt(scale);
  const magnitude = (digits + unit / 2n) / unit;
  return { magnitude, isRounded: digits % unit !== 0n };
}
