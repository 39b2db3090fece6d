import { describe, expect, test } from "vitest";
import type { TrialBalanceRow } from "../../ingest/rows.ts";
import type { Framework } from "../../policies/policies.ts";
import type { Role } from "../../roles/roles.ts";
import { balance, minor, position, result } from "../../testing/ledgerRows.ts";
import { statementFrom } from "../../testing/statementFrom.ts";
import { plainInput } from "../../testing/statementInputs.ts";
import type { StatementDocument } from "../StatementDocument.ts";
import type { StatementInput } from "../StatementInput.ts";

/** Rows whose code begins with their role; a row with another name is left to classification. */
function prepare(
  rows: readonly TrialBalanceRow[],
  changes: Partial<StatementInput> = {},
): StatementDocument {
  const given = rows.filter(({ code, name }) => code === name);
  const roles = given.map(({ code }): [string, Role] => [code, code.replace(/ .*$/, "") as Role]); // the code names its role
  return statementFrom({
    ...plainInput,
    mappings: new Map(roles),
    rows: { trial_balance: rows },
    ...changes,
  });
}

function reasonsOf({ draftReasons }: StatementDocument): string[] {
  return draftReasons.map(({ code }) => code);
}

const sound = [
  balance("cash_and_cash_equivalents", "75", "50"),
  balance("share_capital", "-40", "-40"),
  balance("retained_earnings", "-10", "-10"),
  balance("revenue", "-40", "0"),
  balance("operating_expenses", "15", "0"),
];

/** The same books with other balances on some of their accounts, and with accounts they did not have. */
function withChanges(...changes: readonly TrialBalanceRow[]): TrialBalanceRow[] {
  const codes = new Set(changes.map(({ code }) => code));
  return [...sound.filter(({ code }) => !codes.has(code)), ...changes];
}

type Position = readonly [name: string, opening: string, closing: string, type: string];

/** Why books of a balance sheet and of sales and purchases, this year's and last year's, do not tie out. */
function reasonsOfStatements(
  positions: readonly Position[],
  { sales, purchases }: Record<"sales" | "purchases", readonly [string, string]>,
  changes: Partial<StatementInput> = {},
): string[] {
  return reasonsOf(
    statementFrom({
      ...plainInput,
      ...changes,
      rows: {
        balance_sheet: positions.map(([name, opening, closing, type]) => ({
          ...position(name, opening, closing),
          type,
        })),
        profit_loss: [
          { ...result("Sales", ...sales), type: "Income" },
          { ...result("Purchases", ...purchases), type: "Expense" },
        ],
      },
    }),
  );
}

describe("a statement ties out only when nothing speaks against it", () => {
  test("books that agree in everything tie out, and no reason is given", () => {
    const document = prepare(sound);
    expect(document.draftReasons).toEqual([]);
    expect(document.tiesOut).toBe(true);
  });

  test("books in which no account is cash do not: there is nothing to agree with", () => {
    const rows = withChanges({ ...balance("1", "75", "50"), name: "Zzyzx" }).filter(
      ({ code }) => code !== "cash_and_cash_equivalents",
    );
    const document = prepare(rows);
    expect(reasonsOf(document)[0]).toBe("cash_definition");
    expect(reasonsOf(document)).toContain("tie_out");
    expect(document.checks.find(({ id }) => id === "tie_out")?.status).toBe("not_tested");
  });

  test("cash that may be something else is not sure enough", () => {
    const rows = withChanges({
      ...balance("1", "75", "50"),
      name: "Bank account of plants",
    }).filter(({ code }) => code !== "cash_and_cash_equivalents");
    const document = prepare(rows);
    expect(reasonsOf(document)).toEqual(["cash_definition"]);
    expect(document.draftReasons[0]?.message).toContain(
      "'Bank account of plants' is taken for cash",
    );
    expect(lineOf(document, "cash_at_end")?.status).toBe("review");
    const closed = { ...balance("1", "0", "40"), name: "Bank account of plants" };
    const emptied = prepare(withChanges(balance("cash_and_cash_equivalents", "75", "10"), closed));
    expect(reasonsOf(emptied)).toEqual(["cash_definition"]);
    const unused = { ...balance("1", "0", "0"), name: "Bank account of plants" };
    const plain = prepare(withChanges(unused));
    expect(reasonsOf(plain)).toEqual([]);
    expect(lineOf(plain, "cash_at_end")?.status).toBe("auto");
  });

  test.each([
    ["at the end", "30", "0"],
    ["at the beginning", "0", "30"],
  ])(
    "what may be cash and stands outside it matters %s, and a debit and a credit do not cancel",
    (_when, closing, opening) => {
      const forSale = (code: string, sign: "" | "-") => ({
        ...balance(code, `${sign}${closing}`, `${sign}${opening}`),
        name: "Cash in disposal group held for sale",
      });
      const { draftReasons } = prepare(withChanges(forSale("1", ""), forSale("2", "-")));
      expect(draftReasons[0]?.code).toBe("cash_definition");
      expect(draftReasons[0]?.message).toContain("may be cash and stand outside it");
    },
  );

  test("what may be cash and is no more than material may stand outside it", () => {
    // Materiality is a unit of the currency where books are this small
    const reasonsWith = (closing: string, opening: string) =>
      reasonsOf(
        prepare(
          withChanges(
            { ...balance("1", closing, opening), name: "Cash in disposal group held for sale" },
            balance("cash_and_cash_equivalents", `${75 - Number(closing)}`, "50"),
            balance("share_capital", "-40", `${-40 - Number(opening)}`),
          ),
        ),
      );
    expect(reasonsWith("1", "0")).not.toContain("cash_definition");
    expect(reasonsWith("1.01", "0")).toContain("cash_definition");
    expect(reasonsWith("0", "1")).not.toContain("cash_definition");
    expect(reasonsWith("0", "1.01")).toContain("cash_definition");
  });

  test("cash below nothing at both ends is a debt, unless an overdraft belongs to cash by policy", () => {
    const overdrawn = [
      balance("share_capital", "75", "50"),
      balance("revenue", "-40", "0"),
      balance("operating_expenses", "40", "0"),
    ];
    const cash = prepare([...overdrawn, balance("cash_and_cash_equivalents", "-75", "-50")]);
    expect(reasonsOf(cash)).toEqual(["cash_definition"]);
    const overdraft = prepare([...overdrawn, balance("bank_overdraft", "-75", "-50")], {
      policies: { bankOverdraftsInCash: true },
    });
    expect(reasonsOf(overdraft)).toEqual([]);
  });

  test("an overdraft as the only bank account leads to its policy, where the framework has one", () => {
    const books = [
      balance("share_capital", "75", "50"),
      balance("revenue", "-40", "0"),
      balance("operating_expenses", "40", "0"),
      balance("bank_overdraft", "-75", "-50"),
    ];
    const reasonUnder = (framework: Framework) =>
      prepare(books, { framework }).draftReasons[0]?.message;
    expect(reasonUnder("IFRS")).toMatch(/choose the policy that includes bank overdrafts in cash/);
    expect(reasonUnder("US_GAAP")).toMatch(/is financing under US GAAP/);
  });

  test.each([
    ["drawings that add up year by year", "-23", "28", "15.00", "auto"],
    ["last year's drawings closed into retained earnings", "-15", "20", "15.00", "auto"],
    ["a correction beside both", "-15", "20.50", "15.50", "review"],
  ])(
    "what a proprietor drew explains retained earnings, or is asked about: %s",
    (_, drawn, kept, moved, status) => {
      const cash = minor("50") + minor(kept) + minor(drawn);
      const { statements, checks } = statementFrom({
        ...plainInput,
        mappings: new Map(),
        rows: {
          profit_loss: [result("Sales", "100", "80"), result("Cost of Goods Sold", "70", "60")],
          balance_sheet: [
            { ...position("Checking", "40", "0"), closing: cash },
            position("Owner's Investment", "20", "20"),
            position("Owner's Draws", "-8", drawn),
            position("Retained Earnings", "8", kept),
            position("Net Income", "20", "30"),
          ],
        },
      });
      const { lines } = statements.indirect;
      expect(lines.find(({ concept }) => concept === "dividends_paid")?.status).toBe(status);
      expect(checks.find(({ id }) => id === "profit_in_equity")?.explanation).toMatch(
        new RegExp(
          `^Profit is 30.00; retained earnings with dividends or drawings moved by ${moved};`,
        ),
      );
    },
  );

  test("books without retained earnings say that equity took in the profit, and nothing of its movement", () => {
    const explained = (rows: readonly TrialBalanceRow[]) =>
      prepare(rows).checks.find(({ id }) => id === "profit_in_equity")?.explanation;
    expect(explained(sound)).toMatch(/^Profit is 25\.00; retained earnings moved by 0\.00; /);
    const without = withChanges(balance("share_capital", "-50", "-50")).filter(
      ({ code }) => code !== "retained_earnings",
    );
    expect(explained(without)).toMatch(/^Profit of 25\.00 is carried into equity/);
  });

  test("what was brought forward rises by no more than last year's profit", () => {
    const reasonsWith = (brought: string, ofYear: string) =>
      reasonsOfStatements(
        [
          ["Bank", "400", "500", "Asset"],
          ["Share capital", "100", "100", "Equity"],
          ["Retained earnings", "220", brought, "Equity"],
          ["Current year earnings", "80", ofYear, "Equity"],
        ],
        { sales: ["600", "500"], purchases: ["500", "420"] },
      );
    expect(reasonsWith("300", "100")).toEqual([]);
    expect(reasonsWith("310", "90")).toEqual(["profit_in_equity"]);
  });

  test("between two dates of one year its result goes on by the profit to the cent", () => {
    const reasonsWith = (bank: string, ofYear: string) =>
      reasonsOfStatements(
        [
          ["Bank", "2050", bank, "Asset"],
          ["Share capital", "1000", "1000", "Equity"],
          ["Current year earnings", "1050", ofYear, "Equity"],
        ],
        { sales: ["1000", "900"], purchases: ["300", "250"] },
      );
    expect(reasonsWith("2750", "1750")).toEqual([]);
    expect(reasonsWith("2749", "1749")).toEqual(["profit_in_equity"]);
  });

  test("what the totals of the files are off by is rounding, and no dividend", () => {
    const reasonsWith = (read: bigint) => {
      const total = { label: "Total income", row: 4, column: "2025", printed: 600_00n };
      return reasonsOfStatements(
        [
          ["Bank", "400", "499.99", "Asset"],
          ["Share capital", "100", "100", "Equity"],
          ["Retained earnings", "300", "399.99", "Equity"],
        ],
        { sales: ["600", "500"], purchases: ["500", "420"] },
        { controls: { profit_loss: [{ ...total, read, agrees: true }] } },
      );
    };
    expect(reasonsWith(600_00n)).toEqual([]);
    expect(reasonsWith(600_01n)).toEqual(["profit_in_equity"]);
  });

  test("balances from after the closing entries do not say what the profit was", () => {
    const closed = (retained: string, cash: string) =>
      prepare([
        balance("cash_and_cash_equivalents", cash, "50"),
        balance("share_capital", "-40", "-40"),
        balance("retained_earnings", retained, "-10"),
        balance("revenue", "0", "0"),
      ]);
    for (const document of [closed("-4", "44"), closed("-35", "75")]) {
      expect(reasonsOf(document)).toEqual(["profit_in_equity"]);
      expect(document.draftReasons[0]?.message).toMatch(/no income and no expenses.*before them/);
    }
    const atRest = closed("-10", "50");
    expect(reasonsOf(atRest)).toEqual([]);
  });

  test("a line that was overridden leaves a difference", () => {
    const document = prepare(sound, {
      adjustments: [
        {
          id: "a",
          reason: "Rounded",
          adjustmentType: "override",
          concept: "other_financing",
          adjustedValue: minor("5"),
        },
      ],
    });
    expect(reasonsOf(document)).toContain("tie_out");
    expect(document.draftReasons.find(({ code }) => code === "tie_out")?.message).toContain("5.00");
  });

  test("so does a line that one method alone has, and the reason names the method", () => {
    const overridden = (concept: "receipts_from_customers" | "profit_before_tax") =>
      prepare(sound, {
        adjustments: [
          {
            id: "a",
            reason: "Rounded",
            adjustmentType: "override",
            concept,
            adjustedValue: minor("47"),
          },
        ],
      }).draftReasons.find(({ code }) => code === "tie_out")?.message;
    expect(overridden("receipts_from_customers")).toMatch(
      /by the direct method: .* is \(7\.00\)\.$/,
    );
    expect(overridden("profit_before_tax")).toMatch(/balance sheet: .* is \(22\.00\)\.$/);
  });

  test("a movement that nobody can place stands in operating, and stops the claim from materiality on", () => {
    const small = prepare(
      withChanges(balance("cash_and_cash_equivalents", "74.50", "50"), unknown("0.50")),
    );
    expect(lineOf(small, "unclassified_movements")).toMatchObject({
      currentYear: "-0.50",
      category: "operating",
      status: "review",
      reviewReasons: ["The role of account 9999 Zzyzx is uncertain: confirm it."],
    });
    expect(small.checks.find(({ id }) => id === "placed")?.explanation).toMatch(
      /^9999 Zzyzx moved 0\.50 without a role; materiality is /,
    );
    expect(small.tiesOut).toBe(true);
    const large = prepare(
      withChanges(balance("cash_and_cash_equivalents", "65", "50"), unknown("10")),
    );
    expect(reasonsOf(large)).toEqual(["placed"]);
  });

  test("an account less sure than the bar stands on its line in review; below 40 % it moves no line", () => {
    const owed = { ...balance("2250", "-50", "0"), name: "Term deposits" };
    const cash = balance("cash_and_cash_equivalents", "125", "50");
    const doubtful = prepare(withChanges(owed, cash));
    const { confidence = 0, role } = doubtful.accounts.find(({ code }) => code === "2250") ?? {};
    expect([role, confidence >= 0.4 && confidence < 0.7]).toEqual(["contract_liabilities", true]);
    expect(lineOf(doubtful, "change_in_contract_liabilities")).toMatchObject({
      currentYear: "50.00",
      status: "review",
      reviewReasons: ["The role of account 2250 Term deposits is uncertain: confirm it."],
    });
    const unread = prepare(withChanges({ ...owed, name: "Amounts due" }, cash));
    expect(lineOf(unread, "change_in_contract_liabilities")).toBeUndefined();
    expect(lineOf(unread, "unclassified_movements")?.currentYear).toBe("50.00");
  });

  test.each([
    ["49", ["opening_balances"], "1.00"],
    ["50", [], "0.00"],
    ["75", ["opening_balances"], "-25.00"],
  ])("last year's closing cash of %s, where 50 leads to 75: %j by %s", (cash, reasons, by) => {
    const document = prepare(sound, {
      rows: {
        trial_balance: sound,
        prior_cashflow: [
          {
            row: 2,
            lineItem: "Cash at end of the period",
            category: "reconciliation",
            amount: minor(cash),
            notes: "",
            concept: null,
          },
        ],
      },
    });
    expect(reasonsOf(document)).toEqual(reasons);
    expect(document.checks.find(({ id }) => id === "opening_balances")?.figure).toBe(by);
  });

  test("balances that do not balance are a reason", () => {
    const document = prepare(withChanges(balance("operating_expenses", "14", "0")));
    expect(reasonsOf(document)).toContain("balance");
  });

  test("no word of a person makes a difference that nothing explains right", () => {
    const rows = withChanges(balance("operating_expenses", "14", "0"));
    const figure = lineOf(prepare(rows), "unreconciled_difference")?.currentYear ?? null;
    const word = { asked: null, reason: "Small", by: "Ada", at: "2026-01-05T09:30:00Z" };
    const id = "indirect.unreconciled_difference";
    const document = prepare(rows, { verifications: [{ ...word, kind: "line", id, figure }] });
    expect(figure).toBe("-1.00");
    expect(lineOf(document, "unreconciled_difference")?.status).toBe("review");
    expect(document.tiesOut).toBe(false);
  });

  test("balances that were out a year ago are a reason, though this year's agree", () => {
    const document = prepare(withChanges(balance("share_capital", "-40", "-39")));
    expect(reasonsOf(document)).toContain("balance");
  });

  test("entities that are out by the same amount are a reason, and only for those who show them", () => {
    const of = (entity: string, capital: string) => [
      { ...balance("cash_and_cash_equivalents", "20", "20"), entity },
      { ...balance("share_capital", capital, "-20"), entity },
    ];
    const rows = [...of("A", "-25"), ...of("B", "-15"), ...of("C", "-20")];
    const shown = (entity: string | null) => reasonsOf(prepare(rows, { entity }));
    expect(shown(null)).toEqual(["balance"]);
    expect(shown("C")).toEqual([]);
  });

  test("a printed total that its rows do not give is a reason, with both figures", () => {
    const control = { label: "Net income", row: 9, column: "2025", agrees: false } as const;
    const { draftReasons } = prepare(sound, {
      controls: { profit_loss: [{ ...control, printed: 90n, read: 120n }] },
    });
    expect(draftReasons).toEqual([
      {
        code: "controls",
        message: expect.stringContaining('"Net income" prints 0.90, and its rows give 1.20.'),
      },
    ]);
  });

  test("equity that rose by more than profit is a line of its own, never operating, and a reason", () => {
    const document = prepare(
      withChanges(
        balance("cash_and_cash_equivalents", "80", "50"),
        balance("retained_earnings", "-15", "-10"),
      ),
    );
    expect(reasonsOf(document)).toEqual(["profit_in_equity"]);
    expect(document.draftReasons[0]?.message).toContain("5.00 more");
    expect(lineOf(document, "unexplained_equity_increase")).toMatchObject({
      currentYear: "5.00",
      category: "financing",
      status: "review",
    });
    expect(document.statements.indirect.totals.operating).toBe("25.00");
  });

  test("equity of a first period that profit does not explain asks for the years before", () => {
    const rows = withChanges(
      balance("cash_and_cash_equivalents", "80", "50"),
      balance("retained_earnings", "-15", "-10"),
    );
    const document = prepare(rows, { isFirstPeriod: true });
    expect(document.draftReasons[0]?.message).toMatch(
      /^This is said to be the first period, .* add last year's balances/,
    );
  });

  test("equity that fell is taken for dividends, and may tie out", () => {
    const document = prepare(
      withChanges(
        balance("cash_and_cash_equivalents", "70", "50"),
        balance("retained_earnings", "-5", "-10"),
      ),
    );
    expect(lineOf(document, "dividends_paid")?.currentYear).toBe("-5.00");
    expect(document.tiesOut).toBe(true);
  });

  test("a check says 'not tested' where the files hold nothing to test it against", () => {
    const check = prepare(sound).checks.find(({ id }) => id === "opening_balances");
    expect(check?.status).toBe("not_tested");
    expect(check?.explanation).toContain("add last year's cash flow");
  });
});

describe("interest and tax paid are tested against the charge and what is owed", () => {
  const charged = withChanges(
    balance("cash_and_cash_equivalents", "72", "50"),
    balance("interest_expense", "5", "0"),
    balance("interest_payable", "-2", "0"),
  );

  test("the check names charge, movement and payment", () => {
    const check = prepare(charged).checks.find(({ id }) => id === "paid_not_charged");
    expect(check).toMatchObject({ status: "passed", figure: "-3.00" });
    expect(check?.explanation).toContain("charge 5.00, increase in what is owed 2.00, paid 3.00");
  });

  test("an amount laid over the line does not follow from them", () => {
    const document = prepare(charged, {
      adjustments: [
        {
          id: "a",
          reason: "As charged",
          adjustmentType: "override",
          concept: "interest_paid",
          adjustedValue: minor("-5"),
        },
      ],
    });
    expect(reasonsOf(document)).toContain("paid_not_charged");
  });
});

describe("profit goes to", () => {
  const books = (...equity: readonly TrialBalanceRow[]) => [
    balance("cash_and_cash_equivalents", "75", "50"),
    ...equity,
    balance("revenue", "-40", "-30"),
    balance("operating_expenses", "15", "20"),
  ];

  test("reserves before share capital where no account is called retained earnings", () => {
    const document = prepare(
      books(balance("share_capital", "-30", "-30"), balance("other_reserves", "-20", "-10")),
    );
    expect(document.draftReasons).toEqual([]);
    expect(document.accounts.find(({ role }) => role === "other_reserves")?.movement).toBe("0.00");
  });
});

function unknown(amount: string): TrialBalanceRow {
  return { ...balance("9999", amount, "0"), name: "Zzyzx" };
}

function lineOf({ statements }: StatementDocument, concept: string) {
  return statements.indirect.lines.find((line) => line.concept === concept);
}

test("last year's cash flow is of another period than this one, and no reason for it", () => {
  const column = { heading: "for the period ended 2024-12-31 Amount", months: null };
  const dated = { ...column, field: "amount", date: 20_241_231, precision: "day" } as const;
  const document = prepare(sound, {
    period: { start: "2025-01-01", end: "2025-12-31" },
    columnPeriods: { prior_cashflow: [dated] },
  });
  expect(reasonsOf(document)).toEqual([]);
});

test("the proof says how many totals agree but for rounding", () => {
  const control = { row: 9, column: "2025", printed: 120n, agrees: true } as const;
  const { checks } = prepare(sound, {
    controls: {
      profit_loss: [
        { ...control, label: "Gross profit", read: 121n },
        { ...control, label: "Net income", read: 120n },
      ],
    },
  });
  expect(checks.map(({ explanation }) => explanation).join("\n")).toContain(
    "All 2 totals of the files agree with what was read, 1 of them but for rounding: ",
  );
});

test("the proof says how long the periods are, and names the widest totals with their figures", () => {
  const column = (field: string, heading: string, date: number, months: number | null) =>
    ({ field, heading, date, precision: "day", months }) as const;
  const total = (label: string, row: number) =>
    ({ label, row, column: "2025", printed: 120n, read: 120n, agrees: true }) as const;
  const { checks } = prepare(sound, {
    columnPeriods: {
      profit_loss: [column("current", "9 Months Ended Dec. 31, 2025", 20251231, 9)],
      balance_sheet: [
        column("closing", "Dec. 31, 2025", 20251231, null),
        column("opening", "Mar. 31, 2025", 20250331, null),
      ],
    },
    controls: { profit_loss: [total("Total income", 4), total("Net income", 9)] },
  });
  const said = checks.map(({ explanation }) => explanation).join("\n");
  expect(said).toContain("The balances move over 9 months, and the profit is of 9 months.");
  expect(said).toContain("Net income 1.20 (row 9), Total income 1.20 (row 4)");
});
