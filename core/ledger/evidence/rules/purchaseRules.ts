import { type Amount, plus } from "../../../money/Amount.ts";
import { type Role, roleDefinition } from "../../../roles/roles.ts";
import { type AccountActivity, against, total } from "../AccountActivity.ts";
import { FEW, HABIT, isMostOf, isNearlyAll, isSeldom } from "../thresholds.ts";
import { type EntryRule, OWN } from "./EntryRule.ts";

const CHARGED = "In the entries of the general ledger suppliers charge it, time and again.";

/**
 * What suppliers charge time and again, and is never put back, is the cost that its name says; also where it is bought
 * with a card, claimed by employees, accrued, or released from what was paid ahead.
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

/** Without a name it may also be stock or plant. */
export const unnamedCosts: EntryRule = {
  holds: (its) => its.account.role === null && isCost(its),
  role: "operating_expenses",
  reason: CHARGED,
  isAsked: true,
  rivals: ["inventories", "ppe_cost"],
};

/** By the name of stock, purchases that no count has put into stock. */
export const purchases: EntryRule = {
  holds: (its) => its.account.role === "inventories" && isCost(its),
  role: "cost_of_sales",
  reason: CHARGED,
  isAsked: true,
  rivals: ["inventories"],
};

/** By the name of a lease, what is paid time and again and was never owed: rent, or a lease that nobody entered. */
export const rentPaid: EntryRule = {
  // What is paid of it is debt by its own name
  holds: (its) => its.account.role === "lease_liabilities" && isCost({ ...its, besideDebt: 0 }),
  role: "operating_expenses",
  reason: "In the entries of the general ledger it is paid time and again, and was never owed.",
  isAsked: true,
  rivals: [OWN],
};

/** What suppliers charge, or is paid at once. */
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
  // Money that bears interest is paid in as costs are paid
  if (isForOthers || against(debits, "interestIncome") > 0) return false;
  return isUsual && isOfYear && isNearlyAll(charged, all);
}

/** What suppliers charge time and again, begins at nothing and is hardly ever taken from is a cost of the year. */
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

/** Where its name is one of stock, it is the cost of what was sold. */
export const expensedStock: EntryRule = { ...expensed, role: "cost_of_sales" };

/** Stock that begins at nothing and that nothing is ever taken from is perhaps no stock, however seldom it is bought. */
export const unusedStock: EntryRule = {
  ...expensedStock,
  holds: (its) => {
    const { account, debits, credits } = its;
    const isUnused = account.opening === 0n && total(credits) === 0;
    return isUnused && debits.times >= FEW && isBought(its);
  },
};

/** No supplier charges a dividend, and no sales tax is paid on one: it may be a cost, or what owners took for themselves. */
export const billedToOwners: EntryRule = {
  holds: ({ debits }) => isMostOf(plus(against(debits, "suppliers"), debits.taxed), total(debits)),
  role: "operating_expenses",
  reason: "In the entries of the general ledger suppliers charge it, as nobody charges a dividend.",
  isAsked: true,
  rivals: [OWN],
};

/** A loss on customers is not charged by suppliers; the sales tax on it is taken back with what they owe. */
export const chargedLoss: EntryRule = {
  ...expensed,
  holds: (its) => isBought(its) && !isMostOf(against(its.debits, "customers"), total(its.debits)),
};

/**
 * What is bought time and again and becomes a cost piece by piece is stock, or was paid ahead; plant leaves the books
 * with what it has depreciated by.
 */
export const stock: EntryRule = {
  holds: (its) => {
    const { account, debits, credits, takenOff } = its;
    // It may be booked out before it is booked in
    const isHeld = account.opening >= 0n && account.closing >= 0n;
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

/** Sales tax is bought and settled alike, but becomes no cost. */
export const stockNotTax: EntryRule = {
  ...stock,
  holds: (its) => stock.holds(its) && isMostOf(against(its.credits, "costs"), total(its.credits)),
};

/** Whether suppliers charge most of it, sales tax is paid with it, or it is taken out of other stock. */
function isBought({ debits }: AccountActivity): boolean {
  const whole = total(debits);
  const charged = plus(against(debits, "suppliers"), against(debits, "inventories"));
  return isMostOf(charged, whole) || isMostOf(debits.taxed, whole);
}

/** What is taken out of stock, and never put back, is used up. */
export const stockUsed: EntryRule = {
  holds: ({ account, debits, credits }) =>
    isNearlyAll(against(debits, "inventories"), total(debits)) &&
    debits.cash === 0 &&
    total(credits) === 0 &&
    account.opening === 0n,
  role: "cost_of_sales",
  reason: "In the entries of the general ledger it is taken out of stock, and never put back.",
};

/** What is paid, and then charged or taken off a bill, was paid ahead. */
export const prepaid: EntryRule = {
  holds: (its) => isPrepaid(its) && PAID_AHEAD.has(its.account.role) && its.debits.times < HABIT,
  role: "prepayments",
  reason: "In the entries of the general ledger it is paid, and becomes a cost later.",
};

/** What is paid time and again, and spent as often, may be money for wages or small costs as well. */
export const paidAndSpent: EntryRule = {
  ...prepaid,
  holds: (its) => isPrepaid(its) && PAID_AHEAD.has(its.account.role),
  isAsked: true,
  rivals: ["cash_and_cash_equivalents", OWN],
};

/** Where no name says what it is, it may be cash as well: what is drawn from a bank and spent on costs. */
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

/** What is owed for costs and paid later; some of them may be taken back. */
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

/** What is owed to employees or others by a name in doubt, for costs and no pay, and then paid, is owed for them. */
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

/** The same of what a name calls capital: nothing is bought on shares. */
export const costsOnCreditByAnotherName: EntryRule = {
  ...costsOnCredit,
  rivals: ["borrowings", OWN],
};

/** What is owed for goods or costs, and brought no cash, was not paid ahead by customers. */
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

/** A debt that brought no cash and is owed for costs alone may be what is owed for them. */
export const debtForCosts: EntryRule = {
  holds: ({ forCosts, credits }) => credits.cash === 0 && forCosts === credits.other,
  role: "other_payables",
  reason: "In the entries of the general ledger it brought no cash and is owed for costs alone.",
  isAsked: true,
};

/** A cost that is owed first and then paid is what is owed. */
export const owedThenPaid: EntryRule = {
  holds: ({ debits, credits, highest }) =>
    credits.other > 0 && credits.cash === 0 && debits.cash > 0 && highest <= 0,
  role: "other_payables",
  reason: "In the entries of the general ledger it is owed without cash, and then paid.",
  isAsked: true,
  rivals: ["borrowings"],
};
