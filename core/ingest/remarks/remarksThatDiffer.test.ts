import { describe, expect, test } from "vitest";
import { tableOf } from "../../testing/tableOf.ts";
import type { UploadType } from "../fileTypes.ts";
import type { RemarkKind, RemarksOfFile } from "./Remark.ts";
import { remarksIn } from "./remarksIn.ts";
import { remarksThatDiffer } from "./remarksThatDiffer.ts";
import { remarksToKnow } from "./remarksToKnow.ts";
import { standingAlone } from "./standingAlone.ts";

/** A file that says something of each kind, in a line of that kind's name. */
function file(fileType: UploadType, ...kinds: RemarkKind[]): RemarksOfFile {
  return { fileType, remarks: kinds.map((kind, at) => ({ kind, row: at + 1, text: kind })) };
}

const codesOf = (...files: RemarksOfFile[]) => remarksThatDiffer(files).map(({ code }) => code);

describe("what files say of themselves", () => {
  const balanceSheet = (...kinds: RemarkKind[]) => file("balance_sheet", ...kinds);
  const result = (...kinds: RemarkKind[]) => file("profit_loss", ...kinds);

  test("is said alike by the same kind alone", () => {
    expect(codesOf(result("planned"), balanceSheet("draft"))).toEqual(["planned_beside_actual"]);
    expect(codesOf(result("planned"), balanceSheet("draft", "planned"))).toEqual([]);
  });

  test("may have been otherwise last year", () => {
    expect(codesOf(result("part"), file("prior_balance_sheet"))).toEqual([]);
  });

  test("is of a company alone beside its group, and of neither where one file says both or one says nothing", () => {
    expect(codesOf(result("group"), balanceSheet("single"))).toEqual(["group_beside_company"]);
    expect(codesOf(result("group", "single"), balanceSheet("single"))).toEqual([]);
    expect(codesOf(result(), balanceSheet("single"))).toEqual([]);
    expect(codesOf(result("group"), balanceSheet("group"))).toEqual([]);
  });

  test("is of one basis where no file says the other", () => {
    expect(codesOf(result("cash_basis"), balanceSheet("accrual_basis"))).toEqual(["bases_differ"]);
    expect(codesOf(result("accrual_basis"), balanceSheet("accrual_basis"))).toEqual([]);
  });

  test("is to be known once of each kind, and not what only tells files apart", () => {
    const known = remarksToKnow([result("draft", "company"), balanceSheet("draft", "part")]);
    expect(known.map(({ code, where }) => [code, where.value])).toEqual([
      ["says_draft", "Profit & Loss"],
      ["says_part", "Balance Sheet"],
    ]);
  });
});

test("a line stands alone in one cell, or two where they are asked for, and is no longer than a note", () => {
  const rows = [
    ["Note", " "],
    ["Class:", "North"],
    ["Cash", "1", "2"],
    [" ", ""],
    ["n".repeat(160)],
    ["n".repeat(161)],
  ];
  const table = { sheet: null, rows: rows.map((cells, at) => ({ row: at + 1, cells })) };
  const lines = (most: 1 | 2) => standingAlone(table, most).map(({ row }) => row);
  expect(lines(1)).toEqual([1, 5]);
  expect(lines(2)).toEqual([1, 2, 5]);
});

describe("a report", () => {
  const rows = (title: string) => `${title}|
    Account|2025
    Bank|500
    Capital|-500`;
  const said = (title: string) =>
    remarksIn(tableOf(rows(title)), { headingRow: 2, lastRow: 4 }).map(({ kind, text }) => [
      kind,
      text,
    ]);

  test("says nothing of itself in its headings or its last row", () => {
    const table = tableOf("Class: North|2025\nBank|500\nBranch: North|");
    expect(remarksIn(table, { headingRow: 1, lastRow: 3 })).toEqual([]);
  });

  test("names its company by the legal form at the end of a title, of two words at least", () => {
    expect(said("Hill Farm Limited  - Profit and loss")).toEqual([
      ["company", "Hill Farm Limited"],
    ]);
    expect(said("Draft Accounts Limited")).toEqual([["company", "Draft Accounts Limited"]]);
    const kindsOf = (title: string) => said(title).map(([kind]) => kind);
    expect(kindsOf("Accounts -  Limited")).not.toContain("company");
    expect(kindsOf("Limited")).not.toContain("company");
  });

  const long = `of the year that began in January, as the directors of the company put it together${" again".repeat(3)}`;
  test.each(["Budgeted", "Draft", "Consolidated", "Unconsolidated"])(
    "%s in a title says it, in a sentence not",
    (word) => {
      expect(said(`${word} statements`)).toHaveLength(1);
      expect(said(`${word} statements ${long}`)).toEqual([]);
    },
  );

  test("names no company in a sentence", () => {
    expect(said(`${long} Hill Farm Limited`)).toEqual([]);
  });
});
