import type { ProgramChart } from "../ProgramChart.ts";

export const erpnext: ProgramChart = {
  name: "ERPNext",
  source:
    "ERPNext, standard chart of accounts (github.com/frappe/erpnext, accounts/doctype/account/chart_of_accounts/verified)",
  marks: [
    "Stock Received But Not Billed",
    "Asset Received But Not Billed",
    "Expenses Included In Valuation",
    "Expenses Included In Asset Valuation",
    "Temporary Opening",
    "Stock Adjustment",
    "Gain/Loss on Asset Disposal",
    "Exchange Gain/Loss",
    "CWIP Account",
  ],
  accounts: {
    trade_receivables: "Debtors",
    cash_and_cash_equivalents: "Cash",
    inventories: "Stock In Hand",
    ppe_cost: `
      Buildings
      Capital Equipments
      CWIP Account
      Electronic Equipments
      Furnitures and Fixtures
      Office Equipments
      Plants and Machineries`,
    intangibles_cost: "Softwares",
    ppe_accumulated_depreciation: `
      Accumulated Depreciation
      Accumulated Depreciations`,
    trade_payables: `
      Creditors
      Stock Received But Not Billed
      Asset Received But Not Billed`,
    employee_payables: "Payroll Payable",
    bank_overdraft: "Bank Overdraft Account",
    borrowings: `
      Secured Loans
      Unsecured Loans`,
    share_capital: "Capital Stock",
    dividends_declared: "Dividends Paid",
    retained_earnings: "Retained Earnings",
    revenue: `
      Sales
      Service`,
    cost_of_sales: `
      Cost of Goods Sold
      Expenses Included In Valuation
      Stock Adjustment`,
    operating_expenses: `
      Administrative Expenses
      Commission on Sales
      Entertainment Expenses
      Freight and Forwarding Charges
      Legal Expenses
      Marketing Expenses
      Miscellaneous Expenses
      Office Maintenance Expenses
      Office Rent
      Postal Expenses
      Print and Stationery
      Round Off
      Sales Expenses
      Telephone Expenses
      Travel Expenses
      Utility Expenses`,
    employee_costs: "Salary",
    depreciation: "Depreciation",
    foreign_exchange_gain_loss: "Exchange Gain/Loss",
    disposal_gain_loss: "Gain/Loss on Asset Disposal",
  },
};
