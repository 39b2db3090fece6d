import type { ProgramChart } from "../ProgramChart.ts";

/** A trial balance of Tally lists its groups, which every company has. */
export const tally: ProgramChart = {
  name: "Tally",
  source: "TallyPrime, the 28 predefined groups (help.tallysolutions.com, Groups)",
  marks: [
    "Bank OD A/c",
    "Bank OCC A/c",
    "Loans (Liability)",
    "Loans & Advances (Asset)",
    "Deposits (Asset)",
    "Misc. Expenses (ASSET)",
    "Branch / Divisions",
    "Stock-in-Hand",
    "Cash-in-Hand",
    "Indirect Incomes",
    "Direct Incomes",
    "Suspense A/c",
  ],
  accounts: {
    cash_and_cash_equivalents: `
      Bank Accounts
      Cash-in-Hand`,
    bank_overdraft: `
      Bank OD A/c
      Bank OCC A/c`,
    trade_receivables: "Sundry Debtors",
    inventories: "Stock-in-Hand",
    other_receivables: "Deposits (Asset)",
    ppe_cost: "Fixed Assets",
    financial_investments: "Investments",
    trade_payables: "Sundry Creditors",
    provisions: "Provisions",
    borrowings: `
      Loans (Liability)
      Secured Loans
      Unsecured Loans`,
    share_capital: "Capital Account",
    revenue: `
      Sales Accounts
      Direct Incomes`,
    other_operating_income: "Indirect Incomes",
    cost_of_sales: `
      Purchase Accounts
      Direct Expenses`,
    operating_expenses: "Indirect Expenses",
  },
};
