import type { NationalChart } from "../NationalChart.ts";
import { DEPRECIATION, namedInBothEditions } from "./swissNames.ts";

export const kmu: NationalChart = {
  id: "KMU",
  source:
    "Schweizer Kontenrahmen KMU (Sterchi, Mattle, Helbling), edition of the accounting law of 2013",
  digits: 4,
  roles: {
    cash_and_cash_equivalents: "100 101 102 103 104 105",
    financial_investments: "106 107 140 141 142 148",
    trade_receivables: "110 111 112",
    loans_receivable: "114 115 116 144 145 146",
    sales_tax: "117 2200 2201 220",
    other_receivables: "1176 1179 118 119",
    inventories: "12",
    contract_assets: "128 1301",
    prepayments: "130 131 1208 1218 1228",
    ppe_cost: "15 16",
    ppe_accumulated_depreciation:
      "1509 1519 1529 1539 1549 1559 1569 1579 1589 1599 1609 1619 1629 1639 1649 1659 1699",
    intangibles_cost: "17",
    goodwill: "177",
    intangibles_accumulated_amortisation: "1709 1719 1729 1739 1749 1759 1769 1779 1789 1799",
    trade_payables: "200 201 202",
    contract_liabilities: "203 2301",
    borrowings: "210 211 214 216 24 245",
    lease_liabilities: "212 242",
    bonds: "243",
    current_tax: "2208 234",
    other_payables: "2206 221 230 231",
    dividends_payable: "2261",
    employee_payables: "2209 227 235 2270 2279",
    provisions: "233 26",
    share_capital: "280 281 282",
    share_premium: "290",
    revaluation_reserve: "294",
    other_reserves: "291 292 293 295 296",
    retained_earnings: "297",
    dividends_declared: "285 284",
    treasury_shares: "298",
    revenue: "30 31 32 33 34 35 38",
    other_operating_income: "36 37 70 75 81 77",
    bad_debts: "3805",
    foreign_exchange_gain_loss: "3806 4906 6942 6949 6952 6999",
    cost_of_sales: "39 4",
    employee_costs: "5",
    // 694 is what banks charge, 3803, 3804 and 3807 are commissions, collection and dispatch, which the chart deducts from sales
    operating_expenses: "3803 3804 3807 60 61 62 63 64 65 66 67 694 701 751 71 76",
    depreciation: "68",
    amortisation: "684",
    interest_expense: "69 690",
    interest_income: "695 696 697 698 699",
    income_tax: "89",
    disposal_gain_loss: "852",
  },
  asked: {
    // Without interest, from whomever
    borrowings: "25",
    other_receivables: "185",
    other_operating_income: "851 861 871",
    operating_expenses: "80 850 86 870",
  },
  // Before the accounting law of 2013, 38 was the change in stocks and 39 what lowers sales, 68 finance and 69
  // depreciation, 114 advances to suppliers, 201 sales tax, 202 social insurance, 2200 dividends and 290 the legal reserve. Companies add
  // reserves and profits beneath 28.
  renumbered:
    "114 201 202 2200 280 282 290 38 39 68 684 69 690 694 695 696 697 698 699 80 850 851 86 861 870 871",
  open: "9 2979 109 83 84",
  marks: { ...namedInBothEditions, "6800": DEPRECIATION },
};
