import { plus } from "../../../money/Amount.ts";
import { type Role, roleDefinition } from "../../../roles/roles.ts";
import { type AccountActivity, against, total } from "../AccountActivity.ts";
import { reserves } from "../reserves.ts";
import { FEW, HABIT, isMostOf, isNearlyAll, isSeldom } from "../thresholds.ts";
import { asked, type EntryRule, OWN } from "./EntryRule.ts";

/** Income that is charged to customers or paid by them, nearly always on the credit side, with no opening balance. */
export const sales: EntryRule = {
  holds: (its) => isSale(its, isNearlyAll),
  role: "revenue",
  reason:
    "In the entries of the general ledger customers are charged for it, time and again, and it is never settled.",
};

/** The same for an account of another role, where half of it is enough. */
export const salesByAnotherName: EntryRule = asked({
  ...sales,
  holds: (its) => its.account.role !== "revenue" && isSale(its, isMostOf),
});

/** Sales named as disposal gains, with no asset derecognised: "Plant sales" of a nursery. */
export const salesNotDisposals: EntryRule = {
  ...salesByAnotherName,
  holds: (its) => its.besideDisposal === 0 && its.retired === 0 && salesByAnotherName.holds(its),
};

/** An account that is regularly charged to customers beside sales and never paid over may be income. */
export const chargedAndKept: EntryRule = {
  holds: ({ account, debits, credits }) => {
    const isKept = account.opening === 0n && total(debits) === 0 && credits.times >= HABIT;
    const ofCustomers = plus(against(credits, "customers"), against(credits, "cash"));
    return isKept && against(credits, "customers") > 0 && isNearlyAll(ofCustomers, total(credits));
  },
  role: OWN,
  reason:
    "In the entries of the general ledger customers are charged for it, time and again, and it is never paid over.",
  isAsked: true,
  rivals: ["revenue"],
};

function isSale(its: AccountActivity, isEnough: typeof isMostOf): boolean {
  return its.account.role !== "other_operating_income" && isChargedToCustomers(its, isEnough);
}

/** Other income that is regularly charged to customers, such as rent or fees, may be revenue. */
export const tradedIncome: EntryRule = {
  holds: (its) => isChargedToCustomers(its, isNearlyAll),
  role: OWN,
  reason:
    "In the entries of the general ledger customers are charged for it, time and again: it may be revenue.",
  isAsked: true,
  rivals: ["revenue"],
};

function isChargedToCustomers(
  { account, billed, credits, debits }: AccountActivity,
  isEnough: typeof isMostOf,
): boolean {
  if (account.opening !== 0n || credits.times < HABIT) return false;
  const charged = plus(against(credits, "customers"), against(credits, "cash"));
  const isOfCustomers = isMostOf(against(credits, "customers"), charged) || credits.taxed > 0;
  return isOfCustomers && isEnough(billed, total(credits)) && isSeldom(debits, credits);
}

/** A debit that reduces trade receivables and the sales tax on them is a sales return. */
export const salesReturns: EntryRule = {
  holds: ({ account, debits, credits }) =>
    account.opening === 0n &&
    isSeldom(credits, debits) &&
    isNearlyAll(against(debits, "customers"), total(debits)) &&
    isNearlyAll(debits.taxed, total(debits)),
  role: "revenue",
  reason:
    "In the entries of the general ledger it lowers what customers owe, and the sales tax on it.",
};

/** The part of a receivable that customers do not pay: an early payment discount, or a fee that was deducted. */
export const discounts: EntryRule = {
  holds: ({ account: { role, opening }, debits, credits }) =>
    (role === null || role === "revenue" || role === "operating_expenses") &&
    opening === 0n &&
    total(credits) === 0 &&
    debits.other === 0 &&
    debits.cash > 0 &&
    against(debits, "customers") === debits.cash,
  role: OWN,
  unnamed: "revenue",
  reason: "In the entries of the general ledger it is what customers do not pay when they pay.",
};

/** Customers deduct discounts, not pay or losses. An "allowance" with such entries reduces revenue. */
export const discountsByAnotherName: EntryRule = {
  holds: ({ debits, credits }) =>
    total(credits) === 0 && debits.cash > 0 && against(debits, "customers") === total(debits),
  role: "revenue",
  reason: discounts.reason,
  isAsked: true,
  rivals: ["operating_expenses", OWN],
};

/** The same for a role learnt from other charts that is neither revenue nor a cost. */
export const learntDiscounts: EntryRule = {
  ...discountsByAnotherName,
  holds: (its) => !LOWERED.has(its.account.role) && discountsByAnotherName.holds(its),
};

const LOWERED: ReadonlySet<Role | null> = new Set<Role | null>([
  "revenue",
  "operating_expenses",
  "bad_debts",
]);

/** A regular reduction of receivables without cash may be a credit note, although the name says a cost. */
export const takenBack: EntryRule = {
  holds: ({ account, debits, credits }) =>
    account.opening === 0n &&
    debits.times >= FEW &&
    isSeldom(credits, debits) &&
    isNearlyAll(against(debits, "customers"), total(debits)) &&
    isMostOf(debits.other, total(debits)),
  role: "revenue",
  reason: "In the entries of the general ledger it lowers what customers owe, time and again.",
  isAsked: true,
  rivals: ["bad_debts", OWN],
};

/** Income without an invoice, received in cash a few times without sales tax, may be other income than revenue. */
export const receivedNotCharged: EntryRule = {
  holds: ({ account, besideDisposal, debits, credits }) =>
    account.opening === 0n &&
    besideDisposal === 0 &&
    credits.cash > 0 &&
    credits.other === 0 &&
    credits.times < HABIT &&
    credits.taxed === 0 &&
    against(credits, "customers") === 0 &&
    total(debits) === 0,
  role: OWN,
  unnamed: "other_operating_income",
  reason:
    "In the entries of the general ledger it is received a few times, and no customer is charged for it.",
  isAsked: true,
  rivals: ["revenue", "other_operating_income"],
};

/** The same for an account without a role: with no opening balance, it may also be a debt or paid-in capital. */
export const unplacedReceived: EntryRule = {
  ...receivedNotCharged,
  holds: (its) =>
    its.account.role === null && its.credits.times >= FEW && receivedNotCharged.holds(its),
  rivals: ["revenue", "borrowings", "share_capital"],
};

/** A balance charged to customers (or paid by them) that is only released to income is a contract liability. */
export const billedAhead: EntryRule = {
  holds: ({ account, debits, credits, highest }) => {
    const charged = plus(against(credits, "customers"), against(credits, "cash"));
    const isCharged = isNearlyAll(charged, total(credits)) && against(credits, "customers") > 0;
    const isEarned = debits.cash === 0 && isNearlyAll(against(debits, "sales"), debits.other);
    return isCharged && isEarned && highest <= 0 && account.opening <= 0n;
  },
  role: "contract_liabilities",
  reason:
    "In the entries of the general ledger customers are charged for it, and it becomes income.",
};

/**
 * A balance that is received in cash and mostly released to income was paid in advance. (If it was charged first, it
 * would be a receivable.)
 */
export const paidByCustomersAhead: EntryRule = {
  holds: ({ debits, credits, lowest }) => {
    const earned = plus(against(debits, "sales"), against(debits, "otherIncome"));
    const isPaidIn = credits.cash > 0 && credits.other === 0 && lowest < 0;
    return isPaidIn && debits.cash === 0 && isMostOf(earned, debits.other);
  },
  role: "contract_liabilities",
  reason: "In the entries of the general ledger it comes in as cash and becomes income.",
  isAsked: true,
};

/** Income that is received and then mostly moved to other income may have been paid in advance. */
export const incomePaidAhead: EntryRule = {
  ...paidByCustomersAhead,
  holds: (its) => paidByCustomersAhead.holds(its) && !isSeldom(its.debits, its.credits),
  rivals: [OWN],
};

/** A prepayment that is only received in cash, and never a debit balance, is an advance from others. */
export const receivedNotPaidAhead: EntryRule = {
  ...paidByCustomersAhead,
  holds: ({ account, debits, credits, highest }) =>
    credits.cash > 0 &&
    credits.other === 0 &&
    debits.cash === 0 &&
    highest <= 0 &&
    account.opening <= 0n,
};

/** A liability that is only released to income is a contract liability. */
export const releasedToIncome: EntryRule = {
  holds: ({ account, debits, highest }) => {
    const earned = plus(against(debits, "sales"), against(debits, "otherIncome"));
    const isReleased = debits.cash === 0 && isNearlyAll(earned, debits.other) && highest <= 0;
    return isReleased && account.role !== "contract_liabilities";
  },
  role: "contract_liabilities",
  reason: "In the entries of the general ledger it is not paid, and becomes income.",
  isAsked: true,
  rivals: [OWN],
};

const onlyReceived: Omit<EntryRule, "holds"> = {
  role: OWN,
  reason:
    "In the entries of the general ledger it is only ever received in cash: it may be income.",
  isAsked: true,
  rivals: ["revenue", "other_operating_income"],
};

/** A balance named a liability that starts at zero and is regularly received in cash may be income. */
export const debtOnlyReceived: EntryRule = {
  ...onlyReceived,
  holds: ({ account, debits, credits }) =>
    account.opening === 0n &&
    credits.times >= HABIT &&
    isNearlyAll(credits.cash, total(credits)) &&
    isSeldom(debits, credits),
};

/** A doubtful debt or reserve with no opening balance that is received in cash may be income. */
export const unsureOnlyReceived: EntryRule = {
  ...onlyReceived,
  holds: (its) => its.account.role !== "interest_payable" && isReceivedAlone(its),
};

function isReceivedAlone({ account, debits, credits }: AccountActivity): boolean {
  const { role, opening } = account;
  if (role === null || opening !== 0n || credits.cash === 0) return false;
  const isDebt = roleDefinition(role).nature === "liability";
  // Reserves have no cash flows
  return (isDebt && credits.other === 0 && total(debits) === 0) || reserves.has(role);
}

/** A cost that is only received in cash may be income. (A deduction from a payment is not received.) */
export const costOnlyReceived: EntryRule = {
  ...onlyReceived,
  holds: ({ debits, credits }) =>
    isMostOf(against(credits, "cash"), total(credits)) &&
    credits.other === 0 &&
    total(debits) === 0,
  reason: "In the entries of the general ledger it is only ever received in cash, as no cost is.",
  rivals: ["revenue", "other_operating_income", "disposal_gain_loss"],
};

/** A cost with a credit balance that is mostly received in cash may be an advance from customers. */
export const costInCredit: EntryRule = {
  ...onlyReceived,
  holds: ({ credits }) => isMostOf(against(credits, "cash"), total(credits)),
  reason: "In the entries of the general ledger it is mostly received in cash, as no cost is.",
  rivals: ["revenue", "contract_liabilities", "disposal_gain_loss"],
};

/** Retained earnings that no entry changes are what the name says. */
export const retained: EntryRule = {
  holds: ({ account, debits, credits }) =>
    account.role === "retained_earnings" &&
    account.opening !== 0n &&
    debits.times === 0 &&
    credits.times === 0,
  role: OWN,
  reason: "Its name says so, and it carries a balance that no entry of the general ledger touches.",
};
