import { namesSection, sectionName } from "../../sections/Section.ts";
import type { StatementItem } from "../StatementItem.ts";

/** So many headings whose accounts are indented beneath them show that the report indents. */
const FEWEST_INDENTED = 2;

/**
 * A report without the accounts that a form lists though they have no amount, which look like headings: in a report
 * that indents, they stand as deep as the account right behind them.
 */
export function withoutEmptyBesideOthers(
  items: readonly StatementItem[],
): readonly StatementItem[] {
  const isIndented = items.filter((item, at) => isAbove(item, items[at + 1])).length;
  if (isIndented < FEWEST_INDENTED) return items;
  return keptFromBelow(
    items,
    (item, next) => item.level > 0 && item.level === next.level && next.amounts !== null,
  );
}

/**
 * The same without those that stand right above the total of another section; a heading there may be all that is
 * said of that total as well, so that its reading has to prove it.
 */
export function withoutEmptyAboveTotals(items: readonly StatementItem[]): readonly StatementItem[] {
  return keptFromBelow(
    items,
    (item, next) =>
      next.words !== "plain" && !namesSection(sectionName(next.label), sectionName(item.label)),
  );
}

function isAbove({ amounts, level }: StatementItem, next: StatementItem | undefined): boolean {
  return amounts === null && next !== undefined && next.amounts !== null && next.level > level;
}

/** Leaves out headings by what is left behind them. */
function keptFromBelow(
  items: readonly StatementItem[],
  isEmpty: (item: StatementItem, next: StatementItem) => boolean,
): readonly StatementItem[] {
  const kept: StatementItem[] = [];
  for (const item of items.toReversed()) {
    const next = kept.at(-1);
    const isHeading = item.amounts === null && item.said === undefined;
    if (!isHeading || next === undefined || !isEmpty(item, next)) kept.push(item);
  }
  return kept.length < items.length ? kept.toReversed() : items;
}
