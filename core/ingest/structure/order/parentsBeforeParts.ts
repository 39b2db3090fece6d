import type { Minor } from "../../../money/Minor.ts";
import type { FileType } from "../../fileTypes.ts";
import { isStepAbroad } from "../../rowKinds/isTotalLine.ts";
import { sideOfWords } from "../../sections/sideOfWords.ts";
import type { StatementItem } from "../StatementItem.ts";
import { addsUp } from "../sums/matchRun.ts";

type Search = {
  ends: ReadonlyMap<number, number>;
  fileType: FileType;
  /** For each row, whether its label names an asset or a liability (income or a cost). */
  sides: readonly (string | null)[];
};

/**
 * Finds rows that are the sum of the rows directly below, with the end of their parts, in a report with some sums above
 * and others below their parts, as in Italian statutory forms. A sum needs at least `fewest` parts. Totals are below
 * their parts, unless the report begins with one.
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
 * The end of the shortest run of rows below with this sum. A nested sum counts for its parts, and a total among them is
 * skipped. Null where there is none, or where the rows are on another side.
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
      // A profit always equals the costs below it plus the remaining profit, so it is no such sum
      if (fileType === "profit_loss" && isStepAbroad(item.label)) return null;
      // A row that may be the sum of rows above is not a part
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

/** Whether a total is the sum of the last few rows before it. */
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
