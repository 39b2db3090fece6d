import { conceptDefinition } from "../../concepts/concepts.ts";
import type { LedgerAccount } from "../../ledger/LedgerAccount.ts";
import { formatMinor } from "../../money/formatMinor.ts";
import { type Minor, sum } from "../../money/Minor.ts";
import { type Role, roleDefinition } from "../../roles/roles.ts";
import { printDate } from "../../text/printDate.ts";
import { groups } from "../../worksheet/groups/groups.ts";
import type { LedgerIndex } from "../../worksheet/LedgerIndex.ts";
import type { Journal } from "../../worksheet/postJournals.ts";
import { treatmentOf } from "../../worksheet/treatments.ts";
import type { StatementContext } from "../StatementContext.ts";
import type { NonCashTransaction } from "../StatementDocument.ts";
import { inDecimals } from "./lastYearsRows.ts";
import { newLeases } from "./reconcileFinancingLiabilities.ts";

/**
 * Non-cash investing and financing transactions (IAS 7.43-44, ASC 230-10-50-3 to 50-6): journals without cash,
 * transactions in the ledger's entries, and new leases derived from right-of-use assets. A journal that repeats a
 * ledger entry is listed once. Charges, accruals and transfers within equity are not such transactions.
 */
export function listNonCash(context: StatementContext): NonCashTransaction[] {
  const { ledgerIndex, repeatedJournals } = context.worksheet;
  const ofEntries = new Set(repeatedJournals.map(({ id }) => id));
  const journaled = context.journals.flatMap(({ id, reason, lines }) => {
    if (ofEntries.has(id)) return [];
    const accounts = lines.flatMap((line) => (line.kind === "account" ? [line] : []));
    const isWithoutCash = accounts.length === lines.length;
    return isWithoutCash && isTransaction(accounts, ledgerIndex)
      ? [describe(id, reason, accounts, ledgerIndex)]
      : [];
  });
  const ofThisYear = [...journaled, ...tracedTransactions(context)];
  return [...ofThisYear, ...begunLeases(context), ...lastYears(context)];
}

function begunLeases(context: StatementContext): NonCashTransaction[] {
  const leases = newLeases(context);
  if (leases === 0n) return [];
  const description = "Right-of-use assets recognised against lease liabilities";
  const amount = formatMinor(leases, context.decimals);
  return [{ adjustmentId: null, description, amount, lines: [] }];
}

/** The transactions in last year's statement, as comparatives. */
function lastYears(context: StatementContext): NonCashTransaction[] {
  const own = context.lastYearsNotes?.nonCashTransactions.filter(({ isPriorYear }) => !isPriorYear);
  return (own ?? []).map(({ description, amount, lines }) => ({
    adjustmentId: null,
    description,
    amount: inDecimals(amount, context),
    lines: lines.map((line) => ({ ...line, amount: inDecimals(line.amount, context) })),
    isPriorYear: true,
  }));
}

/** Transactions found in the entries of the general ledger, the largest first. */
function tracedTransactions({ trace, decimals }: StatementContext): NonCashTransaction[] {
  return (trace?.events ?? [])
    .toSorted((one, other) => (one.amount > other.amount ? -1 : 1))
    .map(({ entry, amount, lines }) => ({
      adjustmentId: null,
      description: `${namesOf(lines, 1n)} against ${namesOf(lines, -1n)}, entry ${entry.number} of ${printDate(entry.date)}`,
      amount: formatMinor(amount, decimals),
      lines: [...lines].flatMap(([{ code, name }, value]) =>
        value === 0n
          ? []
          : [{ account: code, accountName: name, amount: formatMinor(value, decimals) }],
      ),
    }));
}

/** The accounts on one side of a transaction. Texts of entries are not used, since they may name people. */
function namesOf(lines: ReadonlyMap<LedgerAccount, Minor>, side: 1n | -1n): string {
  const names = [...lines].flatMap(([{ name }, amount]) => (amount * side > 0n ? [name] : []));
  return names.join(", ");
}

type AccountLine = Extract<Journal["lines"][number], { kind: "account" }>;

/**
 * Whether a journal exchanges investing assets or debt for another balance. Both sides must be in the balance sheet,
 * and a reserve does not count as one (a revaluation is no transaction).
 */
function isTransaction(lines: readonly AccountLine[], { byCode }: LedgerIndex): boolean {
  const sides = lines.flatMap(({ account: code, amount }) => {
    const account = byCode.get(code);
    return account && !account.isProfitAndLoss && !isReserve(account) ? [{ account, amount }] : [];
  });
  return (
    sides.some(({ amount }) => amount > 0n) &&
    sides.some(({ amount }) => amount < 0n) &&
    sides.some(({ account }) => isInvestingOrDebt(account))
  );
}

const RESERVES: ReadonlySet<Role> = new Set<Role>([
  "revaluation_reserve",
  "other_reserves",
  "translation_reserve",
]);

function isReserve({ role }: LedgerAccount): boolean {
  return role !== null && RESERVES.has(role);
}

function isInvestingOrDebt({ role }: LedgerAccount): boolean {
  const treatment = role && treatmentOf(role);
  if (!role || treatment?.kind !== "group" || roleDefinition(role).nature === "equity")
    return false;
  return conceptDefinition(groups[treatment.group].outflow).category !== "operating";
}

function describe(
  adjustmentId: string,
  description: string,
  lines: readonly AccountLine[],
  { byCode, decimals }: LedgerIndex,
): NonCashTransaction {
  const debits: Minor[] = lines.map(({ amount }) => (amount > 0n ? amount : 0n));
  return {
    adjustmentId,
    description,
    amount: formatMinor(sum(debits), decimals),
    lines: lines.map(({ account, amount }) => ({
      account,
      accountName: byCode.get(account)?.name ?? account,
      amount: formatMinor(amount, decimals),
    })),
  };
}
