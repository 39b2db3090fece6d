import type { Problem } from "../problem/Problem.ts";
import { problem } from "../problem/Problem.ts";
import type { ParsedRows } from "./parseAccountRows.ts";
import type { FileRecord } from "./readRecords.ts";
import type { PriorCashFlowRow } from "./rows.ts";

/** Reads last year's statement: each line has words and an amount, and should have a category. */
export function parsePriorCashFlow(records: readonly FileRecord[]): ParsedRows<PriorCashFlowRow> {
  const problems: Problem[] = [];
  const warnings: Problem[] = [];
  const rows = records.map((record): PriorCashFlowRow => {
    const lineItem = record.text("lineItem");
    const category = record.text("category");
    if (lineItem === "")
      problems.push(problem("line_item_missing", { row: record.row, column: "Line Item" }));
    if (category === "")
      warnings.push(
        problem("category_missing", { row: record.row, column: "Category", value: lineItem }),
      );
    return {
      row: record.row,
      lineItem,
      category,
      amount: record.amount("amount"),
      notes: record.text("notes"),
    };
  });
  return { rows, problems, warnings };
}
