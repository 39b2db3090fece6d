import { formatMinor } from "../../money/formatMinor.ts";
import { note } from "../../problem/ProblemList.ts";
import type { FileRows } from "../FileRows.ts";

/** Reports totals that differ from their rows only in the last digit, with the unit stated in the file. */
export function reportRounding(
  { controls, warnings, sheet, decimals }: FileRows,
  unit: string | null,
): void {
  for (const { label, row, column, printed, read, agrees } of controls) {
    if (!agrees || printed === read) continue;
    note(warnings, "total_rounded", {
      ...(sheet !== null && { sheet }),
      row,
      column,
      label,
      expected: formatMinor(printed, decimals),
      read: formatMinor(read, decimals),
      value: formatMinor(printed - read, decimals),
      ...(unit !== null && { about: unit }),
    });
  }
}
