import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import { type Amount, minus, plus } from "../../money/Amount.ts";
import type { AccountsByNumber } from "../accountsIn.ts";
import type { Piece } from "../sums/Piece.ts";
import type { TracedAccount } from "../TracedAccount.ts";
import { withOne } from "../withOne.ts";
import type { ControlLine } from "./ControlLine.ts";
import { joinBills, type Places } from "./joinBills.ts";

/** The amounts of an entry on cash, on control accounts and on its other accounts, as cash effects. */
export type EntryAmounts = {
  /** Includes what was paid from overdrafts and into them. */
  cash: { received: Amount; paid: Amount; inDoubt: TracedAccount | null };
  /** What overdrafts outside cash lent for the entry, or were repaid. */
  borrowed: readonly Piece[];
  control: readonly ControlLine[];
  own: readonly Piece[];
};

/** The amounts while they are collected. */
type Lines = Pick<EntryAmounts, "cash"> & {
  borrowed: Piece[];
  control: ControlLine[];
  own: Piece[];
};

/** Most entries have no line of one of the kinds, and share these empty lists. */
const NO_CONTROL: ControlLine[] = [];
const NO_OWN: Piece[] = [];

/**
 * Reads the amounts of an entry. Its documents or parties are kept apart if each of them balances. Null if a line uses
 * an account that the balances do not have.
 */
export function readEntry(
  columns: EntryColumns,
  entry: number,
  accounts: AccountsByNumber,
): EntryAmounts[] | null {
  const start = columns.startOf(entry);
  const end = columns.startOf(entry + 1);
  const amounts = noAmounts();
  for (let place = start; place < end; place += 1) {
    const account = accounts[columns.accountAt(place)];
    if (account === undefined) return null;
    addLine(amounts, columns, place, account);
  }
  const parts = end - start < LEAST_SPLIT ? null : partsOf(columns, start, end);
  if (parts === null) return [joined(amounts, columns)];
  if (amounts.cash.received === 0 && amounts.cash.paid === 0)
    return joinBills(columns, parts, accounts).map((part) => amountsOf(columns, part, accounts));
  return parts.map((part) => amountsOf(columns, part, accounts));
}

/** The same amounts with control accounts as ordinary accounts, which are not followed through. */
export function withoutControl({ control, own, ...money }: EntryAmounts): EntryAmounts {
  return { ...money, control: [], own: joinPieces([...own, ...control]) };
}

/** Two parts that each balance take at least four lines. */
const LEAST_SPLIT = 4;

function partsOf(columns: EntryColumns, start: number, end: number): readonly Places[] | null {
  const places = Array.from({ length: end - start }, (_, index) => start + index);
  return (
    balancedParts(columns, places, (place) => columns.documentAt(place)) ??
    balancedParts(columns, places, (place) => columns.partyAt(place))
  );
}

function balancedParts(
  columns: EntryColumns,
  places: Places,
  keyOf: (place: number) => number,
): Places[] | null {
  // Lines without a reference beside a single document or party belong to it
  const first = keyOf(places.find((place) => keyOf(place) !== 0) ?? 0);
  if (places.every((place) => [0, first].includes(keyOf(place)))) return null;
  const parts = new Map<number, number[]>();
  for (const place of places) {
    const key = keyOf(place);
    const part = parts.get(key);
    if (part) part.push(place);
    else parts.set(key, [place]);
  }
  const all = [...parts.values()];
  return all.every((part) => isBalanced(columns, part)) ? all : null;
}

function isBalanced(columns: EntryColumns, places: Places): boolean {
  let total: Amount = 0;
  for (const place of places) total = plus(total, columns.amountAt(place));
  return total === 0;
}

function amountsOf(
  columns: EntryColumns,
  places: Places,
  accounts: AccountsByNumber,
): EntryAmounts {
  const amounts = noAmounts();
  for (const place of places) {
    const account = accounts[columns.accountAt(place)];
    if (account) addLine(amounts, columns, place, account);
  }
  return joined(amounts, columns);
}

function noAmounts(): Lines {
  const cash = { received: 0, paid: 0, inDoubt: null };
  return { cash, borrowed: NO_OWN, control: NO_CONTROL, own: NO_OWN };
}

function addLine(
  amounts: Lines,
  columns: EntryColumns,
  place: number,
  account: TracedAccount,
): void {
  const { cash, control, own } = amounts;
  const amount = columns.amountAt(place);
  if (account.kind === "cash") {
    if (account.isInDoubt) cash.inDoubt = account;
    if (account.isBorrowed)
      amounts.borrowed = withOne(amounts.borrowed, { account, amount: -amount });
    if (amount > 0) cash.received = plus(cash.received, amount);
    else cash.paid = minus(cash.paid, amount);
  } else if (account.kind === "control")
    amounts.control = withOne(control, controlLine(columns, place, account));
  else amounts.own = withOne(own, { account, amount: -amount });
}

function joined(amounts: Lines, columns: EntryColumns): EntryAmounts {
  amounts.control = joinControl(amounts.control, columns);
  amounts.borrowed = joinPieces(amounts.borrowed);
  amounts.own = joinPieces(amounts.own);
  return amounts;
}

/** A line of a control account as a cash effect, with its references. */
export function controlLine(
  columns: EntryColumns,
  place: number,
  account: TracedAccount,
): ControlLine {
  return {
    account,
    amount: -columns.amountAt(place),
    party: columns.partyAt(place),
    document: columns.documentAt(place),
    lettering: columns.letteringAt(place),
  };
}

/** Joins the lines of one account with the same references, in the order of accounts and references. */
function joinControl(control: ControlLine[], columns: EntryColumns): ControlLine[] {
  const only = control[0];
  if (!only) return NO_CONTROL;
  if (control.length === 1) return only.amount === 0 ? NO_CONTROL : control;
  const joined: ControlLine[] = [];
  const order = byReference(columns);
  for (const line of inOrder(control, order)) {
    const last = joined.at(-1);
    if (last && isAlike(last, line)) last.amount = plus(last.amount, line.amount);
    else joined.push(line);
  }
  return joined.filter(({ amount }) => amount !== 0);
}

function isAlike(one: ControlLine, other: ControlLine): boolean {
  return (
    one.account === other.account &&
    one.party === other.party &&
    one.document === other.document &&
    one.lettering === other.lettering
  );
}

/** Debits and credits of an account stay apart: one asset may be bought and another sold. */
function joinPieces(pieces: Piece[]): Piece[] {
  const only = pieces[0];
  if (!only) return NO_OWN;
  if (pieces.length === 1) return only.amount === 0 ? NO_OWN : pieces;
  const joined: Piece[] = [];
  for (const piece of inOrder(pieces, byAccount)) {
    if (piece.amount === 0) continue;
    const last = joined.at(-1);
    const isAlike = last?.account === piece.account && last.amount < 0 === piece.amount < 0;
    if (last && isAlike) last.amount = plus(last.amount, piece.amount);
    else joined.push(piece);
  }
  return joined;
}

/** Most entries have few lines, or are in order already. */
function inOrder<Line>(lines: Line[], compare: (left: Line, right: Line) => number): Line[] {
  const isAfter = (line: Line, at: number) => {
    const next = lines[at + 1];
    return next !== undefined && compare(line, next) > 0;
  };
  if (!lines.some(isAfter)) return lines;
  return lines.length === 2 ? lines.reverse() : lines.sort(compare);
}

function byAccount(left: Piece, right: Piece): number {
  if (left.account !== right.account) return left.account.index - right.account.index;
  return Number(right.amount < 0) - Number(left.amount < 0);
}

function byReference(columns: EntryColumns): (left: ControlLine, right: ControlLine) => number {
  const compare = (one: number, other: number) => {
    if (one === other) return 0;
    return columns.textAt(one) < columns.textAt(other) ? -1 : 1;
  };
  return (left, right) => {
    if (left.account !== right.account) return left.account.index - right.account.index;
    const order =
      compare(left.lettering, right.lettering) ||
      compare(left.document, right.document) ||
      compare(left.party, right.party);
    if (order !== 0 || left.amount === right.amount) return order;
    return left.amount < right.amount ? -1 : 1;
  };
}
