import { describe, expect, test } from "vitest";
import type { GeneralLedger, LedgerOrigin } from "../../generalLedger/GeneralLedger.ts";
import type { BalanceSheetRow, TrialBalanceRow } from "../../ingest/rows.ts";
import { amountsOf, ledgerOf, statementOf, type WrittenEntry } from "../../testing/tracedBooks.ts";
import { rowsWithLedger } from "../balances/rowsWithLedger.ts";
import { prepareStatement } from "../prepareStatement.ts";
import type { StatementInput } from "../StatementInput.ts";

const written: WrittenEntry[] = [
  {
    date: "2025-02-01",
    lines: [
      ["bank", "900"],
      ["sales", "-900"],
    ],
  },
  {
    date: "2025-03-01",
    lines: [
      ["wages", "400"],
      ["bank", "-400"],
    ],
  },
  {
    date: "2025-04-01",
    lines: [
      ["bank", "600"],
      ["holding", "-600"],
    ],
  },
  {
    date: "2025-05-01",
    lines: [
      ["creditors", "200"],
      ["bank", "-200"],
    ],
  },
];

const generalLedger = ledgerOf(written);
const origin: LedgerOrigin = {
  ...{ currency: "", decimals: 2, chart: "", openings: "unknown" },
  ...{ entryCount: 4, lineCount: 8, lumpedLines: 0, differences: [] },
};

/** The trial balance that a ledger leads to, as it is at the end alone. */
function closingOf(ledger: GeneralLedger): readonly TrialBalanceRow[] {
  const { trial_balance = [] } = rowsWithLedger({ rows: {}, generalLedger: ledger, entity: null });
  return trial_balance
    .filter(({ currentDebit, currentCredit }) => currentDebit !== currentCredit)
    .map(({ moved: _, isDerived: _derived, ...row }) => ({
      ...row,
      priorDebit: 0n,
      priorCredit: 0n,
    }));
}

const closing = closingOf(generalLedger);

const opens = (
  trial_balance: readonly TrialBalanceRow[],
  different: Partial<StatementInput> = {},
): Partial<StatementInput> => ({
  rows: { trial_balance },
  generalLedger,
  opensWithLedger: ["trial_balance"],
  ...different,
});

const withBalance = (code: string, balance: bigint): TrialBalanceRow[] =>
  closing.map((row) =>
    row.code === code ? { ...row, currentDebit: balance, currentCredit: 0n } : row,
  );

const unknownOpenings = {
  ...generalLedger,
  accounts: generalLedger.accounts.map((account) => ({ ...account, opening: null })),
  origin,
};

describe("balances of one date beside a general ledger", () => {
  const expected = statementOf(written);

  test.each([
    ["the ledger alone", { rows: {}, generalLedger }],
    ["closing balances", opens(closing)],
    ["closing balances in another order", opens(closing.toReversed())],
  ])("%s: the statement is that of balances of both dates", (_, settings) => {
    const document = statementOf(written, settings);
    for (const method of ["indirect", "direct"] as const)
      expect(amountsOf(document, method)).toEqual(amountsOf(expected, method));
    expect(document.tiesOut).toBe(expected.tiesOut);
    expect(document.warnings.map(({ code }) => code)).not.toContain("balances_after_closing");
  });

  test("of several rows of an account the first opens, and eliminations do not", () => {
    const [bank, ...others] = closing;
    if (bank === undefined) throw new Error("no rows");
    const half = { ...bank, currentDebit: bank.currentDebit / 2n };
    const elimination = { ...bank, currentDebit: 0n, isElimination: true };
    const { trial_balance: rows = [] } = rowsWithLedger({
      ...{ rows: { trial_balance: [elimination, half, half, ...others] }, generalLedger },
      ...{ entity: null, opensWithLedger: ["trial_balance"] },
    });
    const opened = rows.filter(({ code }) => code === bank.code);
    expect(opened.map(({ priorDebit }) => priorDebit)).toEqual([0n, 500_000n, 0n]);
  });

  test("accounts under other codes are known by their names", () => {
    const other = closing.map((row) => ({ ...row, code: `9-${row.code}` }));
    const { trial_balance: rows = [] } = rowsWithLedger({
      ...{ rows: { trial_balance: other }, generalLedger, entity: null },
      opensWithLedger: ["trial_balance"],
    });
    expect(rows.find(({ code }) => code === "9-bank")).toMatchObject({ priorDebit: 500_000n });
    expect(rows.find(({ code }) => code === "bank")).toBeUndefined();
  });

  test("an account that nothing is left on opens with what the ledger says", () => {
    const { trial_balance: rows = [] } = rowsWithLedger({
      ...{ rows: { trial_balance: closing }, generalLedger, entity: null },
      opensWithLedger: ["trial_balance"],
    });
    const holding = rows.find(({ code }) => code === "holding");
    expect(holding).toMatchObject({ priorDebit: 60_000n, currentDebit: 0n, isDerived: true });
  });

  test("what has no name or type takes those of the ledger, which the statement of the ledger alone reads", () => {
    const named = {
      ...generalLedger,
      accounts: generalLedger.accounts.map((each) => ({ ...each, name: `Account ${each.code}` })),
    };
    const typed = closing.map((row) => ({ ...row, type: row.code === "loan" ? "Equity" : "" }));
    const { trial_balance: rows = [] } = rowsWithLedger({
      ...{ rows: { trial_balance: typed }, generalLedger: named, entity: null },
      opensWithLedger: ["trial_balance"],
    });
    const of = (wanted: string) => rows.find(({ code }) => code === wanted);
    expect([of("bank")?.name, of("bank")?.type]).toEqual(["Account bank", "Asset"]);
    expect(of("loan")?.type).toBe("Equity");
  });

  test("a closing balance that the entries do not lead to is named with its amount", () => {
    const { draftReasons } = statementOf(written, opens(withBalance("bank", 600_000n)));
    const found = draftReasons.find(({ code }) => code === "roll_forward");
    expect(found?.message).toContain("bank: opening 5,000.00 and entries 900.00");
    expect(found?.message).toContain("100.00 is not in the general ledger");
  });

  test("after the closing entries income and expenses are those of the entries", () => {
    const after = closing
      .filter(({ code }) => code !== "sales" && code !== "wages")
      .map((row) => (row.code === "retained" ? { ...row, currentCredit: 380_000n } : row));
    const document = statementOf(written, opens(after));
    expect(amountsOf(document, "indirect")).toEqual(amountsOf(expected, "indirect"));
    expect(document.warnings.map(({ code }) => code)).toContain("balances_after_closing");
  });

  test("accounts that are gone into one that no closing concerns are refused", () => {
    const lacking = closing
      .filter(({ code }) => code !== "sales" && code !== "wages")
      .map((row) => (row.code === "bank" ? { ...row, currentDebit: 540_000n } : row));
    expect(problemsOf(opens(lacking))).toEqual(["balances_closed_oddly"]);
  });

  test("accounts that are gone and are no income, expense or dividend are refused", () => {
    const paidAhead: WrittenEntry = {
      date: "2025-06-01",
      lines: [
        ["prepaid", "70"],
        ["bank", "-70"],
      ],
    };
    const generalLedger = ledgerOf([...written, paidAhead]);
    const lacking = closingOf(generalLedger)
      .filter(({ code }) => code !== "prepaid" && code !== "wages")
      .map((row) => (row.code === "retained" ? { ...row, currentCredit: 283_000n } : row));
    expect(problemsOf(opens(lacking, { generalLedger }))).toEqual(["balances_closed_oddly"]);
  });

  test("a ledger without openings opens with closing balances less entries, as a draft", () => {
    const document = statementOf(written, opens(closing, { generalLedger: unknownOpenings }));
    expect(amountsOf(document, "indirect")).toEqual(amountsOf(expected, "indirect"));
    expect(document.statements.indirect.totals.cashAtBeginning).toBe("6000.00");
    expect(document.draftReasons.map(({ code }) => code)).toEqual(["ledger_sound"]);
  });

  test("a ledger without openings is refused where closing balances less entries leave something on income or expense", () => {
    const [generalLedger, rows] = [unknownOpenings, withBalance("wages", 50_000n)];
    expect(problemsOf(opens(rows, { generalLedger }))).toEqual(["income_not_of_entries"]);
  });

  test("balances of other accounts, or of several entities, do not open with it", () => {
    const others = closing.map((row) => ({ ...row, code: `x${row.code}`, name: `x${row.name}` }));
    expect(problemsOf(opens(others))).toEqual(["openings_not_of_ledger"]);
    const entities = closing.map((row, at) => ({ ...row, entity: at % 2 ? "North" : "South" }));
    expect(problemsOf(opens(entities))).toEqual(["openings_not_of_ledger"]);
  });
});

function problemsOf(settings: Partial<StatementInput>): string[] {
  const prepared = prepareStatement({
    ...{ framework: "IFRS", currency: "GBP", policies: {}, adjustments: [], entity: null },
    ...{ mappings: new Map(), rememberedMappings: new Map(), verifications: [], period: null },
    ...{ rows: {} },
    ...settings,
  });
  return prepared.ok ? [] : prepared.problems.map(({ code }) => code);
}

describe("a balance sheet of one date beside a general ledger", () => {
  const position = (code: string, closing: bigint, side?: "debit" | "credit"): BalanceSheetRow => ({
    ...{ row: 1, sheet: null, code, name: code, type: "", entity: null, currency: null },
    ...{ isElimination: false, opening: 0n, closing, ...(side && { positiveSide: side }) },
  });
  const openingOf = (rows: readonly BalanceSheetRow[]) => {
    const { balance_sheet: opened = [] } = rowsWithLedger({
      ...{ rows: { balance_sheet: rows }, generalLedger: ledger, entity: null },
      opensWithLedger: ["balance_sheet"],
    });
    const rowOf = (wanted: string) => opened.find(({ code }) => code === wanted);
    const of = (wanted: string) => rowOf(wanted)?.opening;
    const [bank, creditors] = [of("bank"), of("creditors")];
    return { bank, creditors, holding: of("holding"), loan: of("loan"), added: rowOf("loan") };
  };
  const repaid: WrittenEntry = {
    date: "2025-06-01",
    lines: [
      ["loan", "1000"],
      ["bank", "-1000"],
    ],
  };
  const ledger = ledgerOf([...written, repaid]);
  const own = closingOf(ledger).filter(({ code }) => code !== "sales" && code !== "wages");

  test.each([
    ["all amounts plain", -1n, undefined],
    ["credits with a minus", 1n, undefined],
    ["sides told by the totals", -1n, "credit"],
  ] as const)("%s: openings have the signs of its own amounts", (_, creditSign, side) => {
    const rows = own.map(({ code, currentDebit, currentCredit }) =>
      currentCredit > 0n
        ? position(code, -creditSign * currentCredit, side)
        : position(code, currentDebit, side && "debit"),
    );
    const openings = openingOf(rows);
    expect(openings.bank).toBe(500_000n);
    expect(openings.creditors).toBe(-creditSign * 50_000n);
    expect(openings.holding).toBe(60_000n);
    // Nothing is left of the loan: it is added, with a side of its own where the others have one
    expect(openings.loan).toBe(side ? -100_000n : -creditSign * 100_000n);
    expect(openings.added?.positiveSide).toBe(side && "debit");
  });
});
