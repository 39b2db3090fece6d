import type { Minor } from "../../money/Minor.ts";
import { addsUp } from "./matchRun.ts";
import type { StatementItem } from "./StatementItem.ts";

/** Of fewer dates, two rows come to the one above them by chance. */
const FEWEST_DATES = 2;

/**
 * The rows that sum up what stands right beneath them, each with the place where its parts end, in a report that
 * prints some sums above and others below, as the forms of Italian law do. Of fewer parts than `fewest` none is a sum.
 * What is called a total stands below its parts, but in a report that begins with one.
 */
export function parentsBeforeParts(
  items: readonly StatementItem[],
  fewest: 1 | 2,
): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const isUpsideDown = items.find(({ amounts }) => amounts !== null)?.words === "total";
  for (let at = items.length - 1; at >= 0; at -= 1) {
    const { amounts = null, words, said } = items[at] ?? {};
    if (amounts === null || said === "account") continue;
    if (words === "total" && !isUpsideDown) continue;
    if (amounts.filter((amount) => amount).length < FEWEST_DATES) continue;
    const end = endOfParts(items, ends, { at, fewest, printed: amounts });
    if (end !== null) ends.set(at, end);
  }
  return ends;
}

/** Where the fewest rows beneath come to what a row prints; a parent among them counts for its parts. */
function endOfParts(
  items: readonly StatementItem[],
  ends: ReadonlyMap<number, number>,
  { at, fewest, printed }: { at: number; fewest: number; printed: readonly (Minor | null)[] },
): number | null {
  const running = printed.map(() => 0n);
  let parts = 0;
  for (let next = at + 1; next < items.length; ) {
    const item = items[next];
    if (!item || item.amounts === null) return null;
    if (item.words === "total" && !ends.has(next)) return null;
    item.amounts.forEach((amount, column) => {
      running[column] = (running[column] ?? 0n) + (amount ?? 0n);
    });
    parts += 1;
    next = ends.get(next) ?? next + 1;
    if (parts >= fewest && addsUp([running], printed)) return next;
  }
  return null;
}
