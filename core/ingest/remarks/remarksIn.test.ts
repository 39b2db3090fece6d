import { describe, expect, test } from "vitest";
import { tableOf } from "../../testing/tableOf.ts";
import type { UploadType } from "../fileTypes.ts";
import { ingest } from "../ingest.ts";
import { remarksThatDiffer } from "./remarksThatDiffer.ts";
import { remarksToKnow } from "./remarksToKnow.ts";

/** What a balance sheet says of itself that has one line above its headings or below its rows. */
function said(above: string, below = "") {
  const text = `${above}
    Account|2025|2024
    Cash|10.00|20.00
    Debtors|5.00|4.00
    Capital|15.00|24.00
    ${below}`;
  const read = ingest("balance_sheet", [tableOf(text)]);
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join());
  return read.value.remarks;
}

const kindsOf = (line: string) =>
  [said(line), said("", line)].map((remarks) =>
    remarks.flatMap(({ kind }) => (kind === "period" ? [] : [kind])),
  );

test.each([
  ["Class: North", "part"],
  ["Filtered by: Location is Leeds", "part"],
  ["Department = Sales", "part"],
  ["Budget 2025", "planned"],
  ["Projected balance sheet", "planned"],
  ["Pro forma statement of financial position", "planned"],
  ["Scenario: Forecast", "planned"],
  ["DRAFT", "draft"],
  ["Preliminary balance sheet as of 31 December 2025", "draft"],
  ["Draft - subject to audit", "draft"],
  ["Includes unposted transactions", "draft"],
  ["Unadjusted trial balance", "unadjusted"],
  ["Before year-end adjusting entries", "unadjusted"],
  ["Translated from USD at 1.25", "translated"],
  ["Exchange rate: 1 USD = 0.8 GBP", "translated"],
  ["Consolidated balance sheet", "group"],
  ["Parent company only statements", "single"],
  ["Cash Basis", "cash_basis"],
  ["Saturday, Jan 04, 2026 09:12:33 AM GMT-7 - Accrual Basis", "accrual_basis"],
  ["Balance sheet (cash basis)", "cash_basis"],
  ["Basis: Accruals", "accrual_basis"],
  ["Accruals basis", "accrual_basis"],
])("%s is read above and below the rows", (line, kind) => {
  expect(kindsOf(line)).toEqual([[kind], [kind]]);
});

test.each([
  "Class: All classes",
  "Location: All",
  "Location: Entire company",
  "Filters: None",
  "Balance sheet",
  "Unaudited",
  "Budget Hotels",
  "Forecast Foods",
  "Draft House Breweries",
  "Budget vs actual report",
  "Actual and projected results",
  "Excluding zero balances",
  "From cash basis to accrual basis",
  "Page 1 of 1",
  "The class of shares is named in note 4, which does not belong to the balance sheet",
])("%s says nothing that a reader has to know", (line) => {
  expect(kindsOf(line)).toEqual([[], []]);
});

test("two cells above the rows are one line, and a row of an account is none", () => {
  expect(said("Department:|Sales").map(({ text }) => text)).toEqual(["Department: Sales"]);
  const text = "Account|2025|2024\nDraft beer|5.00|4.00\nCapital|5.00|4.00";
  const read = ingest("balance_sheet", [tableOf(text)], { acceptDifferences: true });
  expect(read.ok && read.value.remarks).toEqual([]);
});

describe("two files of one statement", () => {
  const files = (profit: string, balance: string) =>
    (
      [
        ["profit_loss", profit],
        ["balance_sheet", balance],
      ] as const
    ).map(([fileType, line]): { fileType: UploadType; remarks: ReturnType<typeof said> } => ({
      fileType,
      remarks: said(line),
    }));
  const refused = (profit: string, balance: string) =>
    remarksThatDiffer(files(profit, balance)).map(({ code }) => code);

  test.each([
    ["Class: North", "Balance sheet", "parts_differ"],
    ["Balance sheet", "Class: North", "parts_differ"],
    ["Class: North", "Class: South", "parts_differ"],
    ["Budget 2025", "Balance sheet", "planned_beside_actual"],
    ["Consolidated income statement", "Parent company only", "group_beside_company"],
    ["Hill Farm Limited", "Dale Farm Ltd", "companies_differ"],
    ["Cash Basis", "Accrual Basis", "bases_differ"],
  ])("%s beside %s", (profit, balance, code) => {
    expect(refused(profit, balance)).toEqual([code]);
  });

  test.each([
    ["Class: North", "Filtered by: Class is north"],
    ["Budget 2025", "Forecast balance sheet"],
    ["Consolidated income statement", "Balance sheet"],
    ["HILL FARM LIMITED", "Hill Farm Ltd."],
    ["Hill Farm Limited - Profit and loss", "Hill Farm Ltd"],
    ["Hill Farm Limited", "Balance sheet"],
    ["Cash Basis", "Balance sheet"],
    ["Prepared by Smith & Co LLP", "Hill Farm Ltd"],
  ])("%s beside %s is taken", (profit, balance) => {
    expect(refused(profit, balance)).toEqual([]);
  });

  test("one on the cash basis is told", () => {
    const known = (line: string) =>
      remarksToKnow(files(line, "Balance sheet")).map(({ where }) => where.value);
    expect(known("Cash basis")).toEqual(["Profit & Loss"]);
    expect(known("Accrual basis")).toEqual([]);
  });

  test("names the row, the words and both files", () => {
    const [problem] = remarksThatDiffer(files("Class: North", "Balance sheet"));
    expect(problem?.message).toContain('The Profit & Loss says "Class: North" (row 1)');
    expect(problem?.message).toContain("the Balance Sheet is not of the same part");
  });

  test("what both say is told once on the statement", () => {
    const known = remarksToKnow(files("Budget 2025", "Draft budget 2025"));
    expect(known.map(({ code }) => code)).toEqual(["says_planned"]);
  });
});
