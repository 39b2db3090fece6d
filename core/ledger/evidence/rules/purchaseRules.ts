import { type Amount, plus } from "../../../money/Amount.ts";
import { type Role, roleDefinition } from "../../../roles/roles.ts";
import { type AccountActivity, against, total } from "../AccountActivity.ts";
import { FEW, HABIT, isMostOf, isNearlyAll, isSeldom } from "../thresholds.ts";
import { type EntryRule, OWN } from "./EntryRule.ts";

const CHARGED = "In the entries of the general ledger suppliers charge it, time and again.";

/**
 * An account named as a cost, regularly charged by suppliers and not credited, is that cost. It may also be paid by
 * card, claimed by employees, accrued, or released from prepayments.
 */
export const costs: EntryRule = {
  holds: (its) => {
    const { account, debits } = its;
    const isNamed = account.role === "operating_expenses" || account.role === "cost_of_sales";
    const later = plus(against(debits, "otherCreditors"), against(debits, "payroll"));
    const before = against(debits, "prepayments");
    return isNamed && isCost(its, plus(chargedTo(its), plus(later, before)));
  },
  role: OWN,
  reason: CHARGED,
};

/** Without a role it may also be inventories or plant. */
export const unnamedCosts: EntryRule = {
  holds: (its) => its.account.role === null && isCost(its),
  role: "operating_expenses",
  reason: CHARGED,
  isAsked: true,
  rivals: ["inventories", "ppe_cost"],
};

/** Purchases booked on an account named inventories, with no stock count posted. */
export const purchases: EntryRule = {
  holds: (its) => its.account.role === "inventories" && isCost(its),
  role: "cost_of_sales",
  reason: CHARGED,
  isAsked: true,
  rivals: ["inventories"],
};

/**
 * An account named a lease liability that is paid regularly and was never owed: rent, or a lease that was not
 * recognised.
 */
export const rentPaid: EntryRule = {
  // Its payments count as debt by its own name
  holds: (its) => its.account.role === "lease_liabilities" && isCost({ ...its, besideDebt: 0 }),
  role: "operating_expenses",
  reason: "In the entries of the general ledger it is paid time and again, and was never owed.",
  isAsked: true,
  rivals: [OWN],
};

/** The amount that suppliers charge, or that is paid at once. */
function chargedTo({ debits }: AccountActivity): Amount {
  return plus(against(debits, "suppliers"), against(debits, "cash"));
}

function isCost(its: AccountActivity, charged = chargedTo(its)): boolean {
  const { account, debits, credits, besidePay, besideDebt } = its;
  const { opening, closing } = account;
  const all = total(debits);
  const isUsual = debits.times >= HABIT && isSeldom(credits, debits);
  const isOfYear = opening === 0n && closing > 0n;
  const isForOthers = isMostOf(besidePay, all) || isMostOf(besideDebt, all);
  // Interest-bearing cash is paid into as costs are paid
  if (isForOthers || against(debits, "interestIncome") > 0) return false;
  return isUsual && isOfYear && isNearlyAll(charged, all);
}

/** An account regularly charged by suppliers, with no opening balance and hardly any credits, is a cost of the year. */
export const expensed: EntryRule = {
  holds: (its) => {
    const { account, debits, credits } = its;
    const isOfYear = account.opening === 0n && debits.times >= HABIT && isSeldom(credits, debits);
    return isOfYear && isBought(its);
  },
  role: "operating_expenses",
  reason: CHARGED,
  isAsked: true,
  rivals: [OWN],
};

/** With a name of inventories, it is cost of sales. */
export const expensedStock: EntryRule = { ...expensed, role: "cost_of_sales" };

/** Inventories that start at zero and are never credited may be no inventories, even if they are bought rarely. */
export const unusedStock: EntryRule = {
  ...expensedStock,
  holds: (its) => {
    const { account, debits, credits } = its;
    const isUnused = account.opening === 0n && total(credits) === 0;
    return isUnused && debits.times >= FEW && isBought(its);
  },
};

/** Dividends are neither invoiced nor taxed with sales tax. The account may be a cost, or private withdrawals. */
export const billedToOwners: EntryRule = {
  holds: ({ debits }) => isMostOf(plus(against(debits, "suppliers"), debits.taxed), total(debits)),
  role: "operating_expenses",
  reason: "In the entries of the general ledger suppliers charge it, as nobody charges a dividend.",
  isAsked: true,
  rivals: [OWN],
};

/** Bad debts are not invoiced. (Sales tax on them is reversed together with the receivable.) */
export const chargedLoss: EntryRule = {
  ...expensed,
  holds: (its) => isBought(its) && !isMostOf(against(its.debits, "customers"), total(its.debits)),
};

/**
 * Purchases that become a cost part by part are inventories or prepayments. (Plant leaves the books with its
 * accumulated depreciation.)
 */
export const stock: EntryRule = {
  holds: (its) => {
    const { account, debits, credits, takenOff, lowest, highest } = its;
    // The use may be posted before the purchase; what is received before its invoice is owed all year
    const isInDebit = account.opening >= 0n && account.closing >= 0n;
    const isHeld = isInDebit && plus(highest, lowest) >= 0 && highest > 0;
    const isBoughtOften = debits.times >= HABIT && isBought(its) && isHeld;
    const settled = plus(against(credits, "customers"), against(credits, "suppliers"));
    const goneElsewhere = plus(settled, takenOff);
    const isUsed = credits.cash === 0 && !isMostOf(goneElsewhere, total(credits));
    return isBoughtOften && isUsed && credits.times >= FEW;
  },
  role: "inventories",
  reason:
    "In the entries of the general ledger it is bought time and again, and becomes a cost piece by piece.",
  isAsked: true,
  rivals: ["prepayments", OWN],
};

/** Sales tax is paid on purchases and settled too, but never becomes a cost. */
export const stockNotTax: EntryRule = {
  ...stock,
  holds: (its) => stock.holds(its) && isMostOf(against(its.credits, "costs"), total(its.credits)),
};

/** Whether most of it is invoiced, bears sales tax, or comes from other inventories. */
function isBought({ debits }: AccountActivity): boolean {
  const whole = total(debits);
  const charged = plus(against(debits, "suppliers"), against(debits, "inventories"));
  return isMostOf(charged, whole) || isMostOf(debits.taxed, whole);
}

/** Inventories that are taken out and never put back are the cost of sales. */
export const stockUsed: EntryRule = {
  holds: ({ account, debits, credits }) =>
    isNearlyAll(against(debits, "inventories"), total(debits)) &&
    debits.cash === 0 &&
    total(credits) === 0 &&
    account.opening === 0n,
  role: "cost_of_sales",
  reason: "In the entries of the general ledger it is taken out of stock, and never put back.",
};

/** A payment that later becomes a cost was a prepayment. */
export const prepaid: EntryRule = {
  holds: (its) => isPrepaid(its) && PAID_AHEAD.has(its.account.role) && its.debits.times < HABIT,
  role: "prepayments",
  reason: "In the entries of the general ledger it is paid, and becomes a cost later.",
};

/** Where payments are regular, it may also be cash for wages or small costs. */
export const paidAndSpent: EntryRule = {
  ...prepaid,
  holds: (its) => isPrepaid(its) && PAID_AHEAD.has(its.account.role),
  isAsked: true,
  rivals: ["cash_and_cash_equivalents", OWN],
};

/** Without a role, it may also be petty cash. */
export const unnamedPrepaid: EntryRule = {
  ...prepaid,
  holds: (its) => isPrepaid(its) && its.account.role === null,
  isAsked: true,
  rivals: ["cash_and_cash_equivalents"],
};

const PAID_AHEAD: ReadonlySet<Role | null> = new Set<Role | null>([
  "operating_expenses",
  "other_receivables",
]);

function isPrepaid({ debits, credits, lowest }: AccountActivity): boolean {
  const bought = plus(against(credits, "costs"), against(credits, "inventories"));
  const isOfCosts = credits.cash === 0 && isNearlyAll(bought, total(credits));
  return isOfCosts && debits.cash > 0 && debits.other === 0 && lowest >= 0;
}

/** A liability for costs that is paid later, possibly with some costs reversed. */
export const costsOnCredit: EntryRule = {
  holds: ({ account: { role }, debits, credits, highest }) => {
    const isUnnamed = role === null || roleDefinition(role).nature !== "liability";
    const owed = plus(against(credits, "costs"), against(credits, "salesTax"));
    const isOwed = credits.cash === 0 && isNearlyAll(owed, credits.other);
    const back = plus(against(debits, "costs"), against(debits, "salesTax"));
    const isPaid = isMostOf(debits.cash, total(debits)) && back >= debits.other;
    return isUnnamed && isOwed && isPaid && highest <= 0;
  },
  role: "other_payables",
  reason: "In the entries of the general ledger it is owed for costs, and then paid.",
  isAsked: true,
  rivals: ["bank_overdraft", "borrowings"],
};

/** A doubtful payable that arises from costs other than pay, and is then paid, is another payable. */
export const owedForCosts: EntryRule = {
  holds: ({ account: { role, opening }, debits, credits, highest }) => {
    const isNamed = role === "employee_payables" || role === "other_payables";
    const owed = plus(against(credits, "costs"), against(credits, "salesTax"));
    const isOwed = credits.cash === 0 && credits.times >= FEW && isNearlyAll(owed, credits.other);
    const isPaid = debits.cash > 0 && debits.other === 0 && highest <= 0 && opening <= 0n;
    return isNamed && isOwed && isPaid && against(credits, "costs") > 0;
  },
  role: "other_payables",
  reason: "In the entries of the general ledger it is owed for costs, and then paid.",
};

/** The same for an account named share capital: nothing is bought on share capital. */
export const costsOnCreditByAnotherName: EntryRule = {
  ...costsOnCredit,
  rivals: ["borrowings", OWN],
};

/** A liability for goods or costs that brought no cash is no advance from customers. */
export const owedForPurchases: EntryRule = {
  holds: ({ credits }) => {
    const bought = plus(against(credits, "inventories"), against(credits, "costs"));
    return credits.cash === 0 && isMostOf(bought, total(credits));
  },
  role: "other_payables",
  reason: "In the entries of the general ledger it is owed for goods or costs.",
  isAsked: true,
  rivals: ["trade_payables", OWN],
};

/** A debt that brought no cash and arises from costs only may be a payable. */
export const debtForCosts: EntryRule = {
  holds: ({ forCosts, credits }) => credits.cash === 0 && forCosts === credits.other,
  role: "other_payables",
  reason: "In the entries of the general ledger it brought no cash and is owed for costs alone.",
  isAsked: true,
};

/** A cost account that is credited first and paid later is a payable. */
export const owedThenPaid: EntryRule = {
  holds: ({ debits, credits, highest }) =>
    credits.other > 0 && credits.cash === 0 && debits.cash > 0 && highest <= 0,
  role: "other_payables",
  reason: "In the entries of the general ledger it is owed without cash, and then paid.",
  isAsked: true,
  rivals: ["borrowings"],
};
