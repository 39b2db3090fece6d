import { formatMinor } from "../../../money/formatMinor.ts";
import type { Minor } from "../../../money/Minor.ts";
import { type LedgerLineRecord, type LedgerSink, lineOf } from "../../LedgerRecord.ts";
import { type DatevNumbers, inFull, isPersonal } from "./datevAccounts.ts";
import {
  controlAccount,
  type DatevTax,
  discountAccount,
  isCustomer,
  taxAccount,
  taxWithin,
} from "./datevTax.ts";

/** The format writes every amount with two decimals. */
export const CENTS = 2;

type DatevBooks = DatevNumbers & { sink: LedgerSink };

/** What is kept of a payment, the account that it settles, and the sales tax within it. */
type Discount = { settled: string; amount: Minor; tax: DatevTax | null };

/** The discount settles the account with the payment, and takes its share of the sales tax back. */
export function postDiscount(
  books: DatevBooks,
  entry: Partial<LedgerLineRecord>,
  { settled, amount, tax }: Discount,
): void {
  const isGranted = isPersonal(books, settled) ? isCustomer(settled) : amount < 0n;
  postTo(books, entry, settled, amount);
  const within = tax === null ? 0n : taxWithin(amount, tax, entry.date ?? "");
  const [code, accountName] = inFull(books, discountAccount(isGranted, tax, books.chart));
  const net = formatMinor(within - amount, CENTS);
  books.sink.line({ ...lineOf(entry), account: code, accountName, amount: net });
  if (tax === null) return;
  const kind = isGranted ? "output" : "input";
  const [taxCode, taxName] = inFull(books, taxAccount({ ...tax, kind }, books.chart));
  const line = { ...lineOf(entry), account: taxCode, accountName: taxName };
  books.sink.line({ ...line, amount: formatMinor(-within, CENTS) });
}

/** Posts to an account; to that of a customer or a supplier under its control account. */
export function postTo(
  books: DatevBooks,
  entry: Partial<LedgerLineRecord>,
  account: string,
  amount: Minor,
): void {
  const hasParty = isPersonal(books, account);
  const [code, accountName] = hasParty
    ? inFull(books, controlAccount(account, books.chart))
    : [account, ""];
  const party = hasParty ? account : "";
  books.sink.line({
    ...lineOf(entry),
    account: code,
    accountName,
    party,
    amount: formatMinor(amount, CENTS),
  });
}
