import type { ProgramChart } from "../ProgramChart.ts";

export const sage50: ProgramChart = {
  name: "Sage 50",
  source:
    "Sage 50 Accounts (United Kingdom and Ireland), default nominal codes (ie-kb.sage.com, Nominal codes)",
  accounts: {
    ppe_cost: `
      0010 Freehold Property
      0011 Leasehold Property
      0020 Plant & Machinery
      0020 Plant and Machinery
      0030 Office Equipment
      0040 Furniture & Fixtures
      0040 Furniture and Fixtures
      0050 Motor Vehicles`,
    ppe_accumulated_depreciation: `
      0021 Plant/Machinery Depreciation
      0021 Plant & m/cy depreciation
      0031 Office Equipment Depreciation
      0031 Office equipt depreciation
      0041 Furniture/Fixture Depreciation
      0041 Furniture & fxts depreciation
      0051 Motor Vehicles Depreciation`,
    inventories: `
      1001 Stock
      1002 Work in Progress
      1003 Finished Goods`,
    trade_receivables: "1100 Debtors Control Account",
    other_receivables: `
      1101 Sundry Debtors
      1102 Other Debtors`,
    prepayments: "1103 Prepayments",
    cash_and_cash_equivalents: `
      1200 Bank Current Account
      1210 Bank Deposit Account
      1220 Building Society Account
      1230 Petty Cash
      1235 Cash Receipts`,
    trade_payables: "2100 Creditors Control Account",
    other_payables: `
      2101 Sundry Creditors
      2102 Other Creditors
      2109 Accruals`,
    sales_tax: `
      2200 Sales Tax Control Account
      2201 Purchase Tax Control Account
      2202 VAT Liability`,
    employee_payables: `
      2210 P.A.Y.E.
      2210 PAYE
      2211 National Insurance
      2220 Net Wages
      2230 Pension Fund`,
    borrowings: `
      2300 Loans
      2330 Mortgages`,
    lease_liabilities: "2310 Hire Purchase",
    current_tax: "2320 Corporation Tax",
    share_capital: `
      3000 Ordinary Shares
      3010 Preference Shares`,
    other_reserves: "3100 Reserves",
    retained_earnings: `
      3101 Undistributed Reserves
      3200 Profit and Loss Account
      3200 Profit & Loss Account`,
    revenue: `
      4000 Sales Type A
      4001 Sales Type B
      4002 Sales Type C
      4009 Discounts Allowed
      4100 Sales Type D
      4101 Sales Type E
      4905 Distribution and Carriage`,
    other_operating_income: `
      4901 Royalties Received
      4902 Commissions Received
      4903 Insurance Claims
      4904 Rent Income`,
    disposal_gain_loss: "4200 Sales of Assets",
    cost_of_sales: `
      5000 Materials Purchased
      5001 Materials Imported
      5002 Miscellaneous Purchases
      5003 Packaging
      5009 Discounts Taken
      5100 Carriage
      5101 Import Duty
      5200 Opening Stock
      5201 Closing Stock
      6000 Productive Labour
      6001 Cost of Sales Labour
      6002 Sub-Contractors`,
    employee_costs: `
      7000 Gross Wages
      7001 Directors Salaries
      7002 Directors Remuneration
      7003 Staff Salaries
      7004 Wages - Regular
      7005 Wages - Casual
      7006 Employers N.I.
      7006 Employers NI
      7007 Employers Pensions`,
    operating_expenses: `
      6100 Sales Commissions
      6200 Sales Promotions
      6201 Advertising
      6202 Gifts and Samples
      7008 Recruitment Expenses
      7100 Rent
      7102 Water Rates
      7103 General Rates
      7104 Premises Insurance
      7200 Electricity
      7201 Gas
      7202 Oil
      7203 Other Heating Costs
      7301 Repairs and Servicing
      7303 Vehicle Insurance
      7400 Travelling
      7401 Car Hire
      7402 Hotels
      7501 Postage and Carriage
      7502 Telephone
      7504 Office Stationery
      7600 Legal Fees
      7601 Audit and Accountancy Fees
      7602 Consultancy Fees
      7701 Office Machine Maintenance
      7801 Cleaning
      7901 Bank Charges
      8201 Subscriptions
      8204 Insurance`,
    interest_income: "4900 Miscellaneous Income Interest",
    interest_expense: `
      7900 Bank Interest Paid
      7903 Loan Interest Paid
      7904 H.P. Interest`,
    foreign_exchange_gain_loss: "7906 Exchange Rate Variance",
    depreciation: `
      8000 Depreciation
      8001 Plant/Machinery Depreciation
      8002 Furniture/Fitting Depreciation
      8003 Vehicle Depreciation
      8004 Office Equipment Depreciation`,
    bad_debts: `
      8100 Bad Debt Write Off
      8102 Bad Debt Provision`,
  },
};
