import { namesSection, sectionName } from "../../sections/Section.ts";
import type { StatementItem } from "../StatementItem.ts";

/** The evidence for indentation: this many headings with indented accounts. */
const FEWEST_INDENTED = 2;

/**
 * Leaves out accounts without amounts, which look like headings. In a report with indentation they are as deep as the
 * account after them.
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
 * Leaves out accounts without amounts directly above the total of another section. Such a row may be that total's
 * heading, so the reading must prove it.
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

/** Leaves out headings depending on the rows kept after them. */
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
