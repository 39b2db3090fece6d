import { expect, test } from "vitest";
import type { Framework } from "../../policies/policies.ts";
import { exampleReport } from "../../testing/exampleReport.ts";
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
