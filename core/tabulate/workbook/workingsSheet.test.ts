import { expect, test } from "vitest";
import { exampleReport } from "../../testing/exampleReport.ts";
import { printAmount } from "../printAmount.ts";
import { placeWorkings, workingsSheet } from "./workingsSheet.ts";

test("a column of the worksheet is as wide as its longest amount, and a narrow one takes no more room", () => {
  const report = exampleReport();
  const sheet = "Workings (indirect)";
  const workings = placeWorkings(report, "indirect", sheet);
  const { widths, headingRow, rows } = workingsSheet(report, workings);
  expect(widths).toHaveLength([...rows][headingRow - 1]?.length ?? 0);
  for (const [at, { id, label, total }] of workings.columns.entries()) {
    const amounts = [total, ...workings.rows.flatMap(({ lines }) => lines[id] ?? [])];
    const needed = Math.max(
      ...amounts.map((amount) => printAmount(amount).length + 2),
      ...label.split(/ |(?<=\/)/).map(({ length }) => length + 3),
    );
    expect(widths[7 + at]).toBe(needed);
  }
});
