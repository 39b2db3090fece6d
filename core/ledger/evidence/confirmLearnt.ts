import { plus } from "../../money/Amount.ts";
import { isProfitAndLossRole, type Role, roleDefinition } from "../../roles/roles.ts";
import { type AccountActivity, against, total } from "./AccountActivity.ts";
import type { LearntReading } from "./RoleDoubts.ts";
import type { RoleFinding } from "./RoleFinding.ts";
import { CHARGES_OWED } from "./rules/chargesOwed.ts";
import { HABIT, isMostOf } from "./thresholds.ts";

/**
 * Checks a role that was learnt from other charts against the entries of this year. Returns null where the entries
 * confirm it or where nothing was posted. Otherwise a person is asked; the proposal is the role that the account's own
 * name gives, where that is in the same statement and on the same side.
 */
export function confirmLearnt(
  its: AccountActivity,
  role: Role,
  { named }: LearntReading,
): RoleFinding | null {
  const { debits, credits } = its;
  const isMoved = plus(total(debits), total(credits)) > 0;
  if (isMoved && named === "interest_payable" && role === "borrowings") return asInterest(its);
  if (isMoved && named === "revenue" && COSTS.has(role)) return { ...UNEARNED, rivals: [role] };
  if (isMoved && named !== null && isBoughtSeldom(its, named, role))
    return { ...SELDOM, role, rivals: [named] };
  if (role === "other_payables" && isChargedAlone(its)) return CHARGED;
  const confirmation = CONFIRMATIONS.get(role);
  if (!isMoved || !confirmation || confirmation.holds(its)) return null;
  const reason = "Its name alone says so, and the entries of the general ledger do not.";
  if (confirmation.rivals) return { role, reason, isAsked: true, rivals: confirmation.rivals };
  return named !== null && standsAlike(named, role)
    ? { role: named, reason, isAsked: true, rivals: [role] }
    : {
        role,
        reason,
        isAsked: true,
        ...(confirmation.unnamed && { rivals: confirmation.unnamed }),
      };
}

/**
 * What the entries must show for a role, and the other possible roles where they do not: `rivals` if the learnt role
 * stays, `unnamed` if the account's own name gives no role that could replace it.
 */
type Confirmation = {
  holds: (its: AccountActivity) => boolean;
  rivals?: readonly Role[];
  unnamed?: readonly Role[];
};

const CONFIRMATIONS: ReadonlyMap<Role, Confirmation> = new Map<Role, Confirmation>([
  ["employee_costs", { holds: isOwedToEmployees }],
  ["operating_expenses", { holds: (its) => !isOwedToEmployees(its) }],
  ["cost_of_sales", { holds: (its) => !isOwedToEmployees(its) }],
  // A disposal gain is posted with the asset that is sold; what is only received is other income
  [
    "disposal_gain_loss",
    {
      holds: ({ besideDisposal }) => besideDisposal > 0,
      unnamed: ["other_operating_income", "operating_expenses"],
    },
  ],
  [
    "foreign_exchange_gain_loss",
    { holds: ({ debits }) => against(debits, "longTermAssets") === 0 },
  ],
  ["borrowings", { holds: isBorrowed }],
  // Interest is paid with a debt or accrued first; what only the bank deducts or a supplier invoices may be charges
  [
    "interest_expense",
    {
      holds: ({ debits, besideDebt }) =>
        besideDebt > 0 || (debits.other > 0 && against(debits, "suppliers") === 0),
      rivals: ["operating_expenses"],
    },
  ],
  // Bonds are not repaid with each interest payment
  ["bonds", { holds: ({ withInterest }) => withInterest === 0, rivals: ["borrowings"] }],
  // Income tax is charged as an expense
  [
    "current_tax",
    { holds: isOfTax, rivals: ["cash_and_cash_equivalents", "sales_tax", "employee_payables"] },
  ],
  // Trade payables are paid
  [
    "trade_payables",
    {
      holds: ({ debits }) => debits.cash > 0 || debits.other === 0,
      rivals: ["contract_liabilities", "other_payables"],
    },
  ],
  // Trade receivables come from sales
  [
    "trade_receivables",
    { holds: isOwedByCustomers, rivals: ["cash_and_cash_equivalents", "other_receivables"] },
  ],
  // Without a charge in the year, the name decides
  ["other_receivables", { holds: ({ debits }) => total(debits) > 0 }],
  // Income is credited more than it is debited
  [
    "other_operating_income",
    {
      holds: ({ debits, credits }) => total(credits) > total(debits),
      rivals: ["revenue", "operating_expenses"],
    },
  ],
  // A liability for assets bears interest, or is paid for them
  [
    "other_payables",
    {
      holds: ({ credits }) => !isMostOf(against(credits, "longTermAssets"), total(credits)),
      rivals: ["lease_liabilities", "borrowings"],
    },
  ],
  // Inventories become a cost and are not depreciated
  [
    "inventories",
    {
      holds: ({ credits }) =>
        against(credits, "costs") > 0 && against(credits, "longTermAssets") === 0,
      rivals: ["ppe_cost"],
    },
  ],
  // No entry can show that cash is restricted
  ["restricted_cash", { holds: () => false, rivals: ["cash_and_cash_equivalents"] }],
  // A payment processor pays into a bank; a bank does not pay into it
  [
    "cash_and_cash_equivalents",
    { holds: (its) => !paysIntoBanks(its), rivals: ["trade_receivables"] },
  ],
]);

/** A debt that is converted into shares and never repaid was paid-in capital. Tax and income are not borrowed. */
function isBorrowed({ debits, credits }: AccountActivity): boolean {
  const isPaid = debits.cash > 0 || against(debits, "shareCapital") === 0;
  const isEarned = isMostOf(against(debits, "sales"), total(debits));
  return isPaid && !isEarned && !isMostOf(against(credits, "tax"), total(credits));
}

/** An opening liability that is paid in the year needs no charge in the year. */
function isOfTax({ account, debits, credits }: AccountActivity): boolean {
  const charged = plus(against(debits, "tax"), against(credits, "tax"));
  return charged > 0 || account.opening < 0n;
}

/** Trade receivables arise neither from other income nor from payments by a bank. */
function isOwedByCustomers({ debits }: AccountActivity): boolean {
  return !(
    isMostOf(against(debits, "otherIncome"), debits.other) ||
    isMostOf(against(debits, "cash"), total(debits))
  );
}

function paysIntoBanks({ debits, credits }: AccountActivity): boolean {
  const isPaidInto = against(debits, "cash") > 0 || against(debits, "interestIncome") > 0;
  return !isPaidInto && isMostOf(against(credits, "cash"), total(credits));
}

function isOwedToEmployees({ debits }: AccountActivity): boolean {
  return isMostOf(against(debits, "payroll"), total(debits));
}

const COSTS: ReadonlySet<Role> = new Set<Role>(["operating_expenses", "cost_of_sales"]);

/** A new account that is only charged to customers and never debited may be income. */
function isChargedAlone({ account, debits, credits }: AccountActivity): boolean {
  const isNew = account.opening === 0n && total(debits) === 0 && total(credits) > 0;
  return isNew && against(credits, "customers") === total(credits);
}

const CHARGED: RoleFinding = {
  role: "other_payables",
  reason: "In the entries of the general ledger it is charged to others, and owed for nothing.",
  isAsked: true,
  rivals: ["revenue", "other_operating_income"],
};

/** An account named as an asset and debited only a few times in the year may be an asset. */
function isBoughtSeldom({ debits }: AccountActivity, named: Role, role: Role): boolean {
  return COSTS.has(role) && ASSETS.has(named) && debits.times < HABIT;
}

const ASSETS: ReadonlySet<Role> = new Set<Role>(["ppe_cost", "intangibles_cost"]);

const SELDOM: Omit<RoleFinding, "role"> = {
  reason:
    "Its name is that of an asset, and the general ledger has no entries that say it is a cost.",
  isAsked: true,
};

/** The name says a deduction from revenue; in other charts such names are more often a cost. */
const UNEARNED: RoleFinding = {
  role: "revenue",
  reason: "Its name says so, and no entry of the general ledger says that it is a cost.",
  isAsked: true,
};

/** A debt named interest that brings no cash and bears no interest is accrued interest. */
function asInterest({ credits, withInterest }: AccountActivity): RoleFinding | null {
  if (credits.cash > 0 || withInterest > 0) return null;
  if (isMostOf(against(credits, "interest"), total(credits))) return CHARGES_OWED.interest;
  return { ...UNBORROWED, role: "interest_payable" };
}

const UNBORROWED: Omit<RoleFinding, "role"> = {
  reason: "In the entries of the general ledger it brings no cash and bears no interest.",
  isAsked: true,
  rivals: ["borrowings"],
};

/** Whether two roles belong to the same statement and the same side of it. */
function standsAlike(one: Role, other: Role): boolean {
  return (
    isProfitAndLossRole(one) === isProfitAndLossRole(other) && isInDebit(one) === isInDebit(other)
  );
}

function isInDebit(role: Role): boolean {
  const { nature } = roleDefinition(role);
  return nature === "asset" || nature === "expense";
}
