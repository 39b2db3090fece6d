import { findGroups, withoutLooseGroups } from "../../rowKinds/findGroups.ts";
import type { StatementItem } from "../StatementItem.ts";
import { findIndentedSums } from "./findIndentedSums.ts";

/**
 * Finds sums printed above their parts, by indentation or codes: those that are certain, and additionally those that
 * only their labels suggest. `results` among them are some parts less others.
 */
export function sumsAboveParts(items: readonly StatementItem[]): {
  sure: ReadonlySet<number>;
  worded: ReadonlySet<number>;
  results: ReadonlySet<number>;
} {
  const isFree = (at: number) => items[at]?.said !== "account";
  const { groups, results } = findIndentedSums(items);
  const indented = new Set([...groups].filter(isFree));
  if (indented.size > 0) return { sure: indented, worded: indented, results };
  const figures = items.flatMap((item, place) => (item.amounts === null ? [] : [{ item, place }]));
  const width = figures[0]?.item.amounts?.length ?? 0;
  const columns = Array.from({ length: width }, (_, column) =>
    figures.map(({ item }) => item.amounts?.[column] ?? 0n),
  );
  const isCoded = figures.map(({ item }) => item.isCoded);
  const found = findGroups(isCoded, columns);
  const proved = withoutLooseGroups(found, isCoded, columns);
  const placesOf = (rows: Iterable<number>) =>
    new Set([...rows].flatMap((at) => figures[at]?.place ?? []).filter(isFree));
  const isWorded = (at: number) => figures[at]?.item.words !== "plain";
  return {
    sure: placesOf(proved),
    worded: placesOf([...found].filter((at) => proved.has(at) || isWorded(at))),
    results: new Set(),
  };
}
