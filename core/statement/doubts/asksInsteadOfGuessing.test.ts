import { expect, test } from "vitest";
import type { TrialBalanceRow } from "../../ingest/rows.ts";
import type { Framework } from "../../policies/policies.ts";
import type { Role } from "../../roles/roles.ts";
import { balance } from "../../testing/ledgerRows.ts";
import { statementFrom } from "../../testing/statementFrom.ts";
import { plainInput } from "../../testing/statementInputs.ts";

/** A balance under a role and a name; debit-positive, this year's first. */
type Line = readonly [role: Role, name: string, current: string, prior: string];

function prepare(lines: readonly Line[], framework: Framework = "IFRS") {
  const rows = lines.map(([, name, current, prior]): TrialBalanceRow => {
    return { ...balance(name, current, prior), name };
  });
  const mappings = new Map(lines.map(([role, name]) => [name, role] as const));
  const rowsOf = { trial_balance: rows };
  return statementFrom({ ...plainInput, framework, mappings, rows: rowsOf }).statements;
}

function lineOf(lines: readonly Line[], concept: string, framework?: Framework) {
  const { indirect, direct } = prepare(lines, framework);
  return [...indirect.lines, ...direct.lines].find((line) => line.concept === concept);
}

const cash = (current: string): Line => ["cash_and_cash_equivalents", "Cash", current, "100"];
const capital: Line = ["share_capital", "Share capital", "-100", "-100"];

/* Each of these moves without cash, in whole or in part, and balances alone cannot say so. */
test.each<[string, string, readonly Line[]]>([
  [
    "leases without the asset they were taken out for",
    "payment_of_lease_liabilities",
    [cash("140"), capital, ["lease_liabilities", "Lease obligation", "-40", "0"]],
  ],
  [
    "a deficit of the first year that is more than its loss",
    "dividends_paid",
    [
      cash("85"),
      capital,
      ["retained_earnings", "Retained earnings", "10", "0"],
      ["operating_expenses", "Rent", "5", "0"],
    ],
  ],
  [
    "receipts where profit begins with what revenue leaves after costs",
    "receipts_from_customers",
    [cash("130"), capital, ["revenue", "Gross profit", "-30", "0"]],
  ],
  [
    "tax where there is only the profit after it",
    "profit_before_tax",
    [cash("130"), capital, ["revenue", "Profit for the year", "-30", "0"]],
  ],
  [
    "depreciation of assets that no account holds",
    "purchase_of_ppe",
    [
      cash("150"),
      capital,
      ["revenue", "Sales", "-70", "0"],
      ["depreciation", "Depreciation", "20", "0"],
    ],
  ],
  [
    "goodwill that rose",
    "acquisition_of_subsidiary",
    [cash("60"), capital, ["goodwill", "Goodwill", "40", "0"]],
  ],
  [
    "plant without any depreciation in profit",
    "purchase_of_ppe",
    [
      cash("60"),
      ["ppe_cost", "Plant", "90", "50"],
      ["share_capital", "Share capital", "-150", "-150"],
    ],
  ],
  [
    "one charge for depreciation of plant and of leased assets at their carrying amounts",
    "purchase_of_ppe",
    [
      cash("80"),
      ["ppe_cost", "Plant", "90", "80"],
      ["right_of_use_assets", "Right-of-use assets", "45", "40"],
      ["lease_liabilities", "Lease liabilities", "-40", "-40"],
      ["share_capital", "Share capital", "-180", "-180"],
      ["revenue", "Revenue", "-15", "0"],
      ["depreciation", "Depreciation", "20", "0"],
    ],
  ],
  [
    "a provision for decommissioning that rose",
    "change_in_provisions",
    [cash("130"), capital, ["provisions", "Decommissioning provision", "-30", "0"]],
  ],
  [
    "a defined benefit plan",
    "change_in_provisions",
    [cash("130"), capital, ["retirement_benefits", "Net defined benefit liability", "-30", "0"]],
  ],
  [
    "deferred tax beside a revaluation",
    "income_taxes_paid",
    [
      cash("100"),
      capital,
      ["ppe_cost", "Land", "50", "0"],
      ["revaluation_reserve", "Revaluation surplus", "-40", "0"],
      ["deferred_tax", "Deferred tax", "-10", "0"],
    ],
  ],
  [
    "the dividends of a group whose minority took part of the profit",
    "dividends_paid",
    [
      cash("90"),
      capital,
      ["retained_earnings", "Retained earnings", "20", "0"],
      ["non_controlling_interests", "Minority interest", "-10", "0"],
    ],
  ],
  [
    "intangible assets without any amortisation in profit",
    "purchase_of_intangibles",
    [cash("80"), capital, ["intangibles_cost", "Development expenditure", "60", "40"]],
  ],
  [
    "the payments that may hold the depreciation no account shows",
    "payments_to_suppliers_and_employees",
    [
      cash("70"),
      ["ppe_cost", "Plant", "90", "50"],
      ["share_capital", "Share capital", "-150", "-150"],
      ["cost_of_sales", "Cost of sales", "10", "0"],
      ["revenue", "Sales", "-20", "0"],
    ],
  ],
  [
    "intangibles beside plant under one charge that took none of them",
    "purchase_of_intangibles",
    [
      cash("80"),
      ["ppe_cost", "Plant", "85", "80"],
      ["intangibles_cost", "Licences", "45", "40"],
      ["share_capital", "Share capital", "-220", "-220"],
      ["revenue", "Revenue", "-20", "0"],
      ["depreciation", "Depreciation and amortisation", "30", "0"],
    ],
  ],
  [
    "the interest on notes whose discount moved",
    "interest_paid",
    [
      cash("100"),
      capital,
      ["bonds", "Convertible loan notes (liability component)", "-93", "-90"],
      ["share_capital", "Other shares", "90", "90"],
      ["interest_expense", "Finance cost", "3", "0"],
    ],
  ],
  [
    "what is owed for plant",
    "purchase_of_ppe",
    [
      cash("100"),
      capital,
      ["other_payables", "Creditors for capital expenditure", "-40", "0"],
      ["ppe_cost", "Land", "40", "0"],
    ],
  ],
  [
    "what is owed for a business",
    "change_in_other_payables",
    [cash("130"), capital, ["other_payables", "Deferred consideration", "-30", "0"]],
  ],
  [
    "grants to be released",
    "change_in_contract_liabilities",
    [cash("130"), capital, ["contract_liabilities", "Deferred government grants", "-30", "0"]],
  ],
  [
    "one figure for a discontinued operation",
    "other_operating_payments",
    [
      cash("80"),
      capital,
      ["discontinued_operations", "Loss from discontinued operations", "20", "0"],
    ],
  ],
  [
    "working capital beside a business bought",
    "change_in_inventories",
    [
      cash("50"),
      capital,
      ["goodwill", "Goodwill", "40", "0"],
      ["inventories", "Inventories", "10", "0"],
    ],
  ],
  [
    "working capital beside a business bought for less than it is worth",
    "change_in_inventories",
    [
      cash("90"),
      capital,
      ["other_operating_income", "Gain on bargain purchase", "-20", "0"],
      ["inventories", "Inventories", "30", "0"],
    ],
  ],
  [
    "balances translated from another currency",
    "purchase_of_ppe",
    [
      cash("100"),
      capital,
      ["ppe_cost", "Land", "30", "0"],
      ["translation_reserve", "Translation reserve", "-30", "0"],
    ],
  ],
  [
    "a revaluation reserve that fell",
    "purchase_of_ppe",
    [
      cash("90"),
      ["ppe_cost", "Land", "40", "40"],
      ["revaluation_reserve", "Revaluation surplus", "-10", "-40"],
      ["share_capital", "Share capital", "-120", "-100"],
    ],
  ],
  [
    "a reserve for options without a cost of them",
    "proceeds_from_issue_of_shares",
    [cash("130"), capital, ["other_reserves", "Share option reserve", "-30", "0"]],
  ],
  [
    "share premium that rose while share capital stood still",
    "proceeds_from_issue_of_shares",
    [cash("130"), capital, ["share_premium", "Additional paid-in capital", "-30", "0"]],
  ],
  [
    "investments that rose by what shares rose by",
    "proceeds_from_issue_of_shares",
    [
      cash("100"),
      ["financial_investments", "Shares put in by the owner", "40", "0"],
      ["share_capital", "Share capital", "-140", "-100"],
    ],
  ],
  [
    "debt that fell by what shares rose by",
    "repayment_of_borrowings",
    [
      cash("100"),
      ["share_capital", "Share capital", "-150", "-100"],
      ["borrowings", "Loan from parent", "0", "-50"],
      ["share_capital", "Deferred shares", "50", "50"],
    ],
  ],
  [
    "retained earnings that fell by what shares rose by",
    "dividends_paid",
    [
      cash("100"),
      ["share_capital", "Share capital", "-150", "-100"],
      ["retained_earnings", "Retained earnings", "0", "-50"],
      ["share_capital", "Deferred shares", "50", "50"],
    ],
  ],
  [
    "a cost of share-based payment that met no reserve",
    "purchase_of_own_shares",
    [
      cash("100"),
      capital,
      ["employee_payables", "Owed for share appreciation rights", "-40", "0"],
      ["share_based_payment", "Share appreciation rights", "40", "0"],
    ],
  ],
  [
    "shares that were issued and are not paid",
    "proceeds_from_issue_of_shares",
    [
      cash("100"),
      ["share_capital", "Share capital", "-150", "-100"],
      ["other_receivables", "Called up share capital not paid", "50", "0"],
    ],
  ],
  [
    "deferred tax that its charge explains in part only",
    "income_taxes_paid",
    [
      cash("90"),
      capital,
      ["deferred_tax", "Deferred tax", "-18", "0"],
      ["deferred_tax_expense", "Deferred tax charge", "28", "0"],
    ],
  ],
  [
    "retained earnings that moved beside the dividends declared",
    "dividends_paid",
    [
      cash("80"),
      capital,
      ["retained_earnings", "Retained earnings", "-10", "-20"],
      ["dividends_declared", "Dividends declared", "10", "0"],
      ["share_capital", "Other shares", "20", "20"],
    ],
  ],
  [
    "what was invested in a joint venture less what it paid",
    "purchase_of_investments",
    [
      cash("60"),
      capital,
      ["associates", "Joint venture", "70", "0"],
      ["share_of_associates_profit", "Share of profit of joint venture", "-30", "0"],
    ],
  ],
  [
    "a balance with another company of the group",
    "change_in_other_payables",
    [cash("130"), capital, ["other_payables", "Amounts owed to group undertakings", "-30", "0"]],
  ],
  [
    "a gain on disposal beside what was bought",
    "purchase_of_ppe",
    [
      cash("80"),
      ["share_capital", "Share capital", "-200", "-200"],
      ["ppe_cost", "Land", "130", "100"],
      ["disposal_gain_loss", "Gain on disposal of land", "-10", "0"],
    ],
  ],
  [
    "what is owed within a disposal group",
    "purchase_of_ppe",
    [
      cash("120"),
      capital,
      ["ppe_cost", "Land", "10", "0"],
      ["other_payables", "Liabilities of disposal group held for sale", "-30", "0"],
    ],
  ],
  [
    "an operating lease",
    "payment_of_lease_liabilities",
    [
      cash("90"),
      capital,
      ["right_of_use_assets", "Operating lease right-of-use asset", "50", "60"],
      ["lease_liabilities", "Operating lease liability", "-40", "-60"],
    ],
  ],
])("%s: asked, not guessed", (_name, concept, lines) => {
  expect(lineOf(lines, concept)?.status).toBe("review");
});

test("one charge is not asked about where accumulated accounts say whose it is", () => {
  const lines: Line[] = [
    cash("95"),
    ["ppe_cost", "Plant", "90", "80"],
    ["ppe_accumulated_depreciation", "Plant, accumulated depreciation", "-32", "-20"],
    ["right_of_use_assets", "Right-of-use assets", "45", "40"],
    ["right_of_use_accumulated_depreciation", "Leased assets, depreciated", "-18", "-10"],
    ["lease_liabilities", "Lease liabilities", "-30", "-30"],
    ["share_capital", "Share capital", "-160", "-160"],
    ["revenue", "Revenue", "-10", "0"],
    ["depreciation", "Depreciation", "20", "0"],
  ];
  expect(lineOf(lines, "purchase_of_ppe")).toMatchObject({ currentYear: "-10.00", status: "auto" });
});

test.each<[string, string, string, readonly Line[]]>([
  [
    "a provision for decommissioning that fell was paid",
    "change_in_provisions",
    "-20.00",
    [
      cash("80"),
      ["share_capital", "Share capital", "-70", "-70"],
      ["provisions", "Decommissioning provision", "-10", "-30"],
    ],
  ],
  [
    "a loan that begins in the year was taken in one",
    "proceeds_from_borrowings",
    "40.00",
    [cash("140"), capital, ["borrowings", "Bank loan", "-40", "0"]],
  ],
  [
    "a loan that ends in the year was repaid in one",
    "repayment_of_borrowings",
    "-30.00",
    [
      cash("70"),
      ["share_capital", "Share capital", "-70", "-70"],
      ["borrowings", "Bank loan", "0", "-30"],
    ],
  ],
  [
    "profits that were kept and fell were paid out",
    "dividends_paid",
    "-20.00",
    [
      cash("80"),
      ["share_capital", "Share capital", "-60", "-60"],
      ["retained_earnings", "Retained earnings", "-20", "-40"],
    ],
  ],
  [
    "dividends with an account of their own were paid",
    "dividends_paid",
    "-20.00",
    [cash("80"), capital, ["dividends_declared", "Dividends declared", "20", "0"]],
  ],
])("%s: nothing is asked", (_name, concept, currentYear, lines) => {
  expect(lineOf(lines, concept)).toMatchObject({ currentYear, status: "auto" });
});

test("nothing is asked of a line that nothing stands on", () => {
  const lines: Line[] = [
    cash("130"),
    capital,
    ["other_payables", "Deferred consideration", "-30", "0"],
  ];
  expect(lineOf(lines, "acquisition_of_subsidiary")).toBeUndefined();
});

test("a debt forgiven was not repaid, and its gain is no cash", () => {
  const lines: Line[] = [
    cash("100"),
    capital,
    ["borrowings", "Bank loan", "0", "-50"],
    ["disposal_gain_loss", "Gain on forgiveness of loan", "-50", "0"],
    ["share_capital", "Other shares", "50", "50"],
  ];
  expect(lineOf(lines, "repayment_of_borrowings")?.currentYear ?? "0.00").toBe("0.00");
  expect(lineOf(lines, "other_non_cash_items")?.currentYear).toBe("-50.00");
});

test.each<[Framework, string]>([
  ["IFRS", "20.00"],
  ["IFRS18", "0.00"],
])(
  "rents of investment property stand outside operating profit under IFRS 18: %s",
  (framework, profit) => {
    const lines: Line[] = [
      cash("120"),
      capital,
      ["other_operating_income", "Rental income from investment property", "-20", "0"],
    ];
    const start = framework === "IFRS" ? "profit_before_tax" : "operating_profit";
    expect(lineOf(lines, start, framework)?.currentYear ?? "0.00").toBe(profit);
    expect(lineOf(lines, "net_cash_operating", framework)?.currentYear).toBe("20.00");
  },
);

test("other receivables and the income they are of are one receipt", () => {
  const lines: Line[] = [
    cash("138"),
    capital,
    ["other_receivables", "Grants receivable", "7", "0"],
    ["other_operating_income", "Grants", "-45", "0"],
  ];
  expect(lineOf(lines, "other_operating_receipts")?.currentYear).toBe("38.00");
  expect(lineOf(lines, "other_operating_payments")).toBeUndefined();
});

test("a fair value gain on livestock is not taken for what livestock was sold or bought for", () => {
  const lines: Line[] = [
    cash("60"),
    capital,
    ["ppe_cost", "Dairy livestock", "65", "0"],
    ["fair_value_changes", "Gain from changes in fair value of dairy livestock", "-25", "0"],
  ];
  expect(lineOf(lines, "purchase_of_ppe")?.currentYear).toBe("-40.00");
});

test("deferred tax that its own charge explains is not asked about", () => {
  const lines: Line[] = [
    cash("100"),
    capital,
    ["ppe_cost", "Land", "40", "0"],
    ["revaluation_reserve", "Revaluation surplus", "-40", "0"],
    ["deferred_tax", "Deferred tax", "-10", "0"],
    ["deferred_tax_expense", "Deferred tax charge", "10", "0"],
  ];
  expect(lineOf(lines, "income_taxes_paid")?.status).not.toBe("review");
});

test.each<[Framework, string]>([
  ["IFRS", "-20.00"],
  ["IFRS18", "0.00"],
])("an exchange loss on borrowings is no payment to anybody: %s", (framework, start) => {
  const lines: Line[] = [
    cash("50"),
    ["borrowings", "Dollar loan", "-70", "-100"],
    ["share_capital", "Share capital", "0", "0"],
    ["foreign_exchange_gain_loss", "Foreign exchange loss on borrowings", "20", "0"],
  ];
  expect(lineOf(lines, "repayment_of_borrowings", framework)?.currentYear).toBe("-50.00");
  const profit = framework === "IFRS" ? "profit_before_tax" : "operating_profit";
  expect(lineOf(lines, profit, framework)?.currentYear ?? "0.00").toBe(start);
  expect(lineOf(lines, "other_operating_payments", framework)?.currentYear ?? "0.00").toBe("0.00");
});

test("a movement of other comprehensive income is no purchase of investments that did not move like it", () => {
  const lines: readonly Line[] = [
    cash("100"),
    capital,
    ["financial_investments", "Listed shares", "50", "50"],
    ["other_reserves", "Accumulated other comprehensive income", "-80", "-50"],
    ["provisions", "Pension obligation", "30", "0"],
  ];
  expect(lineOf(lines, "unclassified_movements")?.status).toBe("review");
  expect(lineOf(lines, "purchase_of_investments")?.currentYear ?? "0.00").toBe("0.00");
  for (const [held, reserve] of [
    ["80", "-80"],
    ["20", "-20"],
  ] as const) {
    const alike: readonly Line[] = [
      cash("100"),
      capital,
      ["financial_investments", "Listed shares", held, "50"],
      ["other_reserves", "Accumulated other comprehensive income", reserve, "-50"],
    ];
    expect(lineOf(alike, "purchase_of_investments")?.currentYear ?? "0.00").toBe("0.00");
    expect(lineOf(alike, "unclassified_movements")).toBeUndefined();
  }
});

test("a program's opening balance equity is asked for, and no dividend", () => {
  const rows = [
    { ...balance("1", "160", "100"), name: "Cash at bank", type: "Bank" },
    { ...balance("2", "-100", "-100"), name: "Share capital", type: "Equity" },
    { ...balance("3", "-60", "0"), name: "Opening Balance Equity", type: "Equity" },
  ];
  const { lines } = statementFrom({ ...plainInput, rows: { trial_balance: rows } }).statements
    .indirect;
  expect(lines.find(({ concept }) => concept === "dividends_paid")).toBeUndefined();
  expect(lines.find(({ concept }) => concept === "unclassified_movements")?.status).toBe("review");
});
