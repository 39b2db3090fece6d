import { describe, expect, test } from "vitest";
import type { TrialBalanceRow } from "../ingest/rows.ts";
import type { Role } from "../roles/roles.ts";
import { balance, minor, position, result } from "../testing/ledgerRows.ts";
import { statementFrom } from "../testing/statementFrom.ts";
import { plainInput } from "../testing/statementInputs.ts";
import type { StatementDocument } from "./StatementDocument.ts";
import type { Adjustment, StatementInput } from "./StatementInput.ts";

/** Rows whose code is their role, as classification would find them. */
function prepare(
  rows: readonly TrialBalanceRow[],
  changes: Partial<StatementInput> = {},
): StatementDocument {
  const roles = rows.map(({ code }): [string, Role] => [code, code.replace(/ .*$/, "") as Role]); // the code names its role
  return statementFrom({
    ...plainInput,
    mappings: new Map(roles),
    rows: { trial_balance: rows },
    ...changes,
  });
}

function amountsOf(document: StatementDocument, method: "indirect" | "direct" = "indirect") {
  const lines = document.statements[method].lines.filter(({ isSubtotal }) => !isSubtotal);
  return Object.fromEntries(lines.map(({ concept, currentYear }) => [concept, currentYear]));
}

function categoryOf(document: StatementDocument, concept: string) {
  return document.statements.indirect.lines.find((line) => line.concept === concept)?.category;
}

test("without codes, a name in both statements is two accounts", () => {
  const document = statementFrom({
    ...plainInput,
    rows: {
      balance_sheet: [
        position("Cash", "50", "63"),
        position("Income tax", "4", "6"),
        position("Share capital", "46", "46"),
        position("Retained earnings", "0", "11"),
      ],
      profit_loss: [result("Revenue", "20"), result("Income tax", "9")],
    },
  });
  expect(document.tiesOut).toBe(true);
  expect(amountsOf(document)).toMatchObject({
    profit_before_tax: "20.00",
    income_taxes_paid: "-7.00",
  });
});

test("without codes, a name among the assets and among the liabilities is two accounts", () => {
  const under = (type: string, row: ReturnType<typeof position>) => ({ ...row, type });
  const document = statementFrom({
    ...plainInput,
    rows: {
      balance_sheet: [
        under("Current assets", position("Cash", "50", "70")),
        under("Non-current assets", position("Deferred tax", "4", "3")),
        under("Non-current liabilities", position("Deferred tax", "9", "12")),
        under("Equity", position("Share capital", "45", "45")),
        under("Equity", position("Retained earnings", "0", "16")),
      ],
      profit_loss: [result("Revenue", "20"), result("Deferred tax", "4")],
    },
  });
  expect(document.tiesOut).toBe(true);
  expect(amountsOf(document).income_taxes_paid ?? "0.00").toBe("0.00");
});

test("without codes, a trial balance has one account of a name unless its sides mean two things", () => {
  const named = (name: string, now: string, before: string) => ({
    ...balance("cash_and_cash_equivalents", now, before),
    code: name,
    name,
  });
  const document = prepare(
    [
      named("Bank", "70", "50"),
      named("Bank", "-4", "0"),
      named("Income tax", "9", "0"),
      named("Income tax", "-9", "0"),
      named("Sales", "-16", "0"),
      named("Share capital", "-50", "-50"),
    ],
    { mappings: new Map() },
  );
  expect(document.accounts.map(({ code }) => code)).toEqual(
    expect.arrayContaining(["Bank", "Income tax", "Income tax (credit)"]),
  );
  expect(document.accounts.find(({ code }) => code === "Bank")?.closing).toBe("66.00");
});

test("in other languages too the tax charged and the tax owed are two accounts of one name", () => {
  const named = (name: string, now: string, before: string) => ({
    ...balance("cash_and_cash_equivalents", now, before),
    code: name,
    name,
  });
  const document = prepare(
    [
      named("Bankguthaben", "64", "50"),
      named("Warenvorrat", "7", "9"),
      named("Verbindlichkeiten aus Lieferungen und Leistungen", "-7", "-6"),
      named("Direkte Steuern", "-5", "-3"),
      named("Aktienkapital", "-50", "-50"),
      named("Umsatzerlöse", "-30", "0"),
      named("Löhne und Gehälter", "12", "0"),
      named("Direkte Steuern", "9", "0"),
    ],
    { mappings: new Map() },
  );
  const taxes = document.accounts.filter(({ name }) => name === "Direkte Steuern");
  expect(taxes.map(({ role, closing }) => [role, closing])).toEqual([
    ["current_tax", "-5.00"],
    ["income_tax", "9.00"],
  ]);
  expect(amountsOf(document)).toMatchObject({ income_taxes_paid: "-7.00" });
});

describe("interest, tax and dividends", () => {
  const books = [
    balance("cash_and_cash_equivalents", "59", "50"),
    balance("share_capital", "-50", "-50"),
    balance("revenue", "-20", "0"),
    balance("interest_expense", "5", "0"),
    balance("interest_payable", "-2", "0"),
    balance("income_tax", "4", "0"),
    balance("current_tax", "-1", "0"),
    balance("dividends_declared", "5", "0"),
  ];

  test("are the charge less what is still owed, never the charge relabelled (IAS 7.31, 7.35)", () => {
    expect(amountsOf(prepare(books))).toMatchObject({
      profit_before_tax: "15.00",
      finance_costs: "5.00",
      interest_paid: "-3.00",
      income_taxes_paid: "-3.00",
      dividends_paid: "-5.00",
    });
  });

  test("interest that its name says is never paid asks for its journal (IAS 37.60)", () => {
    const unwinding = books.map((row) =>
      row.code === "interest_expense" ? { ...row, name: "Unwinding of discount" } : row,
    );
    const statusOf = (rows: readonly TrialBalanceRow[]) =>
      prepare(rows).statements.indirect.lines.find(({ concept }) => concept === "interest_paid")
        ?.status;
    expect(statusOf(books)).toBe("auto");
    expect(statusOf(unwinding)).toBe("review");
  });

  test("a loss on redeeming bonds early is part of what was paid for them (ASC 230-10-45-15(g))", () => {
    const redeemed = [
      balance("cash_and_cash_equivalents", "38", "150"),
      balance("ppe_cost", "20", "20"),
      balance("bonds", "0", "-100"),
      balance("share_capital", "-70", "-70"),
      { ...balance("disposal_gain_loss", "12", "0"), name: "Loss on retirement of bonds" },
    ];
    const document = prepare(redeemed, { framework: "US_GAAP" });
    expect(amountsOf(document)).toMatchObject({
      net_income: "-12.00",
      other_non_cash_items: "12.00",
      repayment_of_bonds: "-112.00",
    });
  });

  test("an associate's dividend keeps its own line beside net income (ASC 230-10-45-21D)", () => {
    const associate = [
      balance("cash_and_cash_equivalents", "51", "50"),
      balance("associates", "22", "20"),
      balance("share_capital", "-70", "-70"),
      balance("share_of_associates_profit", "-3", "0"),
    ];
    const amounts = amountsOf(prepare(associate, { framework: "US_GAAP" }));
    expect(amounts).toMatchObject({
      net_income: "3.00",
      share_of_associates_profit: "-3.00",
      dividends_received: "1.00",
    });
    expect(amounts).not.toHaveProperty("other_operating_movements");
  });

  test("an associate that pays out its whole profit keeps its carrying amount, and nothing of it is sold (IAS 28.10)", () => {
    const associate = [
      balance("cash_and_cash_equivalents", "53", "50"),
      balance("associates", "20", "20"),
      balance("share_capital", "-70", "-70"),
      balance("share_of_associates_profit", "-3", "0"),
    ];
    const amounts = amountsOf(prepare(associate));
    expect(amounts.dividends_received).toBe("3.00");
    expect(amounts).not.toHaveProperty("proceeds_from_disposal_of_investments");
  });

  test("an associate of which a part was sold paid no dividend with it", () => {
    const sold = [
      balance("cash_and_cash_equivalents", "58", "50"),
      balance("associates", "25", "20"),
      balance("share_capital", "-70", "-70"),
      balance("share_of_associates_profit", "-10", "0"),
      balance("disposal_gain_loss associates", "-3", "0"),
    ];
    const name = "Gain on disposal of associates";
    const rows = sold.map((row) => (row.code.startsWith("disposal") ? { ...row, name } : row));
    const amounts = amountsOf(prepare(rows));
    expect(amounts.proceeds_from_disposal_of_investments).toBe("8.00");
    expect(amounts).not.toHaveProperty("dividends_received");
  });

  test("stand where the policy puts them, and move the totals with them (IAS 7.33)", () => {
    const document = prepare(books, { policies: { interestPaid: "financing" } });
    expect(categoryOf(document, "interest_paid")).toBe("financing");
    expect(document.statements.indirect.totals).toMatchObject({
      operating: "17.00",
      financing: "-8.00",
    });
  });

  test("stay in net income under US GAAP, their balances moving with working capital", () => {
    expect(amountsOf(prepare(books, { framework: "US_GAAP" }))).toMatchObject({
      net_income: "11.00",
      change_in_interest_payable: "2.00",
      change_in_income_taxes_payable: "1.00",
      dividends_paid: "-5.00",
    });
  });

  test("under IFRS 18 lie outside the operating profit the statement starts from (IAS 7.34A)", () => {
    const document = prepare(books, { framework: "IFRS18" });
    expect(amountsOf(document)).toMatchObject({
      operating_profit: "20.00",
      interest_paid: "-3.00",
    });
    expect(categoryOf(document, "interest_paid")).toBe("financing");
  });

  test("under IFRS 18 a loss of value of investments is outside operating profit, of plant within it (IFRS 18.53-55)", () => {
    const profitOf = (asset: Role) =>
      amountsOf(
        prepare(
          [
            balance("cash_and_cash_equivalents", "120", "100"),
            balance(asset, "40", "50"),
            balance("share_capital", "-150", "-150"),
            balance("revenue", "-20", "0"),
            balance("impairment", "10", "0"),
          ],
          { framework: "IFRS18" },
        ),
      ).operating_profit;
    expect([profitOf("financial_investments"), profitOf("ppe_cost")]).toEqual(["20.00", "10.00"]);
  });

  test("from profit for the year, the tax charge is added back before the tax paid", () => {
    const document = prepare(books, { policies: { indirectStart: "profit_for_the_year" } });
    expect(amountsOf(document)).toMatchObject({
      profit_for_the_year: "11.00",
      income_tax_expense: "4.00",
      income_taxes_paid: "-3.00",
    });
  });
});

test("what a sole trader takes out of capital is a distribution, and what is paid in an issue", () => {
  const amounts = (capital: string) =>
    amountsOf(
      prepare([], {
        mappings: new Map([
          ["cash", "cash_and_cash_equivalents"],
          ["capital", "share_capital"],
          ["sales", "revenue"],
        ]),
        rows: {
          balance_sheet: [position("cash", "50", capital), position("capital", "50", capital)],
          profit_loss: [result("sales", "20")],
        },
      }),
    );
  expect(amounts("60")).toMatchObject({ dividends_paid: "-10.00" });
  expect(amounts("90")).toMatchObject({ proceeds_from_issue_of_shares: "20.00" });
});

describe("what counts as cash", () => {
  const books = [
    balance("cash_and_cash_equivalents", "70", "50"),
    balance("restricted_cash", "15", "10"),
    balance("bank_overdraft", "-8", "-5"),
    balance("share_capital", "-55", "-55"),
    balance("revenue", "-22", "0"),
  ];

  test("under IFRS neither restricted cash nor an overdraft, unless the policy says so (IAS 7.8)", () => {
    expect(prepare(books).statements.indirect.totals.cashAtEnd).toBe("70.00");
    const policies = { bankOverdraftsInCash: true, restrictedCashInCash: true };
    expect(prepare(books, { policies }).statements.indirect.totals.cashAtEnd).toBe("77.00");
  });

  test("under US GAAP restricted cash, and an overdraft is financing (ASC 230-10-45-4)", () => {
    const document = prepare(books, { framework: "US_GAAP" });
    expect(document.statements.indirect.totals.cashAtEnd).toBe("85.00");
    expect(amountsOf(document)).toMatchObject({ change_in_bank_overdraft: "3.00" });
  });
});

describe("assets with their depreciation", () => {
  const leased = [
    balance("cash_and_cash_equivalents", "93", "100"),
    balance("right_of_use_assets", "130", "80"),
    balance("right_of_use_accumulated_depreciation", "-30", "-20"),
    balance("lease_liabilities", "-103", "-60"),
    balance("share_capital", "-100", "-100"),
    balance("depreciation", "10", "0"),
  ];

  test("a new lease is no cash: what is shown is what was paid (IAS 7.44)", () => {
    const document = prepare(leased);
    expect(amountsOf(document)).toMatchObject({
      depreciation: "10.00",
      payment_of_lease_liabilities: "-7.00",
    });
    expect(document.nonCashTransactions).toMatchObject([{ amount: "50.00", adjustmentId: null }]);
    const note = document.disclosures.find(({ id }) => id === "financing_liabilities");
    expect(note?.rows[0]?.amounts).toEqual(["60.00", "-7.00", "50.00", "0.00", "0.00", "103.00"]);
  });

  test("one charge for two groups is shared out by what their accumulated accounts moved", () => {
    const document = prepare([
      balance("cash_and_cash_equivalents", "85", "100"),
      balance("ppe_cost", "95", "80"),
      balance("ppe_accumulated_depreciation", "-27", "-20"),
      balance("intangibles_cost", "40", "40"),
      balance("intangibles_accumulated_amortisation", "-13", "-10"),
      balance("share_capital", "-190", "-190"),
      balance("depreciation", "10", "0"),
    ]);
    expect(amountsOf(document)).toEqual({
      profit_before_tax: "-10.00",
      depreciation: "10.00",
      purchase_of_ppe: "-15.00",
    });
  });

  test("a charge for three groups is no guess where the accumulated accounts of two took all of it", () => {
    const statusOf = (accumulated: string, cash: string) =>
      prepare([
        balance("cash_and_cash_equivalents", cash, "100"),
        balance("ppe_cost", "95", "80"),
        balance("ppe_accumulated_depreciation", accumulated, "-20"),
        balance("right_of_use_assets", "50", "50"),
        balance("right_of_use_accumulated_depreciation", "-13", "-10"),
        balance("lease_liabilities", "-50", "-50"),
        balance("intangibles_cost", "40", "40"),
        balance("share_capital", "-190", "-190"),
        balance("depreciation", "10", "0"),
      ]).statements.indirect.lines.find(({ concept }) => concept === "purchase_of_ppe")?.status;
    expect([statusOf("-27", "85"), statusOf("-26", "84")]).toEqual(["auto", "review"]);
  });

  test("a revaluation moves the asset against its reserve, without cash", () => {
    const document = prepare([
      balance("cash_and_cash_equivalents", "100", "100"),
      balance("ppe_cost", "150", "80"),
      balance("revaluation_reserve", "-70", "0"),
      balance("share_capital", "-180", "-180"),
    ]);
    expect(document.statements.indirect.totals).toMatchObject({
      operating: "0.00",
      investing: "0.00",
    });
  });

  test("plant that becomes held for sale is neither bought nor sold (IFRS 5.15)", () => {
    const document = prepare([
      balance("cash_and_cash_equivalents", "100", "100"),
      balance("ppe_cost", "60", "100"),
      balance("assets_held_for_sale", "40", "0"),
      balance("share_capital", "-200", "-200"),
    ]);
    expect(Object.values(amountsOf(document)).filter((amount) => amount !== "0.00")).toEqual([]);
  });

  test("share-based payment is added back and never becomes proceeds of shares", () => {
    const document = prepare([
      balance("cash_and_cash_equivalents", "100", "100"),
      balance("share_capital", "-100", "-100"),
      balance("other_reserves share option reserve", "-6", "0"),
      balance("share_based_payment", "6", "0"),
    ]);
    expect(amountsOf(document)).toEqual({
      profit_before_tax: "-6.00",
      share_based_payment: "6.00",
    });
  });
});

const DIFFERENCE = "foreign_exchange_gain_loss";

describe("foreign-currency cash", () => {
  const books = [
    { ...balance("cash_and_cash_equivalents USD", "1500", "800"), currency: "USD" },
    balance("share_capital", "-800", "-800"),
    balance("revenue", "-780", "0"),
    balance("foreign_exchange_gain_loss", "80", "0"),
  ];
  const rate = (text: string, description: string) => ({
    row: 2,
    date: null,
    currency: "USD",
    rate: text,
    description,
  });
  const fx_rates = [rate("0.80", "Opening"), rate("0.78", "Average"), rate("0.75", "Closing")];

  test("shows the computed effect, taken out of the exchange difference in profit (IAS 7.28)", () => {
    const document = prepare(books, { rows: { trial_balance: books, fx_rates } });
    expect(amountsOf(document)).toEqual({
      profit_before_tax: "700.00",
      unrealised_exchange_differences: "80.00",
      effect_of_exchange_rate_changes: "-80.00",
    });
    expect(document.checks.find(({ id }) => id === "exchange_effect")).toMatchObject({
      status: "passed",
      figure: "-80.00",
    });
  });

  test("under IFRS 18 the effect on cash is no part of operating profit (IFRS 18.B65)", () => {
    const given = { rows: { trial_balance: books, fx_rates }, framework: "IFRS18" as const };
    expect(amountsOf(prepare(books, given))).toEqual({
      operating_profit: "780.00",
      effect_of_exchange_rate_changes: "-80.00",
    });
  });

  test("without rates, says that the effect is not computed and asks for them", () => {
    const document = prepare(books);
    expect(document.warnings.map(({ code }) => code)).toContain("exchange_rates_missing");
    expect(document.draftReasons.map(({ code }) => code)).toEqual(["exchange_effect"]);
    const quiet = prepare([
      { ...balance("cash_and_cash_equivalents USD", "1500", "800"), currency: "USD" },
      balance("share_capital", "-800", "-800"),
      balance("revenue", "-700", "0"),
    ]);
    expect(quiet.checks.find(({ id }) => id === "exchange_effect")?.status).toBe("not_tested");
    expect(quiet.tiesOut).toBe(true);
  });

  test("with the effect in a journal is no draft, and asks for rates that prove it", () => {
    const effect: Adjustment = {
      id: "effect",
      reason: "As the bank states it",
      adjustmentType: "journal",
      lines: [
        { kind: "account", account: DIFFERENCE, amount: minor("80"), presentAs: null },
        { kind: "cash", concept: "effect_of_exchange_rate_changes", amount: minor("-80") },
      ],
    };
    const { checks, tiesOut } = prepare(books, { adjustments: [effect] });
    expect(checks.find(({ id }) => id === "exchange_effect")).toMatchObject({
      status: "review",
      explanation: expect.stringContaining("comes from a journal"),
    });
    expect(tiesOut).toBe(true);
  });
});

describe("several entities", () => {
  const rows = [
    { ...balance("cash_and_cash_equivalents", "60", "50"), entity: "A" },
    { ...balance("share_capital", "-50", "-50"), entity: "A" },
    { ...balance("revenue", "-30", "0"), entity: "A" },
    { ...balance("other_receivables", "20", "0"), entity: "A", isElimination: true },
    { ...balance("cash_and_cash_equivalents", "45", "25"), entity: "B" },
    { ...balance("share_capital", "-25", "-25"), entity: "B" },
    { ...balance("other_payables", "-20", "0"), entity: "B", isElimination: true },
  ];

  test("are added up without the intra-group accounts the file marks", () => {
    const document = prepare(rows);
    expect(document.statements.indirect.totals).toMatchObject({
      operating: "30.00",
      cashAtEnd: "105.00",
      unreconciledDifference: "0.00",
    });
    expect(amountsOf(document)).toEqual({ profit_before_tax: "30.00" });
  });

  test("can be seen one by one, each with its own side of the intra-group accounts", () => {
    const document = prepare(rows, { entity: "A" });
    expect(amountsOf(document)).toEqual({
      profit_before_tax: "30.00",
      change_in_other_receivables: "-20.00",
    });
  });
});

describe("an override", () => {
  const books = [
    balance("cash_and_cash_equivalents", "80", "50"),
    balance("share_capital", "-50", "-50"),
    balance("revenue", "-35", "0"),
    balance("trade_receivables", "5", "0"),
  ];
  const adjustment: Adjustment = {
    id: "override-1",
    reason: "As told",
    adjustmentType: "override",
    concept: "change_in_trade_receivables",
    adjustedValue: minor("-7"),
  };

  test("stands as the unreconciled difference until a journal explains it", () => {
    const document = prepare(books, { adjustments: [adjustment] });
    expect(document.tiesOut).toBe(false);
    expect(amountsOf(document)).toMatchObject({
      change_in_trade_receivables: "-7.00",
      unreconciled_difference: "2.00",
    });
  });

  test("leaves beside the line what it is made of", () => {
    const { lines } = prepare(books, { adjustments: [adjustment] }).statements.indirect;
    const line = lines.find(({ concept }) => concept === adjustment.concept);
    expect(line).toMatchObject({ calculated: "-5.00", adjustments: "-2.00", status: "manual" });
    expect(line?.sources).toMatchObject([{ account: "trade_receivables", amount: "-5.00" }]);
  });

  test("of one line the last counts", () => {
    const later = { ...adjustment, id: "override-2", adjustedValue: minor("-5") };
    const document = prepare(books, { adjustments: [adjustment, later] });
    expect(amountsOf(document)).toMatchObject({ change_in_trade_receivables: "-5.00" });
    expect(document.tiesOut).toBe(true);
  });
});

test("an account that is given a line stands there, and nowhere else", () => {
  const rows = [
    balance("cash_and_cash_equivalents", "80", "100"),
    balance("other_receivables", "20", "0"),
    balance("share_capital", "-100", "-100"),
  ];
  const document = prepare(rows, {
    adjustments: [
      {
        id: "lent",
        reason: "Lent to the landlord",
        adjustmentType: "reclassification",
        account: "other_receivables",
        role: null,
        concept: "loans_made",
      },
    ],
  });
  expect(amountsOf(document)).toEqual({ profit_before_tax: "0.00", loans_made: "-20.00" });
});

test("calculated, adjustments and final stand apart on every line", () => {
  const rows = [
    balance("cash_and_cash_equivalents", "150", "100"),
    balance("borrowings", "-100", "-50"),
    balance("share_capital", "-50", "-50"),
  ];
  const adjustment: Adjustment = {
    id: "gross-up",
    reason: "New loan of 80, 30 repaid",
    adjustmentType: "journal",
    lines: [
      { kind: "account", account: "borrowings", amount: minor("-80"), presentAs: null },
      { kind: "cash", concept: "proceeds_from_borrowings", amount: minor("80") },
    ],
  };
  const { statements, workings } = prepare(rows, { adjustments: [adjustment] });
  const layers = (concept: string) => {
    const line = statements.indirect.lines.find((item) => item.concept === concept);
    return [line?.calculated, line?.adjustments, line?.currentYear];
  };
  expect(layers("proceeds_from_borrowings")).toEqual(["50.00", "30.00", "80.00"]);
  expect(layers("repayment_of_borrowings")).toEqual(["0.00", "-30.00", "-30.00"]);
  expect(layers("net_cash_financing")).toEqual(["50.00", "0.00", "50.00"]);
  expect(workings.indirect.find(({ account }) => account === "borrowings")).toMatchObject({
    journals: [{ adjustmentId: "gross-up", line: "proceeds_from_borrowings", amount: "80.00" }],
    remainder: "0.00",
  });
});

test.each<[string, Role, string]>([
  ["Depreciation of licensed premises", "depreciation", "purchase_of_ppe"],
  ["Impairment of business premises", "impairment", "purchase_of_ppe"],
  ["Gain on sale of business vehicles", "disposal_gain_loss", "purchase_of_ppe"],
])(
  "with its role given by a person, '%s' belongs to the plant and nothing else",
  (name, role, line) => {
    const rows = [
      balance("cash_and_cash_equivalents", "50", "50"),
      balance("ppe_cost", "100", "90"),
      balance("intangibles_cost", "30", "30"),
      balance("goodwill", "20", "20"),
      { ...balance(role, "10", "0"), name },
      balance("share_capital", "-190", "-190"),
      balance("revenue", "-20", "0"),
    ];
    const amounts = amountsOf(prepare(rows));
    expect(amounts[line]).toBe("-20.00");
    expect(Object.keys(amounts)).not.toContain("purchase_of_intangibles");
    expect(Object.keys(amounts)).not.toContain("acquisition_of_subsidiary");
    expect(Object.keys(amounts)).not.toContain("disposal_of_subsidiary");
  },
);
