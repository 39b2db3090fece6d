import type { EntryColumns } from "../generalLedger/entries/EntryColumns.ts";
import { type Amount, absolute, plus } from "../money/Amount.ts";
import type { Item } from "./Item.ts";
import type { Months } from "./months.ts";
import { numbersInText, seriesOf } from "./numbersInText.ts";
import type { AccountsByNumber } from "./readEntry.ts";
import type { TracedAccount } from "./TracedAccount.ts";

/** A line of a control account, or an item brought forward, which has no place. */
type Line = {
  place: number | null;
  account: TracedAccount;
  amount: Amount;
  party: number;
  document: number;
  /** It has no document, or one of its own entry alone that nothing on the other side of its account carries. */
  isSilent: boolean;
  /** Null for an item. */
  entry: number | null;
};

/** The lines of one account that name a number, by their side. */
type Named = { number: string; series: string | null; debits: Line[]; credits: Line[] };

/** More lines of one document than this are not told by texts. */
const MOST_LINES = 50;
/** So many numbers of one kind on an account are a series of documents. */
const LEAST_IN_SERIES = 3;

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
  const named = new Map<string, Named>();
  const isSilent = silentLines(columns, accounts, months, brought);
  const each = (silentOnly: boolean, take: (line: Line, numbers: readonly string[]) => void) =>
    eachLine(columns, accounts, months, (entry, line) => {
      const silent = isSilent(entry, line);
      if (silent) take({ ...line, isSilent: true }, numbersOfLine(columns, entry, line));
      else if (!silentOnly) take(line, []);
    });
  each(true, (line, numbers) => {
    for (const number of numbers) note(named, number, line, true);
  });
  if (named.size === 0) return columns;
  const ofDocument = (line: Line, known: readonly string[] = []) => {
    if (line.document === 0) return;
    for (const number of numbersInText(columns.textAt(line.document)))
      if (!known.includes(number)) note(named, number, line, false);
  };
  for (const item of brought) ofDocument({ ...item, isSilent: false, place: null, entry: null });
  each(false, ofDocument);
  const documents = documentsOf([...named.values()], columns);
  if (documents.size === 0) return columns;
  const documentAt = (place: number) => documents.get(place) ?? columns.documentAt(place);
  const told: EntryColumns = Object.create(columns, { documentAt: { value: documentAt } });
  return told;
}

type IsSilent = (entry: number, line: Pick<Line, "account" | "document">) => boolean;

const BOTH_SIDES = 3;

/** Tells which lines have no document, or only one of their entry where no line of the other side has it. */
function silentLines(
  columns: EntryColumns,
  accounts: AccountsByNumber,
  months: Months,
  brought: readonly Item[],
): IsSilent {
  const ofEntries = new Set<number>();
  eachLine(columns, accounts, months, (entry, { document }) => {
    if (document !== 0 && isOfEntry(columns, document, entry)) ofEntries.add(document);
  });
  if (ofEntries.size === 0) return (_, { document }) => document === 0;
  const sides = new Map<number, number>();
  const keyOf = ({ index }: TracedAccount, document: number) => index * MOST_TEXTS + document;
  const add = ({ account, document, amount }: Pick<Line, "account" | "document" | "amount">) => {
    if (!ofEntries.has(document)) return;
    const key = keyOf(account, document);
    sides.set(key, (sides.get(key) ?? 0) | (amount < 0 ? 1 : 2));
  };
  for (const item of brought) add(item);
  eachLine(columns, accounts, months, (_, line) => add(line));
  return (entry, { account, document }) => {
    if (document === 0) return true;
    const isOwn = ofEntries.has(document) && isOfEntry(columns, document, entry);
    return isOwn && sides.get(keyOf(account, document)) !== BOTH_SIDES;
  };
}

/** More than the texts of any ledger. */
const MOST_TEXTS = 2 ** 32;

/** Whether a document is an entry's number, or stands on each of its lines: it tells the entry, and maybe nothing else. */
function isOfEntry(columns: EntryColumns, document: number, entry: number): boolean {
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
  take: (entry: number, line: Line) => void,
): void {
  for (let entry = 0; entry < columns.count; entry += 1) {
    if (months.of(columns.dateOf(entry)) === null) continue;
    const end = columns.startOf(entry + 1);
    for (let place = columns.startOf(entry); place < end; place += 1) {
      const account = accounts[columns.accountAt(place)];
      if (account?.kind !== "control" || columns.letteringAt(place) !== 0) continue;
      take(entry, {
        place,
        account,
        amount: -columns.amountAt(place),
        party: columns.partyAt(place),
        document: columns.documentAt(place),
        isSilent: false,
        entry,
      });
    }
  }
}

function numbersOfLine(columns: EntryColumns, entry: number, { place }: Line): string[] {
  const [own, shared] = [place === null ? 0 : columns.lineTextAt(place), columns.textOf(entry)];
  const numbers = own === 0 ? [] : numbersInText(columns.textAt(own));
  if (shared !== 0 && shared !== own) numbers.push(...numbersInText(columns.textAt(shared)));
  return numbers.length < 2 ? numbers : [...new Set(numbers)];
}

/** Adds a line to those that name a number, or only to those that a text names already. */
function note(named: Map<string, Named>, number: string, line: Line, isText: boolean): void {
  const key = `${line.account.index} ${number}`;
  let lines = named.get(key);
  if (!lines) {
    if (!isText) return;
    lines = { number, series: seriesOf(number), debits: [], credits: [] };
    named.set(key, lines);
  }
  const side = line.amount < 0 ? lines.debits : lines.credits;
  if (side.length <= MOST_LINES) side.push(line);
}

/** The documents of lines that only their texts tell, by place. */
function documentsOf(named: readonly Named[], columns: EntryColumns): Map<number, number> {
  const counts = new Map<string, number>();
  for (const each of named) counts.set(seriesKey(each), (counts.get(seriesKey(each)) ?? 0) + 1);
  const found = new Map<number, number>();
  const ambiguous = new Set<number>();
  for (const each of named) {
    const isSeries = (counts.get(seriesKey(each)) ?? 0) >= LEAST_IN_SERIES;
    const lines = linesOfOne(each, each.series !== null && isSeries, columns);
    if (lines.length === 0) continue;
    const known =
      lines.find(({ isSilent }) => !isSilent) ?? lines.find(({ document }) => document !== 0);
    const document = known?.document ?? columns.numberOfText(each.number);
    for (const { place, document: own, isSilent } of lines) {
      if (place === null || !isSilent || own === document) continue;
      if (found.has(place)) ambiguous.add(place);
      found.set(place, document);
    }
  }
  for (const place of ambiguous) found.delete(place);
  return found;
}

function seriesKey({ series, debits, credits }: Named): string {
  return `${(debits[0] ?? credits[0])?.account.index} ${series}`;
}

/** The lines of one document: a bill, and what pays it in full or, of a series, in parts; none where they do not fit. */
function linesOfOne(
  { debits, credits }: Named,
  isSeries: boolean,
  columns: EntryColumns,
): readonly Line[] {
  if (debits.length === 0 || credits.length === 0) return [];
  const countSaid = (lines: readonly Line[]) => countOf(lines, columns);
  const isBill = countSaid(debits) === 1 && totalOf(debits) >= totalOf(credits);
  const [bill, payments] = isBill ? [debits, credits] : [credits, debits];
  if (countSaid(bill) !== 1 || payments.length > MOST_LINES) return [];
  const [owed, paid] = [totalOf(bill), totalOf(payments)];
  const isFitting = isSeries ? paid <= owed : paid === owed;
  const parties = new Set([...bill, ...payments].map(({ party }) => party));
  parties.delete(0);
  return isFitting && parties.size <= 1 ? [...bill, ...payments] : [];
}

/** How many bills or payments lines are: those of one day with one text are one. */
function countOf(lines: readonly Line[], columns: EntryColumns): number {
  if (lines.length === 1) return 1;
  const said = lines.map(({ place, entry }) =>
    place === null || entry === null
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
