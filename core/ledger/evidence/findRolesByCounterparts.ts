import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import { isProfitAndLossRole, type Role, roleDefinition } from "../../roles/roles.ts";
import type { LedgerAccount } from "../LedgerAccount.ts";
import type { AccountActivity } from "./AccountActivity.ts";
import { collectActivity } from "./collectActivity.ts";
import { contradictByEntries, isContradictable } from "./contradictByEntries.ts";
import { findUnsureRole } from "./findUnsureRole.ts";
import type { RoleDoubts } from "./RoleDoubts.ts";
import type { RoleFinding } from "./RoleFinding.ts";
import {
  assetsDerecognisedAlone,
  assetsRetiredAlone,
  disposalGain,
  disposalGainAmongChanges,
  disposalGainByAnotherName,
} from "./rules/assetRules.ts";
import { CHARGES_OWED } from "./rules/chargesOwed.ts";
import { applyRules, type EntryRule } from "./rules/EntryRule.ts";
import { interestEarned } from "./rules/interestRules.ts";
import { bank, moneyAtInterest, paidWithInterest, repaid, unsureBank } from "./rules/moneyRules.ts";
import { payInAdvance } from "./rules/payRules.ts";
import { debtForCosts } from "./rules/purchaseRules.ts";
import { receivable } from "./rules/receivableRules.ts";
import {
  billedAhead,
  costInCredit,
  costOnlyReceived,
  paidByCustomersAhead,
  releasedToIncome,
  unsureOnlyReceived,
} from "./rules/salesRules.ts";
import { withFewLines } from "./withFewLines.ts";

/**
 * What accounts are by what stands beside them in the entries of a ledger, whatever they are called. Income
 * that stands beside an asset that is sold is the gain on it. What is owed for dividends, interest or tax
 * alone is owed for that; for earlier profit alone it is asked. Money lent that is kept back from pay was
 * pay in advance. What is charged and then received in cash is no income but a receivable. A debt that only
 * costs are owed on, and what is owed and paid with interest are asked. So are roles of names that entries
 * contradict (`contradictByEntries`). `entries` is asked only where there is such an account.
 */
export function findRolesByCounterparts(
  accounts: readonly LedgerAccount[],
  { inDoubt, given, numbered, learnt }: RoleDoubts,
  entries: () => EntryColumns,
): ReadonlyMap<string, RoleFinding> {
  const isUnsure = ({ code, role }: LedgerAccount) => role === null || inDoubt.has(code);
  const asked = accounts.filter(({ code }) => !given.has(code));
  const questioned = new Set(
    asked.filter(
      (account) =>
        isUnsure(account) || QUESTIONED.has(account.role ?? "") || isCostInCredit(account),
    ),
  );
  const named = asked.filter(
    (account) =>
      !isUnsure(account) &&
      !numbered.has(account.code) &&
      isContradictable(account.role, learnt.has(account.code)),
  );
  if (questioned.size + named.length === 0) return new Map();
  const columns = entries();
  const held = new Set(withFewLines(named, columns));
  const watched = [...new Set([...questioned, ...held])];
  if (watched.length === 0) return new Map();
  const findings = new Map<string, RoleFinding>();
  // A name that may say sales tax is no evidence of what stands beside it
  const beside = accounts.map((account) =>
    account.role === "sales_tax" && inDoubt.has(account.code)
      ? { ...account, role: null }
      : account,
  );
  for (const its of collectActivity(watched, beside, columns)) {
    const { account } = its;
    const own = questioned.has(account) ? findQuestioned(its, isUnsure(account)) : null;
    const role =
      own ??
      (held.has(account) ? contradictByEntries(its, learnt.get(account.code)) : null) ??
      (isUnsure(account) ? findUnsureRole(its) : null);
    if (role !== null) findings.set(account.code, role);
  }
  return findings;
}

/** Roles that a name gives for sure and entries may contradict. */
const QUESTIONED: ReadonlySet<string> = new Set<Role>([
  "fair_value_changes",
  "provisions",
  "borrowings",
  "loans_receivable",
  "current_tax",
  "other_payables",
]);

/** A cost that brought more than it took. */
function isCostInCredit({ role, closing }: LedgerAccount): boolean {
  return (role === "cost_of_sales" || role === "operating_expenses") && closing < 0n;
}

/** What is questioned of an account: of several roles, in an order in which what ends the search stands first. */
function findQuestioned(its: AccountActivity, isUnsure: boolean): RoleFinding | null {
  const { account } = its;
  const { role } = account;
  const disposed = isUnsure ? applyRules(DISPOSALS, its) : null;
  if (disposed !== null) return disposed;
  if (isCostInCredit(account))
    return applyRules(isUnsure ? [...COSTS_IN_CREDIT, costInCredit] : COSTS_IN_CREDIT, its);
  if (isUnsure && role === "interest_expense") return applyRules([interestEarned], its);
  const conflict = conflictOf(its);
  if (conflict !== null) return applyRules(conflict, its);
  if (role === "cash_and_cash_equivalents") return applyRules([bank], its);
  const found = isUnsure ? applyRules(unsureRules(account), its) : null;
  if (found !== null) return found;
  if (role === "loans_receivable") return isUnsure ? null : applyRules([payInAdvance], its);
  if (role === "fair_value_changes" || (isUnsure && isOfTrade(account)))
    return applyRules(isUnsure ? [...GAINS, receivable] : GAINS, its);
  const isOnlyAsked = !isUnsure && (role === "current_tax" || role === "other_payables");
  return !isOnlyAsked && (role === null || isLiability(role)) ? findOwed(its, isUnsure) : null;
}

const COSTS_IN_CREDIT: readonly EntryRule[] = [
  disposalGainByAnotherName,
  costOnlyReceived,
  paidByCustomersAhead,
];
const DISPOSALS: readonly EntryRule[] = [assetsDerecognisedAlone, assetsRetiredAlone];
const GAINS: readonly EntryRule[] = [disposalGain, disposalGainAmongChanges];
const MONEY: readonly EntryRule[] = [moneyAtInterest, unsureOnlyReceived, repaid];

/** The rules that alone decide where entries show what the role of an account does not have. */
function conflictOf({ account, forIncome, withInterest, forCosts }: AccountActivity) {
  const { role } = account;
  if (role === "current_tax" && forIncome > 0) return [billedAhead, releasedToIncome];
  if (role === "other_payables" && withInterest > 0) return [paidWithInterest];
  return role === "borrowings" && forCosts > 0 ? [debtForCosts] : null;
}

/** What an account in doubt may be besides what it is taken for. */
function unsureRules({ role, isProfitAndLoss }: LedgerAccount): readonly EntryRule[] {
  const isOfResult = role !== null && isProfitAndLossRole(role);
  const banks = role === null || role === "bank_overdraft" || isOfResult ? [unsureBank] : [];
  return isProfitAndLoss ? [...banks, moneyAtInterest] : [...banks, ...MONEY];
}

function isOfTrade({ role, isProfitAndLoss }: LedgerAccount): boolean {
  return isProfitAndLoss || role === "inventories";
}

function isLiability(role: Role): boolean {
  return roleDefinition(role).nature === "liability";
}

/** Of a debt the interest on it may be owed with it: only where nothing else is owed, and it is asked. */
function findOwed(its: AccountActivity, isUnsure: boolean): RoleFinding | null {
  const { account, owedFor, otherCredits, debits, highest, wasNil } = its;
  const [only, ...others] = owedFor.keys();
  const isOwed = otherCredits === 0 && others.length === 0 && debits.other === 0 && highest <= 0;
  if (!only || !isOwed) return null;
  const isDebt = account.role === "borrowings";
  if (isDebt && !(only === "interest" && wasNil)) return null;
  const finding = only === "tax" && isLeftUnpaid(its) ? UNPAID_TAX : CHARGES_OWED[only];
  // A name in doubt that says the same is in doubt no more
  if (finding.role === account.role) return isUnsure && !finding.isAsked ? finding : null;
  // A correction of earlier years is likelier than a dividend where the name or the number says what it is
  if (only === "earnings" && account.role !== null && !isUnsure)
    return { ...finding, role: account.role, rivals: [finding.role] };
  return isDebt || (isUnsure && debits.cash === 0) ? { ...finding, isAsked: true } : finding;
}

/** Current tax of last year is paid in this one: what was owed before and is not may be deferred. */
const UNPAID_TAX: RoleFinding = { ...CHARGES_OWED.tax, isAsked: true, rivals: ["deferred_tax"] };

function isLeftUnpaid({ account, debits }: AccountActivity): boolean {
  return account.opening !== 0n && debits.cash === 0;
}
