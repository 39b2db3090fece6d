import { plus } from "../../money/Amount.ts";
import { isProfitAndLossRole, type Role, roleDefinition } from "../../roles/roles.ts";
import { hasTrait } from "../../roles/traits.ts";
import { type AccountActivity, against, isMostOf, total } from "./AccountActivity.ts";
import { asUnsaid } from "./agreeToLearnt.ts";
import { asDebt } from "./asDebt.ts";
import type { LearntReading } from "./RoleDoubts.ts";
import type { RoleFinding } from "./RoleFinding.ts";
import {
  BORROWED,
  EARNED,
  LEASED,
  LENT,
  ON_LEASE,
  OWED,
  PAYABLE,
  VALUED,
} from "./rolesByCounterparts.ts";
import {
  askAboveNothing,
  askBelowNothing,
  askBesidePay,
  askBilledLoss,
  askCarried,
  askDebt,
  askForeignMoney,
  askGain,
  askKeptBack,
  askLentOut,
  askNeverTaken,
  askOnlyReceived,
  askOwedForSale,
  askOwedForTax,
  askReleased,
  askSetAside,
  askSold,
  askStocked,
  askWearing,
  asWorn,
} from "./tellAgainstName.ts";
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
  its: AccountActivity,
  learnt: LearntReading | undefined,
): RoleFinding | null {
  const { role } = its.account;
  if (role === null) return null;
  const contradicted = CONTRADICTED.get(role)?.(its) ?? null;
  if (contradicted !== null) return contradicted;
  const always = isOwed(role) ? HELD_ALWAYS(its) : null;
  if (always !== null || !learnt) return always;
  return askWhenLearnt(its) ?? asUnsaid(its, role, learnt);
}

/** The roles that entries may contradict, or have to agree to. */
export function isHeldAgainstEntries(role: Role | null, isLearnt: boolean): boolean {
  return role !== null && (CONTRADICTED.has(role) || isLearnt || isOwed(role));
}

/** Whether a role is of what is owed, or belongs to owners. */
function isOwed(role: Role): boolean {
  return !isProfitAndLossRole(role) && roleDefinition(role).nature !== "asset";
}

type Tell = (its: AccountActivity) => RoleFinding | null;

const CONTRADICTED: ReadonlyMap<Role, Tell> = new Map<Role, Tell>([
  [
    "other_receivables",
    anyOf(asLent, asPaidAhead, askForeignMoney, askLentOut, askNeverTaken, askStocked),
  ],
  ["trade_receivables", anyOf(asLent, askForeignMoney, askSold, askStocked)],
  [
    "other_payables",
    anyOf(
      asGatheredTax,
      asKeptBack,
      asEarned,
      asBorrowed,
      asLeased,
      askOwedForTax,
      askSold,
      askOnlyReceived,
    ),
  ],
  ["prepayments", anyOf(asBilledAhead, asReceivedAhead, askNeverTaken)],
  ["provisions", anyOf(asEarned, askSold)],
  ["borrowings", anyOf(askAboveNothing, asEarned, askSold)],
  ["trade_payables", anyOf(asGatheredTax, asBilledAhead, asDebt, askSold, askOnlyReceived)],
  ["contract_liabilities", anyOf(askSold, askOnlyReceived)],
  ["retained_earnings", askSold],
  ["other_reserves", askSold],
  ["sales_tax", askKeptBack],
  ["current_tax", askSetAside],
  ["employee_payables", asDistribution],
  ["disposal_gain_loss", anyOf(asValued, askOwedForSale)],
  ["impairment", askWearing],
  ["bad_debts", askBilledLoss],
  ["revenue", askCarried],
  ["loans_receivable", askBelowNothing],
  ["operating_expenses", anyOf(asGatheredTax, asOtherCost, askGain, askWearing, askBesidePay)],
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
const askWhenLearnt = anyOf(askKeptBack, askSold, askForeignMoney, askDebt, askSetAside);

/** What contradicts whatever a name says is owed, or belongs to owners. */
const HELD_ALWAYS = anyOf(askKeptBack, askOwedForTax, askReleased, askDebt);

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
export function asEarned(its: AccountActivity): RoleFinding | null {
  const { debits, credits } = its;
  const isPaidIn = credits.cash > 0 && credits.other === 0;
  const earned = plus(against(debits, "sales"), against(debits, "income"));
  const isEarned = debits.cash === 0 && isMostOf(earned, debits.other);
  return isPaidIn && isEarned ? EARNED : asBilledAhead(its);
}

/** What only ever came in as cash, and is never ahead of it, was not paid ahead but received. */
function asReceivedAhead({
  account,
  debits,
  credits,
  highest,
}: AccountActivity): RoleFinding | null {
  const isReceived = credits.cash > 0 && credits.other === 0 && debits.cash === 0;
  return isReceived && highest <= 0 && account.opening <= 0n ? EARNED : null;
}

/** What is paid to a company of the group, or to another party that is related, in cash alone is lent, repaid or not. */
function asLent(its: AccountActivity): RoleFinding | null {
  return its.debits.cash > 0 && isRelatedInCash(its) ? LENT : null;
}

/** So what is received from it is borrowed, where it is owed. */
function asBorrowed(its: AccountActivity): RoleFinding | null {
  return its.credits.cash > 0 && isRelatedInCash(its) ? BORROWED : null;
}

function isRelatedInCash({ account, debits, credits }: AccountActivity): boolean {
  const isRelated = hasTrait(account, "intragroup") || hasTrait(account, "related_party");
  return isRelated && debits.other === 0 && credits.other === 0;
}

/** What is owed for the use of assets is a lease liability. */
function asLeased({ credits }: AccountActivity): RoleFinding | null {
  return isMostOf(against(credits, "leased"), total(credits)) ? LEASED : null;
}

/** What is owed out of profit alone is a distribution to somebody. */
function asDistribution({ owedFor, otherCredits }: AccountActivity): RoleFinding | null {
  const isOfProfit = owedFor.has("earnings") || owedFor.has("dividends");
  if (!isOfProfit || owedFor.size > 1 || otherCredits > 0) return null;
  return { ...OWED.earnings, role: "employee_payables", rivals: ["dividends_payable"] };
}

/** A gain for which nothing was sold, and that assets are worth more by, is a change in their value. */
function asValued({ sold, valued }: AccountActivity): RoleFinding | null {
  return valued > 0 && sold === 0 ? VALUED : null;
}

/** A cost that lengthens a lease is interest, and one that is owed first and then paid is no cost. */
function asOtherCost({ debits, credits, highest }: AccountActivity): RoleFinding | null {
  if (debits.other > 0 && against(debits, "lease") === total(debits)) return ON_LEASE;
  const isOwed = credits.other > 0 && credits.cash === 0 && debits.cash > 0 && highest <= 0;
  return isOwed ? PAYABLE : null;
}
