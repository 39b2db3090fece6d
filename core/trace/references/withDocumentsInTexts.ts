import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import {
  at,
  type NumberColumn,
  newIntColumn,
  put,
} from "../../generalLedger/store/NumberColumn.ts";
import { type Amount, absolute, plus } from "../../money/Amount.ts";
import type { AccountsByNumber } from "../accountsIn.ts";
import type { Item } from "../items/Item.ts";
import type { Months } from "../months.ts";
import type { TracedAccount } from "../TracedAccount.ts";
import { type NumberNamed, NumbersNamed } from "./NumbersNamed.ts";
import { numbersInText } from "./numbersInText.ts";
import { UnreferencedLines } from "./UnreferencedLines.ts";

/** A line of a control account, or an opening item, which has no entry. */
type Line = {
  /** Opening items come before the first line. */
  place: number;
  account: TracedAccount;
  amount: Amount;
  party: number;
  document: number;
  isUnreferenced: boolean;
  entry: number | null;
};

/** If more lines than this name one document, texts cannot tell them apart. */
const MOST_LINES = 50;

/**
 * Adds to the columns the documents that only texts name ("Payment invoice 1043"). It applies to unreferenced lines
 * (see `UnreferencedLines`). The number in a line's text, or in its entry's text, must be that of exactly one invoice
 * on the opposite side, whose amount equals its payments and which is of no other party. If the numbers are a series
 * ("INV-00017"), several lines may pay the invoice in parts, up to its amount. A number that several invoices have, or
 * a line that could belong to two documents, is left alone.
 */
export function withDocumentsInTexts(
  columns: EntryColumns,
  accounts: AccountsByNumber,
  months: Months,
  brought: readonly Item[],
): EntryColumns {
  const lines = new UnreferencedLines({ columns, accounts, months }, brought);
  const named = new NumbersNamed();
  lines.each((place, account, entry) => {
    if (!lines.isUnreferenced(place)) return;
    const amount = -columns.amountAt(place);
    for (const number of numbersOfLine(columns, place, entry))
      named.note({ account, amount, place }, number);
  });
  if (named.isEmpty) return columns;
  noteDocuments(named, lines, columns, brought);
  const items = brought.map((item, index): Line => {
    return { ...item, place: -1 - index, isUnreferenced: false, entry: null };
  });
  const lineAt = (place: number) => (place < 0 ? items[-1 - place] : lineOf(columns, lines, place));
  const documents = documentsOf(named, columns, lineAt);
  return documents.length === 0 ? columns : columns.withReferences({ documents });
}

/** Notes the numbers of documents that texts name, and the numbers in the texts of unreferenced lines. */
function noteDocuments(
  named: NumbersNamed,
  lines: UnreferencedLines,
  columns: EntryColumns,
  brought: readonly Item[],
): void {
  for (const [index, { account, amount, document }] of brought.entries())
    for (const number of numbersInText(columns.textAt(document)))
      if (named.has(account, number)) named.note({ account, amount, place: -1 - index }, number);
  lines.each((place, account, entry) => {
    const amount = -columns.amountAt(place);
    for (const number of numbersInText(columns.textAt(columns.documentAt(place)))) {
      if (!named.has(account, number)) continue;
      const isInText =
        lines.isUnreferenced(place) && numbersOfLine(columns, place, entry).includes(number);
      if (!isInText) named.note({ account, amount, place }, number);
    }
  });
}

/** A line of a control account. */
function lineOf(columns: EntryColumns, lines: UnreferencedLines, place: number): Line | undefined {
  const account = lines.accountAt(place);
  return (
    account && {
      place,
      account,
      amount: -columns.amountAt(place),
      party: columns.partyAt(place),
      document: columns.documentAt(place),
      isUnreferenced: lines.isUnreferenced(place),
      entry: entryAt(columns, place),
    }
  );
}

/** The entry that contains a place. */
function entryAt(columns: EntryColumns, place: number): number {
  let [first, last] = [0, columns.count - 1];
  while (first < last) {
    const middle = Math.ceil((first + last) / 2);
    if (columns.startOf(middle) <= place) first = middle;
    else last = middle - 1;
  }
  return first;
}

function numbersOfLine(columns: EntryColumns, place: number, entry: number): readonly string[] {
  const own = columns.lineTextAt(place);
  const shared = columns.textOf(entry);
  const numbers = numbersInText(columns.textAt(own));
  if (shared === own) return withoutRepeats(numbers);
  return withoutRepeats([...numbers, ...numbersInText(columns.textAt(shared))]);
}

function withoutRepeats(numbers: readonly string[]): readonly string[] {
  return numbers.length < 2 ? numbers : [...new Set(numbers)];
}

/** By place: the documents that only texts give. */
function documentsOf(
  named: NumbersNamed,
  columns: EntryColumns,
  lineAt: (place: number) => Line | undefined,
): NumberColumn {
  const found = newIntColumn();
  const ambiguous = new Set<number>();
  for (const each of named.onBothSides()) {
    const lines = linesOfOne(each, columns, lineAt);
    if (lines.length === 0) continue;
    const known =
      lines.find(({ isUnreferenced }) => !isUnreferenced) ??
      lines.find(({ document }) => document !== 0);
    const document = known?.document ?? columns.numberOfText(each.number);
    for (const { place, document: own, isUnreferenced } of lines) {
      if (!isUnreferenced || own === document) continue;
      if (at(found, place) !== 0) ambiguous.add(place);
      put(found, place, document);
      found.length = Math.max(found.length, place + 1);
    }
  }
  for (const place of ambiguous) put(found, place, 0);
  return found;
}

/**
 * The lines of one document: an invoice with what pays it in full or, in a series, in parts; empty if they do not fit.
 */
function linesOfOne(
  { places, isOfSeries }: NumberNamed,
  columns: EntryColumns,
  lineAt: (place: number) => Line | undefined,
): readonly Line[] {
  const lines = places.flatMap((place) => lineAt(place) ?? []);
  const firstFew = (isDebit: boolean) =>
    lines.filter(({ amount }) => amount < 0 === isDebit).slice(0, MOST_LINES + 1);
  const [debits, credits] = [firstFew(true), firstFew(false)];
  const countSaid = (lines: readonly Line[]) => countOf(lines, columns);
  const isBill = countSaid(debits) === 1 && totalOf(debits) >= totalOf(credits);
  const [bill, payments] = isBill ? [debits, credits] : [credits, debits];
  if (countSaid(bill) !== 1 || payments.length > MOST_LINES) return [];
  const [owed, paid] = [totalOf(bill), totalOf(payments)];
  const isFitting = isOfSeries ? paid <= owed : paid === owed;
  const parties = new Set([...bill, ...payments].map(({ party }) => party));
  parties.delete(0);
  return isFitting && parties.size <= 1 ? [...bill, ...payments] : [];
}

/** The number of invoices or payments; lines of one day with the same text are one. */
function countOf(lines: readonly Line[], columns: EntryColumns): number {
  if (lines.length === 1) return 1;
  const said = lines.map(({ place, entry }) =>
    entry === null
      ? ""
      : `${columns.dateOf(entry)} ${columns.lineTextAt(place)} ${columns.textOf(entry)}`,
  );
  return new Set(said).size;
}

function totalOf(lines: readonly Line[]): Amount {
  let total: Amount = 0;
  for (const { amount } of lines) total = plus(total, absolute(amount));
  return total;
}
