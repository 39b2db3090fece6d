import type { ProgramChart } from "../ProgramChart.ts";

export const myob: ProgramChart = {
  name: "MYOB",
  source: "MYOB, system accounts and standard accounts lists (help.myob.com)",
  marks: [
    "ABN withholding credits",
    "ABN withholdings payable",
    "PAYG withholdings payable",
    "Historical balancing",
    "Electronic Clearing Account",
    "Payroll Cheque Account",
  ],
  accounts: {
    cash_and_cash_equivalents: `
      Cheque account
      Savings account
      Petty cash`,
    trade_receivables: `
      Accounts receivable
      Trade Debtors`,
    ppe_cost: `
      Furniture & fittings
      Motor vehicles
      Office equipment & computers
      Plant & equipment`,
    trade_payables: `
      Accounts payable
      Trade Creditors`,
    sales_tax: `
      GST collected
      GST paid`,
    employee_payables: `
      ABN withholdings payable
      PAYG withholdings payable
      Payroll deductions
      Superannuation payable`,
    retained_earnings: `
      Retained earnings
      Current year earnings
      Current earnings`,
    employee_costs: `
      Superannuation expense
      Wages & salaries`,
    operating_expenses: `
      Accounting fees
      Advertising
      Bank charges
      Electricity & gas
      Insurance
      Internet
      Lease of equipment
      Motor vehicle expenses
      Office supplies
      Postage & courier
      Printing & stationery
      Rates
      Rent
      Repairs & maintenance
      Sundry expenses
      Telephone
      Travel & accommodation
      Water
      Work cover insurance`,
    interest_expense: "Interest paid",
    interest_income: "Interest income",
    other_operating_income: "Other income",
  },
};
