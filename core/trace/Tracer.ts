import { concepts } from "../concepts/concepts.ts";
import type { EntryColumns } from "../generalLedger/entries/EntryColumns.ts";
import { type Amount, minus, onSideOf, plus } from "../money/Amount.ts";
import { NON_CASH, type ReviewPoint, type WorksheetColumn } from "../worksheet/Posting.ts";
import type { Counterpart, PurposeSide } from "./Counterpart.ts";
import { Doubts } from "./Doubts.ts";
import { doubtLeftOpen } from "./doubtLeftOpen.ts";
import { absorbExchange, takeExchangeOnCash } from "./exchangeOnCash.ts";
import { LeaseInterest } from "./LeaseInterest.ts";
import type { Months } from "./months.ts";
import { NonCashEvents } from "./NonCashEvents.ts";
import { netPurposes } from "./netPurposes.ts";
import { type Item, OpenSide } from "./OpenItems.ts";
import { type EntryState, type Opened, PairPoster } from "./PairPoster.ts";
import { EntryReference, type Piece } from "./Piece.ts";
import { pairCounterparts, pairGross } from "./pairCounterparts.ts";
import { leadsToLines, ReferenceIndex, type References } from "./ReferenceIndex.ts";
import {
  type AccountsByNumber,
  type EntryAmounts,
  readEntry,
  withoutControl,
} from "./readEntry.ts";
import { Reversals } from "./reversals.ts";
import { type ControlLine, type MovedBy, type Settlement, settle } from "./settle.ts";
import { type Sides, settleSilent } from "./settleSilent.ts";
import { columnOf, purposeOfGroup, staysOnLine, type TracedAccount } from "./TracedAccount.ts";
import type { Sums } from "./TraceSums.ts";
import { listenTo, type SpeaksOf, type Subject } from "./words.ts";

export type TracerSettings = {
  columns: EntryColumns;
  months: Months;
  /** What it puts on lines goes there. */
  sums: Sums;
};

/**
 * Follows cash through the entries of a period, entry by entry in the order of their dates. Within
 * every entry what is put on a line sums to the cash that the entry moved for it, so the lines add
 * up to the change in cash whatever is read.
 */
export class Tracer {
  readonly sums: Sums;
  readonly events = new NonCashEvents();
  readonly reviews: ReviewPoint[] = [];
  readonly doubts = new Doubts();
  readonly leaseInterest = new LeaseInterest();
  readonly references: References;
  readonly reversals: Reversals;
  private readonly columns: EntryColumns;
  private readonly speaksOf: SpeaksOf;
  private readonly months: Months;
  private readonly open: Sides[] = [];

  constructor({ columns, months, sums }: TracerSettings) {
    this.columns = columns;
    this.speaksOf = listenTo(columns);
    this.references = {
      documents: new ReferenceIndex(columns.textCount),
      letterings: new ReferenceIndex(0),
      isOwnNumber: (document, entry) => columns.textAt(document) === columns.numberOf(entry),
    };
    this.reversals = new Reversals(columns, this.speaksOf);
    this.months = months;
    this.sums = sums;
  }

  /** Adds what was open at the start. */
  bringForward(item: Item): void {
    if (item.amount !== 0) this.add(item);
  }

  /** Traces an entry; false when it stands on an account that the balances do not have. */
  trace(entry: number, accounts: AccountsByNumber): boolean {
    const parts = readEntry(this.columns, entry, accounts);
    if (parts === null) return false;
    const month = this.months.of(this.columns.dateOf(entry));
    if (month === null) return true;
    const reference = new EntryReference(this.columns, entry, month);
    const state = this.stateOf(entry);
    for (const part of parts) this.tracePart(part, entry, reference, state);
    return true;
  }

  /** What is still open of every control account. */
  openItems(): Item[] {
    return this.open.flatMap(({ debits, credits }) => [
      ...debits.all.list(),
      ...credits.all.list(),
    ]);
  }

  /** Puts what is still open where it stands at the end: unpaid assets moved no cash (IAS 7.43). */
  finish(): void {
    settleSilent(this.open, this);
    doubtLeftOpen(this.open, this.months.span(0, this.months.count - 1), this.doubts);
    for (const { account, parts } of this.openItems())
      for (const part of parts) {
        const { column, amount, held } = part;
        if (column === null) this.sums.release(held, columnOf(account.purpose, amount), false);
        else {
          if (!staysOnLine(column)) this.events.noteOpen(part);
          this.sums.release(held, NON_CASH, false);
        }
      }
  }

  private stateOf(entry: number): EntryState {
    if (this.reversals.isReversal(entry)) return "reversal";
    return this.reversals.isReversed(entry) ? "reversed" : "plain";
  }

  private tracePart(
    read: EntryAmounts,
    entry: number,
    reference: EntryReference,
    state: EntryState,
  ): void {
    const poster = new PairPoster(reference, this, state);
    const amounts = state === "plain" ? read : asOne(read, state);
    if (isBusiness(amounts)) this.postBusiness(amounts, poster);
    else this.postSides(this.sidesOf(amounts, entry, poster), amounts.cash, poster);
    for (const opened of poster.opened) this.openItem(opened, entry, reference);
  }

  /** The counterparts of an entry; amounts that cancel out or revalue cash are posted at once. */
  private sidesOf(amounts: EntryAmounts, entry: number, poster: PairPoster): Counterpart[] {
    const { cash, control, own } = amounts;
    const speaks = (subject: Subject) => this.speaksOf(entry, subject);
    const { onCash, others } = takeExchangeOnCash(amounts, speaks);
    if (others !== own) poster.putOn(onCash, "effect_of_exchange_rate_changes");
    const { open, cancelled } = netPurposes(others, { control, speaks });
    for (const { purpose, pieces } of cancelled)
      poster.putOn(pieces, staysOnLine(purpose.outflow) ? purpose.outflow : NON_CASH);
    const moved = minus(minus(cash.received, cash.paid), totalOf(onCash));
    const sides = moved < 0 ? this.leaseInterest.partFrom(open) : [...open];
    if (control.length > 0) {
      const hasCash = moved !== 0;
      const movedBy = { entry, hasCash, kinds: hasCash ? [] : kindsOf(control, open) };
      for (const line of control) this.settleInto(sides, line, movedBy);
    }
    return absorbExchange(sides, moved);
  }

  private postSides(sides: Counterpart[], cash: EntryAmounts["cash"], poster: PairPoster): void {
    let moved: Amount = 0;
    for (const { left } of sides) moved = plus(moved, left);
    const gross = pairGross(sides, cash);
    if (gross) {
      for (const pair of gross) poster.post(pair, moved);
      return;
    }
    if (moved !== 0) sides.push({ kind: "cash", left: -moved, pieces: [] });
    const { pairs, ambiguous } = pairCounterparts(sides);
    for (const pair of pairs) poster.post(pair, moved);
    for (const column of ambiguous) this.reviews.push({ column, reason: poster.askWhich() });
  }

  /** Adds what a line settles, and what is left of it. */
  private settleInto(sides: Counterpart[], line: ControlLine, movedBy: MovedBy): void {
    const { account } = line;
    const side = this.sideOf(account, -line.amount);
    const settlement = settle(line, side, this.references, movedBy);
    const { settled, rest } = settlement;
    this.doubts.choose(account, settlement.uncertain);
    side.settledByAge(line.party, settlement.byAge);
    this.noteTaken(line, settlement, this.columns.dateOf(movedBy.entry));
    for (const { part, isEstimated } of settled) {
      const { column, held } = part;
      const left = -part.amount;
      const pieces = [{ account, amount: left }];
      sides.push(
        column === null
          ? { kind: "pending", account, left, pieces, held, isEstimated }
          : { kind: "purpose", column, purpose: null, left, pieces, held, isEstimated },
      );
    }
    if (rest === 0) return;
    const left = onSideOf(rest, line.amount);
    sides.push({ kind: "new", line, left, pieces: [{ account, amount: left }] });
  }

  /** Notes cash that was taken for what its account usually is, though nothing says so for sure. */
  private noteTaken(line: ControlLine, { broughtForward, byAge, met }: Settlement, date: string) {
    const { account, party, amount } = line;
    const side = this.sideOf(account, -amount);
    const isUnknown = party !== 0 && !side.billed.has(party);
    const paidByAge = isUnknown ? (byAge.get(columnOf(account.purpose, amount)) ?? 0) : 0;
    side.takenAsUsual(account, party, plus(broughtForward, paidByAge), date);
    this.sideOf(account, amount).takenAsUsual(account, 0, met, date);
  }

  /** What comes and goes with a business is one flow, net of the cash in it (IAS 7.39-42). */
  private postBusiness({ cash, control, own }: EntryAmounts, poster: PairPoster): void {
    const goodwill = totalOf(own.filter(isGoodwill));
    const { outflow, inflow } = purposeOfGroup("goodwill");
    const column = cash.received === cash.paid ? NON_CASH : goodwill < 0 ? outflow : inflow;
    poster.putOn(own, column);
    for (const line of control) {
      const { account, amount } = line;
      poster.putOn([{ account, amount }], column);
      const part = { column: columnOf(account.purpose, -amount), amount, held: [] };
      poster.open(line, part);
    }
  }

  private openItem({ line, parts }: Opened, entry: number, reference: EntryReference): void {
    const { account, party, document, lettering } = line;
    const amount = totalOf(parts);
    if (amount === 0) return;
    const side = this.sideOf(account, amount);
    const doubts = side.mayBePaid(party, parts);
    if (doubts !== null) this.doubts.choose(account, doubts);
    this.add({
      account,
      opened: reference,
      isOpening: false,
      party,
      document,
      lettering,
      isSilent: lettering === 0 && (document === 0 || this.references.isOwnNumber(document, entry)),
      isReferred: false,
      age: 0,
      amount,
      parts,
    });
  }

  private add(item: Item): void {
    const { account, document, amount } = item;
    item.isReferred = leadsToLines(item, this.references);
    const isMet = item.isReferred || this.references.documents.isLinked(account, document);
    this.sideOf(account, amount).add(item, isMet);
  }

  private sideOf({ index }: TracedAccount, amount: Amount): OpenSide {
    let sides = this.open[index];
    if (!sides) {
      sides = { debits: new OpenSide(), credits: new OpenSide() };
      this.open[index] = sides;
    }
    return amount < 0 ? sides.debits : sides.credits;
  }
}

/** What a later entry takes back, or this one takes back itself, is not followed through accounts. */
function asOne(amounts: EntryAmounts, state: EntryState): EntryAmounts {
  const { cash, own } = withoutControl(amounts);
  if (state === "reversed") return { cash, control: [], own };
  return {
    cash: { received: cash.paid, paid: cash.received },
    control: [],
    own: own.map(({ account, amount }) => ({ account, amount: -amount })),
  };
}

/**
 * What an entry without cash is about; its lines settle that, and cash whose purpose is not known.
 * What passes on what an account stood for, or takes a debt over, is no credit note.
 */
function kindsOf(
  control: readonly ControlLine[],
  open: readonly PurposeSide[],
): readonly WorksheetColumn[] {
  if (open.length === 0 || hasBothSigns(control) || open.some(isFinancing)) return [];
  return [...new Set(open.map(({ column }) => column))];
}

function isFinancing({ column }: PurposeSide): boolean {
  return column !== NON_CASH && concepts[column].category === "financing";
}

/** Whether one control account passes on to another what it stood for. */
function hasBothSigns(lines: readonly ControlLine[]): boolean {
  return lines.some(({ amount }) => amount > 0) && lines.some(({ amount }) => amount < 0);
}

function totalOf(amounts: readonly { amount: Amount }[]): Amount {
  let total: Amount = 0;
  for (const { amount } of amounts) total = plus(total, amount);
  return total;
}

function isGoodwill({ account }: Piece): boolean {
  return account.account.role === "goodwill";
}

/** Whether a business was bought or sold: goodwill came with other things than its own charge. */
function isBusiness({ control, own }: EntryAmounts): boolean {
  const isOther = (piece: Piece) => !isGoodwill(piece) && piece.account.chargedTo.length === 0;
  return own.some(isGoodwill) && (control.length > 0 || own.some(isOther));
}
