import type { Concept } from "../../concepts/concepts.ts";
import type { LedgerAccount } from "../../ledger/LedgerAccount.ts";
import { type Minor, sum } from "../../money/Minor.ts";
import type { Role } from "../../roles/roles.ts";
import { hasTrait } from "../../roles/traits.ts";
import { groups } from "../groups/groups.ts";
import type { LedgerIndex } from "../LedgerIndex.ts";
import { distinctName, quoteAccounts } from "../nameAccounts.ts";
import type { OpenAmounts } from "../openAmounts.ts";
import type { ReviewPoint } from "../Posting.ts";
import { mergedColumn } from "../presentPosting.ts";
import { treatmentOf } from "../treatments.ts";
import { type NonCashQuestion, nonCashQuestions } from "./nonCashQuestions.ts";
import { reviewPremium } from "./reviewPremium.ts";

/** Reserves that are credited net of deferred tax. */
const TAXED_RESERVES: ReadonlySet<Role> = new Set<Role>(["revaluation_reserve", "other_reserves"]);

/**
 * Asks about movements that balances alone show as cash although they are non-cash: accrued interest never paid,
 * provisions added to an asset, remeasured benefits, deferred tax on reserves (IAS 7.43, IAS 12.61A; ASC 230-10-50-3).
 * No question about accounts of a journal.
 */
export function reviewNonCash(
  open: OpenAmounts,
  journaled: ReadonlySet<LedgerAccount | null>,
  ledgerIndex: LedgerIndex,
): ReviewPoint[] {
  const left = [...open].flatMap(([account, amount]) =>
    amount !== 0n && !journaled.has(account) ? [account] : [],
  );
  const asked = left.flatMap((account) =>
    nonCashQuestions
      .filter((question) => isAsked(account, question))
      .flatMap(({ also = [], reason }) =>
        [...ownLines(account), ...also].map((column) => ({
          column: mergedColumn(column, ledgerIndex),
          reason: reason(distinctName(account, ledgerIndex)),
        })),
      ),
  );
  return [
    ...asked,
    ...reviewDeferredTax(left, ledgerIndex),
    ...reviewConversion(left, ledgerIndex),
    ...reviewContribution(left, ledgerIndex),
    ...reviewPremium(left, ledgerIndex),
    ...reviewNetOfCosts(ledgerIndex),
  ];
}

function isAsked(account: LedgerAccount, { roles, trait, isRise }: NonCashQuestion): boolean {
  const { role, movement } = account;
  if (roles && (role === null || !roles.includes(role))) return false;
  if (trait && !hasTrait(account, trait)) return false;
  return !(isRise && movement > 0n);
}

/** The lines that an account's movement may be on, under both methods. */
function ownLines({ role }: LedgerAccount): readonly Concept[] {
  const treatment = role === null ? null : treatmentOf(role);
  switch (treatment?.kind) {
    case "working_capital":
      return [treatment.change, ...directLines(treatment.direct)];
    case "profit":
      return directLines(treatment.direct);
    case "settlement":
      return [treatment.line];
    case "group":
      return [groups[treatment.group].inflow, groups[treatment.group].outflow];
    default:
      return [];
  }
}

const OTHER_LINES = ["other_operating_receipts", "other_operating_payments"] as const;

/** Only the sign of the net amount tells other receipts from other payments. */
function directLines(direct: Concept): readonly Concept[] {
  return OTHER_LINES.some((line) => line === direct) ? OTHER_LINES : [direct];
}

/**
 * Deferred tax is never cash. The part that its expense does not explain was recognised elsewhere; without such an
 * expense, a reserve that moved may include tax (IAS 12.58, 12.61A).
 */
function reviewDeferredTax(
  left: readonly LedgerAccount[],
  ledgerIndex: LedgerIndex,
): ReviewPoint[] {
  const moved = sumOf(left, "deferred_tax");
  const charged = sumOf(ledgerIndex.accounts, "deferred_tax_expense");
  if (moved === 0n || moved + charged === 0n) return [];
  const reserve = left.find(({ role }) => role !== null && TAXED_RESERVES.has(role));
  if (reserve === undefined && charged === 0n) return [];
  const reason = reserve
    ? `${quoteAccounts([reserve], ledgerIndex)} and deferred tax both moved: the tax on what went to the reserve is no cash. Enter it as a non-cash journal between them.`
    : "Deferred tax moved by more or less than its charge: the rest is no cash. Enter as a non-cash journal what it met, in equity or with a business bought or sold.";
  const isInNetIncome = ledgerIndex.policies.indirectStart === "net_income";
  const direct: ReviewPoint = { column: "income_taxes_paid", reason };
  return isInNetIncome ? [direct, { column: "deferred_tax", reason }] : [direct];
}

/**
 * A balance that fell by exactly the increase of share capital was probably converted: debt into shares, or reserves
 * capitalised (IAS 7.44(c), ASC 230-10-50-4).
 */
function reviewConversion(left: readonly LedgerAccount[], ledgerIndex: LedgerIndex): ReviewPoint[] {
  const issued = issuedIn(left);
  const turned = left.find(
    ({ role, movement }) =>
      role !== null && CONVERTED.has(role) && movement > 0n && movement === -issued,
  );
  if (turned === undefined) return [];
  const isDebt = turned.role === "borrowings" || turned.role === "bonds";
  const reason = `${quoteAccounts([turned], ledgerIndex)} fell by what shares rose by: if ${isDebt ? "the debt was turned into shares" : "it was a bonus issue or a transfer to capital"}, no cash moved. Enter it as a non-cash journal.`;
  const lines = isDebt ? DEBT_LINES : (["dividends_paid"] as const);
  return ["proceeds_from_issue_of_shares" as const, ...lines].map((column) => ({ column, reason }));
}

/**
 * An asset that rose by exactly the increase of share capital may have been contributed or paid for with shares (IAS
 * 7.44(b), ASC 230-10-50-4).
 */
function reviewContribution(
  left: readonly LedgerAccount[],
  ledgerIndex: LedgerIndex,
): ReviewPoint[] {
  const issued = issuedIn(left);
  const contributed = left.find(
    ({ role, movement }) =>
      role !== null && CONTRIBUTED.has(role) && movement > 0n && movement === -issued,
  );
  if (contributed === undefined) return [];
  const reason = `${quoteAccounts([contributed], ledgerIndex)} rose by what shares rose by: if it was contributed or paid for with shares, no cash moved. Enter it as a non-cash journal.`;
  const lines = ["proceeds_from_issue_of_shares" as const, ...ownLines(contributed)];
  return lines.map((column) => ({ column, reason }));
}

/**
 * Where the income statement starts with a net result, receipts and payments cannot be separated (IAS 7.18(a), ASC
 * 230-10-45-25); without tax in it, neither can tax paid.
 */
function reviewNetOfCosts(ledgerIndex: LedgerIndex): ReviewPoint[] {
  const result = ledgerIndex.accounts.find((account) => hasTrait(account, "net_of_costs"));
  if (result === undefined) return [];
  const reason = `${quoteAccounts([result], ledgerIndex)} is income less costs in one figure, so receipts and payments cannot be told apart: give the profit and loss with its revenue and costs.`;
  const lines = RECEIPTS_AND_PAYMENTS.map((column) => mergedColumn(column, ledgerIndex));
  const taxed = ledgerIndex.roles.has("income_tax") ? [] : TAXED_LINES;
  return [...new Set([...lines, ...taxed])].map((column) => ({ column, reason }));
}

const RECEIPTS_AND_PAYMENTS = [
  "receipts_from_customers",
  "payments_to_suppliers",
  "payments_to_employees",
] as const;
const TAXED_LINES = ["profit_before_tax", "operating_profit", "income_taxes_paid"] as const;

const CONTRIBUTED: ReadonlySet<Role> = new Set<Role>([
  "ppe_cost",
  "intangibles_cost",
  "investment_property",
  "financial_investments",
  "associates",
  "goodwill",
]);

function issuedIn(accounts: readonly LedgerAccount[]): Minor {
  return sumOf(accounts, "share_capital") + sumOf(accounts, "share_premium");
}

const CONVERTED: ReadonlySet<Role> = new Set<Role>([
  "borrowings",
  "bonds",
  "retained_earnings",
  "other_reserves",
]);
const DEBT_LINES = ["repayment_of_borrowings", "repayment_of_bonds"] as const;

function sumOf(accounts: readonly LedgerAccount[], role: Role): Minor {
  return sum(accounts.filter((account) => account.role === role).map(({ movement }) => movement));
}
