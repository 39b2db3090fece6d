import type { RoleFinding } from "./RoleFinding.ts";

/** What is owed for a charge or a distribution stands on an account of its own. */
export type Charge = "dividends" | "earnings" | "interest" | "tax";

export const GAIN: RoleFinding = {
  role: "disposal_gain_loss",
  reason: "In the entries of the general ledger it stands beside assets that are sold.",
};

export const BANK: RoleFinding = {
  role: "cash_and_cash_equivalents",
  reason:
    "In the entries of the general ledger customers pay into it, and suppliers and employees are paid out of it.",
};

export const LENT: RoleFinding = {
  role: "loans_receivable",
  reason:
    "In the entries of the general ledger it passes to and from a company of the group, or another related party, in cash alone.",
  isAsked: true,
};

export const BORROWED: RoleFinding = { ...LENT, role: "borrowings" };

export const AT_INTEREST: RoleFinding = {
  role: "cash_and_cash_equivalents",
  reason:
    "In the entries of the general ledger it passes to and from the bank and bears interest: cash, a deposit or a loan.",
  isAsked: true,
  rivals: ["financial_investments", "loans_receivable"],
};

/** Of what an account in doubt may be besides what it is taken for. */
export const ONLY_RECEIVED: Omit<RoleFinding, "role"> = {
  reason:
    "In the entries of the general ledger it is only ever received in cash: it may be income.",
  isAsked: true,
  rivals: ["revenue", "other_operating_income"],
};

export const BROUGHT: Omit<RoleFinding, "role"> = {
  reason: "In the entries of the general ledger it brings cash, and is paid back in cash alone.",
  isAsked: true,
  rivals: ["borrowings", "other_payables"],
};

export const RECEIVED: RoleFinding = {
  role: "other_receivables",
  reason:
    "In the entries of the general ledger it is charged without cash, and then received in cash.",
  isAsked: true,
};

export const RECEIPTS: Omit<RoleFinding, "role"> = {
  reason: "In the entries of the general ledger it is only ever received in cash, as no cost is.",
  isAsked: true,
  rivals: ["revenue", "other_operating_income"],
};

export const PAID_AHEAD: RoleFinding = {
  role: "other_receivables",
  reason: "In the entries of the general ledger it is kept back from pay: it was paid in advance.",
  isAsked: true,
};

export const RECLAIMED: RoleFinding = {
  role: "other_receivables",
  reason: "In the entries of the general ledger it is claimed for income, as no tax on profit is.",
  isAsked: true,
};

export const WITH_INTEREST: RoleFinding = {
  role: "borrowings",
  reason: "In the entries of the general ledger it is paid together with interest.",
  isAsked: true,
};

export const FOR_COSTS: RoleFinding = {
  role: "other_payables",
  reason: "In the entries of the general ledger it brought no cash and is owed for costs alone.",
  isAsked: true,
};

export const EARNED: RoleFinding = {
  role: "contract_liabilities",
  reason: "In the entries of the general ledger it comes in as cash and becomes income.",
  isAsked: true,
};

export const VALUED: RoleFinding = {
  role: "fair_value_changes",
  reason:
    "In the entries of the general ledger assets are worth more by it, and none is sold for it.",
  isAsked: true,
};

export const LEASED: RoleFinding = {
  role: "lease_liabilities",
  reason: "In the entries of the general ledger it is owed for the use of leased assets.",
  isAsked: true,
};

export const ON_LEASE: RoleFinding = {
  role: "interest_expense",
  reason: "In the entries of the general ledger it is added to lease liabilities alone.",
  isAsked: true,
};

export const PAYABLE: RoleFinding = {
  role: "other_payables",
  reason: "In the entries of the general ledger it is owed without cash, and then paid.",
  isAsked: true,
  rivals: ["borrowings"],
};

export const OWED: Readonly<Record<Charge, RoleFinding>> = {
  dividends: {
    role: "dividends_payable",
    reason: "In the entries of the general ledger it is owed for dividends alone.",
  },
  earnings: {
    role: "dividends_payable",
    reason:
      "In the entries of the general ledger it is owed for profit of earlier years alone: a dividend, or a correction of them.",
    isAsked: true,
  },
  interest: {
    role: "interest_payable",
    reason: "In the entries of the general ledger it is owed for interest alone.",
  },
  tax: {
    role: "current_tax",
    reason: "In the entries of the general ledger it is owed for income tax alone.",
  },
};

export const SOLD: RoleFinding = {
  role: "revenue",
  reason:
    "In the entries of the general ledger customers are charged for it, time and again, and it is never settled.",
};

export const RETURNED: RoleFinding = {
  role: "revenue",
  reason:
    "In the entries of the general ledger it lowers what customers owe, and the sales tax on it.",
};

export const DISCOUNTED: RoleFinding = {
  role: "revenue",
  reason: "In the entries of the general ledger it is what customers do not pay when they pay.",
};

export const BILLED_AHEAD: RoleFinding = {
  role: "contract_liabilities",
  reason:
    "In the entries of the general ledger customers are charged for it, and it becomes income.",
};

export const CONSUMED: RoleFinding = {
  role: "cost_of_sales",
  reason: "In the entries of the general ledger it is taken out of stock, and never put back.",
};

export const RELEASED: RoleFinding = {
  role: "prepayments",
  reason: "In the entries of the general ledger it is paid, and becomes a cost later.",
};

export const KEPT_BACK: RoleFinding = {
  role: "employee_payables",
  reason: "In the entries of the general ledger it is owed for pay, and then paid.",
};

export const TAX_GATHERED: RoleFinding = {
  role: "sales_tax",
  reason: "In the entries of the general ledger it gathers sales tax, and nothing else.",
};

/** A cost stays what its name says of it. */
export const COST: Omit<RoleFinding, "role"> = {
  reason: "In the entries of the general ledger suppliers charge it, time and again.",
};

export const EXPENSED: RoleFinding = {
  role: "operating_expenses",
  reason: "In the entries of the general ledger suppliers charge it, time and again.",
  isAsked: true,
  rivals: ["inventories", "ppe_cost"],
};

export const LENT_OUT: Omit<RoleFinding, "role"> = {
  reason: "In the entries of the general ledger it is paid out, and comes back in cash alone.",
  isAsked: true,
  rivals: ["loans_receivable"],
};

export const ON_CREDIT: RoleFinding = {
  role: "other_payables",
  reason: "In the entries of the general ledger it is owed for costs, and then paid.",
  isAsked: true,
  rivals: ["bank_overdraft", "borrowings"],
};

export const STOCKED: RoleFinding = {
  role: "inventories",
  reason:
    "In the entries of the general ledger it is bought time and again, and becomes a cost piece by piece.",
  isAsked: true,
};

export const OWED_FOR_SALE: RoleFinding = {
  role: "other_receivables",
  reason: "In the entries of the general ledger it is charged without cash, and then received.",
  isAsked: true,
  rivals: ["disposal_gain_loss"],
};

export const WORN: Omit<RoleFinding, "role"> = {
  reason:
    "In the entries of the general ledger depreciation alone adds to it, and it is a credit all year.",
};

export const EARNED_INTEREST: RoleFinding = {
  role: "interest_income",
  reason: "In the entries of the general ledger it is interest that is only ever credited.",
  isAsked: true,
};

export const IN_CURRENCY: RoleFinding = {
  role: "cash_and_cash_equivalents",
  reason:
    "In the entries of the general ledger it passes to and from the bank and is translated at another rate.",
  isAsked: true,
};

export const CHARGED: RoleFinding = {
  role: "depreciation",
  reason: "In the entries of the general ledger it is charged on assets alone.",
  isAsked: true,
};

export const WITH_PAY: RoleFinding = {
  role: "employee_costs",
  reason: "In the entries of the general ledger it is charged with wages, time and again.",
  isAsked: true,
};

export const OWED_ALL_YEAR: RoleFinding = {
  role: "borrowings",
  reason: "In the entries of the general ledger it is owed by the entity all year.",
  isAsked: true,
};

export const HELD_ALL_YEAR: RoleFinding = {
  role: "loans_receivable",
  reason: "In the entries of the general ledger it is owed to the entity all year.",
  isAsked: true,
};

export const CARRIED: RoleFinding = {
  role: "retained_earnings",
  reason: "It began the year with a balance, and nothing was earned on it.",
  isAsked: true,
};

export const RELEASED_INCOME: RoleFinding = {
  role: "contract_liabilities",
  reason: "In the entries of the general ledger it is not paid, and becomes income.",
  isAsked: true,
};
