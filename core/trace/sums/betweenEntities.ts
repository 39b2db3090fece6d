import { type Amount, plus } from "../../money/Amount.ts";
import { hasTrait } from "../../roles/traits.ts";
import { NON_CASH, type ReviewPoint, type WorksheetColumn } from "../../worksheet/Posting.ts";
import { isOperating } from "../TracedAccount.ts";
import type { TraceCell } from "./TraceSums.ts";

/** The cells of a consolidated statement, with the questions about them. */
export type Consolidated = { cells: TraceCell[]; reviews: ReviewPoint[] };

/**
 * Eliminates the flows between the entities of a consolidated statement (IFRS 10.B86(c), ASC 810-10-45-1). On
 * intercompany accounts they sum to zero in every month; if they do not, one end is missing, and they stay with a
 * question. Intercompany lending is no cash flow; intercompany charges meet on one line and cancel out.
 */
export function withoutFlowsBetween(cells: readonly TraceCell[]): Consolidated {
  const isBetween = ({ account, column }: TraceCell) =>
    column !== NON_CASH && hasTrait(account.account, "intragroup");
  const [ofOperating, ofOthers] = [true, false].map((ofThem) =>
    cells.filter((cell) => isBetween(cell) && isOperating(cell.column) === ofThem),
  );
  const taken = new Map<TraceCell, WorksheetColumn>();
  const reviews: ReviewPoint[] = [];
  const takeOut = (both: readonly TraceCell[] = [], to: WorksheetColumn = NON_CASH) => {
    const isNil = comesToNil(both);
    if (hasBothEnds(both) && isNil) for (const cell of both) taken.set(cell, to);
    // A single account may be with a company outside the group
    else if (both.length > 1 && hasBothEnds(both) !== isNil) reviews.push(...pointsOf(both, LEFT));
  };
  takeOut(ofOperating, ofOperating?.[0]?.column);
  takeOut(ofOthers);
  const moved = cells.map((cell) => ({ ...cell, column: taken.get(cell) ?? cell.column }));
  return { cells: moved, reviews: [...reviews, ...pointsOf(mirrored(moved), MAY_BE_BETWEEN)] };
}

const LEFT =
  "What entities of the group paid each other does not come to nil month by month: one has booked what another has not, or at another time (IFRS 10.B86(c)).";

const MAY_BE_BETWEEN =
  "Exactly as much was lent on one account as was borrowed on another, or was paid back on both: if one entity of this statement lent it to another, neither is a flow of the group (IFRS 10.B86(c)). Say of both accounts that they are between companies of the group, or that they are not.";

function comesToNil(cells: readonly TraceCell[]): boolean {
  const months: Amount[] = [];
  for (const cell of cells)
    for (const [month, amount] of cell.months.entries())
      if (amount !== undefined) months[month] = plus(months[month] ?? 0, amount);
  return months.every((amount = 0) => amount === 0);
}

/** Whether both ends are present: several accounts of which some paid and others received. */
function hasBothEnds(cells: readonly TraceCell[]): boolean {
  const isOneAccount = cells.every(({ account }) => account === cells[0]?.account);
  const arePaid = cells.some(({ amount }) => amount < 0);
  return !isOneAccount && arePaid && cells.some(({ amount }) => amount > 0);
}

/** Lending and repayments that mirror each other to the cent on two accounts not marked as intercompany. */
function mirrored(cells: readonly TraceCell[]): TraceCell[] {
  return ENDS.flatMap(([ofLender, ofBorrower]) =>
    cells.flatMap((lent) => {
      if (lent.column !== ofLender || lent.amount === 0) return [];
      const other = cells.find(
        ({ column, amount }) => column === ofBorrower && plus(amount, lent.amount) === 0,
      );
      return other === undefined ? [] : [lent, other];
    }),
  );
}

const ENDS = [
  ["loans_made", "proceeds_from_borrowings"],
  ["loans_repaid_to_entity", "repayment_of_borrowings"],
] as const;

function pointsOf(cells: readonly TraceCell[], reason: string): ReviewPoint[] {
  const columns = new Set(cells.map(({ column }) => column));
  return [...columns].map((column) => ({ column, reason, answeredBy: "roles" }));
}
