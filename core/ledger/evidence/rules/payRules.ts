import { plus } from "../../../money/Amount.ts";
import type { Role } from "../../../roles/roles.ts";
import { type AccountActivity, against, total } from "../AccountActivity.ts";
import { HABIT, isMostOf, isNearlyAll } from "../thresholds.ts";
import { asked, type EntryRule, OWN } from "./EntryRule.ts";

/** What is kept back from pay, or owed for it, and then paid; of gross pay what is kept back is owed to others. */
export const owedForPay: EntryRule = {
  holds: ({ account, debits, credits, highest }) => {
    const isOfPay = isNearlyAll(against(credits, "payroll"), total(credits));
    const isPaid = debits.cash > 0 && debits.other === against(debits, "payroll");
    return isOfPay && isPaid && highest <= 0 && account.opening <= 0n;
  },
  role: "employee_payables",
  reason: "In the entries of the general ledger it is owed for pay, and then paid.",
};

/** The same by another name, whatever tax that means. */
export const owedForPayByAnotherName: EntryRule = asked({
  ...owedForPay,
  holds: (its) => its.account.role !== "employee_payables" && owedForPay.holds(its),
});

/** A loan that is kept back from pay was pay in advance. */
export const payInAdvance: EntryRule = {
  holds: ({ credits }) => isMostOf(against(credits, "payroll"), total(credits)),
  role: "other_receivables",
  reason: "In the entries of the general ledger it is kept back from pay: it was paid in advance.",
  isAsked: true,
};

/** Wages bear no sales tax: it is work that others do. */
export const subcontracted: EntryRule = {
  holds: (its) => isChargedBySuppliers(its) && isMostOf(its.debits.taxed, total(its.debits)),
  role: "cost_of_sales",
  reason:
    "In the entries of the general ledger suppliers charge it with sales tax, as no employee does.",
};

/** No supplier charges wages, with sales tax or without. */
export const subcontractedUntaxed: EntryRule = {
  holds: (its) => {
    const { debits, besidePay } = its;
    const isWorkAlone = debits.times >= HABIT && !isMostOf(besidePay, total(debits));
    return isChargedBySuppliers(its) && isWorkAlone;
  },
  role: "cost_of_sales",
  reason: "In the entries of the general ledger suppliers charge it, time and again.",
  isAsked: true,
  rivals: ["employee_costs"],
};

function isChargedBySuppliers({ debits }: AccountActivity): boolean {
  return isNearlyAll(against(debits, "suppliers"), total(debits));
}

/** What suppliers charge and nobody is owed for, or bears sales tax in good part, may be work of others and no pay. */
export const billedPay: EntryRule = {
  holds: ({ debits }) => {
    const isBilled = isMostOf(against(debits, "suppliers"), debits.other);
    const isTaxed = isMostOf(plus(debits.taxed, debits.taxed), total(debits));
    return isTaxed || (isBilled && against(debits, "payroll") === 0);
  },
  role: OWN,
  reason:
    "In the entries of the general ledger suppliers charge it, and it is not paid with wages.",
  isAsked: true,
  rivals: ["operating_expenses"],
};

/** What is charged with what employees cost, time and again, is a cost of employees. */
export const chargedWithPay: EntryRule = {
  holds: ({ debits, besidePay }) => debits.times >= HABIT && isNearlyAll(besidePay, total(debits)),
  role: "employee_costs",
  reason: "In the entries of the general ledger it is charged with wages, time and again.",
  isAsked: true,
  rivals: [OWN],
};

/**
 * A cost of which something is kept back for the authorities, time and again, is pay, whether the rest is paid with it or
 * owed to employees. What employees claim for other costs is owed in one line, and nothing is kept back from it.
 */
export const withheldFrom: EntryRule = {
  holds: ({ debits, withheldFrom: withheld }) => {
    const owed = plus(withheld, against(debits, "payroll"));
    const isWithheld = withheld > 0 && Number(withheld) * WITHHELD_PART >= Number(total(debits));
    return debits.times >= HABIT && isWithheld && isMostOf(owed, total(debits));
  },
  role: "employee_costs",
  reason:
    "In the entries of the general ledger some of it is kept back and owed, time and again, as of wages.",
  isAsked: true,
  rivals: [OWN],
};

/** Something is kept back from one part in so many of pay at least. */
const WITHHELD_PART = 5;

/** What begins at nothing, and is only ever charged with pay, is no debt to employees. */
export const neverPaid: EntryRule = {
  ...chargedWithPay,
  holds: (its) => isKept(its) && chargedWithPay.holds(its),
};

/** The same of a name in doubt, or of a cost of employees that others say is a debt. */
export const payCost: EntryRule = {
  holds: (its) => {
    const { account, debits, besidePay } = its;
    const withPay = plus(besidePay, against(debits, "payroll"));
    const isCharged = debits.times >= HABIT && isNearlyAll(withPay, total(debits));
    const isBilled = against(debits, "suppliers") > 0;
    return OF_PAY.has(account.role) && isCharged && isKept(its) && !isBilled;
  },
  role: "employee_costs",
  reason: chargedWithPay.reason,
};

const OF_PAY: ReadonlySet<Role | null> = new Set<Role | null>([
  "employee_costs",
  "employee_payables",
]);

function isKept({ account, credits }: AccountActivity): boolean {
  return account.opening === 0n && total(credits) === 0;
}

/**
 * By the name of pay, what is filled from a bank time and again, and wages are paid out of, with some of it left: a bank
 * account for wages, or what whoever pays them holds. A cost is not spent on itself.
 */
export const moneyForPay: EntryRule = {
  holds: ({ account: { role, closing }, debits, credits, lowest }) => {
    const isNamed = role === "employee_costs" || role === "employee_payables";
    const isFilled = debits.times >= HABIT && isNearlyAll(against(debits, "cash"), total(debits));
    const paid = against(credits, "payroll");
    const isSpent = credits.times >= HABIT && isNearlyAll(paid, total(credits));
    const isHeld = lowest >= 0 && closing > 0n;
    return isNamed && isFilled && isSpent && isHeld && isMostOf(paid, total(debits));
  },
  role: "cash_and_cash_equivalents",
  reason:
    "In the entries of the general ledger it is filled from the bank, and wages are paid out of it.",
  isAsked: true,
  rivals: ["other_receivables", OWN],
};
