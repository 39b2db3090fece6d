import { minorOf } from "../../money/minorOf.ts";
import type { StatementLine } from "../StatementDocument.ts";

/** Whether a line is a subtotal that an estimate may change: its lines are asked about, not it. */
export function isEstimatedSubtotal({
  isSubtotal,
  estimatedAmount,
}: Pick<StatementLine, "isSubtotal" | "estimatedAmount">): boolean {
  return isSubtotal && minorOf(estimatedAmount ?? "0") !== 0n;
}

/**
 * Lines whose subtotals are in review as long as a line is that asks the same, or whose account in doubt may
 * change them; `isEstimated` tells which lines depend on an estimate.
 */
export function withSubtotalsAsked(
  lines: readonly StatementLine[],
  isEstimated: (line: StatementLine) => boolean,
): StatementLine[] {
  const ofLines = lines.filter(({ isSubtotal }) => !isSubtotal);
  const inReview = ofLines.filter(({ status }) => status === "review");
  const asked = new Set(inReview.flatMap(({ reviewReasons }) => reviewReasons));
  const shared = new Set(ofLines.flatMap(({ reviewReasons }) => reviewReasons));
  const accounts = new Set(
    inReview.flatMap(({ sources }) => sources.map(({ account }) => account)),
  );
  return lines.map((line) => {
    const isInDoubt = line.sources.some(({ account }) => accounts.has(account));
    const isOpen = isEstimated(line) || line.sources.length > 0;
    if (!line.isSubtotal || line.status !== "review" || !isOpen) return line;
    const isKept = (reason: string) => asked.has(reason) || (isInDoubt && !shared.has(reason));
    const kept = withReasons(line, isKept);
    return { ...kept, status: kept.reviewReasons.length > 0 ? "review" : "auto" };
  });
}

/** A line of which only some of the questions are asked. */
function withReasons(
  { reviewReasons, answeredBy = [], ...line }: StatementLine,
  isKept: (reason: string) => boolean,
): StatementLine {
  const kept = [...reviewReasons.keys()].filter((at) => isKept(reviewReasons[at] ?? ""));
  const pick = <Item>(items: readonly Item[]) => items.filter((_, at) => kept.includes(at));
  const reasons = { ...line, reviewReasons: pick(reviewReasons) };
  return kept.length === 0 ? reasons : { ...reasons, answeredBy: pick(answeredBy) };
}
