import type { ProgramChart } from "../ProgramChart.ts";

export const xero: ProgramChart = {
  name: "Xero",
  source:
    "Xero, default chart of accounts (help.xero.com, Settings > Chart of accounts; its United Kingdom, Australian and New Zealand lists)",
  accounts: {
    revenue: "200 Sales",
    other_operating_income: "260 Other Revenue",
    interest_income: "270 Interest Income",
    cost_of_sales: `
      310 Cost of Goods Sold
      320 Direct Wages
      325 Direct Expenses`,
    operating_expenses: `
      400 Advertising
      400 Advertising & Marketing
      401 Audit & Accountancy fees
      404 Bank Fees
      408 Cleaning
      412 Consulting
      412 Consulting & Accounting
      418 Charitable and Political Donations
      420 Entertainment
      420 Entertainment-100% business
      424 Entertainment - 0%
      425 Freight & Courier
      425 Postage, Freight & Courier
      429 General Expenses
      433 Insurance
      441 Legal Expenses
      445 Light, Power, Heating
      449 Motor Vehicle Expenses
      453 Office Expenses
      457 Operating Lease Payments
      461 Printing & Stationery
      463 IT Software and Consumables
      465 Rates
      469 Rent
      473 Repairs and Maintenance
      473 Repairs & Maintenance
      485 Subscriptions
      489 Telephone & Internet
      493 Travel - National
      494 Travel - International`,
    depreciation: `
      416 Depreciation
      416 Depreciation Expense`,
    interest_expense: `
      437 Interest Expense
      437 Interest Paid`,
    employee_costs: `
      477 Wages and Salaries
      477 Salaries
      478 Superannuation
      478 Directors' Remuneration
      479 Employers National Insurance
      482 Pensions Costs`,
    foreign_exchange_gain_loss: `
      497 Bank Revaluations
      498 Unrealised Currency Gains
      499 Realised Currency Gains`,
    income_tax: `
      500 Corporation Tax
      505 Income Tax Expense`,
    trade_receivables: "610 Accounts Receivable",
    prepayments: "620 Prepayments",
    inventories: "630 Inventory",
    ppe_cost: `
      710 Office Equipment
      720 Computer Equipment
      740 Buildings
      750 Leasehold Property
      760 Motor Vehicles
      764 Plant and Machinery`,
    ppe_accumulated_depreciation: `
      711 Less Accumulated Depreciation on Office Equipment
      721 Less Accumulated Depreciation on Computer Equipment
      741 Less Accumulated Depreciation on Buildings
      751 Less Accumulated Depreciation on Leasehold Property
      761 Less Accumulated Depreciation on Motor Vehicles
      765 Less Accumulated Depreciation on Plant and Machinery`,
    trade_payables: "800 Accounts Payable",
    other_payables: "801 Unpaid Expense Claims",
    employee_payables: `
      803 Wages Payable
      804 Wages Payable
      804 Wages Payable - Payroll
      814 Wages Payable - Payroll
      825 PAYE Payable
      825 PAYG Withholdings Payable
      826 NIC Payable
      826 Superannuation Payable
      858 Pensions Payable`,
    sales_tax: `
      820 GST
      820 VAT`,
    current_tax: `
      830 Income Tax Payable
      830 Provision for Corporation Tax`,
    borrowings: "900 Loan",
    retained_earnings: "960 Retained Earnings",
    share_capital: `
      950 Capital - x,xxx Ordinary Shares
      970 Owner A Share Capital`,
  },
};
