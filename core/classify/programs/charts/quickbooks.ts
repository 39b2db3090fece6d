import type { ProgramChart } from "../ProgramChart.ts";

export const quickbooks: ProgramChart = {
  name: "QuickBooks",
  source:
    "QuickBooks Online, accounts it makes by default (quickbooks.intuit.com, default and special accounts in the chart of accounts)",
  marks: [
    "Undeposited Funds",
    "Uncategorized Income",
    "Uncategorized Expense",
    "Uncategorized Asset",
    "Unapplied Cash Payment Income",
    "Unapplied Cash Bill Payment Expense",
    "Ask My Accountant",
    "Billable Expense Income",
    "Reconciliation Discrepancies",
    "Sales of Product Income",
    "Opening Balance Equity",
    "Owner's Pay & Personal Expenses",
    "Owner's Investment",
  ],
  accounts: {
    trade_receivables: `
      Accounts Receivable
      Accounts Receivable (A/R)`,
    inventories: `
      Inventory
      Inventory Asset`,
    trade_payables: `
      Accounts Payable
      Accounts Payable (A/P)`,
    sales_tax: `
      Sales Tax Payable
      GST/HST Payable`,
    employee_payables: "Payroll Liabilities",
    dividends_declared: "Owner's Pay & Personal Expenses",
    share_capital: "Owner's Investment",
    retained_earnings: "Retained Earnings",
    revenue: `
      Sales
      Services
      Sales of Product Income
      Billable Expense Income
      Discounts given
      Unapplied Cash Payment Income`,
    cost_of_sales: `
      Cost of Goods Sold
      Cost of Labor
      Shipping, Freight & Delivery - COS
      Supplies & Materials - COGS`,
    operating_expenses: `
      Advertising & Marketing
      Bank Charges & Fees
      Car & Truck
      Contractors
      Insurance
      Job Supplies
      Legal & Professional Services
      Meals & Entertainment
      Office Supplies & Software
      Reimbursable Expenses
      Rent & Lease
      Repairs & Maintenance
      Taxes & Licenses
      Travel
      Utilities`,
    interest_expense: "Interest Paid",
    interest_income: "Interest Earned",
  },
};
