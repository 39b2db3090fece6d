import { sided } from "../../generalLedger/balancesOfLedger.ts";
import type { GeneralLedger } from "../../generalLedger/GeneralLedger.ts";
import type { TrialBalanceRow } from "../../ingest/rows.ts";
import type { Minor } from "../../money/Minor.ts";
import { type ClosedAccounts, findClosedAccounts } from "./findClosedAccounts.ts";
import { type LedgerBalance, ledgerBalances, saysOpenings } from "./ledgerBalances.ts";

/**
 * Completes a trial balance of one date with opening balances as prior columns: those stated by the general ledger, or
 * closing balances less its entries. In a trial balance after closing entries, income and expenses are restored.
 * Accounts that are missing because they are zero at the end are added.
 */
export function openTrialBalance(
  rows: readonly TrialBalanceRow[],
  ledger: GeneralLedger,
): TrialBalanceRow[] {
  const balances = ledgerBalances(ledger, rows);
  const closings = closingsOf(rows);
  const isStated = saysOpenings(ledger);
  const closing = isStated ? findClosedAccounts(closings, balances) : NOTHING_CLOSED;
  const about: Opening = { balances, closings, isStated, ...closing };
  const known = new Set<string>();
  const own = rows.map((row) => {
    if (row.isElimination || known.has(row.code)) return row;
    known.add(row.code);
    return openRow(row, about);
  });
  return [...own, ...lackingRows(rows, about)];
}

const NOTHING_CLOSED: ClosedAccounts = { closed: new Set(), holder: null };

type Opening = ClosedAccounts & {
  balances: ReadonlyMap<string, LedgerBalance>;
  /** Closing balances in the trial balance. */
  closings: ReadonlyMap<string, Minor>;
  isStated: boolean;
};

/** The closing balance of each account; an account may have several rows. */
function closingsOf(rows: readonly TrialBalanceRow[]): Map<string, Minor> {
  const closings = new Map<string, Minor>();
  for (const row of rows)
    if (!row.isElimination) closings.set(row.code, (closings.get(row.code) ?? 0n) + currentOf(row));
  return closings;
}

function openRow(row: TrialBalanceRow, about: Opening): TrialBalanceRow {
  const { closed, holder, isStated } = about;
  const own = about.balances.get(row.code);
  const said = saidByLedger(row, own);
  const stated = about.closings.get(row.code) ?? 0n;
  if (own && closed.has(row.code))
    return { ...said, ...sided("current", own.closing), isDerived: true, closedAtYearEnd: "from" };
  const isHolder = row.code === holder;
  const closing = isHolder ? (own?.closing ?? 0n) : stated;
  const opening = isStated ? (own?.opening ?? 0n) : closing - (own?.moved ?? 0n);
  return {
    ...said,
    ...(isHolder && {
      ...sided("current", currentOf(row) + closing - stated),
      closedAtYearEnd: "into",
    }),
    ...sided("prior", opening),
    ...movedBetween(opening, closing, own),
  };
}

/** Takes name and type from the ledger where the trial balance has none. */
function saidByLedger(row: TrialBalanceRow, own: LedgerBalance | undefined): TrialBalanceRow {
  if (!own) return row;
  const name = row.name === row.code ? own.row.name : row.name;
  return { ...row, name, type: row.type === "" ? own.row.type : row.type };
}

/** Rows for accounts that only the ledger has: with an opening balance, or closed at the end of the year. */
function lackingRows(rows: readonly TrialBalanceRow[], about: Opening): TrialBalanceRow[] {
  const { balances, closings, closed, isStated } = about;
  const entity = rows.find((row) => !row.isElimination)?.entity ?? null;
  return [...balances.values()].flatMap(({ row: own, opening, moved }) => {
    const isOpen = (isStated ? opening : moved) !== 0n;
    if (closings.has(own.code) || !(isOpen || closed.has(own.code))) return [];
    const { moved: _, ...said } = own;
    return [openRow({ ...said, ...sided("current", 0n), ...sided("prior", 0n), entity }, about)];
  });
}

/**
 * The movement of the year for an account whose balance includes last year's. For income and expense it is the amount
 * of the year. Absent where the balance started at zero.
 */
function movedBetween(
  opening: Minor,
  closing: Minor,
  own: LedgerBalance | undefined,
): { moved?: Minor } {
  return opening === 0n || closing === own?.moved ? {} : { moved: closing - opening };
}

function currentOf({ currentDebit, currentCredit }: TrialBalanceRow): Minor {
  return currentDebit - currentCredit;
}
