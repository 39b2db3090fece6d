import type { FileType } from "../fileTypes.ts";
import { mayBeResult } from "../rowKinds/isTotalLine.ts";
import { sideOfWords } from "../sections/sideOfWords.ts";

/** Whether a heading names a line of a statement: income, costs, assets, liabilities, equity or a result. */
export function isStatementLine(heading: string): boolean {
  if (heading.length > LONGEST) return false;
  const isOf = (type: FileType) => sideOfWords(heading, type) !== null;
  return isOf("profit_loss") || isOf("balance_sheet") || mayBeResult(heading);
}

const LONGEST = 60;
