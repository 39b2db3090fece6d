import { expect, test } from "vitest";
import { reportInQuarters } from "../../../core/testing/exampleReport.ts";
import { statementRows } from "./statementRows.ts";

test("adjustments are headed once, beneath the profits that both years begin with", () => {
  const { lines } = reportInQuarters().document.statements.indirect;
  const first = lines.slice(0, 1);
  const named = (concept: string, lineItem: string) =>
    first.map((line) => ({ ...line, concept, lineItem }));
  const shown = [
    ...first,
    ...named("profit_for_the_year", "Profit for the year"),
    ...named("depreciation", "Depreciation"),
    ...lines.slice(1),
  ];
  const rows = statementRows(shown, { hasComparatives: true, notes: new Map() });
  const words = rows.map(({ cells }) => cells[0]);
  expect(words.slice(1, 4)).toEqual([
    "Profit before tax",
    "Profit for the year",
    "Adjustments for",
  ]);
  expect(words.filter((each) => each === "Adjustments for")).toHaveLength(1);
});
