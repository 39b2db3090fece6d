import { normaliseHeading } from "../../headings/normaliseHeading.ts";
import type { StatementItem } from "../StatementItem.ts";

const TOTAL_OF = /^(?:total|totaal|totale|summe|summa|suma)(?: (?:of|for))? (.+)$/;

/**
 * Removes the amounts from a heading that shows the sum of its rows, where "Total …" below shows the same sum again.
 * (If the heading had an amount of its own, the total would include it.)
 */
export function withoutSumsTwice(items: readonly StatementItem[]): readonly StatementItem[] {
  const [headings, totals] = [new Set<number>(), new Set<number>()];
  const lastOf = new Map<string, number>();
  for (const [at, { label, amounts, words }] of items.entries()) {
    if (amounts === null) continue;
    const name = normaliseHeading(label);
    if (words === "total") totals.add(at);
    const from = lastOf.get(TOTAL_OF.exec(name)?.[1] ?? "");
    lastOf.set(name, at);
    if (from === undefined || items[from]?.said === "account") continue;
    const isPart = (place: number) => !headings.has(place) && !totals.has(place);
    if (!isSumTwice(items, from, at, isPart)) continue;
    headings.add(from);
    totals.add(at);
  }
  if (headings.size === 0) return items;
  return items.map((item, at) => (headings.has(at) ? { ...item, amounts: null } : item));
}

/** Whether two rows have the same amounts, which the rows between add up to. */
function isSumTwice(
  items: readonly StatementItem[],
  from: number,
  to: number,
  isPart: (place: number) => boolean,
): boolean {
  const printed = items[to]?.amounts ?? [];
  const above = items[from]?.amounts ?? [];
  if (printed.every((amount) => !amount)) return false;
  const left = printed.map((amount) => amount ?? 0n);
  for (let place = from + 1; place < to; place += 1) {
    if (!isPart(place)) continue;
    items[place]?.amounts?.forEach((amount, column) => {
      left[column] = (left[column] ?? 0n) - (amount ?? 0n);
    });
  }
  return printed.every((amount, column) => amount === above[column] && left[column] === 0n);
}
