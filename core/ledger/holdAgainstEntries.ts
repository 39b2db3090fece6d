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
import type { ToldRole } from "./tellByAmounts.ts";
import {
  asBilledAhead,
  asGatheredTax,
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
  return CONTRADICTED.get(role)?.(its) ?? (learnt ? asUnsaid(its, role, learnt) : null);
}

/** The roles that entries may contradict, or have to agree to. */
export function isHeldAgainstEntries(role: Role | null, isLearnt: boolean): boolean {
  return role !== null && (CONTRADICTED.has(role) || (isLearnt && AGREED.has(role)));
}

type Tell = (its: AccountHabits) => ToldRole | null;

const CONTRADICTED: ReadonlyMap<Role, Tell> = new Map<Role, Tell>([
  ["other_receivables", (its) => asLent(its) ?? asPaidAhead(its)],
  ["trade_receivables", asLent],
  [
    "other_payables",
    (its) => asGatheredTax(its) ?? asEarned(its) ?? asBorrowed(its) ?? asLeased(its),
  ],
  ["prepayments", (its) => asBilledAhead(its) ?? asReceivedAhead(its)],
  ["provisions", asEarned],
  ["borrowings", asEarned],
  ["trade_payables", (its) => asGatheredTax(its) ?? asBilledAhead(its) ?? asDebt(its)],
  ["employee_payables", asDistribution],
  ["disposal_gain_loss", asValued],
  ["operating_expenses", (its) => asGatheredTax(its) ?? asOtherCost(its)],
  ["cost_of_sales", asOtherCost],
  ["employee_costs", asWorkOfOthers],
  ["inventories", asUsedStock],
]);

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

/** What passes to and from a company of the group, or to another party that is related, in cash alone is lent. */
function asLent(its: AccountHabits): ToldRole | null {
  if (isOfCashInGroup(its)) return LENT;
  const { account, debits, credits } = its;
  const isOfCash = debits.cash > 0 && debits.other === 0 && credits.other === 0;
  return isOfCash && hasTrait(account, "related_party") ? LENT : null;
}

/** So it is borrowed from it, where it is owed. */
function asBorrowed(its: AccountHabits): ToldRole | null {
  return isOfCashInGroup(its) ? BORROWED : null;
}

function isOfCashInGroup({ account, debits, credits }: AccountHabits): boolean {
  const isOfCash = debits.cash > 0 && credits.cash > 0 && debits.other === 0 && credits.other === 0;
  return isOfCash && hasTrait(account, "intragroup");
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
  // A debt that is only ever exchanged for shares was paid in for them
  ["borrowings", { agrees: ({ debits }) => debits.cash > 0 || against(debits, "shares") === 0 }],
  // Customers owe for what was sold to them
  [
    "trade_receivables",
    { agrees: ({ debits }) => !isMostOf(against(debits, "income"), debits.other) },
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
  // A processor pays into a bank, and no bank pays into it
  [
    "cash_and_cash_equivalents",
    { agrees: (its) => !paysIntoBanks(its), rivals: ["trade_receivables"] },
  ],
]);

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
  const agreement = AGREED.get(role);
  if (!isMoved || !agreement || agreement.agrees(its)) return null;
  const reason = "Its name alone says so, and the entries of the general ledger do not.";
  if (agreement.rivals) return { role, reason, isAsked: true, rivals: agreement.rivals };
  return named !== null && standsAlike(named, role)
    ? { role: named, reason, isAsked: true, rivals: [role] }
    : { role, reason, isAsked: true };
}

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
