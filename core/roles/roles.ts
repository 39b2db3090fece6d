/** Where an account stands in the books and which side is its natural one. */
export const allNatures = ["asset", "liability", "equity", "income", "expense"] as const;
export type Nature = (typeof allNatures)[number];

export const profitAndLossNatures: readonly Nature[] = ["income", "expense"];
export const balanceSheetNatures: readonly Nature[] = ["asset", "liability", "equity"];

/** Whether accounts of a nature are closed into equity each year, and none of them opens with a balance. */
export function isProfitAndLossNature(nature: Nature): boolean {
  return nature === "income" || nature === "expense";
}

/** Whether accounts of all these natures stand in one statement. */
export function areOfOneStatement(some: readonly Nature[]): boolean {
  return some.every(isProfitAndLossNature) || !some.some(isProfitAndLossNature);
}

/** The natures of the statement in which these stand. */
export function naturesOfStatement(some: readonly Nature[]): readonly Nature[] {
  return some.every(isProfitAndLossNature) ? profitAndLossNatures : balanceSheetNatures;
}

export type RoleDefinition = {
  label: string;
  nature: Nature;
  /** A contra account carries the opposite balance of its nature (accumulated depreciation). */
  isContra?: true;
};

/**
 * Every role an account can play, in the order of a balance sheet and a profit and loss.
 * The ids are the ones mappings and the API use.
 */
export const roles = {
  cash_and_cash_equivalents: { label: "Cash and cash equivalents", nature: "asset" },
  bank_overdraft: { label: "Bank overdraft", nature: "liability" },
  restricted_cash: { label: "Restricted cash", nature: "asset" },
  trade_receivables: { label: "Trade receivables", nature: "asset" },
  other_receivables: { label: "Other receivables", nature: "asset" },
  prepayments: { label: "Prepayments", nature: "asset" },
  contract_assets: { label: "Contract assets", nature: "asset" },
  inventories: { label: "Inventories", nature: "asset" },
  trade_payables: { label: "Trade payables", nature: "liability" },
  other_payables: { label: "Accruals and other payables", nature: "liability" },
  employee_payables: { label: "Employee payables", nature: "liability" },
  sales_tax: { label: "Sales tax", nature: "liability" },
  contract_liabilities: { label: "Contract liabilities", nature: "liability" },
  provisions: { label: "Provisions", nature: "liability" },
  retirement_benefits: { label: "Retirement benefits", nature: "liability" },
  current_tax: { label: "Current tax", nature: "liability" },
  deferred_tax: { label: "Deferred tax", nature: "liability" },
  interest_payable: { label: "Interest payable", nature: "liability" },
  interest_receivable: { label: "Interest receivable", nature: "asset" },
  dividends_receivable: { label: "Dividends receivable", nature: "asset" },
  dividends_payable: { label: "Dividends payable", nature: "liability" },
  ppe_cost: { label: "Property, plant and equipment, cost", nature: "asset" },
  ppe_accumulated_depreciation: {
    label: "Property, plant and equipment, accumulated depreciation",
    nature: "asset",
    isContra: true,
  },
  right_of_use_assets: { label: "Right-of-use assets", nature: "asset" },
  right_of_use_accumulated_depreciation: {
    label: "Right-of-use assets, accumulated depreciation",
    nature: "asset",
    isContra: true,
  },
  investment_property: { label: "Investment property", nature: "asset" },
  goodwill: { label: "Goodwill", nature: "asset" },
  intangibles_cost: { label: "Intangible assets, cost", nature: "asset" },
  intangibles_accumulated_amortisation: {
    label: "Intangible assets, accumulated amortisation",
    nature: "asset",
    isContra: true,
  },
  assets_held_for_sale: { label: "Assets held for sale", nature: "asset" },
  financial_investments: { label: "Financial investments", nature: "asset" },
  associates: { label: "Associates and joint ventures", nature: "asset" },
  loans_receivable: { label: "Loans receivable", nature: "asset" },
  borrowings: { label: "Borrowings", nature: "liability" },
  bonds: { label: "Bonds", nature: "liability" },
  lease_liabilities: { label: "Lease liabilities", nature: "liability" },
  share_capital: { label: "Share capital", nature: "equity" },
  share_premium: { label: "Share premium", nature: "equity" },
  treasury_shares: { label: "Treasury shares", nature: "equity", isContra: true },
  retained_earnings: { label: "Retained earnings", nature: "equity" },
  dividends_declared: {
    label: "Dividends declared and drawings",
    nature: "equity",
    isContra: true,
  },
  revaluation_reserve: { label: "Revaluation reserve", nature: "equity" },
  other_reserves: { label: "Other reserves", nature: "equity" },
  translation_reserve: { label: "Translation reserve", nature: "equity" },
  non_controlling_interests: { label: "Non-controlling interests", nature: "equity" },
  revenue: { label: "Revenue", nature: "income" },
  other_operating_income: { label: "Other operating income", nature: "income" },
  cost_of_sales: { label: "Cost of sales", nature: "expense" },
  employee_costs: { label: "Employee costs", nature: "expense" },
  operating_expenses: { label: "Operating expenses", nature: "expense" },
  bad_debts: { label: "Bad debts", nature: "expense" },
  depreciation: { label: "Depreciation", nature: "expense" },
  amortisation: { label: "Amortisation", nature: "expense" },
  impairment: { label: "Impairment", nature: "expense" },
  share_based_payment: { label: "Share-based payment", nature: "expense" },
  fair_value_changes: { label: "Fair value changes", nature: "income" },
  disposal_gain_loss: { label: "Gain or loss on disposal", nature: "income" },
  foreign_exchange_gain_loss: { label: "Foreign exchange gain or loss", nature: "income" },
  interest_expense: { label: "Interest expense", nature: "expense" },
  interest_income: { label: "Interest income", nature: "income" },
  dividend_income: { label: "Dividend income", nature: "income" },
  share_of_associates_profit: { label: "Share of associates' profit", nature: "income" },
  income_tax: { label: "Income tax", nature: "expense" },
  deferred_tax_expense: { label: "Deferred tax expense", nature: "expense" },
  discontinued_operations: { label: "Discontinued operations", nature: "income" },
} as const satisfies Record<string, RoleDefinition>;

export type Role = keyof typeof roles;

export const roleIds = Object.keys(roles) as [Role, ...Role[]]; // keys of a closed table

const PLACES: ReadonlyMap<Role, number> = new Map(roleIds.map((role, place) => [role, place]));

/** The place of a role in `roleIds`, for what is counted of every role. */
export function placeOfRole(role: Role): number {
  return PLACES.get(role) ?? -1;
}

/** Whether a text is one of the role ids. */
export function isRole(text: string): text is Role {
  return Object.hasOwn(roles, text);
}

/** The nature and contra mark of a role, widened for callers that compare them. */
export function roleDefinition(role: Role): RoleDefinition {
  return roles[role];
}

/** Whether a role belongs to the profit and loss. */
export function isProfitAndLossRole(role: Role): boolean {
  return isProfitAndLossNature(roles[role].nature);
}
