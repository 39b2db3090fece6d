import type { Concept } from "../concepts/concepts.ts";
import { type Amount, absolute, minus, plus } from "../money/Amount.ts";
import { NON_CASH, type WorksheetColumn } from "../worksheet/Posting.ts";
import type { Counterpart, NewSide, PendingSide, PurposeSide } from "./Counterpart.ts";
import { commonColumn } from "./commonColumn.ts";
import type { Doubts } from "./Doubts.ts";
import { isLeaseInterest, type LeaseInterest } from "./LeaseInterest.ts";
import type { NonCashEvents } from "./NonCashEvents.ts";
import { type EntryReference, type Part, type Piece, takeHeld, takeShare } from "./Piece.ts";
import {
  columnBetween,
  columnTogether,
  hiddenCharge,
  isOwnConstruction,
  operatingBill,
  ownColumn,
  type Taken,
} from "./pairColumns.ts";
import type { Pair } from "./pairCounterparts.ts";
import type { ControlLine } from "./settle.ts";
import { columnOf, staysOnLine } from "./TracedAccount.ts";
import type { Sums } from "./TraceSums.ts";

/** An item that an entry opens: the line, and what it is for. */
export type Opened = { line: ControlLine; parts: Part[] };

type Targets = {
  sums: Sums;
  events: NonCashEvents;
  doubts: Doubts;
  leaseInterest: LeaseInterest;
};

/** `reversed`: the entry is taken back by a later one; `reversal`: it takes back an earlier one. */
export type EntryState = "plain" | "reversed" | "reversal";

/** Puts the pairs of one entry on their lines, or holds them back in the items they open. */
export class PairPoster {
  /** The items that the entry opens. */
  readonly opened: Opened[] = [];
  private readonly entry: EntryReference;
  private readonly targets: Targets;
  private readonly state: EntryState;

  constructor(entry: EntryReference, targets: Targets, state: EntryState) {
    this.entry = entry;
    this.targets = targets;
    this.state = state;
  }

  /** Adds a part to the item that a line opens. */
  open(line: ControlLine, part: Part): void {
    const item = this.opened.find((each) => each.line === line);
    if (!item) {
      this.opened.push({ line, parts: [part] });
      return;
    }
    const { parts } = item;
    const known = parts.find(({ column }) => column === part.column);
    if (known) {
      known.amount = plus(known.amount, part.amount);
      known.held.push(...part.held);
    } else parts.push(part);
  }

  /** What is asked where nothing says which of several lines the cash belongs to. */
  askWhich(): string {
    const { number, date } = this.entry;
    return `Entry ${number} of ${date} holds several flows against others of their kind: confirm which of them was paid or received in cash.`;
  }

  /** Posts a pair of an entry that moved so much cash. */
  post({ one, other, amount }: Pair, moved: Amount): void {
    const isOrdered = RANK[one.kind] <= RANK[other.kind];
    const first = take(isOrdered ? one : other, amount);
    const second = take(isOrdered ? other : one, amount);
    if (isPurpose(first)) this.postPurpose(first, second, moved);
    else if (isPending(first)) this.postPending(first, second);
    else if (isNew(first)) this.postNew(first, second);
  }

  private postPurpose(first: Taken<PurposeSide>, second: Taken<Counterpart>, moved: Amount): void {
    const { column, isEstimated } = first.side;
    if (isPurpose(second)) this.meet(first, second, moved);
    else if (isPending(second)) {
      const isGuess = isEstimated || second.side.isEstimated;
      const isDifference = first.side.purpose?.kind === "exchange_difference";
      const line = isDifference ? ownColumn(second) : column;
      this.release([first, second], line, isGuess);
      if (second.side.isEstimated) this.doubtBetween(second, line, ownColumn(second));
    } else if (isNew(second)) this.openFor(first, second);
    else this.release([first], column, isEstimated);
  }

  /** Two purposes without cash: what is deducted lowers the line it is deducted from. */
  private meet(first: Taken<PurposeSide>, second: Taken<PurposeSide>, moved: Amount): void {
    const isGuess = first.side.isEstimated || second.side.isEstimated;
    const isFirstPaid = first.amount > 0 === moved > 0;
    const [kept, taken] = isFirstPaid ? [first, second] : [second, first];
    if (moved !== 0 && staysOnLine(taken.side.column)) {
      this.release([kept, taken], kept.side.column, isGuess);
    } else if (isOwnConstruction(first, second) || isOwnConstruction(second, first)) {
      this.release([first], first.side.column, isGuess);
      this.release([second], second.side.column, isGuess);
    } else if (this.isLeaseInterest(first, second, moved)) {
      this.targets.leaseInterest.add(absolute(first.amount));
      this.release([first, second], "interest_paid", isGuess);
    } else this.meetWithoutCash(first, second);
  }

  /** Interest that is added to a lease: it stays on its line until a payment pays it. */
  private isLeaseInterest(
    first: Taken<PurposeSide>,
    second: Taken<PurposeSide>,
    moved: Amount,
  ): boolean {
    if (moved !== 0 || this.state !== "plain") return false;
    const [interest, leases] = first.amount < 0 ? [first, second] : [second, first];
    return isLeaseInterest(interest.side, leases.side);
  }

  private meetWithoutCash(first: Taken<PurposeSide>, second: Taken<PurposeSide>): void {
    const isGuess = first.side.isEstimated || second.side.isEstimated;
    const column = columnTogether(first.side, second.side);
    const own = column === NON_CASH ? operatingBill(first, second) : null;
    if (own === null) {
      const presentAs = column === NON_CASH ? hiddenCharge(first, second) : null;
      this.release([first, second], column, isGuess, presentAs);
    } else {
      this.putOn([...first.pieces, ...second.pieces], own, isGuess);
      for (const { held } of [first, second]) this.targets.sums.release(held, NON_CASH, isGuess);
    }
    if (column === NON_CASH && this.state === "plain")
      this.targets.events.note(this.entry, first, second);
  }

  private openFor(first: Taken<PurposeSide>, second: Taken<NewSide>): void {
    const { line } = second.side;
    const { purpose } = first.side;
    const column =
      purpose?.kind === "exchange_difference"
        ? columnOf(line.account.purpose, first.amount)
        : columnOwed(first.side.column, line);
    const pieces = [...first.pieces, ...second.pieces];
    const part: Part = { column, amount: second.amount, held: first.held };
    if (staysOnLine(column)) this.putOn(pieces, column, first.side.isEstimated);
    else part.held.push({ entry: this.entry, pieces });
    this.open(line, part);
  }

  private postPending(first: Taken<PendingSide>, second: Taken<Counterpart>): void {
    const column = ownColumn(first);
    if (isNew(second)) {
      const held = [
        ...first.held,
        { entry: this.entry, pieces: [...first.pieces, ...second.pieces] },
      ];
      this.open(second.side.line, { column: null, amount: second.amount, held });
      return;
    }
    if (isPending(second)) {
      this.meetPending(first, second);
      return;
    }
    this.targets.sums.release(first.held, column, first.side.isEstimated);
    this.putOn(first.pieces, columnOf(first.side.account.purpose, first.amount));
  }

  /** Cash that moved before is passed between two accounts. */
  private meetPending(first: Taken<PendingSide>, second: Taken<PendingSide>): void {
    const isGuess = first.side.isEstimated || second.side.isEstimated;
    const passed = columnBetween(first, second);
    if (passed !== null) {
      this.release([first, second], passed, isGuess);
      return;
    }
    const [one, other] = [ownColumn(first), ownColumn(second)];
    this.targets.sums.release(first.held, one, first.side.isEstimated);
    this.targets.sums.release(second.held, other, second.side.isEstimated);
    this.putOn([...first.pieces, ...second.pieces], commonColumn(one, other));
    this.doubtBetween(first, one, other);
  }

  /** Cash that moved before is on one of two lines, and nothing says for sure on which. */
  private doubtBetween(
    { side, amount }: Taken<PendingSide>,
    one: WorksheetColumn,
    other: WorksheetColumn,
  ): void {
    if (one === other) return;
    const lines = new Map([one, other].map((line) => [line, absolute(amount)]));
    this.targets.doubts.choose(side.account, lines);
  }

  private postNew(first: Taken<NewSide>, second: Taken<Counterpart>): void {
    const { line } = first.side;
    if (!isNew(second)) {
      const held = [{ entry: this.entry, pieces: first.pieces }];
      this.open(line, { column: null, amount: first.amount, held });
      return;
    }
    const columns = [first, second].map(({ side, amount }) =>
      columnOf(side.line.account.purpose, -amount),
    );
    const [one = NON_CASH, other = NON_CASH] = columns;
    this.putOn([...first.pieces, ...second.pieces], commonColumn(one, other));
    for (const { side, amount } of [first, second])
      this.open(side.line, {
        column: columnOf(side.line.account.purpose, -amount),
        amount,
        held: [],
      });
  }

  private release(
    sides: readonly Taken<Counterpart>[],
    column: WorksheetColumn,
    isEstimated: boolean,
    presentAs: Concept | null = null,
  ): void {
    const chosen = isEstimated ? sides.find(isChosen)?.pieces[0]?.account : undefined;
    for (const { pieces, held } of sides) {
      const isResult = presentAs !== null && pieces.some(isOfResult);
      this.putOn(pieces, column, isEstimated, isResult ? presentAs : null);
      this.targets.sums.release(held, column, isEstimated);
      if (chosen) this.targets.doubts.leave(chosen, pieces, column);
    }
  }

  /** A reversal was read as the entry it reverses: its own amounts have the opposite sign. */
  putOn(
    pieces: readonly Piece[],
    column: WorksheetColumn,
    isEstimated = false,
    presentAs: Concept | null = null,
  ): void {
    const own =
      this.state === "reversal"
        ? pieces.map(({ account, amount }) => ({ account, amount: -amount }))
        : pieces;
    this.targets.sums.post(own, column, this.entry, isEstimated, presentAs);
  }
}

const RANK: Record<Counterpart["kind"], number> = { purpose: 0, pending: 1, new: 2, cash: 3 };

function take(side: Counterpart, amount: Amount): Taken<Counterpart> {
  const whole = absolute(side.left);
  const effect = side.left < 0 ? -amount : amount;
  const pieces = takeShare(side.pieces, amount, whole);
  const held =
    side.kind === "purpose" || side.kind === "pending" ? takeHeld(side.held, amount, whole) : [];
  side.left = minus(side.left, effect);
  return { side, amount: effect, pieces, held };
}

function isPurpose(taken: Taken<Counterpart>): taken is Taken<PurposeSide> {
  return taken.side.kind === "purpose";
}

function isPending(taken: Taken<Counterpart>): taken is Taken<PendingSide> {
  return taken.side.kind === "pending";
}

function isNew(taken: Taken<Counterpart>): taken is Taken<NewSide> {
  return taken.side.kind === "new";
}

/** What is owed to employees is paid to them, whatever they worked on (IAS 7.14(d)). */
function columnOwed(column: WorksheetColumn, { account }: ControlLine): WorksheetColumn {
  const isPay = account.account.role === "employee_payables";
  return isPay && column === "payments_to_suppliers" ? "payments_to_employees" : column;
}

/** Whether a side is an item that was chosen among several. */
function isChosen({ side }: Taken<Counterpart>): boolean {
  return (side.kind === "purpose" || side.kind === "pending") && side.isEstimated;
}

function isOfResult({ account }: Piece): boolean {
  return account.account.isProfitAndLoss;
}
