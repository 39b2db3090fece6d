import { currenciesOfSign } from "../../money/currenciesOfSign.ts";
import { isCurrencyCode } from "../../money/currencyCodes.ts";

/** A currency sign or code in a file, beside or above its amounts. */
export type CurrencyWritten = {
  sign: string;
  /** The first row in which it occurs. */
  row: number;
  /** The currencies that it may stand for, the most likely first. */
  currencies: readonly string[];
};

/** The meaning of a sign; empty where it is unknown. */
export function meaningOf(sign: string, row: number): CurrencyWritten[] {
  const currencies = isCurrencyCode(sign) ? [sign] : currenciesOfSign(sign);
  return currencies.length > 0 ? [{ sign, row, currencies }] : [];
}

/** The most specific of several signs, restricted to currencies that all allow. */
export function agreedCurrency(found: readonly CurrencyWritten[]): CurrencyWritten | null {
  const [narrowest] = found.toSorted(
    (one, other) => one.currencies.length - other.currencies.length,
  );
  if (narrowest === undefined) return null;
  const currencies = narrowest.currencies.filter((code) =>
    found.every((other) => other.currencies.includes(code)),
  );
  return currencies.length > 0 ? { ...narrowest, currencies } : null;
}
