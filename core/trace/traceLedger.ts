import { columnsOf } from "../generalLedger/entries/columnsOf.ts";
import type { EntryColumns } from "../generalLedger/entries/EntryColumns.ts";
import type { JournalEntry, LedgerOrigin } from "../generalLedger/GeneralLedger.ts";
import type { LedgerAccount } from "../ledger/LedgerAccount.ts";
import { type Amount, toMinor } from "../money/Amount.ts";
import type { Minor } from "../money/Minor.ts";
import type { LedgerIndex } from "../worksheet/LedgerIndex.ts";
import type { Posting } from "../worksheet/Posting.ts";
import { type AccountsByNumber, accountsIn } from "./accountsIn.ts";
import {
  type CheckpointStore,
  resumeFromCheckpoint,
  type TraceState,
  writeCheckpoint,
} from "./checkpoint/checkpoint.ts";
import { dayByDay } from "./entry/dayByDay.ts";
import { askOnce } from "./entry/EntryQuestion.ts";
import { lookForIssueCosts } from "./entry/issueCosts.ts";
import { findSeparateGains } from "./entry/separateGains.ts";
import { findSeparateTax } from "./entry/separateTax.ts";
import { heldForOthers } from "./heldForOthers.ts";
import { broughtForward, openingItems } from "./items/broughtForward.ts";
import { type Item, partsOf } from "./items/Item.ts";
import type { OpenAccounts } from "./items/OpenAccounts.ts";
import { openedItems } from "./items/openedItems.ts";
import { type Months, monthsOf } from "./months.ts";
import { collectLaterReferences, collectReferences } from "./references/collectReferences.ts";
import { withDocumentsInTexts } from "./references/withDocumentsInTexts.ts";
import { billedAfterwards } from "./settling/billedAfterwards.ts";
import { controlLinesOf, type OrderedEntries } from "./settling/controlLinesOf.ts";
import { reconcileParties } from "./settling/reconcileParties.ts";
import { type Opening, reconcileSizes } from "./settling/reconcileSizes.ts";
import { type Consolidated, withoutFlowsBetween } from "./sums/betweenEntities.ts";
import { MonthlyMovements } from "./sums/MonthlyMovements.ts";
import { type TraceCell, TraceSums } from "./sums/TraceSums.ts";
import { tracedEntries } from "./sums/tracedEntries.ts";
import type { OpenItem, Trace, TracedMonth } from "./Trace.ts";
import { type TracedAccount, traceAccounts } from "./TracedAccount.ts";
import { Tracer } from "./Tracer.ts";

export type TraceInput = {
  ledgerIndex: LedgerIndex;
  /** In the order of dates. */
  entries: Iterable<JournalEntry>;
  /** The entries of the weeks after the period, if any: they may hold the invoices of advances. */
  later?: Iterable<JournalEntry> | undefined;
  /** The opening entries: they state open items where last year's trace does not. */
  opened?: Iterable<JournalEntry> | undefined;
  /** Properties of the ledger's file, if it came from one. */
  origin?: Pick<LedgerOrigin, "withoutNumbers"> | undefined;
  /** ISO dates of the first and last day; entries outside are left out. */
  period: { start: string; end: string };
  /** The open items at the end of last year, from its trace. */
  openItems: readonly OpenItem[];
  /** The codes of accounts that a person is asked about. */
  inDoubt?: ReadonlySet<string>;
  /** Whether the entries of several entities make one statement. */
  isConsolidated?: boolean;
  /** Whether to keep the amount of each entry on each account and line. */
  keepsEntries: boolean;
  /** Saves intermediate states of a long trace, and provides the last one. */
  checkpoints?: CheckpointStore | null | undefined;
};

/**
 * Follows the cash of a period through its entries to what it was for (IAS 7.18(a), 7.21): the core of a statement from
 * a general ledger. Its postings go to the worksheet, its open items to next year.
 */
export function traceLedger(input: TraceInput): Trace {
  const { ledgerIndex, entries, later, period, keepsEntries } = input;
  const read = columnsOf(entries);
  const after = later && columnsOf(later);
  const months = monthsOf(period);
  const known = accountsOf(input, read, months);
  const begun = [...known.values()];
  const sums = new TraceSums(months.count, keepsEntries);
  const brought = openBefore(input, known, read);
  const columns = withDocumentsInTexts(read, accountsIn(read, known), months, brought);
  const { isIssueCosts, review } = lookForIssueCosts(columns, accountsIn(columns, known), months);
  const tracer = new Tracer({ columns, months, sums, hasIssueCosts: isIssueCosts });
  if (review) tracer.reviews.push(review);
  const cleared = collectReferences(tracer, accountsIn(columns, known), months, columns, brought);
  for (const account of cleared) known.set(account.account.code, account);
  if (after) collectLaterReferences(tracer.references, columns, after, accountsIn(after, known));
  const accounts = accountsIn(columns, known);
  noteNumbering(tracer, input.origin, accounts);
  const order = dayByDay(columns, accounts, tracer.isNumbered);
  const ordered = { columns, order, accounts, months };
  beginWith(tracer, ordered, { items: brought, sums: openingItems(ledgerIndex, known, brought) });
  const { movements, untraced } = traceEach(
    { tracer, sums },
    ordered,
    input.checkpoints && { ...input.checkpoints, known: [...begun, ...known.values()] },
  );
  if (after) billedAfterwards({ tracer, columns, accounts: known }, after);
  tracer.finish();
  const { cells, reviews } = consolidated(sums.list(), input);
  // Only the open items are kept in memory while the statement is made
  const { open } = tracer;
  return {
    postings: cells.map((cell) => toPosting(cell, columns)),
    months: movements.list().map((moved, month) => toMonth(moved, month, months, cells)),
    lastDay: lastDayOf(columns, months),
    events: tracer.events.list(),
    reviews: [...askOnce(tracer.reviews), ...reviews],
    estimates: toMinorOf(tracer.doubts.byAccount),
    besideUncertainAccounts: toMinorOf(tracer.uncertain.byLine),
    cashThroughUncertainAccounts: toMinorOf(tracer.uncertain.cashThrough),
    listOpenItems: () => openItemsOf(open, columns),
    untraced,
  };
}

function consolidated(cells: TraceCell[], { isConsolidated }: TraceInput): Consolidated {
  return isConsolidated ? withoutFlowsBetween(cells) : { cells, reviews: [] };
}

/** The accounts by code, with the purpose of their cash from their roles and their entries. */
function accountsOf({ ledgerIndex, inDoubt }: TraceInput, read: EntryColumns, months: Months) {
  const known = traceAccounts(ledgerIndex, inDoubt ?? new Set());
  for (const account of heldForOthers(read, accountsIn(read, known), months))
    known.set(account.account.code, account);
  return known;
}

/** Finds which lines settle each other without references, and adds the opening items. */
function beginWith(tracer: Tracer, ordered: OrderedEntries, opening: Opening): void {
  const { columns, accounts } = ordered;
  const controlLines = controlLinesOf(ordered);
  const found = { columns, accounts, references: tracer.references, controlLines };
  const reconciled = reconcileParties(found, opening.items);
  tracer.columns = reconcileSizes({ ...found, columns: reconciled }, opening);
  for (const item of [...opening.items, ...opening.sums]) tracer.bringForward(item);
}

function lastDayOf(columns: EntryColumns, months: Months): string | null {
  for (let entry = columns.count - 1; entry >= 0; entry -= 1) {
    const date = columns.dateOf(entry);
    if (months.of(date) !== null) return date;
  }
  return null;
}

/**
 * Handles files without entry numbers: the order within a day, and where each row is an entry, its sales tax and gains.
 */
function noteNumbering(
  tracer: Tracer,
  origin: TraceInput["origin"],
  accounts: AccountsByNumber,
): void {
  const numbering = origin?.withoutNumbers;
  tracer.isNumbered = numbering === undefined;
  if (numbering !== "rows") return;
  const taxes = findSeparateTax(tracer.columns, accounts);
  const gains = findSeparateGains(tracer.columns, accounts);
  tracer.taxLines = taxes.lineOf;
  tracer.soldBy = gains.soldBy;
  tracer.reviews.push(...taxes.reviews, ...gains.reviews);
}

type Tracing = { tracer: Tracer; sums: TraceSums };

/** The open items before the period: from last year's trace, else from the opening entries. */
function openBefore(
  { openItems, opened = [] }: TraceInput,
  known: ReadonlyMap<string, TracedAccount>,
  columns: EntryColumns,
): Item[] {
  return openItems.length > 0
    ? broughtForward(openItems, known, columns)
    : openedItems(opened, known, columns);
}

/**
 * Traces the entries of the period in order; returns the movements and the entries that were not traced. With a
 * checkpoint, it resumes after the last traced entry.
 */
function traceEach(
  { tracer, sums }: Tracing,
  { columns, order, accounts, months }: OrderedEntries,
  checkpoints: (CheckpointStore & { known: readonly TracedAccount[] }) | null | undefined,
): Pick<TraceState, "movements" | "untraced"> {
  const movements = new MonthlyMovements(months.count, columns, accounts);
  const untraced: TraceState["untraced"] = { count: 0, first: null };
  const done = { count: 0 };
  const { events, reviews, doubts, uncertain, leaseInterest, found, open } = tracer;
  const ofTracer = { events, reviews, doubts, uncertain, leaseInterest, found, open };
  const soFar = { ...ofTracer, sums, movements, untraced, done };
  const given = { columns: [columns, tracer.columns], accounts, known: checkpoints?.known ?? [] };
  if (checkpoints?.saved) resumeFromCheckpoint(soFar, given, checkpoints.saved);
  while (done.count < order.length) {
    const entry = order[done.count] ?? 0;
    done.count += 1;
    const month = months.of(columns.dateOf(entry));
    if (month === null) continue;
    if (tracer.trace(entry, accounts)) movements.add(entry, month);
    else {
      untraced.count += 1;
      untraced.first ??= columns.numberOf(entry);
    }
    if (checkpoints?.isDue(done.count, order.length))
      checkpoints.save((take) => writeCheckpoint(soFar, given, take));
  }
  return { movements, untraced };
}

function toMinorOf<Outer, Inner>(
  amounts: ReadonlyMap<Outer, ReadonlyMap<Inner, Amount>>,
): ReadonlyMap<Outer, ReadonlyMap<Inner, Minor>> {
  return new Map(
    [...amounts].map(([outer, its]) => [
      outer,
      new Map([...its].map(([inner, amount]) => [inner, toMinor(amount)])),
    ]),
  );
}

const REASON = "Traced through the entries of the general ledger";

function toPosting(cell: TraceCell, columns: EntryColumns): Posting {
  const { account, column, presentAs, amount, received, contributions } = cell;
  const entries = tracedEntries(contributions, columns, account.account.code);
  return {
    ...plainPosting(account, column, presentAs, toMinor(amount)),
    traced: { entries, isOpposite: false, received: toMinor(received) },
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

function toMonth(
  movements: ReadonlyMap<LedgerAccount, Minor>,
  month: number,
  months: Months,
  cells: readonly TraceCell[],
): TracedMonth {
  const postings = cells.flatMap(({ account, column, presentAs, months: amounts }) => {
    const amount = toMinor(amounts[month] ?? 0);
    return amount === 0n ? [] : [plainPosting(account, column, presentAs, amount)];
  });
  return { ...months.span(month, month), postings, movements };
}

function* openItemsOf(open: OpenAccounts, columns: EntryColumns): Iterable<OpenItem> {
  for (const item of open.list()) yield toOpenItem(item, columns);
}

function toOpenItem(item: Item, columns: EntryColumns): OpenItem {
  const { account, opened, date, party, document, lettering } = item;
  return {
    number: typeof opened === "number" ? columns.numberOf(opened) : opened,
    date,
    party: columns.textAt(party) || null,
    document: columns.textAt(document) || null,
    lettering: columns.textAt(lettering) || null,
    account: account.account.code,
    parts: partsOf(item).map(({ column, amount }) => ({ column, amount: toMinor(amount) })),
  };
}
