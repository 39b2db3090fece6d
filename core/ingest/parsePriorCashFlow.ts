import { note } from "../problem/ProblemList.ts";
import { amountsOf, type FileRows, placeAt, textAt } from "./FileRows.ts";
import type { PriorCashFlowRow } from "./rows.ts";

const CATEGORY = /operating|investing|financing|reconciliation/i;

/**
 * Reads last year's statement: each line has words and an amount, and should have a category, its
 * own or the section's it stands in ("Cash flows from investing activities").
 */
export function parsePriorCashFlow(file: FileRows): PriorCashFlowRow[] {
  const amounts = amountsOf(file, "amount");
  return file.rows.map(({ row }, at): PriorCashFlowRow => {
    const lineItem = textAt(file, "lineItem", at);
    const category = textAt(file, "category", at) || sectionCategory(file.sections[at] ?? "");
    if (lineItem === "") note(file.problems, "line_item_missing", placeAt(file, "lineItem", at));
    if (category === "")
      note(file.warnings, "category_missing", {
        ...placeAt(file, "category", at),
        value: lineItem,
      });
    return {
      row,
      lineItem,
      category,
      amount: amounts(at),
      notes: textAt(file, "notes", at),
    };
  });
}

function sectionCategory(section: string): string {
  return CATEGORY.exec(section)?.[0].toLowerCase() ?? "";
}
