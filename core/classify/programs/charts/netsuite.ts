import type { ProgramChart } from "../ProgramChart.ts";

export const netsuite: ProgramChart = {
  name: "NetSuite",
  source:
    "Oracle NetSuite, system-generated accounts (docs.oracle.com, NetSuite online help, Feature-Specific, System-Generated Accounts)",
  marks: [
    "Inventory Returned Not Credited",
    "Inventory Received Not Billed",
    "Inventory In Transit",
    "Advances Paid",
    "Refunds Payable",
    "Unrealized Matching Gain/Loss",
    "Realized Gain/Loss",
    "Unrealized Gain/Loss",
    "Rounding Gain/Loss",
    "Cumulative Translation Adjustment",
    "Unbilled Receivable",
  ],
  accounts: {
    trade_receivables: "Accounts Receivable",
    contract_assets: "Unbilled Receivable",
    inventories: `
      Inventory In Transit
      Inventory Asset`,
    trade_payables: `
      Accounts Payable
      Inventory Received Not Billed`,
    contract_liabilities: `
      Customer Deposits
      Deferred Revenue`,
    sales_tax: "Sales Taxes Payable",
    prepayments: `
      Advances Paid
      Deferred Expense`,
    retained_earnings: "Retained Earnings",
    translation_reserve: "Cumulative Translation Adjustment",
    foreign_exchange_gain_loss: `
      Realized Gain/Loss
      Unrealized Gain/Loss
      Unrealized Matching Gain/Loss
      Rounding Gain/Loss`,
    cost_of_sales: "Cost of Goods Sold",
    revenue: "Sales",
  },
};
