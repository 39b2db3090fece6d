import { categoryHeadings, printAmount, type StatementLine } from "@tieout/core";
import type { RowKind, TableRow } from "../layout/Block.ts";
import { row } from "./blocks.ts";

/** What a line shows besides its amounts. */
export type LineMarks = {
  hasComparatives: boolean;
  notes: ReadonlyMap<string, readonly number[]>;
};

export const REVIEW_MARK = "†";

/** The lines of a statement as rows under their category headings. */
export function statementRows(lines: readonly StatementLine[], marks: LineMarks): TableRow[] {
  return lines.flatMap((line, index) => {
    const previous = lines[index - 1];
    const next = lines[index + 1];
    const title = line.category === previous?.category ? "" : categoryHeadings[line.category];
    const isGrouped =
      !line.isSubtotal && next?.isSubtotal === true && next.category === line.category;
    const own = lineRow(line, marks, isGrouped);
    const subheading = subheadingBefore(line, previous);
    return [
      ...(title === "" ? [] : [row("heading", [title])]),
      ...(subheading === null ? [] : [row("group", [subheading], { keepWithNext: true })]),
      own,
    ];
  });
}

function lineRow(line: StatementLine, marks: LineMarks, keepWithNext: boolean): TableRow {
  const numbers = marks.notes.get(line.concept) ?? [];
  const mark = line.status === "review" ? ` ${REVIEW_MARK}` : "";
  const isWrong =
    line.concept === "unreconciled_difference" && printAmount(line.currentYear) !== "-";
  return row(
    kindOf(line),
    [
      line.lineItem + mark,
      numbers.join(", "),
      printAmount(line.currentYear),
      ...(marks.hasComparatives ? [line.isPriorYearKnown ? printAmount(line.priorYear) : ""] : []),
    ],
    { keepWithNext, colour: isWrong ? "red" : "ink" },
  );
}

/** How the row of a line is ruled. */
export function kindOf({
  concept,
  isSubtotal,
  category,
}: Pick<StatementLine, "concept" | "isSubtotal" | "category">): RowKind {
  if (concept === "cash_at_end") return "total";
  if (concept === "cash_at_beginning") return "line";
  return isSubtotal || (category === "reconciliation" && concept === "net_change_in_cash")
    ? "subtotal"
    : "line";
}

const STARTS = ["profit_before_tax", "profit_for_the_year", "operating_profit", "net_income"];

/** What accountants write between profit and its adjustments (IAS 7.20, ASC 230-10-45-28). */
function subheadingBefore(line: StatementLine, previous: StatementLine | undefined): string | null {
  if (previous === undefined || line.isSubtotal || line.category !== "operating") return null;
  const isChange = isWorkingCapital(line);
  if (isChange && !isWorkingCapital(previous)) return "Changes in working capital";
  // Last year's statement may begin with another profit: the two stand together
  const isFirst = STARTS.includes(previous.concept) && !STARTS.includes(line.concept);
  return !isChange && isFirst ? "Adjustments for" : null;
}

function isWorkingCapital({ concept }: StatementLine): boolean {
  return concept.startsWith("change_in_") && concept !== "change_in_bank_overdraft";
}
