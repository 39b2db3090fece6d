import type { Minor } from "../../../money/Minor.ts";
import type { FileType } from "../../fileTypes.ts";
import { isStepAbroad } from "../../rowKinds/isTotalLine.ts";
import { sideOfWords } from "../../sections/sideOfWords.ts";
import type { StatementItem } from "../StatementItem.ts";
import { addsUp } from "../sums/matchRun.ts";

type Search = {
  ends: ReadonlyMap<number, number>;
  fileType: FileType;
  /** Of each row what it holds against what it owes, or earns against what it costs, as far as its words say. */
  sides: readonly (string | null)[];
};

/**
 * The rows that sum up what stands right beneath them, each with the place where its parts end, in a report that
 * prints some sums above and others below, as the forms of Italian law do. Of fewer parts than `fewest` none is a sum.
 * What is called a total stands below its parts, but in a report that begins with one.
 */
export function parentsBeforeParts(
  items: readonly StatementItem[],
  fewest: 1 | 2,
  fileType: FileType,
): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const sides = items.map(({ label }) => sideAt(label, fileType));
  const isUpsideDown = items.find(({ amounts }) => amounts !== null)?.words === "total";
  for (let at = items.length - 1; at >= 0; at -= 1) {
    const { amounts = null, words, said } = items[at] ?? {};
    if (amounts === null || said === "account") continue;
    if (words === "total" && !isUpsideDown) continue;
    if (amounts.every((amount) => !amount)) continue;
    const end = endOfParts(items, { ends, fileType, sides }, { at, fewest, printed: amounts });
    if (end !== null) ends.set(at, end);
  }
  return ends;
}

/**
 * Where the fewest rows beneath come to what a row prints; a parent among them counts for its parts, and a total of
 * some of them for nothing. Null where they do not, or stand on another side: what one account holds others may owe.
 */
function endOfParts(
  items: readonly StatementItem[],
  { ends, fileType, sides }: Search,
  { at, fewest, printed }: { at: number; fewest: number; printed: readonly (Minor | null)[] },
): number | null {
  const side = sides[at] ?? null;
  const parts: Amounts[] = [];
  const running = printed.map(() => 0n);
  for (let next = at + 1; next < items.length; next = ends.get(next) ?? next + 1) {
    const item = items[next];
    if (!item?.amounts) continue;
    if (item.words !== "plain" && !ends.has(next)) {
      if (isSumOfLast(parts, item.amounts)) continue;
      // Any profit is the costs beneath it and what is left after them
      if (fileType === "profit_loss" && isStepAbroad(item.label)) return null;
      // What may be the sum of a row right above it is no part of that
      if (item.words === "total" || parts.length === 0) return null;
    }
    const other = sides[next] ?? null;
    if (side !== null && other !== null && side !== other) return null;
    parts.push(item.amounts);
    item.amounts.forEach((amount, column) => {
      running[column] = (running[column] ?? 0n) + (amount ?? 0n);
    });
    if (parts.length >= fewest && addsUp([running], printed)) return ends.get(next) ?? next + 1;
  }
  return null;
}

type Amounts = readonly (Minor | null)[];

/** Whether a total is that of the last few rows before it. */
function isSumOfLast(parts: readonly Amounts[], printed: Amounts): boolean {
  return parts.some((_, from) => isMet(parts.slice(from), printed));
}

function isMet(parts: readonly Amounts[], printed: Amounts): boolean {
  return addsUp(
    parts.map((amounts) => amounts.map((amount) => amount ?? 0n)),
    printed,
  );
}

function sideAt(label: string, fileType: FileType): string | null {
  const side = sideOfWords(label, fileType);
  return side === "liability" || side === "equity" ? "owed" : side;
}
