import type { Nature, Role } from "../../roles/roles.ts";

/** What a type label says of the accounts under it. */
export type TypeLabel = {
  phrases: readonly string[];
  natures: readonly Nature[];
  /** The role an account under this label has when its name says nothing, and how sure that is. */
  role?: Role;
  sure?: number;
  /** The label is so narrow that only these roles stand under it, whatever the name says. */
  admits?: readonly Role[];
  /** Roles that become another under this label: wages under direct costs are cost of sales. */
  turns?: Partial<Record<Role, Role>>;
  isContra?: true;
};

const asset = ["asset"] as const;
const liability = ["liability"] as const;
const equity = ["equity"] as const;
const income = ["income"] as const;
const expense = ["expense"] as const;
const inBalanceSheet = ["asset", "liability", "equity"] as const;
const inProfit = ["income", "expense"] as const;
const likeCash: Role[] = [
  "cash_and_cash_equivalents",
  "bank_overdraft",
  "restricted_cash",
  "other_payables",
  "financial_investments",
];
const likeIntangible: Role[] = [
  "goodwill",
  "intangibles_cost",
  "intangibles_accumulated_amortisation",
];
const asCostOfSales: Partial<Record<Role, Role>> = {
  operating_expenses: "cost_of_sales",
  employee_costs: "cost_of_sales",
};

/** Type labels as people and bookkeeping programs write them. */
export const typeLabels: readonly TypeLabel[] = [
  { phrases: ["balance sheet", "=bs", "b s"], natures: inBalanceSheet },
  { phrases: ["profit and loss", "=pl", "income statement", "=nominal"], natures: inProfit },
  { phrases: ["asset", "asset account"], natures: asset },
  { phrases: ["contra asset"], natures: asset, isContra: true },
  {
    phrases: ["current asset", "other current asset", "other asset"],
    natures: asset,
    role: "other_receivables",
    sure: 0.5,
  },
  {
    phrases: ["bank|cash current asset", "current asset bank|cash"],
    natures: asset,
    role: "cash_and_cash_equivalents",
    sure: 0.62,
  },
  {
    phrases: [
      "=bank",
      "=cash",
      "bank account",
      "cash and bank",
      "cash and cash equivalents",
      "cash at bank",
      "cash and equivalents",
    ],
    natures: asset,
    role: "cash_and_cash_equivalents",
    sure: 0.93,
    admits: likeCash,
  },
  {
    phrases: ["accounts receivable", "trade receivable", "trade debtor"],
    natures: asset,
    role: "trade_receivables",
    sure: 0.92,
  },
  { phrases: ["debtor", "receivable"], natures: asset, role: "trade_receivables", sure: 0.6 },
  {
    phrases: ["=inventory", "=stock", "stock and work in progress", "inventories", "stocks"],
    natures: asset,
    role: "inventories",
    sure: 0.92,
    admits: ["inventories", "prepayments", "contract_assets"],
  },
  {
    phrases: ["=prepayment", "prepayments and accrued income", "=prepaid"],
    natures: asset,
    role: "prepayments",
    sure: 0.85,
  },
  {
    phrases: [
      "fixed asset",
      "tangible asset",
      "tangible fixed asset",
      "property plant and equipment",
      "capital asset",
    ],
    natures: asset,
    role: "ppe_cost",
    sure: 0.8,
  },
  {
    phrases: ["noncurrent asset", "long term asset"],
    natures: asset,
    role: "ppe_cost",
    sure: 0.55,
  },
  {
    phrases: ["intangible", "intangible asset", "intangible fixed asset"],
    natures: asset,
    role: "intangibles_cost",
    sure: 0.88,
    admits: likeIntangible,
  },
  { phrases: ["goodwill"], natures: asset, role: "goodwill", sure: 0.8 },
  {
    phrases: ["investment", "fixed asset investment", "long term investment"],
    natures: asset,
    role: "financial_investments",
    sure: 0.78,
  },
  { phrases: ["investment property"], natures: asset, role: "investment_property", sure: 0.9 },
  {
    phrases: ["right of use", "right of use asset"],
    natures: asset,
    role: "right_of_use_assets",
    sure: 0.9,
    turns: {
      ppe_cost: "right_of_use_assets",
      ppe_accumulated_depreciation: "right_of_use_accumulated_depreciation",
      intangibles_accumulated_amortisation: "right_of_use_accumulated_depreciation",
    },
  },
  {
    phrases: ["accumulated depreciation"],
    natures: asset,
    role: "ppe_accumulated_depreciation",
    sure: 0.9,
    isContra: true,
    turns: { ppe_cost: "ppe_accumulated_depreciation" },
  },
  { phrases: ["liability", "liability account"], natures: liability },
  { phrases: ["contra liability"], natures: liability, isContra: true },
  {
    phrases: ["current liability", "other current liability", "short term liability"],
    natures: liability,
    role: "other_payables",
    sure: 0.55,
  },
  {
    phrases: ["creditor", "creditors falling due within one year", "creditors within", "payable"],
    natures: liability,
    role: "other_payables",
    sure: 0.55,
  },
  {
    phrases: ["accounts payable", "trade payable", "trade creditor"],
    natures: liability,
    role: "trade_payables",
    sure: 0.92,
  },
  {
    phrases: ["=accrual", "accruals and deferred income", "accrued liability", "accrued expense"],
    natures: liability,
    role: "other_payables",
    sure: 0.8,
  },
  {
    phrases: ["credit card"],
    natures: liability,
    role: "other_payables",
    sure: 0.85,
    admits: ["other_payables"],
  },
  {
    phrases: ["bank overdraft", "overdraft"],
    natures: liability,
    role: "bank_overdraft",
    sure: 0.9,
  },
  {
    phrases: [
      "noncurrent liability",
      "long term liability",
      "long term loan",
      "creditors + after more",
      "creditor over one year",
      "long term creditor",
      "other liability noncurrent",
    ],
    natures: liability,
    role: "borrowings",
    sure: 0.62,
  },
  {
    phrases: [
      "=loan",
      "borrowing",
      "loans and borrowings",
      "long term debt",
      "short term debt",
      "=debt",
      "interest bearing",
    ],
    natures: liability,
    role: "borrowings",
    sure: 0.85,
  },
  {
    phrases: ["provision for liability", "=provision", "provisions for liabilities and charges"],
    natures: liability,
    role: "provisions",
    sure: 0.8,
  },
  { phrases: ["sales tax", "=vat", "=gst"], natures: liability, role: "sales_tax", sure: 0.9 },
  { phrases: ["lease liability"], natures: liability, role: "lease_liabilities", sure: 0.9 },
  {
    phrases: [
      "equity",
      "=capital",
      "capital and reserves",
      "shareholders funds",
      "shareholders equity",
      "owners equity",
      "members interests",
      "net assets",
      "partners capital",
      "capital account",
      "=reserve",
      "share capital and reserves",
      "stockholders equity",
      "proprietor fund",
      "owner fund",
    ],
    natures: equity,
    role: "other_reserves",
    sure: 0.5,
  },
  { phrases: ["contra equity"], natures: equity, isContra: true },
  { phrases: ["share capital"], natures: equity, role: "share_capital", sure: 0.8 },
  { phrases: ["retained earnings"], natures: equity, role: "retained_earnings", sure: 0.85 },
  {
    phrases: ["revenue", "sale", "turnover", "operating revenue", "sales income", "trading income"],
    natures: income,
    role: "revenue",
    sure: 0.8,
  },
  {
    phrases: ["contra revenue", "contra income", "contra sale"],
    natures: income,
    role: "revenue",
    sure: 0.85,
    isContra: true,
  },
  {
    phrases: ["income", "income account", "operating income"],
    natures: income,
    role: "revenue",
    sure: 0.66,
  },
  {
    phrases: [
      "other income",
      "other revenue",
      "other operating income",
      "non operating income",
      "nonoperating income",
      "sundry income",
      "other gain",
    ],
    natures: income,
    role: "other_operating_income",
    sure: 0.8,
    turns: { revenue: "other_operating_income" },
  },
  {
    phrases: ["finance income", "investment income", "interest income"],
    natures: income,
    role: "interest_income",
    sure: 0.7,
  },
  {
    phrases: [
      "other income expense",
      "other income and expenses",
      "gain loss",
      "other gain loss",
      "exceptional item",
    ],
    natures: inProfit,
  },
  {
    phrases: ["expense", "expense account", "expenditure"],
    natures: expense,
    role: "operating_expenses",
    sure: 0.68,
  },
  {
    phrases: [
      "overhead",
      "operating expense",
      "administration expense",
      "admin",
      "administration",
      "establishment expense",
      "selling expense",
      "distribution cost",
      "general expense",
      "operating cost",
      "=cost",
      "indirect cost",
      "indirect expense",
      "selling general administration",
    ],
    natures: expense,
    role: "operating_expenses",
    sure: 0.74,
  },
  {
    phrases: ["other expense", "non operating expense", "nonoperating expense"],
    natures: expense,
    role: "operating_expenses",
    sure: 0.66,
  },
  { phrases: ["contra expense"], natures: expense, isContra: true },
  {
    phrases: [
      "direct cost",
      "direct expense",
      "cost of sale",
      "cost of revenue",
      "cost of service",
      "purchase",
      "production cost",
      "cost of production",
    ],
    natures: expense,
    role: "cost_of_sales",
    sure: 0.88,
    turns: asCostOfSales,
  },
  {
    phrases: [
      "employee cost",
      "payroll",
      "wages and salaries",
      "employee expense",
      "personnel cost",
      "employee benefit expense",
      "wage",
    ],
    natures: expense,
    role: "employee_costs",
    sure: 0.82,
  },
  {
    phrases: ["depreciation", "depreciation expense", "depreciation and amortisation"],
    natures: expense,
    role: "depreciation",
    sure: 0.88,
  },
  { phrases: ["amortisation"], natures: expense, role: "amortisation", sure: 0.85 },
  {
    phrases: ["finance cost", "interest expense", "finance expense", "interest payable"],
    natures: expense,
    role: "interest_expense",
    sure: 0.8,
  },
  {
    phrases: [
      "=tax",
      "tax expense",
      "income tax",
      "tax charge",
      "income tax expense",
      "corporation tax",
    ],
    natures: expense,
    role: "income_tax",
    sure: 0.85,
  },
];
