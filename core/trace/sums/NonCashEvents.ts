import type { LedgerAccount } from "../../ledger/LedgerAccount.ts";
import { type Amount, absolute, minus, plus, toMinor } from "../../money/Amount.ts";
import type { Minor } from "../../money/Minor.ts";
import type { Role } from "../../roles/roles.ts";
import type { PurposeSide } from "../pairing/Counterpart.ts";
import { isOperating } from "../TracedAccount.ts";
import { isLeaseInterest } from "./LeaseInterest.ts";
import type { EntryReference, Held, Part, Piece } from "./Piece.ts";

/** An investing or financing transaction that moved no cash. */
export type NonCashEvent = {
  entry: EntryReference;
  /** The amount exchanged without cash, without sign. */
  amount: Minor;
  /** Debit-positive, in the order of first appearance. */
  lines: Map<LedgerAccount, Minor>;
};

type OpenEvent = { entry: EntryReference; amount: Amount; lines: Map<LedgerAccount, Amount> };

type Side = { side: PurposeSide; amount: Amount; pieces: readonly Piece[]; held: readonly Held[] };

/** Finds the transactions to disclose (IAS 7.43-44, ASC 230-10-50-3 to 50-6), one for each entry. */
export class NonCashEvents {
  private readonly byEntry = new Map<string, OpenEvent>();

  /** Notes two sides of an entry that offset each other without cash, if that is a transaction and not a charge. */
  note(entry: EntryReference, one: Side, other: Side): void {
    if (!isTransaction(one, other)) return;
    this.add(entry, absolute(one.amount), [one, other].flatMap(allPieces));
  }

  /** Notes an item still open at the end: an asset that is not paid yet, or sold and not received yet. */
  noteOpen({ amount, held }: Part): void {
    const [first] = held;
    if (first) this.add(first.entry, absolute(amount), held);
  }

  list(): NonCashEvent[] {
    return [...this.byEntry.values()]
      .filter(({ lines }) => [...lines.values()].some((amount) => amount !== 0))
      .map(toEvent);
  }

  private add(entry: EntryReference, amount: Amount, pieces: readonly Piece[]): void {
    let event = this.byEntry.get(entry.number);
    if (!event) {
      event = { entry, amount: 0, lines: new Map() };
      this.byEntry.set(entry.number, event);
    }
    event.amount = plus(event.amount, amount);
    for (const { account, amount } of pieces)
      event.lines.set(account.account, minus(event.lines.get(account.account) ?? 0, amount));
  }
}

function toEvent({ entry, amount, lines }: OpenEvent): NonCashEvent {
  const moved = new Map([...lines].map(([account, line]) => [account, toMinor(line)]));
  return { entry, amount: toMinor(amount), lines: moved };
}

/** Reserves and estimates are no counterpart of a transaction. */
const NOT_TRANSACTED: ReadonlySet<Role | null> = new Set<Role | null>([
  "revaluation_reserve",
  "other_reserves",
  "translation_reserve",
  "foreign_exchange_gain_loss",
  "provisions",
  "retirement_benefits",
  "deferred_tax",
  "deferred_tax_expense",
  "current_tax",
]);

/**
 * Whether assets, debt or equity were exchanged for something of another kind: another such balance, a trade balance,
 * or interest added to a liability.
 */
function isTransaction(one: Side, other: Side): boolean {
  if (isSameKind(one, other) || isTransferInEquity(one, other)) return false;
  if (isLeaseInterest(one.side, other.side) || isLeaseInterest(other.side, one.side)) return false;
  return [one, other].every(isTransacted) && [one, other].some(isInvestingOrFinancing);
}

/** The pieces of a side with those that were held back. */
function allPieces({ pieces, held }: Side): Piece[] {
  return [...pieces, ...held];
}

function isTransacted({ side, pieces }: Side): boolean {
  if (pieces.some(({ account }) => NOT_TRANSACTED.has(account.account.role))) return false;
  return side.column === "interest_paid" || pieces.some(isBalance);
}

function isBalance({ account }: Piece): boolean {
  return !account.account.isProfitAndLoss;
}

function isInvestingOrFinancing({ side, pieces }: Side): boolean {
  return !isOperating(side.column) && side.purpose?.group !== "dividends" && pieces.some(isBalance);
}

/** A transfer between retained earnings and reserves; a dividend in shares is a transaction. */
function isTransferInEquity(one: Side, other: Side): boolean {
  return [one, other].every(
    ({ side }) => side.purpose?.group === "dividends" || isOperating(side.column),
  );
}

function isSameKind({ side: one }: Side, { side: other }: Side): boolean {
  const isOfItem = one.purpose === null || other.purpose === null;
  return one.column === other.column && (isOfItem || one.purpose?.id === other.purpose?.id);
}
