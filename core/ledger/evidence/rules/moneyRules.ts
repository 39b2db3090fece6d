import { type Amount, plus } from "../../../money/Amount.ts";
import { isProfitAndLossRole, type Role } from "../../../roles/roles.ts";
import { hasTrait, type TraitId } from "../../../roles/traits.ts";
import { type AccountActivity, against, type SideActivity, total } from "../AccountActivity.ts";
import { reserves } from "../reserves.ts";
import { FEW, HABIT, isMostOf } from "../thresholds.ts";
import { type EntryRule, OWN } from "./EntryRule.ts";

/**
 * What customers pay into and suppliers and employees are paid out of is the bank. A company of the group may
 * do so for the entity, and what waits to be placed passes through.
 */
export const bank: EntryRule = {
  holds: ({ account, debits, credits }) => {
    if (NO_BANKS.some((trait) => hasTrait(account, trait))) return false;
    const received = plus(against(debits, "customers"), against(debits, "sales"));
    const bought = plus(against(credits, "suppliers"), against(credits, "costs"));
    const isPayer = bought > 0 && against(credits, "payroll") > 0;
    return isPayer && isMostOf(received, total(debits));
  },
  role: "cash_and_cash_equivalents",
  reason:
    "In the entries of the general ledger customers pay into it, and suppliers and employees are paid out of it.",
};

const NO_BANKS: readonly TraitId[] = ["related_party", "intragroup", "suspense"];

/** The same of what has no name of cash. */
export const unsureBank: EntryRule = { ...bank, isAsked: true };

const AT_INTEREST =
  "In the entries of the general ledger it passes to and from the bank and bears interest: cash, a deposit or a loan.";

/** What is paid out and in, and grows by interest, is money that is kept somewhere. */
export const moneyAtInterest: EntryRule = {
  holds: ({ account, debits, credits, lowest }) => {
    const { role } = account;
    const isOpen = role === null || isProfitAndLossRole(role) || MAY_BE_KEPT.has(role);
    if (!isOpen || hasTrait(account, "suspense") || lowest < 0) return false;
    const isKept = debits.cash > 0 || (credits.cash > 0 && account.opening > 0n);
    const isOfBank =
      plus(against(debits, "cash"), against(debits, "interestIncome")) >= total(debits);
    return isKept && isOfBank && against(debits, "interestIncome") > 0 && credits.other === 0;
  },
  role: "cash_and_cash_equivalents",
  reason: AT_INTEREST,
  isAsked: true,
  rivals: ["financial_investments", "loans_receivable", OWN],
};

const MAY_BE_KEPT: ReadonlySet<Role> = new Set<Role>(["interest_receivable", ...reserves]);

/** What a bank passes to and from, and pays interest on, may be money set aside for tax and no tax. */
export const moneySetAside: EntryRule = {
  holds: ({ debits, credits, lowest }) => {
    const grown = plus(against(debits, "cash"), against(debits, "interestIncome"));
    const isKept = against(debits, "cash") > 0 && against(debits, "interestIncome") > 0;
    return isKept && grown >= total(debits) && credits.other === 0 && lowest >= 0;
  },
  role: OWN,
  reason: AT_INTEREST,
  isAsked: true,
  rivals: ["cash_and_cash_equivalents"],
};

/** Nobody pays for the yield that is due to the entity: what a bank pays into is what bears it. */
export const bearsYield: EntryRule = {
  holds: ({ debits, besideDebt }) =>
    // What is paid with a debt is what the debt costs
    besideDebt === 0 && isMostOf(against(debits, "cash"), total(debits)),
  role: "financial_investments",
  reason:
    "In the entries of the general ledger money is paid into it, as into nothing that is earned.",
  isAsked: true,
  rivals: ["loans_receivable", OWN],
};

/**
 * What only passes to and from banks, and is translated at another rate, is money in another currency; so is what
 * costs and suppliers are paid from besides, where a bank pays into it.
 */
export const foreignMoney: EntryRule = {
  holds: ({ debits, credits, lowest }) => {
    const exchanged = plus(
      against(debits, "exchangeDifferences"),
      against(credits, "exchangeDifferences"),
    );
    const spent = plus(against(credits, "costs"), against(credits, "suppliers"));
    const isOfCash = plus(debits.cash, credits.cash) > 0 && exchanged > 0;
    const its = debits.cash > 0 ? plus(exchanged, spent) : exchanged;
    return isOfCash && its >= plus(debits.other, credits.other) && lowest >= 0;
  },
  role: "cash_and_cash_equivalents",
  reason:
    "In the entries of the general ledger it passes to and from the bank and is translated at another rate.",
  isAsked: true,
  rivals: ["loans_receivable", OWN],
};

const RELATED =
  "In the entries of the general ledger it passes to and from a company of the group, or another related party, in cash alone.";

/** What is paid to a company of the group, or to another party that is related, in cash alone is lent, repaid or not. */
export const lentToRelatedParty: EntryRule = {
  holds: (its) => its.debits.cash > 0 && isRelatedInCash(its),
  role: "loans_receivable",
  reason: RELATED,
  isAsked: true,
};

/** So what is received from it is borrowed, where it is owed. */
export const borrowedFromRelatedParty: EntryRule = {
  holds: (its) => its.credits.cash > 0 && isRelatedInCash(its),
  role: "borrowings",
  reason: RELATED,
  isAsked: true,
};

function isRelatedInCash({ account, debits, credits }: AccountActivity): boolean {
  const isRelated = hasTrait(account, "intragroup") || hasTrait(account, "related_party");
  return isRelated && debits.other === 0 && credits.other === 0;
}

/** What is owed to the entity, and only passes out and back in cash, may be lent. */
export const lentOut: EntryRule = {
  holds: ({ account, debits, credits, lowest }) => {
    const isOfCash = debits.cash > 0 && debits.other === 0 && credits.other === 0;
    // A deposit with a landlord is paid and comes back as well, and is no loan
    const isDeposit = hasTrait(account, "deposit_given");
    return isOfCash && !isDeposit && lowest >= 0 && account.opening >= 0n;
  },
  role: OWN,
  reason: "In the entries of the general ledger it is paid out, and comes back in cash alone.",
  isAsked: true,
  rivals: ["loans_receivable"],
};

/** No sales tax is lent. */
export const paidOutWithTax: EntryRule = {
  ...lentOut,
  holds: (its) => its.debits.taxed > 0 && lentOut.holds(its),
  rivals: ["revenue", "operating_expenses"],
};

/** What was never there before, and does not come back, may be of the year: paid back to customers, or a cost. */
export const paidOutForGood: EntryRule = {
  ...lentOut,
  holds: (its) => its.account.opening === 0n && total(its.credits) === 0 && lentOut.holds(its),
  rivals: ["loans_receivable", "revenue", "operating_expenses"],
};

/** What is lent of what a name in doubt says is owed; what nobody could place may be a loan as it is. */
export const unsureLentOut: EntryRule = ofOwed(lentOut);
export const unsurePaidOutWithTax: EntryRule = ofOwed(paidOutWithTax);
export const unsurePaidOutForGood: EntryRule = ofOwed(paidOutForGood);

function ofOwed(rule: EntryRule): EntryRule {
  return { ...rule, holds: (its) => MAY_BE_LENT.has(its.account.role) && rule.holds(its) };
}

const MAY_BE_LENT: ReadonlySet<Role | null> = new Set<Role | null>([
  "other_receivables",
  "trade_receivables",
  "trade_payables",
  "other_payables",
]);

/** What brings cash and is paid back in cash alone may be borrowed, whatever a name in doubt says. */
export const repaid: EntryRule = {
  holds: ({ account, debits, credits, highest }) => {
    const isInCash = credits.other === 0 && debits.other === 0;
    const isRepaid = credits.cash > 0 && debits.cash > 0 && isInCash;
    return isRepaid && highest <= 0 && account.role !== "borrowings";
  },
  role: OWN,
  unnamed: "borrowings",
  reason: "In the entries of the general ledger it brings cash, and is paid back in cash alone.",
  isAsked: true,
  rivals: ["borrowings", "other_payables"],
};

const REPAID_ALONE =
  "In the entries of the general ledger nothing is charged to it, and it passes in cash alone.";

/** What is owed without a cost, brings cash and goes back, or is paid in part, may be borrowed or held for customers. */
export const owedInCash: EntryRule = {
  holds: ({ account, debits, credits, highest }) => {
    const isInCash = debits.cash > 0 && debits.other === 0 && credits.other === 0 && highest <= 0;
    // What is owed for costs is paid as a whole
    return isInCash && (credits.cash > 0 || account.closing < 0n);
  },
  role: OWN,
  reason: REPAID_ALONE,
  isAsked: true,
  rivals: ["borrowings", "contract_liabilities"],
};

/** What is for the most part paid together with interest bears it: a debt, or a bill paid late. */
export const paidWithInterest: EntryRule = {
  holds: ({ withInterest, debits }) => isMostOf(withInterest, debits.cash),
  role: "borrowings",
  reason: "In the entries of the general ledger it is paid together with interest.",
  isAsked: true,
};

/** The same of a balance by any name but one of debts; tax that was paid late bears interest once. */
export const paidWithInterestByAnotherName: EntryRule = {
  ...paidWithInterest,
  holds: (its) => {
    const { isProfitAndLoss, role } = its.account;
    const isOpen = !isProfitAndLoss && !DEBTS.has(role) && its.debits.times >= FEW;
    return isOpen && paidWithInterest.holds(its);
  },
  rivals: [OWN],
};

const DEBTS: ReadonlySet<Role | null> = new Set<Role | null>([
  "borrowings",
  "bonds",
  "lease_liabilities",
  "interest_payable",
]);

/** What is owed to the entity by its name, and by it all year, is borrowed. */
export const owedAllYear: EntryRule = {
  holds: ({ account, highest }) => account.opening < 0n && highest <= 0,
  role: "borrowings",
  reason: "In the entries of the general ledger it is owed by the entity all year.",
  isAsked: true,
  rivals: ["loans_receivable"],
};

/** What is owed by the entity by its name, and to it all year, is lent; so is what was paid out this year and comes back. */
export const dueAllYear: EntryRule = {
  holds: ({ account, credits, lowest }) => {
    const wasDue = account.opening > 0n || (account.opening === 0n && total(credits) > 0);
    return wasDue && lowest >= 0;
  },
  role: "loans_receivable",
  reason: "In the entries of the general ledger it is owed to the entity all year.",
  isAsked: true,
  rivals: ["borrowings"],
};

/** What begins at nothing and stands beside cash alone is no translation of another entity, but a difference on the cash. */
export const differenceOnCash: EntryRule = {
  holds: ({ account, debits, credits }) => {
    const beside = plus(against(debits, "cash"), against(credits, "cash"));
    return account.opening === 0n && isMostOf(beside, plus(total(debits), total(credits)));
  },
  role: "foreign_exchange_gain_loss",
  reason:
    "In the entries of the general ledger it is what cash in another currency gained or lost.",
  isAsked: true,
  rivals: [OWN],
};

/** A cost that stands a few times beside money in another currency alone may be what the money lost or gained. */
export const onForeignMoney: EntryRule = {
  holds: ({ account, onForeignCash, debits, credits }) => {
    const all = plus(total(debits), total(credits));
    const isSeldom = debits.times + credits.times < HABIT;
    return account.opening === 0n && all > 0 && onForeignCash === all && isSeldom;
  },
  role: OWN,
  reason: "In the entries of the general ledger it stands beside money in another currency alone.",
  isAsked: true,
  rivals: ["foreign_exchange_gain_loss"],
};

/** Exchange differences by a name in doubt are such where they only ever stand beside money, debtors or creditors. */
export const exchangeDifference: EntryRule = {
  holds: ({ account, debits, credits }) => {
    const beside = [debits, credits].flatMap((side) =>
      (["cash", "customers", "suppliers"] as const).map((kind) => against(side, kind)),
    );
    const all = plus(total(debits), total(credits));
    const isNamed = account.role === "foreign_exchange_gain_loss" && account.opening === 0n;
    return isNamed && all > 0 && beside.reduce(plus) === all;
  },
  role: OWN,
  reason:
    "In the entries of the general ledger it is what money, debtors or creditors gained or lost.",
};

/**
 * Value that was gained or lost on nothing but money, and what others owe or are owed, is a difference of exchange; what
 * came in for cash alone may be of an asset that left the books by another entry.
 */
export const gainOnMoney: EntryRule = {
  holds: ({ account, onForeignCash, debits, credits }) => {
    const all = plus(total(debits), total(credits));
    const isOnMoney = account.opening === 0n && all > 0 && besideMoney(debits, credits) === all;
    const isForCash = credits.cash === all && onForeignCash === 0;
    const isGain = account.role === "fair_value_changes" || account.role === "disposal_gain_loss";
    return isGain && isOnMoney && !isForCash;
  },
  role: "foreign_exchange_gain_loss",
  reason:
    "In the entries of the general ledger it stands beside money, debts, debtors or creditors alone.",
  isAsked: true,
  rivals: [OWN],
};

function besideMoney(...sides: readonly SideActivity[]): Amount {
  return sides
    .flatMap((side) => MONEY.map((kind) => against(side, kind)))
    .reduce((sum, amount) => plus(sum, amount), 0);
}

const MONEY = ["cash", "customers", "suppliers", "borrowings"] as const;
