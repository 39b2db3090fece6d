import { type Amount, absolute } from "../../money/Amount.ts";
import type { Role } from "../../roles/roles.ts";
import { hasTrait } from "../../roles/traits.ts";
import { NON_CASH, type WorksheetColumn } from "../../worksheet/Posting.ts";
import type { ControlLine } from "../entry/ControlLine.ts";
import { heldOf, NOTHING_HELD, type Piece } from "../sums/Piece.ts";
import { columnOf, staysOnLine } from "../TracedAccount.ts";
import type { Counterpart, NewSide, PendingSide, PurposeSide } from "./Counterpart.ts";
import { commonColumn } from "./commonColumn.ts";
import type { EntryPostings } from "./EntryPostings.ts";
import { isCustomerAgainstSupplier } from "./isCustomerAgainstSupplier.ts";
import { offsetPurposes } from "./offsetPurposes.ts";
import { columnBetween, ownColumn } from "./pairColumns.ts";
import type { Pair } from "./pairCounterparts.ts";
import { isNew, isPending, isPurpose, type Taken, takeOff } from "./Taken.ts";
import { writtenOffDebt } from "./writtenOffDebt.ts";

/**
 * Posts a pair of an entry that moved `moved` in cash. Lists of held pieces are joined with `concat`, whose result has
 * no spare capacity: there may be as many lists as open items.
 */
export function postPair(to: EntryPostings, { one, other, amount }: Pair, moved: Amount): void {
  const isOrdered = RANK[one.kind] <= RANK[other.kind];
  const first = takeOff(isOrdered ? one : other, amount);
  const second = takeOff(isOrdered ? other : one, amount);
  if (isPurpose(first)) postPurpose(to, first, second, moved);
  else if (isPending(first)) postPending(to, first, second);
  else if (isNew(first)) postNew(to, first, second);
}

const RANK: Record<Counterpart["kind"], number> = { purpose: 0, pending: 1, new: 2, cash: 3 };

function postPurpose(
  to: EntryPostings,
  first: Taken<PurposeSide>,
  second: Taken<Counterpart>,
  moved: Amount,
): void {
  const { column, isEstimated } = first.side;
  if (isPurpose(second)) offsetPurposes(to, first, second, moved);
  else if (isPending(second)) {
    const isGuess = isEstimated || second.side.isEstimated;
    const isDifference = first.side.purpose?.kind === "exchange_difference";
    const line = isDifference || isTakenOut(first, moved) ? ownColumn(second) : column;
    to.release([first, second], line, isGuess);
    to.targets.found.note(second.side.account, line);
    const own = ownColumn(second);
    if (second.side.isEstimated || isCustomerAgainstSupplier(line, own))
      to.doubtBetween(second.side.account, second.amount, line, own);
  } else if (!isNew(second)) to.release([first], column, isEstimated);
  else if (isTakenOut(first, moved)) openPending(to, second, first.pieces);
  else openFor(to, first, second);
}

/** Whether it is a fee or discount deducted from the cash of the entry, and so no cash of its own. */
function isTakenOut({ side, amount }: Taken<PurposeSide>, moved: Amount): boolean {
  if (moved === 0 || side.purpose === null || !staysOnLine(side.column)) return false;
  return amount < 0 === moved > 0;
}

/** Opens an item for cash without a known purpose, together with what was deducted from it. */
function openPending(to: EntryPostings, { side, amount, pieces }: Taken<NewSide>, out: Piece[]) {
  const held = heldOf(to.entry, out.concat(pieces));
  to.open(side.line, { column: null, amount, held });
}

function openFor(to: EntryPostings, first: Taken<PurposeSide>, second: Taken<NewSide>): void {
  const met = writtenOffDebt(first, second);
  if (met !== null) {
    const [charge, debt] = met.lost;
    const { column } = charge.side;
    to.release(met.lost, NON_CASH, charge.side.isEstimated);
    to.open(debt.side.line, { column, amount: debt.amount, held: NOTHING_HELD, isCharged: true });
    if (met.rest !== null) openFor(to, ...met.rest);
    return;
  }
  const { line } = second.side;
  const { purpose } = first.side;
  const column =
    purpose?.kind === "exchange_difference"
      ? columnOf(line.account.purpose, first.amount)
      : columnOwed(to, first, line);
  const pieces = first.pieces.concat(second.pieces);
  const isCharged = purpose !== null;
  const isHeld = !staysOnLine(column);
  if (!isHeld) to.putOn(pieces, column, first.side.isEstimated);
  const held = isHeld ? first.held.concat(heldOf(to.entry, pieces)) : first.held;
  to.open(line, { column, amount: second.amount, held, isCharged });
}

/** The line of an amount owed: what is owed to employees is paid to them, whatever they worked on (IAS 7.14(d)). */
function columnOwed(
  to: EntryPostings,
  { side, pieces, amount }: Taken<PurposeSide>,
  { account }: ControlLine,
): WorksheetColumn {
  const { column } = side;
  // An amount kept back from a supplier's invoice is paid for the supplies
  const isPay = account.account.role === "employee_payables" && side.purpose !== null;
  if (isPay && column === "payments_to_suppliers") return "payments_to_employees";
  const usual = columnOf(account.purpose, amount);
  const isOfProfit = pieces.every((piece) => PROFITS.has(piece.account.account.role ?? ""));
  if (!isOfProfit || column !== "dividends_paid" || to.mentions("dividend")) return column;
  // An invoice of an earlier year may be charged to retained earnings: what is owed to suppliers is seldom a dividend
  to.targets.doubts.choose(
    account,
    new Map([column, usual].map((line) => [line, absolute(amount)])),
  );
  return usual;
}

/** The accounts of earlier years' profit; some countries call them a reserve. */
const PROFITS: ReadonlySet<string> = new Set<Role>(["retained_earnings", "other_reserves"]);

function postPending(
  to: EntryPostings,
  first: Taken<PendingSide>,
  second: Taken<Counterpart>,
): void {
  const column = ownColumn(first);
  if (isNew(second)) {
    const pieces = first.pieces.concat(second.pieces);
    const held = first.held.concat(heldOf(to.entry, pieces));
    to.open(second.side.line, { column: null, amount: second.amount, held });
    return;
  }
  if (isPending(second)) {
    meetPending(to, first, second);
    return;
  }
  to.targets.sums.release(first.held, column, first.side.isEstimated);
  const { account, purpose } = first.side.account;
  // A transfer through a suspense account, as between two banks, cancels out on one line
  const isPassing = hasTrait(account, "suspense");
  to.putOn(first.pieces, isPassing ? column : columnOf(purpose, first.amount));
}

/** Pairs pending cash of two accounts. */
function meetPending(
  to: EntryPostings,
  first: Taken<PendingSide>,
  second: Taken<PendingSide>,
): void {
  const isGuess = first.side.isEstimated || second.side.isEstimated;
  const passed = columnBetween(first, second);
  if (passed !== null) {
    to.release([first, second], passed, isGuess);
    return;
  }
  const [one, other] = [ownColumn(first), ownColumn(second)];
  to.targets.sums.release(first.held, one, first.side.isEstimated);
  to.targets.sums.release(second.held, other, second.side.isEstimated);
  to.putOn([...first.pieces, ...second.pieces], commonColumn(one, other));
  to.doubtBetween(first.side.account, first.amount, one, other);
}

function postNew(to: EntryPostings, first: Taken<NewSide>, second: Taken<Counterpart>): void {
  if (!isNew(second)) {
    openPending(to, first, []);
    return;
  }
  const columns = [first, second].map(({ side, amount }) =>
    columnOf(side.line.account.purpose, -amount),
  );
  const [one = NON_CASH, other = NON_CASH] = columns;
  to.putOn([...first.pieces, ...second.pieces], commonColumn(one, other));
  // A transfer between accounts without an open item is for the line of the one or of the other
  to.doubtBetween(first.side.line.account, first.amount, one, other);
  for (const { side, amount } of [first, second])
    to.open(side.line, {
      column: columnOf(side.line.account.purpose, -amount),
      amount,
      held: NOTHING_HELD,
    });
}
