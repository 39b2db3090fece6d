import type { Concept } from "../../concepts/concepts.ts";
import type { LedgerAccount } from "../../ledger/LedgerAccount.ts";
import { type Minor, sum } from "../../money/Minor.ts";
import type { Role } from "../../roles/roles.ts";
import { NON_CASH, type Posting } from "../../worksheet/Posting.ts";
import type { StatementContext } from "../StatementContext.ts";

/** One row of the reconciliation; liabilities are positive. */
export type LiabilityRow = {
  label: string;
  /** The lines of the statement with its cash flows. */
  lines: readonly Concept[];
  opening: Minor;
  cashFlows: Minor;
  newLeases: Minor;
  acquisitions: Minor;
  otherNonCash: Minor;
  closing: Minor;
  /** Last year's opening balance; null where the files do not state it. */
  lastYearOpening: Minor | null;
  /** The cash flows of these accounts according to the statement. */
  inStatement: Minor;
};

type Kind = Pick<LiabilityRow, "label" | "lines"> & { role: Role };

const KINDS: readonly Kind[] = [
  {
    label: "Borrowings",
    role: "borrowings",
    lines: ["proceeds_from_borrowings", "repayment_of_borrowings"],
  },
  { label: "Bonds", role: "bonds", lines: ["proceeds_from_bonds", "repayment_of_bonds"] },
  {
    label: "Lease liabilities",
    role: "lease_liabilities",
    lines: ["payment_of_lease_liabilities"],
  },
];

/** The reconciliation of liabilities arising from financing activities (IAS 7.44A-44E). */
export function reconcileFinancingLiabilities(context: StatementContext): LiabilityRow[] {
  const { ledgerIndex, postings } = context.worksheet;
  return KINDS.flatMap((kind) => {
    const accounts = ledgerIndex.accounts.filter(({ role }) => role === kind.role);
    if (accounts.every(({ opening, closing }) => opening === 0n && closing === 0n)) return [];
    const liabilities = new Set<LedgerAccount | null>(accounts);
    const own = postings.filter(({ account }) => liabilities.has(account));
    const leases =
      kind.role === "lease_liabilities"
        ? { derived: newLeases(context), traced: tracedLeases(context) }
        : { derived: 0n, traced: 0n };
    return [reconcile(kind, accounts, own, leases)];
  });
}

function reconcile(
  { label, lines }: Kind,
  accounts: readonly LedgerAccount[],
  own: readonly Posting[],
  leases: { derived: Minor; traced: Minor },
): LiabilityRow {
  const column = (pick: (posting: Posting) => boolean) =>
    sum(own.filter(pick).map(({ amount }) => amount));
  const acquisitions = column(
    ({ column: to }) => to === "acquisition_of_subsidiary" || to === "disposal_of_subsidiary",
  );
  const otherNonCash = column(({ column: to }) => to === NON_CASH) - leases.traced;
  const begun = leases.derived + leases.traced;
  const opening = -sum(accounts.map((account) => account.opening));
  const closing = -sum(accounts.map((account) => account.closing));
  const inStatement = column(({ column: to }) => to !== NON_CASH) - acquisitions - leases.derived;
  const cashFlows = closing - opening - acquisitions - otherNonCash - begun;
  return {
    label,
    lines,
    opening,
    cashFlows,
    newLeases: begun,
    acquisitions,
    otherNonCash,
    closing,
    lastYearOpening: lastYearOpening(accounts),
    inStatement,
  };
}

function lastYearOpening(accounts: readonly LedgerAccount[]): Minor | null {
  const known = accounts.flatMap((account) => account.lastYearOpening ?? []);
  return known.length === 0 ? null : -sum(known);
}

/**
 * New leases: right-of-use assets recognised against lease liabilities, derived from the movement of the assets.
 * Amounts that ledger entries put on the line are payments, so they are left out.
 */
export function newLeases({ worksheet }: StatementContext): Minor {
  const derived = worksheet.postings.filter(
    ({ account, column, adjustmentId, traced }) =>
      adjustmentId === null &&
      traced === undefined &&
      column === "payment_of_lease_liabilities" &&
      account?.role !== "lease_liabilities",
  );
  return -sum(derived.map(({ amount }) => amount));
}

/** New leases found in the entries of the general ledger. */
function tracedLeases({ trace }: StatementContext): Minor {
  return sum(
    (trace?.events ?? []).flatMap(({ lines }) => {
      const sides = [...lines];
      const isBegun = sides.some(([{ role }]) => role === "right_of_use_assets");
      const owed = sides.filter(([{ role }]) => role === "lease_liabilities");
      return isBegun ? owed.map(([, amount]) => -amount) : [];
    }),
  );
}
