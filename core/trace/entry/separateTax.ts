import type { Concept } from "../../concepts/concepts.ts";
import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import { isTaxOn } from "../../generalLedger/entries/isTaxOn.ts";
import { type Amount, absolute, plus } from "../../money/Amount.ts";
import type { AccountsByNumber } from "../accountsIn.ts";
import { columnOf, SALES_TAX, type TracedAccount } from "../TracedAccount.ts";
import { type EntryQuestion, entryLabel } from "./EntryQuestion.ts";
import { type MoneyRow, moneyRowsTogether } from "./moneyRows.ts";
import { bearsTaxAlone, lineOfTaxOn } from "./netPurposes.ts";

/** Sales tax in rows of its own: its line, by the entry of the tax. */
export type SeparateTax = {
  lineOf: ReadonlyMap<number, Concept>;
  reviews: readonly EntryQuestion[];
};

/**
 * Where each row of a ledger is an entry, sales tax received or paid with a sale or purchase has a row of its own, and
 * so has a settlement with the authority. Tax belongs to a row of the same day if it is a usual rate of it; if amount
 * and text allow both, all lines concerned are marked for review.
 */
export function findSeparateTax(columns: EntryColumns, accounts: AccountsByNumber): SeparateTax {
  const lineOf = new Map<number, Concept>();
  const reviews: EntryQuestion[] = [];
  for (const rows of moneyRowsTogether(columns, accounts, isConcerned)) {
    const { taxes, taxables } = besideIn(rows);
    for (const tax of taxes) {
      const chargedOn = taxables.filter((taxable) => isTaxOn(tax.amount, taxable.amount));
      const alike = taxables.filter(({ text }) => text === tax.text);
      if (chargedOn.length === 0 && !isPartOf(tax, alike)) continue;
      const lines = new Set(lineNames(chargedOn.length > 0 ? chargedOn : alike));
      const [line] = [...lines].sort();
      if (line !== undefined && chargedOn.length > 0) lineOf.set(tax.entry, line);
      lines.add(columnOf(tax.account.purpose, tax.amount));
      const number = columns.numberOf(tax.entry);
      const entry = entryLabel({ number, date: columns.dateOf(tax.entry) });
      for (const column of lines) reviews.push({ column, entry, asks: WHAT_TAX });
    }
  }
  return { lineOf, reviews };
}

const WHAT_TAX =
  "is sales tax in a row of its own: confirm whether it was charged on what stands beside it or settled with the tax authority.";

function isTax({ purpose }: TracedAccount): boolean {
  return purpose.id === SALES_TAX;
}

function isConcerned(account: TracedAccount): boolean {
  return isTax(account) || bearsTaxAlone(account);
}

/** The rows that tax may be charged on: of one day, against one account and on one side. */
function besideIn(rows: readonly MoneyRow[]): { taxes: MoneyRow[]; taxables: MoneyRow[] } {
  return {
    taxes: rows.filter(({ account }) => isTax(account)),
    taxables: rows.filter(({ account }) => bearsTaxAlone(account)),
  };
}

/** Sales tax is never more than half of its base in any country. */
function isPartOf({ amount }: MoneyRow, taxables: readonly MoneyRow[]): boolean {
  let base: Amount = 0;
  for (const taxable of taxables) base = plus(base, absolute(taxable.amount));
  return base !== 0 && plus(absolute(amount), absolute(amount)) <= base;
}

function lineNames(taxables: readonly MoneyRow[]): Concept[] {
  return taxables.map(({ account, amount }) => lineOfTaxOn(account, amount));
}
