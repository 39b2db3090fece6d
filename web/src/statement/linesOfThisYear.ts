import type { StatementLine } from "@tieout/core";
import { readAmount } from "../lib/format/readAmount.ts";

type Line = Pick<
  StatementLine,
  "concept" | "category" | "isSubtotal" | "status" | "currentYear" | "priorYear"
>;

/** The lines that this year has, for a table without last year's column: others stand for a figure of last year alone. */
export function linesOfThisYear<Each extends Line>(lines: readonly Each[]): Each[] {
  return lines.filter((line) => {
    const isOfLastYear = readAmount(line.currentYear).isZero && !readAmount(line.priorYear).isZero;
    return !isOfLastYear || line.status === "review" || isFrame(line);
  });
}

/** What every statement has: totals, and what leads from opening to closing cash. */
function isFrame({ concept, category, isSubtotal }: Line): boolean {
  return isSubtotal || (category === "reconciliation" && !concept.startsWith("comparative"));
}
