import { note } from "../problem/ProblemList.ts";
import { amountsOf, type FileRows, placeAt, textAt } from "./FileRows.ts";
import type { PriorCashFlowRow } from "./rows.ts";

const CATEGORY = /operating|investing|financing|reconciliation/i;
const CLOSES_ITS_SECTION = /^(total|net (cash|(in|de)crease|change|(in|out)flow))/i;

/**
 * Reads last year's statement: each line has words and an amount, and should have a category, its
 * own or the section's it stands in ("Cash flows from investing activities").
 */
export function parsePriorCashFlow(file: FileRows): PriorCashFlowRow[] {
  const amountAt = amountsOf(file, "amount");
  const sectionAt = sectionReader(file);
  return file.rows.map(({ row }, at): PriorCashFlowRow => {
    const lineItem = textAt(file, "lineItem", at);
    const category = textAt(file, "category", at) || sectionAt(at, lineItem);
    const where = placeAt(file, "category", at);
    if (lineItem === "") note(file.problems, "line_item_missing", placeAt(file, "lineItem", at));
    if (category === "") note(file.warnings, "category_missing", { ...where, value: lineItem });
    return { row, lineItem, category, amount: amountAt(at), notes: textAt(file, "notes", at) };
  });
}

/**
 * The category of the last section heading that named one, up to the section's own total: what
 * follows it ("Effect of exchange rates", "Cash at beginning") stands outside.
 */
function sectionReader(file: FileRows): (at: number, lineItem: string) => string {
  let heading = "";
  let category = "";
  return (at, lineItem) => {
    const section = file.sections[at] ?? "";
    if (section !== heading) category = CATEGORY.exec(section)?.[0].toLowerCase() ?? category;
    heading = section;
    const found = category;
    if (CLOSES_ITS_SECTION.test(lineItem)) category = "";
    return found;
  };
}
