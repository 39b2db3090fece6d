import { expect, test } from "vitest";
import type { PriorCashFlowRow, TrialBalanceRow } from "../../ingest/rows.ts";
import type { Role } from "../../roles/roles.ts";
import { nonCashNote } from "../../tabulate/notes/nonCashNote.ts";
import { supplementalRows } from "../../tabulate/supplementalRows.ts";
import { exampleReport } from "../../testing/exampleReport.ts";
import { trialBalanceRow } from "../../testing/ledgerRows.ts";
import type { StatementInput } from "../StatementInput.ts";

type Given = readonly [code: string, role: Role, before: bigint, now: bigint, currency?: string];

function documentOf(accounts: readonly Given[], changes: Partial<StatementInput> = {}) {
  const { rows, ...others } = changes;
  return exampleReport({
    rows: { trial_balance: accounts.map(rowOf), ...rows },
    mappings: new Map(accounts.map(([code, role]) => [code, role])),
    adjustments: [],
    ...others,
  }).document;
}

function rowOf([code, , before, now, currency]: Given, index: number): TrialBalanceRow {
  const account = { row: index + 2, code, name: `Account ${code}`, currency: currency ?? null };
  return trialBalanceRow(account, now, before);
}

const note = (document: ReturnType<typeof documentOf>, id: string) =>
  document.disclosures.find((each) => each.id === id);
const shown = (document: ReturnType<typeof documentOf>, id: string) =>
  note(document, id)?.rows.map(({ label, amounts }) => [label, ...amounts]);

test("cash is shown by kind and currency, and leads to the balance sheet (IAS 7.45, 7.48)", () => {
  const document = documentOf([
    ["1000", "cash_and_cash_equivalents", 100_00n, 250_00n],
    ["1010", "cash_and_cash_equivalents", 40_00n, 50_00n, "USD"],
    ["1020", "restricted_cash", 0n, 30_00n],
    ["3000", "share_capital", -140_00n, -330_00n],
  ]);
  expect(shown(document, "components_of_cash")).toEqual([
    ["Cash and cash equivalents, held in GBP", "100.00", "250.00"],
    ["Cash and cash equivalents, held in USD", "40.00", "50.00"],
    ["Cash in the statement", "140.00", "300.00"],
    ["Restricted cash (not included in cash)", "0.00", "30.00"],
    ["Cash, restricted cash and overdrafts in the balance sheet", "140.00", "330.00"],
  ]);
  expect(note(document, "components_of_cash")?.asks).toEqual([expect.stringContaining("IAS 7.48")]);
});

const BOUGHT: readonly Given[] = [
  ["1000", "cash_and_cash_equivalents", 500_00n, 380_00n],
  ["1200", "inventories", 0n, 90_00n],
  ["1900", "goodwill", 0n, 70_00n],
  ["2000", "trade_payables", 0n, -40_00n],
  ["3000", "share_capital", -500_00n, -500_00n],
];

test("a business bought is shown with what came with it, net of its cash (IAS 7.40)", () => {
  const document = documentOf(BOUGHT, {
    adjustments: [
      {
        id: "a",
        reason: "Shares of Quay Ltd",
        adjustmentType: "journal",
        lines: [
          { kind: "account", account: "1200", amount: 90_00n, presentAs: null },
          { kind: "account", account: "1900", amount: 70_00n, presentAs: null },
          { kind: "account", account: "2000", amount: -40_00n, presentAs: null },
          { kind: "cash", concept: "acquisition_of_subsidiary", amount: -120_00n },
        ],
      },
    ],
  });
  expect(shown(document, "businesses")).toEqual([
    ["Business acquired: Shares of Quay Ltd", null],
    ["Account 1200", "90.00"],
    ["Account 1900", "70.00"],
    ["Account 2000", "-40.00"],
    ["Paid for businesses, net of their cash", "-120.00"],
  ]);
  expect(note(documentOf(BOUGHT.slice(0, 1)), "businesses")).toBeUndefined();
});

test("supplier finance is asked for where suppliers are owed, and not where none are", () => {
  expect(note(documentOf(BOUGHT), "supplier_finance")?.asks[0]).toContain("IAS 7.44H");
  const usGaap = documentOf(BOUGHT, { framework: "US_GAAP" });
  expect(note(usGaap, "supplier_finance")?.asks[0]).toContain("ASC 405-50-50-3");
  const nobody = BOUGHT.filter(([, role]) => role !== "trade_payables");
  expect(note(documentOf(nobody), "supplier_finance")).toBeUndefined();
});

const priorLine = (row: number, concept: string, amount: bigint): PriorCashFlowRow => ({
  row,
  lineItem: concept,
  concept,
  category: "",
  amount,
  notes: "",
});

test("notes have last year's figures where that statement shows them, and nothing where not", () => {
  const accounts: readonly Given[] = [
    ["1000", "cash_and_cash_equivalents", 100_00n, 160_00n],
    ["2500", "borrowings", -80_00n, -150_00n],
    ["7000", "interest_expense", 0n, 10_00n],
    ["3000", "share_capital", -20_00n, -20_00n],
  ];
  const prior_cashflow = [
    priorLine(2, "interest_paid", -8_00n),
    priorLine(3, "proceeds_from_borrowings", 30_00n),
  ];
  const document = documentOf(accounts, { rows: { prior_cashflow } });
  expect(shown(document, "interest_and_taxes_paid")).toEqual([
    ["Interest paid", "-10.00", "-8.00"],
    ["Interest received", "0.00", null],
    ["Dividends received", "0.00", null],
    ["Income taxes paid", "0.00", null],
  ]);
  expect(shown(document, "financing_liabilities")?.at(-1)).toEqual([
    ...["Borrowings, prior year as supplied", null, "30.00", null, null, null, "80.00"],
  ]);
  expect(note(document, "financing_liabilities")?.asks).toHaveLength(1);
  const onlyDebt = documentOf(accounts, { rows: { prior_cashflow: prior_cashflow.slice(1) } });
  expect(note(onlyDebt, "interest_and_taxes_paid")?.columns).toEqual(["Amount"]);
});

const owing = (before: bigint, now: bigint): readonly Given[] => [
  ["1000", "cash_and_cash_equivalents", 100_00n, 100_00n + now - before],
  ["2500", "borrowings", -before, -now],
  ["3000", "share_capital", before - 100_00n, before - 100_00n],
];

test("debt that goes with a business that is sold is no repayment (IAS 7.44B(b))", () => {
  const sold: readonly Given[] = [
    ["1000", "cash_and_cash_equivalents", 100_00n, 150_00n],
    ["1500", "ppe_cost", 90_00n, 0n],
    ["2500", "borrowings", -100_00n, -60_00n],
    ["3000", "share_capital", -90_00n, -90_00n],
  ];
  const document = documentOf(sold, {
    adjustments: [
      {
        id: "a",
        reason: "Quay Ltd sold",
        adjustmentType: "journal",
        lines: [
          { kind: "account", account: "1500", amount: -90_00n, presentAs: null },
          { kind: "account", account: "2500", amount: 40_00n, presentAs: null },
          { kind: "cash", concept: "disposal_of_subsidiary", amount: 50_00n },
        ],
      },
    ],
  });
  expect(shown(document, "financing_liabilities")?.[0]).toEqual([
    ...["Borrowings", "100.00", "0.00", "0.00", "-40.00", "0.00", "60.00"],
  ]);
});

test("last year's project gives the comparatives of 7.44 whole, opening balances among them", () => {
  const lastYear = documentOf(owing(30_00n, 80_00n), { isFirstPeriod: false });
  const document = documentOf(owing(80_00n, 150_00n), { lastYearsNotes: lastYear });
  expect(shown(document, "financing_liabilities")).toEqual([
    ["Borrowings", "80.00", "70.00", "0.00", "0.00", "0.00", "150.00"],
    ["Total", "80.00", "70.00", "0.00", "0.00", "0.00", "150.00"],
    ["Borrowings, prior year", "30.00", "50.00", "0.00", "0.00", "0.00", "80.00"],
    ["Total, prior year", "30.00", "50.00", "0.00", "0.00", "0.00", "80.00"],
  ]);
  expect(note(document, "financing_liabilities")?.asks).toEqual([]);
  const restated = documentOf(owing(75_00n, 150_00n), { lastYearsNotes: document });
  const [, , ...prior] = shown(restated, "financing_liabilities") ?? [];
  expect(prior.map(([label]) => label)).toEqual(["Borrowings, prior year", "Total, prior year"]);
  expect(note(restated, "financing_liabilities")?.asks).toEqual([
    "Say why these liabilities open at 75.00: last year's statement closes them at 150.00.",
  ]);
});

test("last year's balances with two dates and its statement give the comparatives of 7.44", () => {
  const rows = owing(80_00n, 150_00n).map((given, index) => ({
    ...rowOf(given, index),
    ...(given[1] === "borrowings" && { lastYearOpening: -30_00n }),
  }));
  const of = (flows: bigint) =>
    documentOf(owing(80_00n, 150_00n), {
      rows: {
        trial_balance: rows,
        prior_cashflow: [priorLine(2, "proceeds_from_borrowings", flows)],
      },
    });
  const prior = (flows: bigint) => shown(of(flows), "financing_liabilities")?.at(-1);
  const label = "Borrowings, prior year as supplied";
  expect(prior(50_00n)).toEqual([label, "30.00", "50.00", "0.00", "0.00", "0.00", "80.00"]);
  expect(note(of(50_00n), "financing_liabilities")?.asks).toEqual([]);
  expect(prior(40_00n)).toEqual([label, "30.00", "40.00", null, null, "10.00", "80.00"]);
  expect(note(of(40_00n), "financing_liabilities")?.asks).toHaveLength(1);
});

test("where nothing tells of last year the note says so, but not in a first period", () => {
  const asks = (changes: Partial<StatementInput>) =>
    note(documentOf(owing(0n, 80_00n), changes), "financing_liabilities")?.asks;
  expect(asks({})).toEqual([expect.stringContaining("neither last year's project nor its")]);
  expect(asks({})).not.toEqual([expect.stringContaining("settings")]);
  expect(asks({ isFirstPeriod: true })).toEqual([]);
  const begun: readonly Given[] = [
    ["1000", "cash_and_cash_equivalents", 0n, 80_00n],
    ["2500", "borrowings", 0n, -80_00n],
  ];
  expect(note(documentOf(begun, {}), "financing_liabilities")?.asks).toEqual([
    expect.stringMatching(
      /^Nothing stood in the books .* say so in the project's settings; otherwise add /,
    ),
  ]);
});

test("what moved no cash last year stands beside this year's", () => {
  const plant = { kind: "account" as const, account: "1500", amount: 60_00n, presentAs: null };
  const onCredit = {
    id: "a",
    reason: "Plant bought on a note",
    adjustmentType: "journal" as const,
    lines: [plant, { ...plant, account: "2500", amount: -60_00n }],
  };
  const accounts: readonly Given[] = [...owing(0n, 60_00n), ["1500", "ppe_cost", 0n, 60_00n]];
  const balanced = accounts.map((each) =>
    each[0] === "1000" ? (["1000", each[1], 100_00n, 100_00n] as const) : each,
  );
  const lastYear = documentOf(balanced, { adjustments: [onCredit] });
  const document = documentOf(owing(60_00n, 60_00n), {
    framework: "US_GAAP",
    lastYearsNotes: lastYear,
  });
  expect(supplementalRows(document).at(-1)).toEqual({
    label: "Plant bought on a note",
    current: null,
    prior: "60.00",
  });
  const { tables, paragraphs, asks } = nonCashNote(document);
  expect(tables.map(({ columns, rows }) => [columns, rows[0]?.amounts])).toEqual([
    [
      ["Amount", "Prior year"],
      [null, "60.00"],
    ],
  ]);
  expect(paragraphs).toEqual([]);
  expect(asks[0]).toContain("Balances do not show");
});

test("only the entries of a ledger say that nothing happened without cash: of balances it is asked", () => {
  const document = documentOf(owing(60_00n, 60_00n), {});
  expect(nonCashNote(document).paragraphs).toEqual([]);
  expect(nonCashNote(document).asks[0]).toMatch(/^Balances do not show/);
  const { paragraphs, asks } = nonCashNote({ ...document, rollForward: [] });
  expect(paragraphs[0]).toMatch(/^The entries of the general ledger show no/);
  expect(asks).toEqual([]);
});

test("under US GAAP interest, taxes and what moved no cash stand with the statement itself", () => {
  const accounts: readonly Given[] = [
    ["1000", "cash_and_cash_equivalents", 100_00n, 75_00n],
    ["1500", "ppe_cost", 0n, 60_00n],
    ["2500", "borrowings", 0n, -60_00n],
    ["8000", "income_tax", 0n, 25_00n],
    ["3000", "share_capital", -100_00n, -100_00n],
  ];
  const lines = [
    { kind: "account" as const, account: "1500", amount: 60_00n, presentAs: null },
    { kind: "account" as const, account: "2500", amount: -60_00n, presentAs: null },
  ];
  const adjustments = [
    { id: "a", reason: "Plant bought on a note", adjustmentType: "journal" as const, lines },
  ];
  const document = documentOf(accounts, { framework: "US_GAAP", adjustments });
  expect(supplementalRows(document)).toEqual([
    { label: "Interest paid", current: "0.00", prior: null },
    { label: "Income taxes paid", current: "-25.00", prior: null },
    { label: "Non-cash investing and financing activities", current: null, prior: null },
    { label: "Plant bought on a note", current: "60.00", prior: null },
  ]);
  expect(note(document, "interest_and_taxes_paid")?.asks[0]).toContain("ASU 2023-09");
  expect(supplementalRows(documentOf(accounts))).toEqual([]);
});
