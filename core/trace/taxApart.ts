import type { Concept } from "../concepts/concepts.ts";
import type { EntryColumns } from "../generalLedger/entries/EntryColumns.ts";
import { isTaxOn } from "../generalLedger/entries/isTaxOn.ts";
import { type Amount, absolute, plus } from "../money/Amount.ts";
import type { ReviewPoint } from "../worksheet/Posting.ts";
import { bearsTaxAlone, lineOfTaxOn } from "./netPurposes.ts";
import type { AccountsByNumber } from "./readEntry.ts";
import { columnOf, SALES_TAX, type TracedAccount } from "./TracedAccount.ts";

/** Sales tax that stands in rows of its own: the line it was received or paid on, by its entry. */
export type TaxApart = { lineOf: ReadonlyMap<number, Concept>; reviews: readonly ReviewPoint[] };

/** A row against an account that money passes through, as a cash effect. */
type Row = { entry: number; account: TracedAccount; amount: Amount; text: string };

/** What tax may be charged on beside it: rows of one day, against one account and on one side. */
type Beside = { taxes: Row[]; taxables: Row[] };

/**
 * Where each row of a ledger is an entry, sales tax received or paid at once has a row of its own, as has
 * what is settled with the authority. It is tax on what stands beside it on the same day where it is a rate
 * of that; where that may be by its amount and its text, nothing says which of the two it is. All lines in
 * question are then in review.
 */
export function findTaxApart(columns: EntryColumns, accounts: AccountsByNumber): TaxApart {
  const lineOf = new Map<number, Concept>();
  const inReview = new Map<Concept, { count: number; first: string }>();
  for (const { taxes, taxables } of rowsBeside(columns, accounts))
    for (const tax of taxes) {
      const chargedOn = taxables.filter((taxable) => isTaxOn(tax.amount, taxable.amount));
      const alike = taxables.filter(({ text }) => text === tax.text);
      if (chargedOn.length === 0 && !isPartOf(tax, alike)) continue;
      const lines = new Set(lineNames(chargedOn.length > 0 ? chargedOn : alike));
      const [line] = [...lines].sort();
      if (line !== undefined && chargedOn.length > 0) lineOf.set(tax.entry, line);
      lines.add(columnOf(tax.account.purpose, tax.amount));
      for (const each of lines) {
        const known = inReview.get(each);
        if (known) known.count += 1;
        else inReview.set(each, { count: 1, first: nameOf(columns, tax.entry) });
      }
    }
  const reviews = [...inReview].map(([column, found]) => ({ column, reason: reasonFor(found) }));
  return { lineOf, reviews };
}

function reasonFor({ count, first }: { count: number; first: string }): string {
  const others = count === 1 ? "" : `, and ${count - 1} others like it`;
  return `${first} is sales tax in a row of its own${others}: confirm whether it was charged on what stands beside it or settled with the tax authority.`;
}

function nameOf(columns: EntryColumns, entry: number): string {
  return `Entry ${columns.numberOf(entry)} of ${columns.dateOf(entry)}`;
}

function rowsBeside(columns: EntryColumns, accounts: AccountsByNumber): Iterable<Beside> {
  const byKey = new Map<string, Beside>();
  for (let entry = 0; entry < columns.count; entry += 1) {
    const place = columns.startOf(entry);
    if (columns.startOf(entry + 1) - place !== 2) continue;
    for (const [own, other] of [
      [place, place + 1],
      [place + 1, place],
    ] as const) {
      const [account, against] = [own, other].map((at) => accounts[columns.accountAt(at)]);
      if (!account || !against || !passesMoney(against)) continue;
      const isTax = account.purpose.id === SALES_TAX;
      if (!isTax && !bearsTaxAlone(account)) continue;
      const amount = -columns.amountAt(own);
      const key = [columns.dateOf(entry), against.index, amount < 0].join(" ");
      const beside = byKey.get(key) ?? { taxes: [], taxables: [] };
      byKey.set(key, beside);
      const row = { entry, account, amount, text: textOf(columns, entry) };
      (isTax ? beside.taxes : beside.taxables).push(row);
    }
  }
  return byKey.values();
}

function textOf(columns: EntryColumns, entry: number): string {
  return columns.textAt(columns.textOf(entry));
}

/** Cash, or an account on which it waits: what customers and suppliers owe has its tax with it. */
function passesMoney({ kind, account: { role } }: TracedAccount): boolean {
  if (kind === "cash") return true;
  return kind === "control" && role !== "trade_receivables" && role !== "trade_payables";
}

/** More than half of what it stands beside is no tax on it: no country charges that much. */
function isPartOf({ amount }: Row, taxables: readonly Row[]): boolean {
  let base: Amount = 0;
  for (const taxable of taxables) base = plus(base, absolute(taxable.amount));
  return base !== 0 && plus(absolute(amount), absolute(amount)) <= base;
}

function lineNames(taxables: readonly Row[]): Concept[] {
  return taxables.map(({ account, amount }) => lineOfTaxOn(account, amount));
}
