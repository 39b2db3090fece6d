import type { EntryLine, JournalEntry } from "../generalLedger/GeneralLedger.ts";
import type { LedgerAccount } from "../ledger/LedgerAccount.ts";
import type { Minor } from "../money/Minor.ts";
import { sum } from "../money/Minor.ts";
import type { LedgerIndex } from "../worksheet/LedgerIndex.ts";
import type { EntryTrace, Posting } from "../worksheet/Posting.ts";
import { ClearingAccounts } from "./clearingAccounts.ts";
import { type Months, monthsOf } from "./months.ts";
import type { Item } from "./OpenItems.ts";
import { letteringKey, type References } from "./ReferenceIndex.ts";
import type { OpenItem, Trace, TracedMonth } from "./Trace.ts";
import { columnOf, type TracedAccount, traceAccounts } from "./TracedAccount.ts";
import { Tracer } from "./Tracer.ts";
import type { Contribution, TraceCell } from "./TraceSums.ts";

export type TraceInput = {
  ledgerIndex: LedgerIndex;
  /** In the order of their dates; gone through twice. */
  entries: Iterable<JournalEntry>;
  /** ISO dates, first and last day; entries outside of it are left out. */
  period: { start: string; end: string };
  /** What was open at the end of last year, as its trace left it. */
  openItems: readonly OpenItem[];
  /** How many entries are kept of each account and line: the largest. */
  entriesKept: number;
};

/** Follows the cash of a period through its entries to what it was for (IAS 7.18(a), 7.21). */
export function traceLedger(input: TraceInput): Trace {
  const { ledgerIndex, entries, period } = input;
  const accounts = traceAccounts(ledgerIndex);
  const months = monthsOf(period);
  const tracer = new Tracer({ accounts, months, entriesKept: input.entriesKept });
  const brought = broughtForward(input.openItems, accounts);
  for (const account of noteReferences(tracer, accounts, months, entries, brought))
    accounts.set(account.account.code, account);
  for (const item of brought) tracer.bringForward(item);
  for (const item of openingItems(ledgerIndex, accounts, brought)) tracer.bringForward(item);
  const movements = newMovements(months.count);
  const untraced = { count: 0, first: null as string | null };
  for (const entry of byDay(entries, accounts)) {
    if (months.of(entry.date) === null) continue;
    if (tracer.trace(entry)) addMovements(movements, months, entry, accounts);
    else {
      untraced.count += 1;
      untraced.first ??= entry.number;
    }
  }
  const openItems = [...tracer.openItems()].map(toOpenItem);
  tracer.finish();
  const cells = tracer.sums.list();
  return {
    postings: cells.map(toPosting),
    months: movements.map((moved, month) => toMonth(moved, month, months, cells)),
    events: tracer.events.list(),
    reviews: tracer.reviews,
    estimates: tracer.doubts.byLine,
    openItems,
    untraced,
  };
}

/** Goes through the entries before they are traced; answers the accounts that turn out to be cleared. */
function noteReferences(
  { references, reversals }: Tracer,
  accounts: ReadonlyMap<string, TracedAccount>,
  months: Months,
  entries: Iterable<JournalEntry>,
  brought: readonly Item[],
): TracedAccount[] {
  const clearing = new ClearingAccounts();
  for (const { account, amount, ...item } of brought) noteLine(references, account, item, amount);
  for (const entry of entries) {
    if (months.of(entry.date) === null) continue;
    reversals.note(entry);
    for (const line of entry.lines) {
      const account = accounts.get(line.account);
      if (!account || account.kind === "cash") continue;
      if (account.account.role === null) clearing.note(account, line.amount);
      if (account.kind === "control" || account.account.role === null)
        noteLine(references, account, line, -line.amount);
    }
  }
  references.documents.close();
  references.letterings.close();
  return clearing.list();
}

function noteLine(
  { documents, letterings }: References,
  account: TracedAccount,
  { document, lettering, party }: Pick<EntryLine, "document" | "lettering" | "party">,
  amount: Minor,
): void {
  if (document !== null) documents.note(account, document, amount);
  if (lettering !== null) letterings.note(account, letteringKey(lettering, party), amount);
}

/**
 * The entries day by day: within a day those without payment first, so that what is bought and paid
 * on one day meets, and then by number, so that the order of the file does not matter.
 */
function* byDay(
  entries: Iterable<JournalEntry>,
  accounts: ReadonlyMap<string, TracedAccount>,
): Generator<JournalEntry> {
  const isPaid = ({ lines }: JournalEntry) =>
    lines.some(({ account }) => accounts.get(account)?.kind === "cash");
  let date = "";
  let day: { unpaid: JournalEntry[]; paid: JournalEntry[] } = { unpaid: [], paid: [] };
  const sorted = () => [...day.unpaid.sort(byNumber), ...day.paid.sort(byNumber)];
  for (const entry of entries) {
    if (entry.date !== date) {
      yield* sorted();
      day = { unpaid: [], paid: [] };
      date = entry.date;
    }
    day[isPaid(entry) ? "paid" : "unpaid"].push(entry);
  }
  yield* sorted();
}

function byNumber(left: JournalEntry, right: JournalEntry): number {
  if (left.number === right.number) return 0;
  return left.number < right.number ? -1 : 1;
}

function broughtForward(
  openItems: readonly OpenItem[],
  accounts: ReadonlyMap<string, TracedAccount>,
): Item[] {
  return openItems.flatMap(({ account: code, parts, ...item }): Item[] => {
    const account = accounts.get(code);
    if (account?.kind !== "control") return [];
    const known = parts.map(({ column, amount }) => ({
      column: column ?? columnOf(account.purpose, -amount),
      amount,
      held: [],
    }));
    return [{ ...item, account, amount: sum(parts.map(({ amount }) => amount)), parts: known }];
  });
}

/** What was open at the start, as far as no item says what for, is what its account is for. */
function openingItems(
  ledgerIndex: LedgerIndex,
  accounts: ReadonlyMap<string, TracedAccount>,
  brought: readonly Item[],
): Item[] {
  const known = new Map<TracedAccount, Minor>();
  for (const { account, amount } of brought)
    known.set(account, (known.get(account) ?? 0n) + amount);
  return ledgerIndex.accounts.flatMap(({ code, opening }): Item[] => {
    const account = accounts.get(code);
    if (account?.kind !== "control") return [];
    const amount = -opening - (known.get(account) ?? 0n);
    return [
      {
        account,
        number: "",
        date: "",
        party: null,
        document: null,
        lettering: null,
        amount,
        parts: [{ column: columnOf(account.purpose, -amount), amount, held: [] }],
      },
    ];
  });
}

function newMovements(count: number): Map<LedgerAccount, Minor>[] {
  return Array.from({ length: count }, () => new Map());
}

function addMovements(
  movements: readonly Map<LedgerAccount, Minor>[],
  months: Months,
  entry: JournalEntry,
  accounts: ReadonlyMap<string, TracedAccount>,
): void {
  const moved = movements[months.of(entry.date) ?? -1];
  if (!moved) return;
  for (const { account: code, amount } of entry.lines) {
    const account = accounts.get(code)?.account;
    if (account) moved.set(account, (moved.get(account) ?? 0n) + amount);
  }
}

const REASON = "Traced through the entries of the general ledger";

function toPosting(cell: TraceCell): Posting {
  const { account, column, presentAs, amount, contributions, count } = cell;
  const entries = contributions.map((item) => toEntry(item, account.account.code));
  return {
    ...plainPosting(account, column, presentAs, amount),
    traced: { entries, entryCount: count },
  };
}

function plainPosting(
  { account }: TracedAccount,
  column: Posting["column"],
  presentAs: Posting["presentAs"],
  amount: Minor,
): Posting {
  return { account, amount, column, adjustmentId: null, presentAs, reason: REASON };
}

function toEntry({ entry, amount, isEstimated }: Contribution, code: string): EntryTrace {
  const { number, date, text, lines } = entry;
  const own = lines.filter(({ account }) => account === code);
  return {
    number,
    date,
    amount,
    isEstimated,
    text: text || (own[0]?.text ?? ""),
    rows: own.map(({ row }) => row),
  };
}

function toMonth(
  movements: ReadonlyMap<LedgerAccount, Minor>,
  month: number,
  months: Months,
  cells: readonly TraceCell[],
): TracedMonth {
  const postings = cells.flatMap(({ account, column, presentAs, months: amounts }) => {
    const amount = amounts[month] ?? 0n;
    return amount === 0n ? [] : [plainPosting(account, column, presentAs, amount)];
  });
  return { ...months.span(month, month), postings, movements };
}

function toOpenItem({ account, number, date, party, document, lettering, parts }: Item): OpenItem {
  return {
    number,
    date,
    party,
    document,
    lettering,
    account: account.account.code,
    parts: parts.map(({ column, amount }) => ({ column, amount })),
  };
}
