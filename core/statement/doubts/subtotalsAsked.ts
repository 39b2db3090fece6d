import { minorOf } from "../../money/minorOf.ts";
import type { StatementLine } from "../StatementDocument.ts";

/**
 * Whether a line is a subtotal that depends on an estimate. The question is asked on its lines, not on the subtotal.
 */
export function isEstimatedSubtotal({
  isSubtotal,
  estimatedAmount,
}: Pick<StatementLine, "isSubtotal" | "estimatedAmount">): boolean {
  return isSubtotal && minorOf(estimatedAmount ?? "0") !== 0n;
}

/**
 * Keeps a subtotal in review only while one of its lines asks the same question or has an account in doubt that may
 * change it. `isEstimated` tells which lines depend on an estimate.
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

/** A line with only those questions that `isKept` accepts. */
function withReasons(
  { reviewReasons, answeredBy = [], ...line }: StatementLine,
  isKept: (reason: string) => boolean,
): StatementLine {
  const kept = [...reviewReasons.keys()].filter((at) => isKept(reviewReasons[at] ?? ""));
  const pick = <Item>(items: readonly Item[]) => items.filter((_, at) => kept.includes(at));
  const reasons = { ...line, reviewReasons: pick(reviewReasons) };
  return kept.length === 0 ? reasons : { ...reasons, answeredBy: pick(answeredBy) };
}
