import type { Amount, LineStatus, StatementLine } from "../statement/StatementDocument.ts";
import { printVerification } from "./printVerification.ts";

/** A line that somebody has to look at, or has looked at: what was asked of it, and the answer. */
export type QueriedLine = {
  lineItem: string;
  currentYear: Amount;
  status: LineStatus;
  words: string;
};

/** The lines that were asked about; what is asked of several, as of the lines of one estimate and their totals, is said once. */
export function queriedLines(lines: readonly StatementLine[]): QueriedLine[] {
  const said = new Map<string, string>();
  return lines.flatMap(({ lineItem, currentYear, status, reviewReasons, verification }) => {
    if (reviewReasons.length === 0 && !verification) return [];
    const answer = verification ? printVerification(verification) : "Not answered yet.";
    const words = [...reviewReasons, answer].join(" ");
    const first = said.get(words);
    if (first === undefined) said.set(words, lineItem);
    const told = first === undefined ? words : `As of “${first}” above.`;
    return [{ lineItem, currentYear, status, words: told }];
  });
}
