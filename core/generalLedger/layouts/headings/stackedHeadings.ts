import type { Row } from "../Row.ts";
import { matchLedgerColumns } from "./ledgerColumns.ts";

/**
 * The headings of a table that stand in two rows: "Amount" above "Debit" and "Credit". What is printed across
 * several columns stands in the first of them. Null where the second row is none of headings.
 */
export function stackedHeadings(
  upper: readonly string[],
  lower: readonly string[],
): readonly string[] | null {
  const words = lower.filter((cell) => cell.trim() !== "");
  if (words.length < 2 || words.some((cell) => !/\p{L}/u.test(cell) || /\d/.test(cell)))
    return null;
  const width = Math.max(upper.length, lower.length);
  let across = "";
  return Array.from({ length: width }, (_, at) => {
    const [above, beneath] = [(upper[at] ?? "").trim(), (lower[at] ?? "").trim()];
    if (above !== "" || beneath === "") across = above;
    const ways = [`${across} ${beneath}`.trim(), beneath, above];
    return ways.find(isHeading) ?? ways[0] ?? "";
  });
}

function isHeading(cell: string): boolean {
  return Object.keys(matchLedgerColumns([cell])).length > 0;
}

/** Whether a row numbers the columns, as printed forms do beneath their headings: 0, 1, 2, 3. */
export function numbersColumns(row: Row | undefined): boolean {
  const cells = (row?.cells ?? []).map((cell) => cell.trim()).filter((cell) => cell !== "");
  const first = Number(cells[0]);
  if (cells.length < 4 || (first !== 0 && first !== 1)) return false;
  return cells.every((cell, at) => cell === String(first + at));
}
