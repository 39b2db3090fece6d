import { plus } from "../../../money/Amount.ts";
import type { Role } from "../../../roles/roles.ts";
import { type AccountActivity, against, total } from "../AccountActivity.ts";
import { HABIT, isMostOf, isNearlyAll } from "../thresholds.ts";
import { asked, type EntryRule, OWN } from "./EntryRule.ts";

/** A liability that arises from pay or is withheld from it, and is then paid, is owed to employees or for them. */
export const owedForPay: EntryRule = {
  holds: ({ account, debits, credits, highest }) => {
    const isOfPay = isNearlyAll(against(credits, "payroll"), total(credits));
    const isPaid = debits.cash > 0 && debits.other === against(debits, "payroll");
    return isOfPay && isPaid && highest <= 0 && account.opening <= 0n;
  },
  role: "employee_payables",
  reason: "In the entries of the general ledger it is owed for pay, and then paid.",
};

/** The same for an account of another role, whatever tax its name says. */
export const owedForPayByAnotherName: EntryRule = asked({
  ...owedForPay,
  holds: (its) => its.account.role !== "employee_payables" && owedForPay.holds(its),
});

/** A loan that is deducted from pay was an advance on wages. */
export const payInAdvance: EntryRule = {
  holds: ({ credits }) => isMostOf(against(credits, "payroll"), total(credits)),
  role: "other_receivables",
  reason: "In the entries of the general ledger it is kept back from pay: it was paid in advance.",
  isAsked: true,
};

/** Wages bear no sales tax. Work invoiced with sales tax is subcontracted. */
export const subcontracted: EntryRule = {
  holds: (its) => isChargedBySuppliers(its) && isMostOf(its.debits.taxed, total(its.debits)),
  role: "cost_of_sales",
  reason:
    "In the entries of the general ledger suppliers charge it with sales tax, as no employee does.",
};

/** Suppliers do not invoice wages, with sales tax or without. */
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

/** Employee costs that are mostly invoiced, or that bear sales tax in good part, may be subcontracted work. */
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

/** A cost that is regularly posted with employee costs is an employee cost. */
export const chargedWithPay: EntryRule = {
  holds: ({ debits, besidePay }) => debits.times >= HABIT && isNearlyAll(besidePay, total(debits)),
  role: "employee_costs",
  reason: "In the entries of the general ledger it is charged with wages, time and again.",
  isAsked: true,
  rivals: [OWN],
};

/**
 * A cost from which tax or contributions are regularly withheld is pay, whether the rest is paid at once or owed to
 * employees. From expense claims nothing is withheld, and they are owed in one line.
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

/** At least 1/5 of pay has something withheld. */
const WITHHELD_PART = 5;

/** A balance that starts at zero and is only charged with pay is a cost, not a liability to employees. */
export const neverPaid: EntryRule = {
  ...chargedWithPay,
  holds: (its) => isKept(its) && chargedWithPay.holds(its),
};

/** The same for employee costs or payables that are in doubt. */
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
 * A cash account for wages: it is named for pay, regularly filled from a bank, wages are paid out of it, and a balance
 * is left. A cost is not used to pay itself.
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
