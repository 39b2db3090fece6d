import type { Role } from "../../roles/roles.ts";

/**
 * How accounts of a role are named in English: companies of a group abroad keep the numbers of their country and name
 * them in the language of the group. Names of costs that any class of costs has ("expenses") tell no number.
 */
export const englishMarks: Partial<Record<Role, string>> = {
  cash_and_cash_equivalents: "cash|bank|petty",
  trade_receivables: "receivable|customer|debtor|client",
  trade_payables: "payable|supplier|creditor|vendor",
  sales_tax: "vat|value added|sales tax|input tax|output tax",
  prepayments: "prepa|deferred expens|deferred charge|advance",
  contract_liabilities: "advance|deferred|prepa|unearned",
  inventories: "inventor|stock|goods|merchandise|raw material|finished product|work in pro",
  ppe_cost:
    "land|building|plant|machin|equipment|vehicle|furniture|fixture|tangible fixed|movable|tools|car",
  ppe_accumulated_depreciation: "depreciation",
  intangibles_cost: "intangible|software|patent|licen|development",
  intangibles_accumulated_amortisation: "amorti|depreciation",
  share_capital: "capital|shares",
  share_premium: "premium",
  retained_earnings: "retained|profit|loss|earnings|carried|result",
  other_reserves: "reserve",
  borrowings: "loan|borrowing|credit|bank|liabilit",
  employee_payables: "wage|salar|employee|personnel|staff|payroll|social|pension",
  other_payables: "tax|social|insurance|contribution|wage|withh",
  current_tax: "income tax|profit tax|corporate|corporation tax|taxes",
  revenue: "sale|revenue|turnover|proceeds",
  cost_of_sales: "cost of|material|goods|purchase|merchandise|consumption",
  employee_costs: "wage|salar|personnel|staff|employee|payroll|social|pension",
  depreciation: "depreciation|amorti",
  operating_expenses:
    "rent|office|advertis|energy|electric|fuel|travel|phone|telecom|communicat|insurance|repair|consult|legal|services|administ|financial expens|bank|postage",
  interest_expense: "interest|financ",
  interest_income: "interest|financ",
  foreign_exchange_gain_loss: "exchange|currency",
  income_tax: "income tax|profit tax|corporate|corporation tax|tax on",
};
