import { expect, test } from "vitest";
import { minorOf } from "../../money/minorOf.ts";
import { exampleReport } from "../../testing/exampleReport.ts";
import { disclosuresSheet } from "./disclosuresSheet.ts";
import type { Cell, SheetRow } from "./Workbook.ts";

const report = exampleReport();
const amountIn = (cell: Cell | null | undefined) =>
  cell?.kind === "amount" || cell?.kind === "formula" ? cell.amount : null;
const isHeading = (row: SheetRow) => row.some((cell) => cell?.style === "amountHeading");
/** The rows of the tables of the notes, their headings among them. */
const tablesOf = (rows: Iterable<SheetRow>) =>
  [...rows].filter((row) => isHeading(row) || row.some((cell) => amountIn(cell) !== null));

test("notes of a statement in thousands show the exact amounts, and what the pages show beside them", () => {
  const rows = tablesOf(disclosuresSheet({ ...report, presentationUnit: "thousands" }).rows);
  const exact = tablesOf(disclosuresSheet(report).rows);
  expect(rows).toHaveLength(exact.length);
  expect(exact.some(isHeading)).toBe(true);
  for (const [at, row] of rows.entries()) {
    const own = exact[at] ?? [];
    expect(row.slice(0, own.length)).toEqual(own);
    const [gap, ...beside] = row.slice(own.length);
    expect([gap, beside.length]).toEqual([null, own.length - 1]);
    for (const [column, cell] of beside.entries())
      if (isHeading(own))
        expect(cell).toMatchObject({ text: expect.stringMatching(/, thousands$/) });
      else expectRounded(amountIn(cell), amountIn(own[column + 1]));
  }
});

function expectRounded(shown: string | null, exact: string | null): void {
  expect(shown === null).toBe(exact === null);
  if (shown === null || exact === null) return;
  const away = minorOf(`${shown}000.00`) - minorOf(exact);
  expect(away < 1_000_00n && away > -1_000_00n).toBe(true);
}
