import type { FileType } from "../fileTypes.ts";
import { sideOfWords } from "../sections/sideOfWords.ts";

const PROFIT = /^(?:to |by )?(?:nett?|gross) (?:profit|surplus)\b/i;
const LOSS = /^(?:to |by )?(?:nett?|gross) (?:loss|deficit)\b/i;
const BROUGHT = /\b(?:b ?\/ ?[odf]|brought)\b/i;

/**
 * What the names of two columns say that they are, the left one first: costs and income, or assets and what they
 * are paid with. Null where they do not tell the one from the other.
 */
export function sidesOfNames(
  left: readonly string[],
  right: readonly string[],
  fileType: FileType,
): readonly [string, string] | null {
  if (fileType === "profit_loss") {
    const costs = ofResults(left) - ofResults(right) || ofCosts(left) - ofCosts(right);
    if (costs === 0) return null;
    return costs > 0 ? ["Expenses", "Income"] : ["Income", "Expenses"];
  }
  if (fileType !== "balance_sheet") return null;
  const [ofLeft, ofRight] = [ofAssets(left), ofAssets(right)];
  if (ofLeft > 0 && ofRight < 0) return ["Assets", "Liabilities"];
  return ofLeft < 0 && ofRight > 0 ? ["Liabilities", "Assets"] : null;
}

/** A profit stands with the costs, so that both sides come to the same, and a loss with the income. */
function ofResults(names: readonly string[]): number {
  const own = names.filter((name) => !BROUGHT.test(name));
  const count = (pattern: RegExp) => own.filter((name) => pattern.test(name)).length;
  return count(PROFIT) - count(LOSS);
}

function ofCosts(names: readonly string[]): number {
  const sides = names.map((name) => sideOfWords(name, "profit_loss"));
  const count = (side: string) => sides.filter((one) => one === side).length;
  return count("expense") - count("income");
}

function ofAssets(names: readonly string[]): number {
  const sides = names.map((name) => sideOfWords(name, "balance_sheet"));
  const count = (side: string) => sides.filter((one) => one === side).length;
  return count("asset") - count("liability") - count("equity");
}
