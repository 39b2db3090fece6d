import type { Role } from "@tieout/core";

/** Roles of the accounts a form suggests first; every other account can still be found. */
export const accountRoles = {
  assets: [
    "ppe_cost",
    "intangibles_cost",
    "investment_property",
    "right_of_use_assets",
    "financial_investments",
    "associates",
    "assets_held_for_sale",
  ],
  fixedAssets: ["ppe_cost", "intangibles_cost", "investment_property", "right_of_use_assets"],
  accumulated: [
    "ppe_accumulated_depreciation",
    "intangibles_accumulated_amortisation",
    "right_of_use_accumulated_depreciation",
  ],
  gains: ["disposal_gain_loss", "other_operating_income", "operating_expenses"],
  debt: ["borrowings", "bonds", "lease_liabilities"],
  lent: ["loans_receivable", "financial_investments"],
  payables: ["trade_payables", "other_payables"],
  shares: ["share_capital", "share_premium"],
  earnings: ["retained_earnings", "dividends_declared"],
  reserves: ["revaluation_reserve", "other_reserves"],
  exchange: ["foreign_exchange_gain_loss", "other_operating_income", "operating_expenses"],
  charges: ["cost_of_sales", "operating_expenses", "employee_costs"],
} as const satisfies Record<string, readonly Role[]>;
