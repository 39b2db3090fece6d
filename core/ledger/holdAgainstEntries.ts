import { plus } from "../money/Amount.ts";
import { isProfitAndLossRole, type Role, roleDefinition } from "../roles/roles.ts";
import { hasTrait } from "../roles/traits.ts";
import { type AccountHabits, against, isMostOf, total } from "./AccountHabits.ts";
import type { LearntReading } from "./Doubts.ts";
import {
  BORROWED,
  EARNED,
  LENT,
  ON_LEASE,
  OWED,
  PAYABLE,
  VALUED,
  WITH_INTEREST,
} from "./rolesByCounterparts.ts";
import type { ToldRole } from "./tellByAmounts.ts";

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
  ["other_receivables", asLent],
  ["trade_receivables", asLent],
  ["other_payables", (its) => asEarned(its) ?? asBorrowed(its)],
  ["provisions", asEarned],
  ["trade_payables", asDebt],
  ["employee_payables", asDistribution],
  ["disposal_gain_loss", asValued],
  ["operating_expenses", asOtherCost],
  ["cost_of_sales", asOtherCost],
]);

/** What came in as cash and goes into income alone was paid ahead. */
function asEarned({ debits, credits }: AccountHabits): ToldRole | null {
  const isPaidIn = credits.cash > 0 && credits.other === 0;
  const earned = plus(against(debits, "sales"), against(debits, "income"));
  const isEarned = debits.cash === 0 && isMostOf(earned, debits.other);
  return isPaidIn && isEarned ? EARNED : null;
}

/** What passes to and from a company of the group in cash alone is lent to it. */
function asLent(its: AccountHabits): ToldRole | null {
  return isOfCashInGroup(its) ? LENT : null;
}

/** So it is borrowed from it, where it is owed. */
function asBorrowed(its: AccountHabits): ToldRole | null {
  return isOfCashInGroup(its) ? BORROWED : null;
}

function isOfCashInGroup({ account, debits, credits }: AccountHabits): boolean {
  const isOfCash = debits.cash > 0 && credits.cash > 0 && debits.other === 0 && credits.other === 0;
  return isOfCash && hasTrait(account, "intragroup");
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

/** Whether entries are those of a role, for roles whose entries tell them. */
const AGREED: ReadonlyMap<Role, (its: AccountHabits) => boolean> = new Map<
  Role,
  (its: AccountHabits) => boolean
>([
  ["employee_costs", isOwedToEmployees],
  ["operating_expenses", (its) => !isOwedToEmployees(its)],
  ["cost_of_sales", (its) => !isOwedToEmployees(its)],
  ["disposal_gain_loss", ({ sold }) => sold > 0],
  ["foreign_exchange_gain_loss", ({ sold, debits }) => sold === 0 && against(debits, "sold") === 0],
  // A debt that is only ever exchanged for shares was paid in for them
  ["borrowings", ({ debits }) => debits.cash > 0 || against(debits, "shares") === 0],
  // Customers owe for what was sold to them
  ["trade_receivables", ({ debits }) => !isMostOf(against(debits, "income"), debits.other)],
  // What customers paid ahead is earned or set against their bills; what is repaid alone was held for them
  ["contract_liabilities", ({ debits }) => debits.other > 0 || debits.cash === 0],
]);

function isOwedToEmployees({ debits }: AccountHabits): boolean {
  return isMostOf(against(debits, "pay"), total(debits));
}

/** A learnt role that entries of this year do not agree to; the name's own reading goes before it. */
function asUnsaid(its: AccountHabits, role: Role, { named }: LearntReading): ToldRole | null {
  const { debits, credits } = its;
  const isMoved = plus(total(debits), total(credits)) > 0;
  if (!isMoved || (AGREED.get(role)?.(its) ?? true)) return null;
  const reason = "Its name alone says so, and the entries of the general ledger do not.";
  return named !== null && standsAlike(named, role)
    ? { role: named, reason, isAsked: true, rivals: [role] }
    : { role, reason, isAsked: true };
}

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
