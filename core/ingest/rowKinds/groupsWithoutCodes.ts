import { type FileRows, textsOf } from "../FileRows.ts";
import { balanceAt } from "./balanceAt.ts";
import { findSums } from "./findSums.ts";

/** One such row may be chance. */
const FEWEST_GROUPS = 2;
const FEWEST_SUMMED = 2;

/**
 * Finds subtotals without codes in a trial balance with account codes: the rows above add up to them, and the rest
 * balances. A debit is not the sum of credits: the last account of a balancing file always equals minus the sum of all
 * others.
 */
export function groupsWithoutCodes(file: FileRows, totals: readonly number[]): ReadonlySet<number> {
  if (file.fileType !== "trial_balance" || !file.columns.has("code")) return NONE;
  const code = textsOf(file, "code");
  const places = [...file.rows.keys()];
  const uncoded = places.filter((at) => code(at) === "");
  if (uncoded.length * 2 > places.length) return NONE;
  const columns = [...file.amounts.values()].map(({ amounts }) => amounts);
  const sums = findSums(uncoded, columns, () => FEWEST_SUMMED, totals, [1n]);
  if (sums.size < FEWEST_GROUPS) return NONE;
  const left = new Set([...sums, ...totals]);
  const balances = (["current", "prior"] as const).every((period) => {
    const balance = balanceAt(file, period);
    return places.reduce((sum, at) => (left.has(at) ? sum : sum + balance(at)), 0n) === 0n;
  });
  return balances ? sums : NONE;
}

const NONE: ReadonlySet<number> = new Set();
