import { note } from "../../problem/ProblemList.ts";
import { shorten } from "../../text/shorten.ts";
import type { FileRows } from "../FileRows.ts";

/** More rows in doubt are not named. */
const MOST_NAMED = 3;

/**
 * Says which rows may be sums of those beneath them, or accounts that come to the same: as a problem, or as a warning
 * where the user takes the file as it is.
 */
export function reportSumsInDoubt(file: FileRows, isAccepted: boolean): void {
  const list = isAccepted ? file.warnings : file.problems;
  const where = file.sheet === null ? {} : { sheet: file.sheet };
  // Of three such rows each is what the others come to: a result stands beneath what it is of
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
