import type { Amount, LineStatus, StatementLine } from "../statement/StatementDocument.ts";
import { printVerification } from "./printVerification.ts";

/** A line with questions, and the answer if there is one. */
export type QueriedLine = {
  lineItem: string;
  currentYear: Amount;
  status: LineStatus;
  words: string;
};

/** The lines with questions. A question about several lines (such as an estimate and its subtotals) is given once. */
export function queriedLines(lines: readonly StatementLine[]): QueriedLine[] {
  const said = new Map<string, string>();
  return lines.flatMap(({ lineItem, currentYear, status, reviewReasons, verification }) => {
    if (reviewReasons.length === 0 && !verification) return [];
    // The answer is read beside its question
    const words = verification
      ? saidOnce(lineItem, [[...reviewReasons, printVerification(verification)].join(" ")], said)
      : saidOnce(lineItem, reviewReasons, said, "Not answered yet.");
    return [{ lineItem, currentYear, status, words }];
  });
}

/** The questions of a line; refers to an earlier line with the same questions. */
function saidOnce(
  lineItem: string,
  sentences: readonly string[],
  said: Map<string, string>,
  ending = "",
): string {
  const fresh = sentences.filter((sentence) => !said.has(sentence));
  const earlier = new Set(sentences.flatMap((sentence) => said.get(sentence) ?? []));
  for (const sentence of fresh) said.set(sentence, lineItem);
  const above = [...earlier].map((line) => `“${line}”`).join(" and ");
  const reference = above === "" ? "" : `As of ${above} above.`;
  return [reference, ...fresh, fresh.length > 0 ? ending : ""].filter(Boolean).join(" ");
}
