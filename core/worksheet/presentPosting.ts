import type { Concept } from "../concepts/concepts.ts";
import { concepts } from "../concepts/concepts.ts";
import type { LedgerAccount } from "../ledger/LedgerAccount.ts";
import type { Minor } from "../money/Minor.ts";
import type { Framework } from "../policies/policies.ts";
import { isOfDebt } from "./groups/chooseGroup.ts";
import { isInStartingProfit } from "./isInStartingProfit.ts";
import type { LedgerIndex } from "./LedgerIndex.ts";
import {
  type Entry,
  NON_CASH,
  type Posting,
  type Provenance,
  type WorksheetColumn,
} from "./Posting.ts";
import { directLineOf, treatmentOf } from "./treatments.ts";

/** Lines for cash paid or received that the indirect method shows separately from profit. */
const SETTLEMENT_LINES: ReadonlySet<WorksheetColumn> = new Set<WorksheetColumn>([
  "interest_paid",
  "interest_received",
  "dividends_received",
  "income_taxes_paid",
]);

/**
 * A posting under the indirect method. An income statement amount is part of the starting profit; its non-operating or
 * non-cash part is added back, and its cash is on its own line. The entries always add up to the posting (IAS 7.20, ASC
 * 230-10-45-28).
 * Example: a disposal gain of 10 gives profit +10, adjustment −10, and +10 in the proceeds.
 */
export function presentIndirect(
  posting: Posting,
  ledgerIndex: LedgerIndex,
  framework: Framework,
): Entry[] {
  const { account, column, amount } = posting;
  const withCash = withItsCash(posting, ledgerIndex);
  const entry = (to: WorksheetColumn, value: Minor) =>
    toEntry(to === column ? posting : withCash, to, value);
  if (!account) return [entry(column, amount)];
  const staysInProfit =
    isOperatingDirect(column) || (!isNetted(account) && isMergedSettlement(column, framework));
  if (!account.isProfitAndLoss)
    return [entry(staysInProfit ? changeLine(account) : column, amount)];
  const start = ledgerIndex.policies.indirectStart;
  if (!isInStartingProfit(account, column, framework, ledgerIndex.policies)) {
    return [entry(staysInProfit ? "other_operating_movements" : column, amount)];
  }
  if (staysInProfit || (column === "unclassified_movements" && posting.adjustmentId === null)) {
    return [entry(start, amount)];
  }
  const addBack = posting.presentAs ?? addBackLine(account);
  return [entry(start, amount), entry(addBack, -amount), entry(column, amount)];
}

/**
 * Adds the purpose of the cash to the reason, so that several traced parts of an account on one line can be told apart.
 */
function withItsCash(posting: Posting, ledgerIndex: LedgerIndex): Posting {
  if (!posting.traced) return posting;
  const line = mergedColumn(posting.column, ledgerIndex);
  const cash = line === NON_CASH ? "no cash moved" : concepts[line].label;
  return { ...posting, reason: `${posting.reason}: ${cash}` };
}

/** A posting under the direct method: on the line of its cash. */
export function presentDirect(posting: Posting, ledgerIndex: LedgerIndex): Entry {
  return toEntry(posting, directLine(posting, ledgerIndex), posting.amount);
}

function directLine({ account, column }: Posting, ledgerIndex: LedgerIndex): WorksheetColumn {
  if (column === NON_CASH || concepts[column].presentation !== "indirect")
    return mergedColumn(column, ledgerIndex);
  const line = account && directLineOf(account);
  if (line) return mergedColumn(line, ledgerIndex);
  const treatment = account?.role ? treatmentOf(account.role) : null;
  return treatment?.kind === "settlement" ? treatment.line : "other_operating_movements";
}

/** Suppliers and employees are separate lines only if the accounts separate them (accounting method section 5). */
export function mergedColumn(column: WorksheetColumn, ledgerIndex: LedgerIndex): WorksheetColumn {
  const isEither = column === "payments_to_suppliers" || column === "payments_to_employees";
  return isEither && !ledgerIndex.roles.has("employee_costs")
    ? "payments_to_suppliers_and_employees"
    : column;
}

function isOperatingDirect(column: WorksheetColumn): boolean {
  return column !== NON_CASH && concepts[column].presentation === "direct";
}

/**
 * Under US GAAP interest, dividends received and tax are operating: they stay in net income, and their balances are
 * part of working capital.
 */
function isMergedSettlement(column: WorksheetColumn, framework: Framework): boolean {
  return framework === "US_GAAP" && SETTLEMENT_LINES.has(column);
}

/**
 * Whether an account is netted within a group. An associate's profit, for example, is not the dividend it paid (ASC
 * 230-10-45-21D).
 */
function isNetted({ role }: LedgerAccount): boolean {
  if (role === null) return false;
  const { kind } = treatmentOf(role);
  return kind === "group" || kind === "charge";
}

/** The indirect method's line for the movement of a working capital balance. */
export function changeLine(account: LedgerAccount): Concept {
  const treatment = account.role && treatmentOf(account.role);
  if (!treatment) return "unclassified_movements";
  if (treatment.kind === "working_capital" || treatment.kind === "settlement")
    return treatment.change;
  return "other_operating_movements";
}

/** The indirect method's line for adding back the part of an account that is no operating cash flow. */
export function addBackLine(account: LedgerAccount): Concept {
  // A gain on waived or early repaid debt is no disposal of an asset
  if (account.role === "disposal_gain_loss" && isOfDebt(account)) return "other_non_cash_items";
  const treatment = account.role && treatmentOf(account.role);
  return treatment && "addBack" in treatment ? treatment.addBack : "other_non_cash_items";
}

/** Reuses the posting where line and amount are unchanged. */
function toEntry(posting: Posting, column: WorksheetColumn, amount: Minor): Entry {
  if (column === posting.column && amount === posting.amount) return posting;
  const { account, adjustmentId, reason, traced } = posting;
  const entry = { account, column, amount, adjustmentId, reason };
  return traced
    ? { ...entry, traced: amount === posting.amount ? traced : opposite(traced, posting.amount) }
    : entry;
}

/** The provenance of an amount that is added back, with the opposite sign. */
function opposite({ entries, isOpposite, received }: Provenance, amount: Minor): Provenance {
  return { entries, isOpposite: !isOpposite, received: received - amount };
}
