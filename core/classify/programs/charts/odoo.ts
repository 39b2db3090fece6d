import type { ProgramChart } from "../ProgramChart.ts";

export const odoo: ProgramChart = {
  name: "Odoo",
  source: "Odoo, generic chart of accounts (github.com/odoo/odoo, addons/account, generic_coa)",
  accounts: {
    inventories: `
      1101 Stock Valuation
      1104 Cost of Production
      1105 Work in Progress`,
    trade_receivables: `
      1210 Account Receivable
      1013 Account Receivable (PoS)`,
    prepayments: `
      1280 Prepaid Expenses
      1410 Prepayments`,
    sales_tax: `
      1310 Tax Paid
      1320 Tax Receivable
      2510 Tax Received
      2520 Tax Payable`,
    ppe_cost: "1510 Fixed Asset",
    trade_payables: "2110 Account Payable",
    other_payables: "2111 Bills to receive",
    contract_liabilities: "2120 Deferred Revenue",
    employee_payables: `
      2300 Salary Payable
      2301 Employee Payroll Taxes
      2302 Employer Payroll Taxes`,
    share_capital: "3010 Capital",
    dividends_declared: "3020 Dividends",
    revenue: "4000 Product Sales",
    other_operating_income: "4500 Other Income",
    cost_of_sales: `
      5000 Cost of Goods Sold
      6100 Stock Variation`,
    operating_expenses: `
      6000 Expenses
      6120 Rent
      6200 Bank Fees
      9610 RD Expenses
      9620 Sales Expenses`,
    employee_costs: "6300 Salary Expenses",
    foreign_exchange_gain_loss: `
      4410 Foreign Exchange Gain
      6410 Foreign Exchange Loss
      441000 Foreign Exchange Gain
      641000 Foreign Exchange Loss`,
  },
};
