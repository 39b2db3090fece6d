import type { Minor } from "../../../money/Minor.ts";
import type { StatementItem } from "../StatementItem.ts";
import { addsUp } from "../sums/matchRun.ts";

/** Of fewer rows a sum would be a row of the same amount. */
const FEWEST_PARTS = 2;
/** Of more rows that may be such sums, each is one alone, or all of them are. */
const MOST_CHOSEN = 5;
/** More are not tried. */
const MOST_TRIED = 20;

/**
 * The rows, each time with some as perhaps a sum that are what all rows come to which stand above them since the last
 * sum or heading: "Cost of goods sold" beneath its parts, though its words may be an account's. Fewest first.
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
  // Where the rows begin that one may sum up: behind a sum or a heading, or behind another row that may be one
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
