import { expect, test } from "vitest";
import { exampleReport, exampleRows } from "../../testing/exampleReport.ts";
import { trialBalanceSheet } from "./trialBalanceSheet.ts";
import type { Cell } from "./Workbook.ts";

/** The headings of the sheet, and the formula of a movement, for books whose file has such types. */
function sheetOf(typed: (type: string) => string) {
  const trial_balance = (exampleRows.trial_balance ?? []).map((row) => ({
    ...row,
    type: typed(row.type),
  }));
  const sheet = trialBalanceSheet(exampleReport({ adjustments: [], rows: { trial_balance } }));
  const rows = [...sheet.rows];
  const headings = (rows[sheet.headingRow - 1] ?? []).map(wordsOf);
  const movement = rows[sheet.headingRow]?.[headings.indexOf("Movement")];
  return { headings, movement: movement?.kind === "formula" ? movement.formula : null, sheet };
}

function wordsOf(cell: Cell | null): string | null {
  return cell?.kind === "text" ? cell.text : null;
}

test("the type of an account has a column where a file says types", () => {
  const { headings, movement, sheet } = sheetOf((type) => type);
  expect(headings.slice(0, 5)).toEqual(["Account", "Name", "Type in the file", "Role", "Opening"]);
  expect(movement).toMatch(/F\d+-E\d+-G\d+/);
  expect(sheet.widths).toHaveLength(headings.length);
});

test("where no file says types there is no empty column, and formulas name the columns as they stand", () => {
  const { headings, movement, sheet } = sheetOf(() => "");
  expect(headings.slice(0, 4)).toEqual(["Account", "Name", "Role", "Opening"]);
  expect(movement).toMatch(/E\d+-D\d+-F\d+/);
  expect(sheet.widths).toHaveLength(headings.length);
});

test("where the accounts stand in no rows of a file there is no column of rows", () => {
  const report = exampleReport();
  const accounts = report.document.accounts.map((account) => ({ ...account, rows: [] }));
  const headingsOf = (of: typeof report) => {
    const sheet = trialBalanceSheet(of);
    return ([...sheet.rows][sheet.headingRow - 1] ?? []).map(wordsOf);
  };
  expect(headingsOf(report).at(-1)).toBe("Rows in the files");
  const without = { ...report, document: { ...report.document, accounts } };
  expect(headingsOf(without).at(-1)).toBe("Why this role");
});
