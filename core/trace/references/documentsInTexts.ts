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
import { ReferenceIndex } from "./ReferenceIndex.ts";

/** A line of a control account, or an item brought forward, which has no entry. */
type Line = {
  /** Items stand before the first line. */
  place: number;
  account: TracedAccount;
  amount: Amount;
  party: number;
  document: number;
  /** It has no document, or one of its own entry alone that nothing on the other side of its account carries. */
  isSilent: boolean;
  entry: number | null;
};

/** More lines of one document than this are not told by texts. */
const MOST_LINES = 50;

/**
 * The columns with the documents that only texts name ("Payment invoice 1043"): a line without reconciliation
 * code, and without a document or with one of its own entry that leads nowhere (its number, or what stands on all of
 * its lines, as a cheque's or a statement's does), is of that whose number its text, or that of its entry, names, where exactly one bill of the other side has or names that number,
 * comes to the same amount as its payments, and is of no other party. Where such numbers are a series ("INV-00017"), several may pay the one in parts, up to its amount. A
 * number that several bills name, or a line that may be of two documents, says nothing.
 */
export function withDocumentsInTexts(
  columns: EntryColumns,
  accounts: AccountsByNumber,
  months: Months,
  brought: readonly Item[],
): EntryColumns {
  const isSilent = silentLines(columns, accounts, months, brought);
  const named = new NumbersNamed();
  const items = brought.map((item, index): Line => {
    return { ...item, place: -1 - index, isSilent: false, entry: null };
  });
  eachLine(columns, accounts, months, (line) => {
    if (!isSilent(line)) return;
    for (const number of numbersOfLine(columns, line)) named.note(line, number);
  });
  if (named.isEmpty) return columns;
  const noteDocument = (line: Line) => {
    for (const number of numbersInText(columns.textAt(line.document))) {
      if (!named.has(line.account, number)) continue;
      const isInText = isSilent(line) && numbersOfLine(columns, line).includes(number);
      if (!isInText) named.note(line, number);
    }
  };
  items.forEach(noteDocument);
  eachLine(columns, accounts, months, noteDocument);
  const lineAt = (place: number): Line | undefined => {
    if (place < 0) return items[-1 - place];
    const line = lineOf(columns, accounts, entryAt(columns, place), place);
    return line && { ...line, isSilent: isSilent(line) };
  };
  const documents = documentsOf(named, columns, lineAt);
  if (documents.length === 0) return columns;
  const documentAt = (place: number) => at(documents, place) || columns.documentAt(place);
  const told: EntryColumns = Object.create(columns, { documentAt: { value: documentAt } });
  return told;
}

type IsSilent = (line: Pick<Line, "account" | "document" | "entry">) => boolean;

/** Tells which lines have no document, or only one of their entry where no line of the other side has it. */
function silentLines(
  columns: EntryColumns,
  accounts: AccountsByNumber,
  months: Months,
  brought: readonly Item[],
): IsSilent {
  const isOfEntries = new Uint8Array(columns.textCount);
  eachLine(columns, accounts, months, ({ document, entry }) => {
    if (document !== 0 && isOfEntry(columns, document, entry)) isOfEntries[document] = 1;
  });
  if (!isOfEntries.includes(1)) return ({ document, entry }) => document === 0 && entry !== null;
  const sides = new ReferenceIndex(columns.textCount);
  const add = ({ account, document, amount }: Pick<Line, "account" | "document" | "amount">) => {
    if (isOfEntries[document] === 1) sides.note(account, document, amount);
  };
  for (const item of brought) add(item);
  eachLine(columns, accounts, months, add);
  return ({ account, document, entry }) => {
    if (document === 0) return entry !== null;
    const isOwn = isOfEntries[document] === 1 && isOfEntry(columns, document, entry);
    return isOwn && !sides.isLinked(account, document);
  };
}

/** Whether a document is an entry's number, or stands on each of its lines: it tells the entry, and maybe nothing else. */
function isOfEntry(columns: EntryColumns, document: number, entry: number | null): boolean {
  if (entry === null) return false;
  if (columns.isNumberOf(document, entry)) return true;
  const end = columns.startOf(entry + 1);
  for (let place = columns.startOf(entry); place < end; place += 1)
    if (columns.documentAt(place) !== document) return false;
  return true;
}

/** Each line of a control account without a reconciliation code. */
function eachLine(
  columns: EntryColumns,
  accounts: AccountsByNumber,
  months: Months,
  take: (line: Line) => void,
): void {
  for (let entry = 0; entry < columns.count; entry += 1) {
    if (months.of(columns.dateOf(entry)) === null) continue;
    const end = columns.startOf(entry + 1);
    for (let place = columns.startOf(entry); place < end; place += 1) {
      if (columns.letteringAt(place) !== 0) continue;
      const line = lineOf(columns, accounts, entry, place);
      if (line) take(line);
    }
  }
}

/** A line of a control account. */
function lineOf(
  columns: EntryColumns,
  accounts: AccountsByNumber,
  entry: number,
  place: number,
): Line | undefined {
  const account = accounts[columns.accountAt(place)];
  if (account?.kind !== "control") return undefined;
  return {
    place,
    account,
    amount: -columns.amountAt(place),
    party: columns.partyAt(place),
    document: columns.documentAt(place),
    isSilent: false,
    entry,
  };
}

/** The entry whose lines stand around a place. */
function entryAt(columns: EntryColumns, place: number): number {
  let [first, last] = [0, columns.count - 1];
  while (first < last) {
    const middle = Math.ceil((first + last) / 2);
    if (columns.startOf(middle) <= place) first = middle;
    else last = middle - 1;
  }
  return first;
}

function numbersOfLine(columns: EntryColumns, { place, entry }: Line): string[] {
  const own = columns.lineTextAt(place);
  const shared = entry === null ? 0 : columns.textOf(entry);
  const numbers = own === 0 ? [] : numbersInText(columns.textAt(own));
  if (shared !== 0 && shared !== own) numbers.push(...numbersInText(columns.textAt(shared)));
  return numbers.length < 2 ? numbers : [...new Set(numbers)];
}

/** The documents of lines that only their texts tell, by place. */
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
      lines.find(({ isSilent }) => !isSilent) ?? lines.find(({ document }) => document !== 0);
    const document = known?.document ?? columns.numberOfText(each.number);
    for (const { place, document: own, isSilent } of lines) {
      if (!isSilent || own === document) continue;
      if (at(found, place) !== 0) ambiguous.add(place);
      put(found, place, document);
      found.length = Math.max(found.length, place + 1);
    }
  }
  for (const place of ambiguous) put(found, place, 0);
  return found;
}

/** The lines of one document: a bill, and what pays it in full or, of a series, in parts; none where they do not fit. */
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

/** How many bills or payments lines are: those of one day with one text are one. */
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
