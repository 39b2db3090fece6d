import type { Minor } from "../../../money/Minor.ts";
import type { StatementItem } from "../StatementItem.ts";
import { addsUp } from "../sums/matchRun.ts";

/** With fewer rows, the sum would be a row of the same amount. */
const FEWEST_PARTS = 2;
/** With more candidates, only single ones and all together are tried. */
const MOST_CHOSEN = 5;
/** The maximum number of variants. */
const MOST_TRIED = 20;

/**
 * Variants of the rows in which some may be sums of all rows since the last sum or heading, although their labels may
 * be those of accounts: "Cost of goods sold" below its parts. Variants with fewer such rows come first.
 */
export function withBlockSums(items: readonly StatementItem[]): (readonly StatementItem[])[] {
  const sums = blockSums(items);
  if (sums.length === 0 || sums.length > MOST_TRIED) return [];
  return choicesOf(sums).map((chosen) =>
    items.map((item, at): StatementItem => (chosen.has(at) ? { ...item, words: "perhaps" } : item)),
  );
}

function blockSums(items: readonly StatementItem[]): number[] {
  const sums: number[] = [];
  // The possible starts of a block: after a sum, a heading, or another candidate
  let blocks: (readonly Minor[])[][] = [[]];
  items.forEach(({ amounts, words, isCoded, said }, at) => {
    if (amounts === null || words !== "plain") {
      blocks = [[]];
      return;
    }
    const isFree = !isCoded && said !== "account" && amounts.some((amount) => amount);
    const isSum =
      isFree && blocks.some((block) => block.length >= FEWEST_PARTS && addsUp(block, amounts));
    if (isSum) sums.push(at);
    const values = amounts.map((amount) => amount ?? 0n);
    blocks = [...blocks.map((block) => [...block, values]), ...(isSum ? [[]] : [])];
  });
  return sums;
}

function choicesOf(sums: readonly number[]): ReadonlySet<number>[] {
  if (sums.length > MOST_CHOSEN) return [...sums.map((at) => new Set([at])), new Set(sums)];
  const any = Array.from({ length: 2 ** sums.length - 1 }, (_, choice) =>
    sums.filter((_at, bit) => ((choice + 1) >> bit) & 1),
  );
  return any.toSorted((one, other) => one.length - other.length).map((chosen) => new Set(chosen));
}
