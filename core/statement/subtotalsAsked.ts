import { minorOf } from "../money/minorOf.ts";
import type { StatementLine } from "./StatementDocument.ts";

/** Whether a line is a subtotal that an estimate may change: its lines are asked about, not it. */
export function isEstimatedSubtotal({
  isSubtotal,
  estimatedAmount,
}: Pick<StatementLine, "isSubtotal" | "estimatedAmount">): boolean {
  return isSubtotal && minorOf(estimatedAmount ?? "0") !== 0n;
}

/**
 * Lines whose subtotals are in review as long as a line of the estimate is that may change them; `isEstimated`
 * tells which lines depend on an estimate.
 */
export function withSubtotalsAsked(
  lines: readonly StatementLine[],
  isEstimated: (line: StatementLine) => boolean,
): StatementLine[] {
  const inReview = lines.filter(({ isSubtotal, status }) => !isSubtotal && status === "review");
  const asked = new Set(inReview.flatMap(({ reviewReasons }) => reviewReasons));
  return lines.map((line) => {
    if (!line.isSubtotal || line.status !== "review" || !isEstimated(line)) return line;
    const reviewReasons = line.reviewReasons.filter((reason) => asked.has(reason));
    return { ...line, reviewReasons, status: reviewReasons.length > 0 ? "review" : "auto" };
  });
}
