import { describe, expect, test } from "vitest";
import { problem } from "../../problem/Problem.ts";
import { balance, minor, position, result } from "../../testing/ledgerRows.ts";
import { statementFrom } from "../../testing/statementFrom.ts";
import { plainInput } from "../../testing/statementInputs.ts";
import { ledgerOf } from "../../testing/tracedBooks.ts";
import { type ColumnDate, dayOfIso } from "../balances/readColumnDates.ts";
import { prepareContext } from "../prepareContext.ts";
import { prepareLedger } from "../prepareLedger.ts";
import type { StatementContext } from "../StatementContext.ts";
import type { Check } from "../StatementDocument.ts";
import type { StatementInput } from "../StatementInput.ts";
import { listDraftReasons, runChecks } from "./runChecks.ts";

/** What no books lead to as long as the core is right, and what files contradict each other in. */

const mappings: StatementInput["mappings"] = new Map([
  ["cash_and_cash_equivalents", "cash_and_cash_equivalents"],
  ["borrowings", "borrowings"],
  ["share_capital", "share_capital"],
  ["revenue", "revenue"],
]);

const rows = {
  trial_balance: [
    balance("cash_and_cash_equivalents", "180", "100"),
    balance("borrowings", "-90", "-60"),
    balance("share_capital", "-40", "-40"),
    balance("revenue", "-50", "0"),
  ],
};

/** What the checks read of sound books. */
function soundContext(changes: Partial<StatementInput> = {}): StatementContext {
  const input = { ...plainInput, mappings, rows, ...changes };
  const prepared = prepareLedger(input);
  if (!prepared.ok) throw new Error(prepared.problems[0]?.message);
  return prepareContext(input, prepared.value);
}

function checkOf(context: StatementContext, id: string): Check | undefined {
  return runChecks(context).find((check) => check.id === id);
}

const sound = soundContext();
const { indirect, direct, worksheet } = sound;
const ONE = minor("1");

describe("a statement that is wrong inside is a draft", () => {
  test.each<[string, string, Partial<StatementContext>]>([
    [
      "an account is not allocated in full",
      "completeness",
      { worksheet: { ...worksheet, rows: worksheet.rows.map((row) => ({ ...row, direct: {} })) } },
    ],
    [
      "entries without cash do not come to nil",
      "completeness",
      {
        worksheet: {
          ...worksheet,
          indirect: worksheet.indirect.map((entry) => ({ ...entry, column: "non_cash" as const })),
        },
      },
    ],
    [
      "the methods differ in operating cash",
      "methods_agree",
      { direct: { ...direct, operating: direct.operating + ONE } },
    ],
    [
      "the note on debt differs from the body",
      "disclosures",
      {
        indirect: {
          ...indirect,
          lines: indirect.lines.map((line) => ({ ...line, amount: line.amount + ONE })),
        },
        worksheet: { ...worksheet, postings: [] },
      },
    ],
    [
      "cash by account differs from the statement's",
      "disclosures",
      { framework: "US_GAAP", indirect: { ...indirect, cashAtEnd: indirect.cashAtEnd + ONE } },
    ],
    [
      "opening cash by account differs from the statement's",
      "disclosures",
      {
        framework: "US_GAAP",
        indirect: { ...indirect, cashAtBeginning: indirect.cashAtBeginning + ONE },
      },
    ],
  ])("where %s", (_, id, broken) => {
    expect(
      checkOf({ ...sound, ...("framework" in broken && { framework: "US_GAAP" }) }, id),
    ).toMatchObject({
      status: "passed",
    });
    const checks = runChecks({ ...sound, ...broken });
    expect(checks.find((check) => check.id === id)?.status).toBe("failed");
    expect(listDraftReasons(checks).map(({ code }) => code)).toContain(id);
  });
});

describe("a small amount that nothing explains", () => {
  test("asks for a journal, and is no draft below materiality", () => {
    const [line] = indirect.lines;
    if (line === undefined) throw new Error("A statement has lines");
    const amount = minor("0.01");
    const lines = [
      ...indirect.lines,
      { ...line, concept: "unclassified_movements" as const, amount },
    ];
    const check = checkOf({ ...sound, indirect: { ...indirect, lines } }, "placed");
    expect(check).toMatchObject({ status: "review", figure: "0.01" });
  });
});

describe("exchange effects on cash", () => {
  const [account] = worksheet.ledgerIndex.accounts;
  if (account === undefined) throw new Error("Books have accounts");
  const cashEffects = [{ account, currency: "USD", effect: ONE }];

  test("that rates give and a journal says otherwise are asked for, with the difference", () => {
    const context = { ...sound, worksheet: { ...worksheet, cashEffects } };
    expect(checkOf(context, "exchange_effect")).toMatchObject({
      status: "review",
      figure: "-1.00",
    });
    const agreed = { ...context, indirect: { ...indirect, effectOfExchangeRates: ONE } };
    expect(checkOf(agreed, "exchange_effect")?.status).toBe("passed");
  });

  test("that rates give and entries say otherwise are asked for, with the difference", () => {
    const traced = soundContext({ generalLedger: ledgerOf([]) });
    const context = { ...traced, worksheet: { ...traced.worksheet, cashEffects } };
    expect(checkOf(context, "exchange_effect")).toMatchObject({
      status: "review",
      figure: "-1.00",
    });
  });
});

test("a general ledger that contradicts itself is a reason of a draft, in its own words", () => {
  const differences = [
    problem("ledger_line_without_account", { row: 7 }),
    problem("ledger_line_without_account", { row: 8 }),
  ];
  const context = soundContext({
    generalLedger: {
      ...ledgerOf([]),
      origin: {
        currency: "GBP",
        decimals: 2,
        chart: "",
        openings: "stated",
        entryCount: 0,
        lineCount: 0,
        lumpedLines: 0,
        differences,
      },
    },
  });
  const check = checkOf(context, "ledger_sound");
  expect(check?.status).toBe("failed");
  expect(check?.explanation).toContain("Row 7");
  expect(check?.explanation).toContain("1 more such difference");
});

test("a general ledger alone without entries in the period does not say that it is of it", () => {
  const period = { start: "2025-01-01", end: "2025-12-31" };
  const context = soundContext({ rows: {}, period, generalLedger: ledgerOf([]) });
  expect(checkOf(context, "dates")).toMatchObject({
    status: "not_tested",
    explanation: "The general ledger has no entries in the period.",
  });
});

describe("headings that name a year alone, of a period to March 2026", () => {
  const period = { start: "2025-04-01", end: "2026-03-31" };
  const yearAlone = (end: ColumnDate["end"], year: number): ColumnDate => ({
    fileType: "balance_sheet",
    heading: String(year),
    end,
    day: dayOfIso(`${year}-12-31`),
    year,
    isYearAlone: true,
    months: null,
  });

  test.each([
    ["closing", 2025, "passed"],
    ["closing", 2026, "passed"],
    ["closing", 2024, "failed"],
    ["opening", 2024, "passed"],
    ["opening", 2025, "passed"],
    ["opening", 2026, "failed"],
  ] as const)("%s balances of %i: %s", (end, year, status) => {
    const context = { ...soundContext({ period }), columnDates: [yearAlone(end, year)] };
    expect(checkOf(context, "dates")?.status).toBe(status);
  });
});

describe("a trial balance beside statements", () => {
  /** What the checks of balances say where the trial balance has these of the loan. */
  const checksWith = (now: string, before: string) => {
    const { checks } = statementFrom({
      ...plainInput,
      mappings,
      rows: {
        balance_sheet: [
          position("cash_and_cash_equivalents", "100", "180"),
          position("borrowings", "60", "90"),
          position("share_capital", "40", "90"),
        ],
        profit_loss: [result("revenue", "50")],
        trial_balance: [
          balance("cash_and_cash_equivalents", "180", "100"),
          balance("borrowings", now, before),
          balance("share_capital", "-40", "-40"),
          balance("revenue", "-50", "0"),
        ],
      },
    });
    return ["opening_balances", "balance"].map(
      (id) => checks.find((check) => check.id === id)?.explanation ?? "",
    );
  };

  test("that has other closing balances disagrees with them", () => {
    const [, balances] = checksWith("-95", "-60");
    expect(balances).toMatch(/^The trial balance disagrees with the statements on 1 figure\.$/);
  });

  test("that opens with something else disagrees with last year", () => {
    const [openings] = checksWith("-90", "-65");
    expect(openings).toMatch(/^1 opening balance differs between the files\.$/);
  });
});
