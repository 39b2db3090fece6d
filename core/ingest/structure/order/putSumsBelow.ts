import type { StatementItem } from "../StatementItem.ts";
import { addsUp } from "../sums/matchRun.ts";

/**
 * Rewrites a report that prints sums above their parts to one with sums below. Each such row becomes a heading, and a
 * total with its amounts is added after its last part. The end is given or follows from indentation. `results` are some
 * of their parts less the others.
 */
export function putSumsBelow(
  items: readonly StatementItem[],
  groups: ReadonlySet<number>,
  {
    ends = new Map(),
    results = new Set(),
  }: { ends?: ReadonlyMap<number, number>; results?: ReadonlySet<number> } = {},
): readonly StatementItem[] {
  if (groups.size === 0) return items;
  const rewritten: StatementItem[] = [];
  const open: { total: StatementItem; end: number }[] = [];
  items.forEach((item, at) => {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= at) close(rewritten, open);
    if (!groups.has(at)) {
      rewritten.push(item);
      return;
    }
    rewritten.push({ ...item, amounts: null });
    const end = ends.get(at) ?? endOf(items, groups, at);
    // A result is not the sum of its accounts and keeps its label
    if (results.has(at)) open.push({ total: item, end });
    else if (isSumOf(items.slice(at + 1, end), groups, at + 1, item))
      open.push({ total: { ...item, label: `Total ${item.label}`, words: "total" }, end });
  });
  while (open.length > 0) close(rewritten, open);
  return rewritten;
}

function close(rewritten: StatementItem[], open: { total: StatementItem }[]): void {
  const last = open.pop();
  if (last) rewritten.push(last.total);
}

/**
 * The end of a group's rows: the next row that is not more indented, or the next group in a report without indentation.
 */
function endOf(items: readonly StatementItem[], groups: ReadonlySet<number>, at: number): number {
  const level = items[at]?.level ?? 0;
  const isIndented = (items[at + 1]?.level ?? 0) > level;
  const isEnd = (index: number) =>
    isIndented ? (items[index]?.level ?? 0) <= level : groups.has(index);
  let end = at + 1;
  while (end < items.length && !isEnd(end)) end += 1;
  return end;
}

/**
 * Whether a group is the sum of its own rows. An outer group may also include rows of nested groups; then it is only a
 * heading.
 */
function isSumOf(
  parts: readonly StatementItem[],
  groups: ReadonlySet<number>,
  first: number,
  { amounts }: StatementItem,
): boolean {
  const values = parts.flatMap((part, index) =>
    part.amounts === null || groups.has(first + index)
      ? []
      : [part.amounts.map((value) => value ?? 0n)],
  );
  return amounts !== null && values.length > 0 && addsUp(values, amounts);
}
