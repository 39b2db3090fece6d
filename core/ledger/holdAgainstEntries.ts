import { plus } from "../money/Amount.ts";
import { isProfitAndLossRole, type Role, roleDefinition } from "../roles/roles.ts";
import { hasTrait } from "../roles/traits.ts";
import { type AccountHabits, against, isMostOf, total } from "./AccountHabits.ts";
import type { LearntReading } from "./Doubts.ts";
import {
  BORROWED,
  EARNED,
  LEASED,
  LENT,
  ON_LEASE,
  OWED,
  PAYABLE,
  VALUED,
  WITH_INTEREST,
} from "./rolesByCounterparts.ts";
import {
  askForeignMoney,
  askKeptBack,
  askLentOut,
  askNeverTaken,
  askOnlyReceived,
  askOwedForSale,
  askSetAside,
  askSold,
  askStocked,
  asWorn,
} from "./tellAgainstName.ts";
import type { ToldRole } from "./tellByAmounts.ts";
import {
  asBilledAhead,
  asGatheredTax,
  asKeptBack,
  asPaidAhead,
  asUsedStock,
  asWorkOfOthers,
} from "./tellInDoubt.ts";

/**
 * What a role that a name gives for sure is by the entries of a ledger, where they are those of another role;
 * null where they agree, or say nothing. A role that was learnt from other charts has to be agreed to.
 */
export function holdAgainstEntries(
  its: AccountHabits,
  learnt: LearntReading | undefined,
): ToldRole | null {
  const { role } = its.account;
  if (role === null) return null;
  const contradicted = CONTRADICTED.get(role)?.(its) ?? null;
  if (contradicted !== null || !learnt) return contradicted;
  return asUnsaid(its, role, learnt) ?? HELD_WHEN_LEARNT(its);
}

/** The roles that entries may contradict, or have to agree to. */
export function isHeldAgainstEntries(role: Role | null, isLearnt: boolean): boolean {
  return role !== null && (CONTRADICTED.has(role) || isLearnt);
}

type Tell = (its: AccountHabits) => ToldRole | null;

const CONTRADICTED: ReadonlyMap<Role, Tell> = new Map<Role, Tell>([
  [
    "other_receivables",
    anyOf(asLent, asPaidAhead, askForeignMoney, askLentOut, askNeverTaken, askStocked),
  ],
  ["trade_receivables", anyOf(asLent, askForeignMoney, askSold, askStocked)],
  [
    "other_payables",
    anyOf(asGatheredTax, asKeptBack, asEarned, asBorrowed, asLeased, askSold, askOnlyReceived),
  ],
  ["prepayments", anyOf(asBilledAhead, asReceivedAhead, askNeverTaken)],
  ["provisions", anyOf(asEarned, askSold)],
  ["borrowings", anyOf(asEarned, askSold)],
  ["trade_payables", anyOf(asGatheredTax, asBilledAhead, asDebt, askSold, askOnlyReceived)],
  ["contract_liabilities", anyOf(askSold, askOnlyReceived)],
  ["retained_earnings", askSold],
  ["other_reserves", askSold],
  ["sales_tax", askKeptBack],
  ["current_tax", askSetAside],
  ["employee_payables", asDistribution],
  ["disposal_gain_loss", anyOf(asValued, askOwedForSale)],
  ["operating_expenses", anyOf(asGatheredTax, asOtherCost)],
  ["cost_of_sales", asOtherCost],
  ["employee_costs", asWorkOfOthers],
  ["inventories", anyOf(asUsedStock, askNeverTaken)],
  ["ppe_cost", anyOf(asWorn, askStocked)],
  ["intangibles_cost", asWorn],
  ["right_of_use_assets", asWorn],
  ["associates", askNeverTaken],
  ["financial_investments", askNeverTaken],
]);

/** What contradicts a role of any kind that was learnt from other charts alone. */
const HELD_WHEN_LEARNT = anyOf(askKeptBack, askSold, askForeignMoney);

/** The first of several that is told. */
function anyOf(...tells: readonly Tell[]): Tell {
  return (its) => {
    for (const tell of tells) {
      const told = tell(its);
      if (told !== null) return told;
    }
    return null;
  };
}

/** What customers paid or were charged, and goes into income alone was paid ahead. */
function asEarned(its: AccountHabits): ToldRole | null {
  const { debits, credits } = its;
  const isPaidIn = credits.cash > 0 && credits.other === 0;
  const earned = plus(against(debits, "sales"), against(debits, "income"));
  const isEarned = debits.cash === 0 && isMostOf(earned, debits.other);
  return isPaidIn && isEarned ? EARNED : asBilledAhead(its);
}

/** What only ever came in as cash, and is never ahead of it, was not paid ahead but received. */
function asReceivedAhead({ account, debits, credits, highest }: AccountHabits): ToldRole | null {
  const isReceived = credits.cash > 0 && credits.other === 0 && debits.cash === 0;
  return isReceived && highest <= 0 && account.opening <= 0n ? EARNED : null;
}

/** What is paid to a company of the group, or to another party that is related, in cash alone is lent, repaid or not. */
function asLent(its: AccountHabits): ToldRole | null {
  return its.debits.cash > 0 && isRelatedInCash(its) ? LENT : null;
}

/** So what is received from it is borrowed, where it is owed. */
function asBorrowed(its: AccountHabits): ToldRole | null {
  return its.credits.cash > 0 && isRelatedInCash(its) ? BORROWED : null;
}

function isRelatedInCash({ account, debits, credits }: AccountHabits): boolean {
  const isRelated = hasTrait(account, "intragroup") || hasTrait(account, "related_party");
  return isRelated && debits.other === 0 && credits.other === 0;
}

/** What is owed for the use of assets is a lease liability. */
function asLeased({ credits }: AccountHabits): ToldRole | null {
  return isMostOf(against(credits, "leased"), total(credits)) ? LEASED : null;
}

/** What is for the most part paid together with interest bears it: a debt, or a bill paid late. */
export function asDebt({ withInterest, debits }: AccountHabits): ToldRole | null {
  return isMostOf(withInterest, debits.cash) ? WITH_INTEREST : null;
}

/** What is owed out of profit alone is a distribution to somebody. */
function asDistribution({ owedFor, otherCredits }: AccountHabits): ToldRole | null {
  const isOfProfit = owedFor.has("earnings") || owedFor.has("dividends");
  if (!isOfProfit || owedFor.size > 1 || otherCredits > 0) return null;
  return { ...OWED.earnings, role: "employee_payables", rivals: ["dividends_payable"] };
}

/** A gain for which nothing was sold, and that assets are worth more by, is a change in their value. */
function asValued({ sold, valued }: AccountHabits): ToldRole | null {
  return valued > 0 && sold === 0 ? VALUED : null;
}

/** A cost that lengthens a lease is interest, and one that is owed first and then paid is no cost. */
function asOtherCost({ debits, credits, highest }: AccountHabits): ToldRole | null {
  if (debits.other > 0 && against(debits, "lease") === total(debits)) return ON_LEASE;
  const isOwed = credits.other > 0 && credits.cash === 0 && debits.cash > 0 && highest <= 0;
  return isOwed ? PAYABLE : null;
}

/** Whether entries are those of a role that they tell, and what else it is where they are not and it stays. */
type Agreement = { agrees: (its: AccountHabits) => boolean; rivals?: readonly Role[] };

const AGREED: ReadonlyMap<Role, Agreement> = new Map<Role, Agreement>([
  ["employee_costs", { agrees: isOwedToEmployees }],
  ["operating_expenses", { agrees: (its) => !isOwedToEmployees(its) }],
  ["cost_of_sales", { agrees: (its) => !isOwedToEmployees(its) }],
  ["disposal_gain_loss", { agrees: ({ sold }) => sold > 0 }],
  ["foreign_exchange_gain_loss", { agrees: ({ debits }) => against(debits, "sold") === 0 }],
  ["borrowings", { agrees: isBorrowed }],
  // Tax is charged
  [
    "current_tax",
    { agrees: isOfTax, rivals: ["cash_and_cash_equivalents", "sales_tax", "employee_payables"] },
  ],
  // Bills are paid
  [
    "trade_payables",
    {
      agrees: ({ debits }) => debits.cash > 0 || debits.other === 0,
      rivals: ["contract_liabilities", "other_payables"],
    },
  ],
  // Customers owe for what was sold to them
  [
    "trade_receivables",
    { agrees: isOwedByCustomers, rivals: ["cash_and_cash_equivalents", "other_receivables"] },
  ],
  // What customers paid ahead is earned or set against their bills; what is repaid alone was held for them
  ["contract_liabilities", { agrees: ({ debits }) => debits.other > 0 || debits.cash === 0 }],
  // What is owed for assets bears interest, or is paid for them
  [
    "other_payables",
    {
      agrees: ({ credits }) => !isMostOf(against(credits, "sold"), total(credits)),
      rivals: ["lease_liabilities", "borrowings"],
    },
  ],
  // Stock is used up, and nothing is written off it as it wears out
  [
    "inventories",
    {
      agrees: ({ credits }) => against(credits, "costs") > 0 && against(credits, "sold") === 0,
      rivals: ["ppe_cost"],
    },
  ],
  // No entry says that money may not be used
  ["restricted_cash", { agrees: () => false, rivals: ["cash_and_cash_equivalents"] }],
  // A processor pays into a bank, and no bank pays into it
  [
    "cash_and_cash_equivalents",
    { agrees: (its) => !paysIntoBanks(its), rivals: ["trade_receivables"] },
  ],
]);

/** A debt that is only ever exchanged for shares was paid in for them, and no tax is borrowed. */
function isBorrowed({ debits, credits }: AccountHabits): boolean {
  const isPaid = debits.cash > 0 || against(debits, "shares") === 0;
  return isPaid && !isMostOf(against(credits, "tax"), total(credits));
}

/** What is owed before the year and paid in it needs no charge in it. */
function isOfTax({ account, debits, credits }: AccountHabits): boolean {
  const charged = plus(against(debits, "tax"), against(credits, "tax"));
  return charged > 0 || account.opening < 0n;
}

/** Neither other income nor a bank makes what customers owe. */
function isOwedByCustomers({ debits }: AccountHabits): boolean {
  return !(
    isMostOf(against(debits, "income"), debits.other) ||
    isMostOf(against(debits, "cash"), total(debits))
  );
}

function paysIntoBanks({ debits, credits }: AccountHabits): boolean {
  const isPaidInto = against(debits, "cash") > 0 || against(debits, "yields") > 0;
  return !isPaidInto && isMostOf(against(credits, "cash"), total(credits));
}

function isOwedToEmployees({ debits }: AccountHabits): boolean {
  return isMostOf(against(debits, "pay"), total(debits));
}

/** A learnt role that entries of this year do not agree to; the name's own reading goes before it. */
function asUnsaid(its: AccountHabits, role: Role, { named }: LearntReading): ToldRole | null {
  const { debits, credits } = its;
  const isMoved = plus(total(debits), total(credits)) > 0;
  if (isMoved && named === "interest_payable" && role === "borrowings") return asInterest(its);
  if (isMoved && named === "revenue" && COSTS.has(role)) return { ...UNEARNED, rivals: [role] };
  const agreement = AGREED.get(role);
  if (!isMoved || !agreement || agreement.agrees(its)) return null;
  const reason = "Its name alone says so, and the entries of the general ledger do not.";
  if (agreement.rivals) return { role, reason, isAsked: true, rivals: agreement.rivals };
  return named !== null && standsAlike(named, role)
    ? { role: named, reason, isAsked: true, rivals: [role] }
    : { role, reason, isAsked: true };
}

const COSTS: ReadonlySet<Role> = new Set<Role>(["operating_expenses", "cost_of_sales"]);

/** What a name takes away from revenue, and other charts more often call a cost. */
const UNEARNED: ToldRole = {
  role: "revenue",
  reason: "Its name says so, and no entry of the general ledger says that it is a cost.",
  isAsked: true,
};

/** A debt that a name calls interest, and that neither brings cash nor bears interest, is the interest. */
function asInterest({ credits, withInterest }: AccountHabits): ToldRole | null {
  if (credits.cash > 0 || withInterest > 0) return null;
  if (isMostOf(against(credits, "interest"), total(credits))) return OWED.interest;
  return { ...UNBORROWED, role: "interest_payable" };
}

const UNBORROWED: Omit<ToldRole, "role"> = {
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
