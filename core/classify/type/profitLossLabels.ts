import type { Role } from "../../roles/roles.ts";
import type { TypeLabel } from "./TypeLabel.ts";

const income = ["income"] as const;
const expense = ["expense"] as const;
const inProfit = ["income", "expense"] as const;
const asCostOfSales: Partial<Record<Role, Role>> = {
  operating_expenses: "cost_of_sales",
  employee_costs: "cost_of_sales",
};

/** Type labels of the profit and loss, as people and bookkeeping programs write them. */
export const profitLossLabels: readonly TypeLabel[] = [
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
