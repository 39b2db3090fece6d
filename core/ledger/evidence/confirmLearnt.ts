import { plus } from "../../money/Amount.ts";
import { isProfitAndLossRole, type Role, roleDefinition } from "../../roles/roles.ts";
import { type AccountActivity, against, total } from "./AccountActivity.ts";
import type { LearntReading } from "./RoleDoubts.ts";
import type { RoleFinding } from "./RoleFinding.ts";
import { CHARGES_OWED } from "./rules/chargesOwed.ts";
import { HABIT, isMostOf } from "./thresholds.ts";

/**
 * What an account is whose role was learnt from other charts, and that the entries of this year do not confirm: asked,
 * and taken for what its own name was read as where that stands on the same side. Null where they confirm the role,
 * or nothing moved.
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
 * What entries have to show of an account of a role, and what else it may be where they do not: `rivals` where the role
 * stays, `unnamed` where its own name was read as nothing that may take its place.
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
  // A gain stands beside what was sold; what is only received is other income
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
  // Interest is paid with a debt, or owed first; what only the bank takes, or a supplier bills, may be charges
  [
    "interest_expense",
    {
      holds: ({ debits, besideDebt }) =>
        besideDebt > 0 || (debits.other > 0 && against(debits, "suppliers") === 0),
      rivals: ["operating_expenses"],
    },
  ],
  // Bonds are not paid back with each payment of interest
  ["bonds", { holds: ({ withInterest }) => withInterest === 0, rivals: ["borrowings"] }],
  // Tax is charged
  [
    "current_tax",
    { holds: isOfTax, rivals: ["cash_and_cash_equivalents", "sales_tax", "employee_payables"] },
  ],
  // Bills are paid
  [
    "trade_payables",
    {
      holds: ({ debits }) => debits.cash > 0 || debits.other === 0,
      rivals: ["contract_liabilities", "other_payables"],
    },
  ],
  // Customers owe for what was sold to them
  [
    "trade_receivables",
    { holds: isOwedByCustomers, rivals: ["cash_and_cash_equivalents", "other_receivables"] },
  ],
  // What nothing was charged to is what its name says
  ["other_receivables", { holds: ({ debits }) => total(debits) > 0 }],
  // Income is earned
  [
    "other_operating_income",
    {
      holds: ({ debits, credits }) => total(credits) > total(debits),
      rivals: ["revenue", "operating_expenses"],
    },
  ],
  // What is owed for assets bears interest, or is paid for them
  [
    "other_payables",
    {
      holds: ({ credits }) => !isMostOf(against(credits, "longTermAssets"), total(credits)),
      rivals: ["lease_liabilities", "borrowings"],
    },
  ],
  // Stock is used up, and nothing is written off it as it wears out
  [
    "inventories",
    {
      holds: ({ credits }) =>
        against(credits, "costs") > 0 && against(credits, "longTermAssets") === 0,
      rivals: ["ppe_cost"],
    },
  ],
  // No entry says that money may not be used
  ["restricted_cash", { holds: () => false, rivals: ["cash_and_cash_equivalents"] }],
  // A processor pays into a bank, and no bank pays into it
  [
    "cash_and_cash_equivalents",
    { holds: (its) => !paysIntoBanks(its), rivals: ["trade_receivables"] },
  ],
]);

/** A debt that is only exchanged for shares was paid in for them, and neither tax nor income is borrowed. */
function isBorrowed({ debits, credits }: AccountActivity): boolean {
  const isPaid = debits.cash > 0 || against(debits, "shareCapital") === 0;
  const isEarned = isMostOf(against(debits, "sales"), total(debits));
  return isPaid && !isEarned && !isMostOf(against(credits, "tax"), total(credits));
}

/** What is owed before the year and paid in it needs no charge in it. */
function isOfTax({ account, debits, credits }: AccountActivity): boolean {
  const charged = plus(against(debits, "tax"), against(credits, "tax"));
  return charged > 0 || account.opening < 0n;
}

/** Neither other income nor a bank makes what customers owe. */
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

/** What is charged to others and never owed for anything may be income. */
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

/** What a name calls an asset, and is bought once or a few times in the year, may well be one. */
function isBoughtSeldom({ debits }: AccountActivity, named: Role, role: Role): boolean {
  return COSTS.has(role) && ASSETS.has(named) && debits.times < HABIT;
}

const ASSETS: ReadonlySet<Role> = new Set<Role>(["ppe_cost", "intangibles_cost"]);

const SELDOM: Omit<RoleFinding, "role"> = {
  reason:
    "Its name is that of an asset, and the general ledger has no entries that say it is a cost.",
  isAsked: true,
};

/** What a name takes away from revenue, and other charts more often call a cost. */
const UNEARNED: RoleFinding = {
  role: "revenue",
  reason: "Its name says so, and no entry of the general ledger says that it is a cost.",
  isAsked: true,
};

/** A debt that a name calls interest, and that neither brings cash nor bears interest, is the interest. */
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

/** Whether accounts of two roles stand in one statement and on one side of it. */
function standsAlike(one: Role, other: Role): boolean {
  return (
    isProfitAndLossRole(one) === isProfitAndLossRole(other) && isInDebit(one) === isInDebit(other)
  );
}

function isInDebit(role: Role): boolean {
  const { nature } = roleDefinition(role);
  return nature === "asset" || nature === "expense";
}
