import { isCurrencyCode } from "../../../money/currencyCodes.ts";
import type { CurrencySign } from "../../../table/Table.ts";
import type { LedgerColumns } from "./ledgerColumns.ts";

/** The currencies that the headings of the amounts name, in the row they stand in: "Debit (USD)", "Amount EUR". */
export function currencyOfHeadings(
  headings: readonly string[],
  { debit, credit, amount }: LedgerColumns,
  row: number,
): CurrencySign[] {
  return [debit, credit, amount].flatMap((at) => {
    const [, bracketed, last] = CODE.exec((headings[at ?? -1] ?? "").trim()) ?? [];
    const sign = bracketed ?? last ?? "";
    return isCurrencyCode(sign) ? [{ sign, row }] : [];
  });
}

/** A code in brackets, or behind a word that is not written in capitals as a code is. */
const CODE = /[([]([A-Z]{3})[)\]]$|\p{Ll}[ -]{1,3}([A-Z]{3})$/u;
