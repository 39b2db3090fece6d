import { type Amount, plus } from "../../../money/Amount.ts";
import { isProfitAndLossRole, type Role } from "../../../roles/roles.ts";
import { hasTrait, type TraitId } from "../../../roles/traits.ts";
import { type AccountActivity, against, type SideActivity, total } from "../AccountActivity.ts";
import { reserves } from "../reserves.ts";
import { FEW, HABIT, isMostOf } from "../thresholds.ts";
import { type EntryRule, OWN } from "./EntryRule.ts";

/**
 * An account that customers pay into and that pays suppliers and employees is a bank account. A group company's account
 * or a suspense account may look the same, so they are excluded.
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

/** The same for an account whose name does not say cash. */
export const unsureBank: EntryRule = { ...bank, isAsked: true };

const AT_INTEREST =
  "In the entries of the general ledger it passes to and from the bank and bears interest: cash, a deposit or a loan.";

/** A balance that is paid in and out and earns interest is cash, a deposit or a loan. */
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

/** A tax or receivable account that a bank pays into and that earns interest may be money set aside. */
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

/**
 * Interest or dividends receivable are earned, not paid for. An account that a bank pays into is the investment itself.
 */
export const bearsYield: EntryRule = {
  holds: ({ debits, besideDebt }) =>
    // What is paid with a debt is a cost of the debt
    besideDebt === 0 && isMostOf(against(debits, "cash"), total(debits)),
  role: "financial_investments",
  reason:
    "In the entries of the general ledger money is paid into it, as into nothing that is earned.",
  isAsked: true,
  rivals: ["loans_receivable", OWN],
};

/**
 * A balance that only passes to and from banks and has exchange differences is cash in another currency. It may also
 * pay costs and suppliers, if a bank pays into it.
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

/** A receivable from a related party, paid out in cash only, is a loan given. */
export const lentToRelatedParty: EntryRule = {
  holds: (its) => its.debits.cash > 0 && isRelatedInCash(its),
  role: "loans_receivable",
  reason: RELATED,
  isAsked: true,
};

/** A payable to a related party, received in cash only, is a loan taken. */
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

/** A receivable that is paid out and comes back in cash only may be a loan. */
export const lentOut: EntryRule = {
  holds: ({ account, debits, credits, lowest }) => {
    const isOfCash = debits.cash > 0 && debits.other === 0 && credits.other === 0;
    // A rent deposit is paid and comes back too, and is no loan
    const isDeposit = hasTrait(account, "deposit_given");
    return isOfCash && !isDeposit && lowest >= 0 && account.opening >= 0n;
  },
  role: OWN,
  reason: "In the entries of the general ledger it is paid out, and comes back in cash alone.",
  isAsked: true,
  rivals: ["loans_receivable"],
};

/** A loan bears no sales tax; a payment with sales tax is a refund to customers or a cost. */
export const paidOutWithTax: EntryRule = {
  ...lentOut,
  holds: (its) => its.debits.taxed > 0 && lentOut.holds(its),
  rivals: ["revenue", "operating_expenses"],
};

/** A payment with no opening balance that does not come back may be a refund to customers or a cost of the year. */
export const paidOutForGood: EntryRule = {
  ...lentOut,
  holds: (its) => its.account.opening === 0n && total(its.credits) === 0 && lentOut.holds(its),
  rivals: ["loans_receivable", "revenue", "operating_expenses"],
};

/** The three rules above for receivables and payables in doubt. (An account without a role may be a loan anyway.) */
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

/** A balance that brings cash and is repaid in cash only may be a debt, whatever the doubtful name says. */
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

/**
 * A liability without a charge that is received and repaid in cash, or paid in part, may be a debt or an advance from
 * customers.
 */
export const owedInCash: EntryRule = {
  holds: ({ account, debits, credits, highest }) => {
    const isInCash = debits.cash > 0 && debits.other === 0 && credits.other === 0 && highest <= 0;
    // A liability for costs is paid in full
    return isInCash && (credits.cash > 0 || account.closing < 0n);
  },
  role: OWN,
  reason: REPAID_ALONE,
  isAsked: true,
  rivals: ["borrowings", "contract_liabilities"],
};

/** A liability that is mostly paid together with interest is a debt, or an invoice paid late. */
export const paidWithInterest: EntryRule = {
  // An instalment may also pay into an account for taxes and insurance, which is an asset
  holds: ({ account, withInterest, debits }) =>
    account.opening <= 0n && isMostOf(withInterest, debits.cash),
  role: "borrowings",
  reason: "In the entries of the general ledger it is paid together with interest.",
  isAsked: true,
};

/**
 * The same for any balance that is not named a debt. Several payments are needed, since tax paid late bears interest
 * once.
 */
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

/** A balance named a receivable that is a credit all year is a loan taken. */
export const owedAllYear: EntryRule = {
  holds: ({ account, highest }) => account.opening < 0n && highest <= 0,
  role: "borrowings",
  reason: "In the entries of the general ledger it is owed by the entity all year.",
  isAsked: true,
  rivals: ["loans_receivable"],
};

/**
 * A balance named a debt that is a debit all year, or that was first paid out this year, is a loan given. What is only
 * charged off without cash is the cost of a debt, which lowers it (IFRS 9.5.1.1, ASC 835-30-45-1A).
 */
export const dueAllYear: EntryRule = {
  holds: ({ account, debits, credits, lowest }) => {
    const wasDue = account.opening > 0n || (account.opening === 0n && total(credits) > 0);
    const isChargedOff = total(debits) === 0 && total(credits) > 0 && credits.cash === 0;
    return wasDue && lowest >= 0 && !isChargedOff;
  },
  role: "loans_receivable",
  reason: "In the entries of the general ledger it is owed to the entity all year.",
  isAsked: true,
  rivals: ["borrowings"],
};

/** A translation reserve that starts at zero and is posted against cash is the exchange difference on cash. */
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

/** A cost that is posted a few times, against cash in another currency only, may be an exchange difference. */
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

/** Doubtful exchange differences are confirmed where they are posted against cash, receivables or payables only. */
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
 * A gain or loss on cash, receivables, payables or debts only is an exchange difference. One that is only received in
 * cash may be a disposal gain whose asset leaves the books in another entry.
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
