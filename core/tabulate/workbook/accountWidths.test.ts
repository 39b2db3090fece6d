import { expect, test } from "vitest";
import { exampleReport, reportInQuarters } from "../../testing/exampleReport.ts";
import { tabulateWorkbook } from "./tabulateWorkbook.ts";

test("the name of an account wraps in every sheet: a long one is not cut off by what stands beside it", () => {
  for (const report of [exampleReport(), reportInQuarters()]) {
    const names = new Set(report.document.accounts.map(({ name }) => name));
    for (const { name: sheet, widths, headingRow, rows } of tabulateWorkbook(report).sheets) {
      const all = [...rows];
      const at = (all[headingRow - 1] ?? []).findIndex(
        (cell) => cell?.kind === "text" && cell.text === "Name",
      );
      if (at < 0) continue;
      expect(widths[at], sheet).toBeGreaterThanOrEqual(30);
      for (const row of all.slice(headingRow)) {
        const cell = row[at];
        if (cell?.kind === "text" && names.has(cell.text)) {
          expect(cell.style, sheet).toBe("wrapped");
        }
      }
    }
  }
});
