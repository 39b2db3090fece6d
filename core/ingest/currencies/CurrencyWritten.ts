import { currenciesOfSign } from "../../money/currenciesOfSign.ts";
import { isCurrencyCode } from "../../money/currencyCodes.ts";

/** A sign or a code that a file writes beside its amounts or above them. */
export type CurrencyWritten = {
  sign: string;
  /** The row of the file in which it stands first. */
  row: number;
  /** The currencies it may stand for, by their codes, the likeliest first. */
  currencies: readonly string[];
};

/** A sign with what it may stand for; nothing where that is not known. */
export function meaningOf(sign: string, row: number): CurrencyWritten[] {
  const currencies = isCurrencyCode(sign) ? [sign] : currenciesOfSign(sign);
  return currencies.length > 0 ? [{ sign, row, currencies }] : [];
}

/** The one of them that says most, with the currencies that all of them may be. */
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
