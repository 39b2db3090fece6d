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
 * Finds roles by the other lines (counterparts) of an account's entries, whatever its name. Examples: income posted
 * with an asset that is sold is a disposal gain; a liability that arises against interest only is interest payable; a
 * loan that is deducted from pay was an advance.
 * Settled: such roles of accounts in doubt. Asked: a liability for costs that is named a debt, a liability that is paid
 * with interest, and sure names that the entries contradict (`contradictByEntries`). `entries` is called only where
 * there is an account to check.
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
  // A doubtful sales tax account must not be evidence for the role of another account
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

/** Roles that are checked even where the name is sure. */
const QUESTIONED: ReadonlySet<string> = new Set<Role>([
  "fair_value_changes",
  "provisions",
  "borrowings",
  "loans_receivable",
  "current_tax",
  "other_payables",
]);

/** A cost account with a credit balance. */
function isCostInCredit({ role, closing }: LedgerAccount): boolean {
  return (role === "cost_of_sales" || role === "operating_expenses") && closing < 0n;
}

/**
 * Applies the rules for an account in doubt or of a role in `QUESTIONED`. The order matters: a step that returns ends
 * the search.
 */
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

/** The only rules to apply where the entries show what accounts of this role do not have; null where they do not. */
function conflictOf({ account, forIncome, withInterest, forCosts }: AccountActivity) {
  const { role } = account;
  if (role === "current_tax" && forIncome > 0) return [billedAhead, releasedToIncome];
  if (role === "other_payables" && withInterest > 0) return [paidWithInterest];
  return role === "borrowings" && forCosts > 0 ? [debtForCosts] : null;
}

/** Other roles that an account in doubt may have. */
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

/**
 * Finds a liability for one charge only. For a debt, the accrued interest may be owed with it: asked, and only where
 * nothing else is owed.
 */
function findOwed(its: AccountActivity, isUnsure: boolean): RoleFinding | null {
  const { account, owedFor, otherCredits, debits, highest, wasNil } = its;
  const [only, ...others] = owedFor.keys();
  const isOwed = otherCredits === 0 && others.length === 0 && debits.other === 0 && highest <= 0;
  if (!only || !isOwed) return null;
  const isDebt = account.role === "borrowings";
  if (isDebt && !(only === "interest" && wasNil)) return null;
  const finding = only === "tax" && isLeftUnpaid(its) ? UNPAID_TAX : CHARGES_OWED[only];
  // The entries confirm the name, so it is no longer in doubt
  if (finding.role === account.role) return isUnsure && !finding.isAsked ? finding : null;
  // A correction of earlier years is more likely than a dividend where the name or the number gives a role
  if (only === "earnings" && account.role !== null && !isUnsure)
    return { ...finding, role: account.role, rivals: [finding.role] };
  return isDebt || (isUnsure && debits.cash === 0) ? { ...finding, isAsked: true } : finding;
}

/** Current tax of last year is paid this year. A liability that stays unpaid may be deferred tax. */
const UNPAID_TAX: RoleFinding = { ...CHARGES_OWED.tax, isAsked: true, rivals: ["deferred_tax"] };

function isLeftUnpaid({ account, debits }: AccountActivity): boolean {
  return account.opening !== 0n && debits.cash === 0;
}
