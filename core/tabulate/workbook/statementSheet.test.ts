import { expect, test } from "vitest";
import type { TrialBalanceRow } from "../../ingest/rows.ts";
import type { Framework } from "../../policies/policies.ts";
import { exampleReport, exampleRows } from "../../testing/exampleReport.ts";
import { tabulateWorkbook } from "./tabulateWorkbook.ts";
import type { Cell } from "./Workbook.ts";

function firstSheet(framework: Framework): (string | null)[][] {
  const [sheet] = tabulateWorkbook(exampleReport({ framework })).sheets;
  return [...(sheet?.rows ?? [])].map((row) => row.map(contentOf));
}

function contentOf(cell: Cell | null): string | null {
  if (cell === null || cell.kind === "number") return null;
  return cell.kind === "text" ? cell.text : cell.amount;
}

test("under US GAAP interest and taxes paid stand beneath the statement itself, marked as no lines", () => {
  const rows = firstSheet("US_GAAP");
  const heading = rows.findIndex(([words]) => words?.startsWith("Supplemental disclosures"));
  const paid = rows.slice(heading).find(([words]) => words === "Interest paid");
  expect(paid?.[1]).toMatch(/^-?\d+\.\d{2}$/);
  expect(paid).toContain("supplemental");
});

test("under IFRS they stand among the lines, and nothing beneath", () => {
  expect(firstSheet("IFRS").flat()).not.toContain("supplemental");
});

/** The books of the example in a currency that counts a great many of its units. */
function inLargeUnits(factor: bigint) {
  const larger = (row: TrialBalanceRow): TrialBalanceRow => ({
    ...row,
    currentDebit: row.currentDebit * factor,
    currentCredit: row.currentCredit * factor,
    priorDebit: row.priorDebit * factor,
    priorCredit: row.priorCredit * factor,
  });
  const trial_balance = (exampleRows.trial_balance ?? []).map(larger);
  return tabulateWorkbook(
    exampleReport({ currency: "IDR", adjustments: [], rows: { trial_balance } }),
  );
}

test("large amounts keep their formulas while they have no cents", () => {
  expect(inLargeUnits(10n ** 8n).isLive).toBe(true);
});

test("amounts with more digits than a spreadsheet keeps are figures, and the workbook says so", () => {
  const workbook = inLargeUnits(10n ** 8n + 1n);
  expect(workbook.isLive).toBe(false);
  const words = [...(workbook.sheets[0]?.rows ?? [])].flatMap((row) => row.map(contentOf));
  expect(words.join("\n")).toContain("every amount of this workbook is a figure");
});
