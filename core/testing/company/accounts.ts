import type { Concept } from "../../concepts/concepts.ts";
import type { Role } from "../../roles/roles.ts";

/** Where no cash moves: a piece of an entry that belongs to no line of the statement. */
export const NO_CASH = "no_cash";

/** Where a receivable meets a payable: no cash, and yet both are balances of operations that moved. */
export const SET_OFF = "set_off";

/** A line of the statement under the direct method, or none. */
export type Line = Concept | typeof NO_CASH | typeof SET_OFF;

/**
 * What an account of a generated company is. The tables of the product are not asked: what the
 * statement has to say is written down here a second time, so that the two can differ.
 */
export type AccountUse = {
  role: Role;
  /** The line its cash stands on unless an event says otherwise; null for cash itself. */
  line: Line | null;
  /** Balance sheet: its line under the indirect method, for what of it is operating. */
  change?: Concept;
  /** Profit and loss: where what of it is not operating cash is added back. */
  addBack?: Concept;
  /** Profit and loss, and not part of profit before tax. */
  isTax?: true;
};

const CASH: AccountUse = { role: "cash_and_cash_equivalents", line: null };

const changes: Partial<Record<Role, Concept>> = {
  trade_receivables: "change_in_trade_receivables",
  other_receivables: "change_in_other_receivables",
  prepayments: "change_in_prepayments",
  inventories: "change_in_inventories",
  sales_tax: "change_in_sales_tax",
  trade_payables: "change_in_trade_payables",
  other_payables: "change_in_other_payables",
  employee_payables: "change_in_employee_payables",
  contract_liabilities: "change_in_contract_liabilities",
  provisions: "change_in_provisions",
};

/** The accounts of a generated company by what they are for. */
export const accountUses = {
  bank: CASH,
  savings: CASH,
  pettyCash: CASH,
  dollarBank: CASH,
  undeposited: CASH,
  receivables: balance("trade_receivables", "receipts_from_customers"),
  otherReceivables: balance("other_receivables", "other_operating_receipts"),
  cardClearing: balance("other_receivables", "receipts_from_customers"),
  prepayments: balance("prepayments", "payments_to_suppliers"),
  inventories: balance("inventories", "payments_to_suppliers"),
  inputTax: balance("sales_tax", "payments_to_suppliers"),
  machinery: asset("ppe_cost", "purchase_of_ppe"),
  machineryDepreciation: asset("ppe_accumulated_depreciation", "purchase_of_ppe"),
  vehicles: asset("ppe_cost", "purchase_of_ppe"),
  vehiclesDepreciation: asset("ppe_accumulated_depreciation", "purchase_of_ppe"),
  rightOfUse: asset("right_of_use_assets", "payment_of_lease_liabilities"),
  rightOfUseDepreciation: asset(
    "right_of_use_accumulated_depreciation",
    "payment_of_lease_liabilities",
  ),
  software: asset("intangibles_cost", "purchase_of_intangibles"),
  softwareAmortisation: asset("intangibles_accumulated_amortisation", "purchase_of_intangibles"),
  investments: asset("financial_investments", "purchase_of_investments"),
  loansMade: asset("loans_receivable", "loans_made"),
  payables: balance("trade_payables", "payments_to_suppliers"),
  plantCreditors: balance("other_payables", "purchase_of_ppe"),
  goodsNotInvoiced: balance("trade_payables", "payments_to_suppliers"),
  accruals: balance("other_payables", "payments_to_suppliers"),
  companyCard: balance("other_payables", "payments_to_suppliers"),
  suspense: balance("other_payables", "payments_to_suppliers"),
  wagesPayable: balance("employee_payables", "payments_to_employees"),
  payrollTax: balance("employee_payables", "payments_to_employees"),
  outputTax: balance("sales_tax", "receipts_from_customers"),
  taxSettlement: balance("sales_tax", "other_operating_payments"),
  deposits: balance("contract_liabilities", "receipts_from_customers"),
  withholdingTax: balance("other_payables", "payments_to_suppliers"),
  provisions: balance("provisions", "payments_to_suppliers"),
  interestPayable: balance("interest_payable", "interest_paid"),
  incomeTaxPayable: balance("current_tax", "income_taxes_paid"),
  dividendsPayable: balance("dividends_payable", "dividends_paid"),
  bankLoan: asset("borrowings", "repayment_of_borrowings"),
  ownersLoan: asset("borrowings", "repayment_of_borrowings"),
  leases: asset("lease_liabilities", "payment_of_lease_liabilities"),
  shareCapital: asset("share_capital", "proceeds_from_issue_of_shares"),
  sharePremium: asset("share_premium", "proceeds_from_issue_of_shares"),
  retained: asset("retained_earnings", "dividends_paid"),
  dividendsDeclared: asset("dividends_declared", "dividends_paid"),
  sales: result("revenue", "receipts_from_customers"),
  services: result("revenue", "receipts_from_customers"),
  salesReturns: result("revenue", "receipts_from_customers"),
  rentIncome: result("other_operating_income", "other_operating_receipts"),
  discountsReceived: result("other_operating_income", "other_operating_receipts"),
  costOfSales: result("cost_of_sales", "payments_to_suppliers"),
  wages: result("employee_costs", "payments_to_employees"),
  employerContributions: result("employee_costs", "payments_to_employees"),
  rent: result("operating_expenses", "payments_to_suppliers"),
  utilities: result("operating_expenses", "payments_to_suppliers"),
  repairs: result("operating_expenses", "payments_to_suppliers", "other_non_cash_items"),
  insurance: result("operating_expenses", "payments_to_suppliers"),
  cardFees: result("operating_expenses", "payments_to_suppliers"),
  bankCharges: result("operating_expenses", "payments_to_suppliers", "other_non_cash_items"),
  badDebts: result("bad_debts", "receipts_from_customers"),
  depreciation: result("depreciation", "purchase_of_ppe", "depreciation"),
  leaseDepreciation: result("depreciation", "payment_of_lease_liabilities", "depreciation"),
  amortisation: result("amortisation", "purchase_of_intangibles", "amortisation"),
  impairment: result("impairment", "purchase_of_ppe", "impairment"),
  disposalGain: result("disposal_gain_loss", "purchase_of_ppe", "disposal_gain_loss"),
  exchange: result(
    "foreign_exchange_gain_loss",
    "other_operating_payments",
    "unrealised_exchange_differences",
  ),
  interestExpense: result("interest_expense", "interest_paid", "finance_costs"),
  interestIncome: result("interest_income", "interest_received", "finance_income"),
  dividendIncome: result("dividend_income", "dividends_received", "dividend_income"),
  incomeTax: { ...result("income_tax", "income_taxes_paid", "income_tax_expense"), isTax: true },
} as const satisfies Record<string, AccountUse>;

/** What an account of a generated company is for. */
export type AccountKey = keyof typeof accountUses;

export const accountKeys = Object.keys(accountUses) as AccountKey[]; // keys of a closed table

/** The use of an account, widened for callers that ask for what some lack. */
export function useOf(account: AccountKey): AccountUse {
  return accountUses[account];
}

function balance(role: Role, line: Line): AccountUse {
  const change = changes[role];
  return change === undefined ? { role, line } : { role, line, change };
}

function asset(role: Role, line: Line): AccountUse {
  return { role, line };
}

function result(role: Role, line: Line, addBack?: Concept): AccountUse {
  return addBack === undefined ? { role, line } : { role, line, addBack };
}
