import { chargesThatComeBack } from "../../core/roles/chargesThatComeBack.ts";
import { type Role, roleDefinition, roleIds } from "../../core/roles/roles.ts";

/*
 * What the author of a public chart said of an account by its type, as roles: an account is read
 * rightly where its role is one of those. The labels are those of the programs the charts are from.
 */

const eitherSide: readonly Role[] = ["sales_tax", "current_tax", "deferred_tax"];
const anyAsset: readonly Role[] = [...ofNature("asset"), ...eitherSide, "retirement_benefits"];
const anyLiability = ofNature("liability");
const anyEquity = ofNature("equity");
/** Gains and losses share a role, and what was written down may be written up again. */
const eitherWay: readonly Role[] = [
  "disposal_gain_loss",
  "fair_value_changes",
  "foreign_exchange_gain_loss",
  "share_of_associates_profit",
  "discontinued_operations",
];
/** What comes back of a charge is typed as income. */
const anyIncome: readonly Role[] = [...ofNature("income"), ...chargesThatComeBack];
const anyExpense: readonly Role[] = [...ofNature("expense"), ...eitherWay];
const fixed: readonly Role[] = [
  "ppe_cost",
  "ppe_accumulated_depreciation",
  "right_of_use_assets",
  "right_of_use_accumulated_depreciation",
  "investment_property",
  "goodwill",
  "intangibles_cost",
  "intangibles_accumulated_amortisation",
  "assets_held_for_sale",
  "financial_investments",
  "associates",
  "loans_receivable",
  "other_receivables",
  "prepayments",
];
const nonCurrent: readonly Role[] = [
  ...fixed,
  "trade_receivables",
  "contract_assets",
  "deferred_tax",
  "retirement_benefits",
  "restricted_cash",
];
const current: readonly Role[] = [
  "cash_and_cash_equivalents",
  "restricted_cash",
  "trade_receivables",
  "other_receivables",
  "prepayments",
  "contract_assets",
  "inventories",
  "interest_receivable",
  "dividends_receivable",
  "loans_receivable",
  "financial_investments",
  "associates",
  "assets_held_for_sale",
  ...eitherSide,
];
const owing: readonly Role[] = [
  "trade_receivables",
  "other_receivables",
  "prepayments",
  "contract_assets",
  "interest_receivable",
  "dividends_receivable",
  "loans_receivable",
  ...eitherSide,
];
const owed: readonly Role[] = [
  "trade_payables",
  "other_payables",
  "employee_payables",
  "contract_liabilities",
  "interest_payable",
  "dividends_payable",
  "provisions",
  ...eitherSide,
];
const cash: readonly Role[] = [
  "cash_and_cash_equivalents",
  "restricted_cash",
  "bank_overdraft",
  "financial_investments",
];
const card: readonly Role[] = ["other_payables", "borrowings", "bank_overdraft"];
const stocks: readonly Role[] = ["inventories", "prepayments", "contract_assets"];
const worn: readonly Role[] = ["depreciation", "amortisation", "impairment"];
/** Where costs are shown by function, any of them may be a cost of sales, and names say the nature alone (IAS 1.99-103). */
const ofSales: readonly Role[] = [
  "cost_of_sales",
  "operating_expenses",
  "employee_costs",
  "depreciation",
  "amortisation",
];

/** The roles that each type label of the public charts admits. */
export const admittedRoles: ReadonlyMap<string, readonly Role[]> = new Map([
  ["Asset", anyAsset],
  ["Liability", anyLiability],
  ["Equity", anyEquity],
  ["Income", anyIncome],
  ["Other Income", anyIncome],
  ["Expense", anyExpense],
  ["Expenses", anyExpense],
  ["Other Expenses", anyExpense],
  ["Overheads", anyExpense],
  ["Cost of Revenue", ofSales],
  ["Cost of Goods Sold", ofSales],
  ["Direct Costs", ofSales],
  ["Depreciation", worn],
  ["Bank and Cash", cash],
  ["Bank", cash],
  ["Cash", cash],
  ["Receivable", owing],
  ["A/Receivable", owing],
  ["Current Assets", current],
  ["Non-current Assets", nonCurrent],
  [
    "Prepayments",
    ["prepayments", "other_receivables", "contract_assets", "inventories", "current_tax"],
  ],
  // Where the program has no other type for what is held longer than a year
  ["Fixed Assets", nonCurrent],
  ["Fixed Asset", nonCurrent],
  [
    "Accumulated Depreciation",
    [
      "ppe_accumulated_depreciation",
      "intangibles_accumulated_amortisation",
      "right_of_use_accumulated_depreciation",
    ],
  ],
  ["Stock", stocks],
  ["Stock Received But Not Billed", ["trade_payables", "other_payables"]],
  // Whatever is settled item by item
  ["Payable", [...owed, "borrowings", "bonds", "lease_liabilities"]],
  ["A/Payable", owed],
  ["Credit Card", card],
  ["Current Liabilities", anyLiability],
  // Untaxed reserves and regulated provisions stand between equity and liabilities
  ["Non-current Liabilities", [...anyLiability, "other_reserves"]],
  ["Current Year Earnings", ["retained_earnings"]],
  /*
   * The classes of the French plan, which the Belgian, Luxembourg, Spanish and Romanian ones follow. By
   * their laws some numbers stand elsewhere: what is still to be paid on shares (PCG 269, 279) and own
   * shares (277, 502), interest accrued on what is lent (2678, 2688, 2768), advances on plant (OMFP 1802, 4093
   * and 4094), interim dividends (PGC 557)
   */
  ["class 1", [...anyEquity, ...anyLiability]],
  ["class 2", [...nonCurrent, "interest_receivable", "other_payables", "treasury_shares"]],
  ["class 3", stocks],
  ["class 4", [...owing, ...anyLiability, "ppe_cost", "intangibles_cost"]],
  ["class 5", [...cash, ...owing, ...anyLiability, "treasury_shares", "dividends_declared"]],
  ["class 6", anyExpense],
  ["class 7", anyIncome],
  // The classes of the Swedish one that hold equity beside debts, and income beside costs
  ["BAS 2", [...anyEquity, ...anyLiability]],
  ["BAS 8", [...anyIncome, ...anyExpense, "retained_earnings", "other_reserves"]],
  // The Moroccan one has whatever is current among the stocks
  ["CGNC 3", current],
  // The classes of the Austrian one
  ["EKR 0", nonCurrent],
  ["EKR 1", stocks],
  ["EKR 2", current],
  ["EKR 3", anyLiability],
]);

function ofNature(nature: string): Role[] {
  return roleIds.filter((role) => roleDefinition(role).nature === nature);
}
