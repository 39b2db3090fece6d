import type { Concept } from "../concepts/concepts.ts";
import type { EntryColumns } from "../generalLedger/entries/EntryColumns.ts";
import { type Amount, minus, plus } from "../money/Amount.ts";
import { NON_CASH, type ReviewPoint, type WorksheetColumn } from "../worksheet/Posting.ts";
import type { AccountsByNumber } from "./accountsIn.ts";
import { type EntryQuestion, entryLabel } from "./entry/EntryQuestion.ts";
import { absorbExchange, takeExchangeOnCash } from "./entry/exchangeOnCash.ts";
import { type Mentions, readMentions } from "./entry/mentions.ts";
import { type NetPurposes, netPurposes } from "./entry/netPurposes.ts";
import { Purchases, type TakenToCosts } from "./entry/Purchases.ts";
import { questionsOf } from "./entry/questionsOf.ts";
import { type EntryAmounts, readEntry } from "./entry/readEntry.ts";
import { type EntryState, Reversals, reversalAmounts } from "./entry/reversals.ts";
import { asParts, type Item, partsOf } from "./items/Item.ts";
import { OpenAccounts } from "./items/OpenAccounts.ts";
import type { Months } from "./months.ts";
import type { Counterpart } from "./pairing/Counterpart.ts";
import { EntryPostings, type Opened } from "./pairing/EntryPostings.ts";
import { pairCounterparts, pairGross } from "./pairing/pairCounterparts.ts";
import { isBusiness, postBusiness } from "./pairing/postBusiness.ts";
import { postPair } from "./pairing/postPair.ts";
import { postTakenToCosts } from "./pairing/postTakenToCosts.ts";
import { UncertainCounterparts } from "./pairing/UncertainCounterparts.ts";
import { ReferenceIndex, type References } from "./references/ReferenceIndex.ts";
import { doubtOpenItems } from "./settling/doubtOpenItems.ts";
import { FoundLines } from "./settling/FoundLines.ts";
import { linesSettled } from "./settling/linesSettled.ts";
import { settleInto } from "./settling/settleInto.ts";
import { settleUnreferenced } from "./settling/settleUnreferenced.ts";
import { Doubts } from "./sums/Doubts.ts";
import { LeaseInterest } from "./sums/LeaseInterest.ts";
import { NonCashEvents } from "./sums/NonCashEvents.ts";
import { EntryReference, NOTHING_HELD, totalOf } from "./sums/Piece.ts";
import type { Sums } from "./sums/TraceSums.ts";
import { columnOf, type Purpose, staysOnLine } from "./TracedAccount.ts";

export type TracerSettings = {
  columns: EntryColumns;
  months: Months;
  /** Collects the traced amounts. */
  sums: Sums;
  /** Whether debits to share premium alone are share issue costs. */
  hasIssueCosts: boolean;
};

const WHICH_OF_THEM =
  "holds several flows against others of their kind: confirm which of them was paid or received in cash.";

const CORRECTED =
  "takes what was bought in the period out of an asset and charges it: confirm that it was costs, and that no asset was lost.";

/** Assets that earn a return of their own. */
const EARNING: ReadonlySet<Purpose["group"]> = new Set([
  "investments",
  "associates",
  "investment_property",
]);

/**
 * The line of amounts for one purpose that cancel out within an entry. A loss on an investment stays on its line: it
 * belongs to the investing category, not to operating profit (IFRS 18.53).
 */
function columnOfNothing({ group, outflow, inflow }: Purpose): WorksheetColumn {
  if (EARNING.has(group)) return inflow;
  return staysOnLine(outflow) ? outflow : NON_CASH;
}

/** Revalued cash is the effect of exchange rates; a revalued overdraft was neither drawn nor repaid. */
function columnOfExchange(borrowed: EntryAmounts["borrowed"]): WorksheetColumn {
  return borrowed.length === 0 ? "effect_of_exchange_rate_changes" : "change_in_bank_overdraft";
}

/**
 * Follows the cash of a period entry by entry, in the order of dates. Within each entry the amounts put on lines sum to
 * the cash it moved, so the lines always add up to the change in cash.
 */
export class Tracer {
  readonly sums: Sums;
  readonly events = new NonCashEvents();
  readonly reviews: (ReviewPoint | EntryQuestion)[] = [];
  readonly doubts = new Doubts();
  readonly uncertain = new UncertainCounterparts();
  readonly leaseInterest = new LeaseInterest();
  readonly found = new FoundLines();
  readonly references: References;
  readonly reversals: Reversals;
  readonly purchases = new Purchases();
  /** With the references that were found before tracing. */
  columns: EntryColumns;
  private readonly mentions: Mentions;
  private readonly months: Months;
  readonly hasIssueCosts: boolean;
  /** Whether the file numbers its entries: the numbers then give the order within a day. */
  isNumbered = true;
  /** By entry: the line of sales tax that stands in an entry of its own, where known. */
  taxLines: ReadonlyMap<number, Concept> = new Map();
  /** By entry: the asset sold for a gain that stands in an entry of its own, where known. */
  soldBy: ReadonlyMap<number, Purpose> = new Map();
  readonly open: OpenAccounts;

  constructor({ columns, months, sums, hasIssueCosts }: TracerSettings) {
    this.columns = columns;
    this.hasIssueCosts = hasIssueCosts;
    this.mentions = readMentions(columns);
    this.references = {
      documents: new ReferenceIndex(columns.textCount),
      letterings: new ReferenceIndex(0),
      closed: new Set(),
      isOwnNumber: (document, entry) => columns.isNumberOf(document, entry),
    };
    this.open = new OpenAccounts(this.references);
    this.reversals = new Reversals(columns, this.mentions);
    this.months = months;
    this.sums = sums;
  }

  /** Adds an open item of the opening balance. */
  bringForward(item: Item): void {
    if (item.amount !== 0) this.open.add(item);
  }

  /** Traces one entry; false if it uses an account that the balances do not have. */
  trace(entry: number, accounts: AccountsByNumber): boolean {
    const parts = readEntry(this.columns, entry, accounts);
    if (parts === null) return false;
    const month = this.months.of(this.columns.dateOf(entry));
    if (month === null) return true;
    const reference = new EntryReference(this.columns, entry, month);
    const state = this.reversals.stateOf(entry);
    for (const part of parts) this.tracePart(part, entry, reference, state);
    return true;
  }

  /** The items still open on all control accounts. */
  openItems(): Item[] {
    return this.open.list();
  }

  /** Puts the items still open at the end on their lines: unpaid assets moved no cash (IAS 7.43). */
  finish(): void {
    settleUnreferenced(this.open.sides, this);
    const period = this.months.span(0, this.months.count - 1);
    doubtOpenItems(this.open.sides, period, this);
    for (const item of this.openItems())
      for (const part of partsOf(item)) {
        const { column, amount, held } = part;
        if (column === null) {
          const { account } = item;
          const found = amount > 0 ? this.found.onlyOperating(account) : null;
          this.sums.release(held, found ?? columnOf(account.purpose, amount), false);
        } else {
          if (!staysOnLine(column)) this.events.noteOpen(part);
          this.sums.release(held, NON_CASH, false);
        }
        // Its pieces are released; only its parts are still needed, and there may be millions of items
        part.held = NOTHING_HELD;
      }
  }

  private tracePart(
    read: EntryAmounts,
    entry: number,
    reference: EntryReference,
    state: EntryState,
  ): void {
    const to = new EntryPostings(reference, this, state, (subject) =>
      this.mentions(entry, subject),
    );
    const amounts = state === "plain" ? read : reversalAmounts(read, state);
    // The bank lends the payment, which then stands where it would with any other bank account
    to.putOn(amounts.borrowed, "change_in_bank_overdraft");
    if (isBusiness(amounts)) postBusiness(amounts, to);
    else this.postSides(this.sidesOf(amounts, entry, to), amounts.cash, to);
    for (const opened of to.opened) this.openItem(opened, entry);
  }

  /** The counterparts of the cash of an entry. Amounts that cancel out or revalue cash are posted at once. */
  private sidesOf(amounts: EntryAmounts, entry: number, to: EntryPostings): Counterpart[] {
    const { cash, borrowed, control, own } = amounts;
    const { mentions } = to;
    const { onCash, others } = takeExchangeOnCash(amounts, mentions);
    if (others !== own) to.putOn(onCash, columnOfExchange(borrowed));
    const { open, cancelled } = netPurposes(others, {
      control,
      mentions,
      hasIssueCosts: this.hasIssueCosts,
      taxLine: this.taxLines.get(entry) ?? null,
      sold: this.soldBy.get(entry) ?? null,
    });
    for (const { purpose, pieces } of cancelled) to.putOn(pieces, columnOfNothing(purpose));
    const moved = minus(minus(cash.received, cash.paid), totalOf(onCash));
    const isOwn = moved === 0 && control.length === 0 && to.state === "plain";
    const corrected = isOwn ? this.purchases.takenToCosts({ entry, open, mentions }) : null;
    if (corrected) {
      this.correct(corrected, amounts, { open, cancelled }, to);
      return [];
    }
    const isPerhapsReversal = this.reversals.isPerhaps(entry);
    for (const asked of questionsOf({ entry: to.entry, open, moved, isPerhapsReversal, mentions }))
      this.reviews.push(asked);
    const sides = moved < 0 ? this.leaseInterest.partFrom(open) : [...open];
    if (control.length > 0) {
      const hasCash = moved !== 0;
      const kinds = hasCash ? [] : linesSettled(control, open);
      const movedBy = { entry, hasCash, isAhead: () => hasCash && mentions("advance"), kinds };
      for (const line of control) settleInto(sides, line, movedBy, this);
    }
    this.uncertain.note(amounts, { sides, cancelled });
    return absorbExchange(sides, moved);
  }

  /** Moves a purchase that was booked as an asset to costs, and asks unless both its words and its amount say so. */
  private correct(
    corrected: TakenToCosts,
    amounts: EntryAmounts,
    { open, cancelled }: NetPurposes,
    to: EntryPostings,
  ): void {
    this.uncertain.note(amounts, { sides: [...open], cancelled });
    const { asset, costs, isSure } = corrected;
    const columns = [asset, ...costs].map(({ purpose, column }) => purpose?.outflow ?? column);
    const entry = entryLabel(to.entry);
    for (const column of isSure ? [] : ["other_non_cash_items" as const, ...columns])
      this.reviews.push({ column, entry, asks: CORRECTED });
    postTakenToCosts(to, corrected, this.open);
  }

  private postSides(
    sides: readonly Counterpart[],
    cash: EntryAmounts["cash"],
    to: EntryPostings,
  ): void {
    let moved: Amount = 0;
    for (const { left } of sides) moved = plus(moved, left);
    const gross = pairGross(sides, cash);
    if (gross) {
      for (const pair of gross) postPair(to, pair, moved);
      return;
    }
    const { pairs, ambiguous } = pairCounterparts(
      moved === 0 ? sides : [...sides, { kind: "cash", left: -moved, pieces: [] }],
    );
    for (const pair of pairs) postPair(to, pair, moved);
    for (const column of ambiguous)
      this.reviews.push({ column, entry: entryLabel(to.entry), asks: WHICH_OF_THEM });
  }

  private openItem({ line, parts }: Opened, entry: number): void {
    const { account, party, document, lettering } = line;
    const amount = totalOf(parts);
    if (amount === 0) return;
    const side = this.open.sideOf(account, amount);
    const doubts = side.mayBePaid(party, parts);
    if (doubts !== null) this.doubts.choose(account, doubts);
    this.open.add({
      account,
      opened: entry,
      date: this.columns.dateOf(entry),
      isOpening: false,
      party,
      document,
      lettering,
      isSilent: lettering === 0 && (document === 0 || this.references.isOwnNumber(document, entry)),
      isReferred: false,
      isAhead: parts.some(({ column }) => column === null) && this.mentions(entry, "advance"),
      age: 0,
      amount,
      parts: asParts(parts),
    });
  }
}
