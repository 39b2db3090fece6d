import { concepts } from "../concepts/concepts.ts";
import type { EntryColumns } from "../generalLedger/entries/EntryColumns.ts";
import { type Amount, minus, onSideOf, plus } from "../money/Amount.ts";
import { NON_CASH, type ReviewPoint } from "../worksheet/Posting.ts";
import type { Counterpart, PurposeSide } from "./Counterpart.ts";
import { Doubts } from "./Doubts.ts";
import { absorbExchange, takeExchangeOnCash } from "./exchangeOnCash.ts";
import type { Months } from "./months.ts";
import { NonCashEvents } from "./NonCashEvents.ts";
import { netPurposes, type Surroundings } from "./netPurposes.ts";
import { type Item, OpenSide } from "./OpenItems.ts";
import { type EntryState, type Opened, PairPoster } from "./PairPoster.ts";
import { EntryReference, type Piece } from "./Piece.ts";
import { pairCounterparts, pairGross } from "./pairCounterparts.ts";
import { letteringKey, ReferenceIndex, type References } from "./ReferenceIndex.ts";
import {
  type AccountsByNumber,
  type EntryAmounts,
  readEntry,
  withoutControl,
} from "./readEntry.ts";
import { Reversals } from "./reversals.ts";
import { type ControlLine, type MovedBy, settle } from "./settle.ts";
import { columnOf, purposeOfGroup, staysOnLine, type TracedAccount } from "./TracedAccount.ts";
import { TraceSums } from "./TraceSums.ts";
import { listenTo, type SpeaksOf } from "./words.ts";

type Sides = { debits: OpenSide; credits: OpenSide };

export type TracerSettings = {
  columns: EntryColumns;
  months: Months;
  /** How many entries of an account are kept for each line; the largest. */
  entriesKept: number;
};

/**
 * Follows cash through the entries of a period, entry by entry in the order of their dates. Within
 * every entry what is put on a line sums to the cash that the entry moved for it, so the lines add
 * up to the change in cash whatever is read.
 */
export class Tracer {
  readonly sums: TraceSums;
  readonly events = new NonCashEvents();
  readonly reviews: ReviewPoint[] = [];
  readonly doubts = new Doubts();
  readonly references: References;
  readonly reversals: Reversals;
  private readonly columns: EntryColumns;
  private readonly speaksOf: SpeaksOf;
  private readonly months: Months;
  private readonly open: Sides[] = [];

  constructor({ columns, months, entriesKept }: TracerSettings) {
    this.columns = columns;
    this.speaksOf = listenTo(columns);
    this.references = {
      documents: new ReferenceIndex(columns.textCount),
      letterings: new ReferenceIndex(0),
    };
    this.reversals = new Reversals(columns, this.speaksOf);
    this.months = months;
    this.sums = new TraceSums(months.count, entriesKept);
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
  *openItems(): Generator<Item> {
    for (const sides of this.open) if (sides) yield* [...sides.debits.all, ...sides.credits.all];
  }

  /** Puts what is still open where it stands at the end: unpaid assets moved no cash (IAS 7.43). */
  finish(): void {
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
    for (const opened of poster.opened) this.openItem(opened, reference);
  }

  /** The counterparts of an entry; amounts that cancel out or revalue cash are posted at once. */
  private sidesOf(
    amounts: EntryAmounts,
    entry: number,
    poster: PairPoster,
  ): readonly Counterpart[] {
    const { onCash, others } = takeExchangeOnCash(amounts, () =>
      this.speaksOf(entry, "revaluation"),
    );
    poster.putOn(onCash, "effect_of_exchange_rate_changes");
    const { open, cancelled } = netPurposes(others, this.surroundings(amounts.control, entry));
    for (const { purpose, pieces } of cancelled)
      poster.putOn(pieces, staysOnLine(purpose.outflow) ? purpose.outflow : NON_CASH);
    const { received, paid } = amounts.cash;
    const moved = minus(minus(received, paid), totalOf(onCash));
    // What passes on what an account stood for, or takes a debt over, is no credit note.
    const isTransfer = hasBothSigns(amounts.control) || open.some(isFinancing);
    const columns = isTransfer ? [] : open.map(({ column }) => column);
    const movedBy = { hasCash: moved !== 0, columns };
    const sides = [...open, ...this.settleAll(amounts.control, movedBy)];
    return absorbExchange(sides, moved);
  }

  private surroundings(control: readonly ControlLine[], entry: number): Surroundings {
    return {
      hasReceivable: control.some(isTradeReceivable),
      hasPayable: control.some(isTradePayable),
      isDividend: () => this.speaksOf(entry, "dividend"),
    };
  }

  private postSides(
    sides: readonly Counterpart[],
    cash: EntryAmounts["cash"],
    poster: PairPoster,
  ): void {
    let moved: Amount = 0;
    for (const { left } of sides) moved = plus(moved, left);
    const gross = pairGross(sides, cash);
    if (gross) {
      for (const pair of gross) poster.post(pair, moved);
      return;
    }
    const all: readonly Counterpart[] =
      moved === 0 ? sides : [...sides, { kind: "cash", left: -moved, pieces: [] }];
    const { pairs, ambiguous } = pairCounterparts(all);
    for (const pair of pairs) poster.post(pair, moved);
    for (const column of ambiguous) this.reviews.push({ column, reason: poster.askWhich() });
  }

  private settleAll(lines: readonly ControlLine[], movedBy: MovedBy): Counterpart[] {
    return lines.flatMap((line) => {
      const side = this.sideOf(line.account, -line.amount);
      const { settled, rest, uncertain, byAge } = settle(line, side, this.references, movedBy);
      this.doubts.choose(line.account, uncertain);
      side.settledByAge(line.party, byAge);
      const found = settled.map(({ part, isEstimated }): Counterpart => {
        const { account } = line;
        const common = {
          left: -part.amount,
          pieces: [{ account, amount: -part.amount }],
          held: part.held,
          isEstimated,
        };
        return part.column === null
          ? { kind: "pending", account, ...common }
          : { kind: "purpose", column: part.column, purpose: null, ...common };
      });
      if (rest === 0) return found;
      const left = onSideOf(rest, line.amount);
      return [
        ...found,
        { kind: "new", line, left, pieces: [{ account: line.account, amount: left }] },
      ];
    });
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

  private openItem({ line, parts }: Opened, entry: EntryReference): void {
    const { account, party, document, lettering } = line;
    const amount = totalOf(parts);
    if (amount === 0) return;
    const side = this.sideOf(account, amount);
    const doubts = side.mayBePaid(party, parts);
    if (doubts !== null) this.doubts.choose(account, doubts);
    const own = { isOpening: false, party, document, lettering };
    this.add({ account, opened: entry, ...own, amount, parts });
  }

  private add(item: Item): void {
    const { account, document, lettering, party, amount } = item;
    const { documents, letterings } = this.references;
    const isReferred =
      (document !== 0 && documents.isLinked(account, document)) ||
      (lettering !== 0 && letterings.isLinked(account, letteringKey(lettering, party)));
    this.sideOf(account, amount).add(item, isReferred);
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

function isTradeReceivable({ account }: ControlLine): boolean {
  return account.account.role === "trade_receivables";
}

function isTradePayable({ account }: ControlLine): boolean {
  return account.account.role === "trade_payables";
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
