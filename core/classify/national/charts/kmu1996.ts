import type { NationalChart } from "../NationalChart.ts";
import { DEDUCTIONS, DEPRECIATION, FINANCE, namedInBothEditions } from "./swissNames.ts";

export const kmu1996: NationalChart = {
  id: "KMU1996",
  source:
    "Schweizer Kontenrahmen KMU (Sterchi), edition of 1996, which books kept until the accounting law of 2013",
  digits: 4,
  roles: {
    cash_and_cash_equivalents: "100 101 102",
    financial_investments: "106 107 140 141 142",
    loans_receivable: "144 145 146",
    trade_receivables: "110 111 112",
    sales_tax: "117 2200 2201 2202 2203 2204 2205",
    other_receivables: "1176 1177 118 119",
    prepayments: "130 1208 1218 1228",
    inventories: "12",
    contract_assets: "128",
    ppe_cost: "15 16",
    ppe_accumulated_depreciation:
      "1509 1519 1529 1539 1549 1559 1569 1579 1589 1599 1609 1619 1629 1639 1649 1659 1699",
    // With what founding, enlarging and research cost
    intangibles_cost: "17 180 182 183 184",
    intangibles_accumulated_amortisation: "1709 1719 1729 1739 1749 1759 1769 1779 1789 1799",
    treasury_shares: "108 149",
    trade_payables: "200 205 206",
    contract_liabilities: "203",
    borrowings: "210 211 212 214 215 216 218 240 244 245 25",
    lease_liabilities: "242",
    current_tax: "2208 234",
    other_payables: "2206 230",
    employee_payables: "227",
    dividends_payable: "223",
    interest_payable: "2232",
    provisions: "233 26",
    share_capital: "2800",
    other_reserves: "290 291",
    dividends_declared: "285 284",
    retained_earnings: "299",
    revenue: "30 31 32 33 34 35 39",
    bad_debts: "3905",
    foreign_exchange_gain_loss: "3906 6842 6892",
    other_operating_income: "36 37 70 75 800 820",
    cost_of_sales: "38 4",
    employee_costs: "5",
    // 684 is what banks charge
    operating_expenses: "60 61 62 63 64 65 66 67 684 701 71 741 751 801 821",
    interest_expense: "680 681 682",
    interest_income: "685 686 687",
    depreciation: "69",
    income_tax: "89",
    disposal_gain_loss: "79",
  },
  asked: {
    loans_receivable: "114 115 116",
    intangibles_cost: "18",
    other_receivables: "185",
    other_payables: "221 222 225 226 231",
    // Tax among the provisions may be due or deferred
    current_tax: "263",
    share_capital: "28",
    interest_income: "688 74",
    other_operating_income: "80 82",
  },
  // The edition of 2013 has leases at 212 and share premium at 290; of 38, 39, 68 and 69 the chart itself is told
  renumbered: "18 180 182 183 184 212 222 223 263 28 290 688 74 80 800 801 82 820 821",
  open: "9 109 81 83 84 85",
  marks: {
    ...namedInBothEditions,
    "2990": "gewinn|verlust|vortrag|benefice|perte|report|utile|perdita|profit",
    "3800": "bestand|variation|variazion|change",
    "3900": DEDUCTIONS,
    "6800": `${FINANCE}|bank|banque|banca`,
    "6900": DEPRECIATION,
  },
  // The edition of 2013
  unlike: {
    "2970": "gewinn|vortrag|benefice|report|utile|profit",
    "38": DEDUCTIONS,
    "68": DEPRECIATION,
    "69": FINANCE,
  },
};
