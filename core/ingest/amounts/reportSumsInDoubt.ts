import { note } from "../../problem/ProblemList.ts";
import { shorten } from "../../text/shorten.ts";
import type { FileRows } from "../FileRows.ts";

/** The maximum number of rows to name. */
const MOST_NAMED = 3;

/**
 * Reports rows that may be subtotals of those below, or accounts with the same total by chance: as an error, or as a
 * warning if the user accepts the file.
 */
export function reportSumsInDoubt(file: FileRows, isAccepted: boolean): void {
  const list = isAccepted ? file.warnings : file.problems;
  const where = file.sheet === null ? {} : { sheet: file.sheet };
  // Of three such rows, each is the result of the others; results come last
  const kept = file.results.at(-1);
  if (kept !== undefined)
    note(list, "result_unclear", {
      ...where,
      row: kept.result.row,
      account: shorten(kept.result.label),
      value: shorten(kept.income.label),
      expected: shorten(kept.costs.label),
    });
  const [first, ...others] = file.doubted;
  if (first === undefined) return;
  note(list, "sums_unclear", {
    ...where,
    row: first.row,
    account: shorten(first.label),
    value: others
      .slice(0, MOST_NAMED)
      .map(({ row, label }) => `"${shorten(label)}" (row ${row})`)
      .join(", "),
  });
}
